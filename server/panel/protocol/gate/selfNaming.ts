import { identities } from '../../providers/table.ts';
import { comparable } from '../text/text.ts';

/** Makers of models, and models: as they call themselves, and as other scripts write them. */
const makers = identities.flatMap((one) => one.makers);
const models = identities.flatMap((one) => one.models);
const version = '(?:[ -](?:\\d[\\p{L}\\d.-]*|opus|sonnet|haiku|fable|pro|flash|mini|nano|turbo|ultra)(?!\\p{L}))*';

/**
 * How a text says which model its author is or who made it: N a model, M a maker, K what such a thing is called. A name on its
 * own says nothing: the case may be about that company. What follows a name is looked at where the name could begin something else.
 */
const sayings: readonly string[] = [
  // English
  "\\bi(?: am|'m)(?: an?| the| just| called| named)*(?: M(?:'s)?)? N(?=\\W*$|[.,;:!?)]|,? (?:and|but|an?|made|built|trained|developed|by|from|K)\\b)",
  "\\bi(?: am|'m) (?:an? |the )?(?:large |M |ai )*K\\b[^.!?]{0,30}\\b(?:by|from|of|at) M",
  "\\bi(?: was| am| have been|'ve been)(?: \\p{L}+)? (?:made|built|trained|developed|created|designed) (?:by|at) M",
  "\\bas (?:an? |the )?N,? (?:i|i'm|i'd|i've|my|we|our)\\b",
  "\\bas (?:an? |the )?(?:(?:M|N)[ -](?:made |trained |built )?K|K (?:made|built|trained|developed|created) (?:by|at) M|K (?:by|from|of) M),? (?:i|i'm|i'd|i've|my|we|our)\\b",
  '\\bM (?:has |have )?(?:made|built|trained|created|developed|designed) me\\b',
  '\\bmy (?:maker|creator|developer|provider|vendor)s?,?(?: is| are| at)? M',
  '\\b(?:my name is|call me|(?:speaking|writing|answering|voting) as)(?: an?)? N',
  '\\bi, N,',
  // German
  '\\b(?:ich (?:bin|heiße)|(?:bin|heiße) ich)(?: ein| eine| das| der| die| ki| K| namens| von)* (?:N|M)(?![\\p{L}-])',
  '\\bals N,? (?:\\p{L}+ )?ich\\b',
  '\\bals (?:\\p{L}+ )?(?:M-K|K von M),? (?:\\p{L}+ )?ich\\b',
  '\\bich (?:wurde|bin) (?:von|bei) M (?:\\p{L}+ )?(?:entwickelt|trainiert|gebaut|erschaffen|geschaffen)',
  // Spanish
  '\\b(?:soy|me llamo)(?: un| una| el| la| K| ia| de| creado por| entrenado por)* (?:N|M)(?!\\p{L})',
  '\\bcomo (?:(?:un|el|K|ia|de) )*N,? (?:yo|creo|pienso|opino|considero|veo|no puedo|mi)\\b',
  '\\b(?:fui|he sido) (?:cread|entrenad|desarrollad)[oa] por M',
  // French
  "\\bje (?:suis|m'appelle)(?: un| une| le| la| K| ia| de| d'| créé par| entraîné par)* (?:N|M)(?!\\p{L})",
  "\\ben tant que (?:(?:un|K|ia|de) )*(?:N|K (?:de|d') ?M)(?!\\p{L})",
  "\\bj'ai été (?:créé|entraîné|développé|conçu)e? par M",
  // Arabic
  '(?:أنا|اسمي) (?:(?:نموذج|مساعد) )?(?:من )?(?:N|M)',
  '(?:بصفتي|بوصفي|باعتباري) (?:(?:نموذجا|نموذجًا|نموذج|مساعدا|مساعدًا) )?(?:من )?(?:N|M)',
  '(?:طورتني|درّ?بتني|صنعتني|أنشأتني) (?:شركة )?M',
  // Hindi
  'मैं,? (?:एक )?(?:N|M)(?:,| हूँ| हूं| का (?:K|बनाया)| द्वारा)',
  'मेरा नाम N',
  'N के (?:रूप में|तौर पर|नाते),? (?:मैं|मेर)',
  'मुझे M ने (?:बनाया|प्रशिक्षित|विकसित)',
  // Japanese
  '(?:私|わたし|僕|当方)は、?(?:N|M)(?:です|であり|という|と申|として|が(?:開発|作)|に(?:開発|作)|の(?:K|ai))',
  'Nとして、?(?:の)?(?:私|わたし)',
  // Chinese
  '我(?:是|叫)(?:由)?(?:(?:N)(?=\\W*$|[,.;:!?、。])|(?:N|M)(?:开发|開發|训练|訓練|研发|研發|的(?:K|ai)))',
  '(?:作为|作為)(?:N,?我|M(?:开发|開發|训练|訓練|研发|研發)?的(?:K|ai),?我)',
];
/** What a text is signed with. Read only where neither the user nor a page speaks of that model. */
const signatures = ['^[\\W_]*N[*_ ]*:', '(?:^| )- ?N\\W*$'];

const kinds = [
  '(?:(?:large|language|ai) )*(?:models?|llm|ai|assistant|chatbot|system)',
  '(?:sprach|ki-)?modell|sprachassistent|assistent',
  'modelo|asistente|modèle|assistant',
  'मॉडल|मॉडेल|सहायक|モデル|アシスタント|模型|助手|人工智能|人工智慧',
].join('|');

/**
 * Finds in a text the words with which its author says what model he is; null when there are none. `own` are the names of further
 * models at the table (of an operator's server); `data` is what the user and the pages say: a quote of it says nothing of
 * the seat.
 */
export const selfNaming = (own: readonly string[], data: string): ((text: string) => string | null) => {
  const written = (saying: string) =>
    saying
      .replaceAll('K', `(?:${kinds})`)
      .replaceAll('N', `(?:(?:${[...models, ...own].join('|')})${version})`)
      .replaceAll('M', `(?:${makers.join('|')})`);
  const patterns = sayings.map((saying) => new RegExp(written(saying), 'u'));
  const signed = signatures.map((saying) => new RegExp(written(saying), 'u'));
  const spokenOf = new RegExp([...models, ...makers, ...own].join('|'), 'u');
  const known = comparable(data);
  const all = spokenOf.test(known) ? patterns : [...patterns, ...signed];
  return (text) => {
    const plain = comparable(text);
    // Most texts name no model or maker.
    if (!spokenOf.test(plain)) return null;
    return all.map((pattern) => pattern.exec(plain)?.[0]).find((found) => found && !known.includes(found)) ?? null;
  };
};
