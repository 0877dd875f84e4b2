import { byScript } from '../forms/scripts.ts';
import { advises } from '../forms/counsel.ts';
import type { Proposing } from '../forms/proposing/form.ts';
import { proposing } from '../forms/proposing/proposing.ts';
import { notions, ofSomebody, saysItCan } from '../forms/proposing/notions.ts';
import { unspacedSays, unspacedWays } from '../forms/proposing/unspaced.ts';
import type { Hint } from '../hints.ts';
import { isQuestion } from '../leads.ts';
import { endOf, isDenied, isName, tidy } from '../sides.ts';
import type { IsSpoken } from '../spoken.ts';
import { offeredThings } from './dealings.ts';
import { withItsPrice } from './prices.ts';
import { asides } from './suggestions.ts';
import type { Tongue } from '../tongues/tongue.ts';
import { tongues } from '../tongues/tongues.ts';
import { type Wish, wish } from './wishes.ts';

/** What sentences name as one thing that could be done, by how it is, by saying that it is possible, and by who proposes or offers it. */
export const proposedIn = (sentences: readonly string[], isSpoken: IsSpoken): Hint[] =>
  sentences.flatMap((sentence, at) => {
    if (isQuestion(sentence) || sentence.length > longest) return [];
    const forms = formsFor(sentence).filter(({ tongue }) => tongue === undefined || isSpoken(tongue, sentence));
    const found = partsOf(sentence).map((part) => forms.flatMap((form) => readBy(form, part, at)).slice(0, 1));
    const hints = found.find((one) => one.length > 0) ?? [];
    return hints.map((hint) => ({ ...hint, option: withItsPrice(hint.option, sentence) }));
  });
const longest = 400;

/** The whole of a sentence, then what follows within it. */
const partsOf = (sentence: string): readonly string[] => {
  const whole = sentence
    .replaceAll(/ ?[(（][^()（）]{0,80}[)）]/gu, '')
    .replaceAll(asides, ' ')
    .replace(/[.!。।]+$/u, '');
  return [whole, ...whole.split(inner).slice(1)].filter((part) => part.length > 8);
};
const inner =
  /[;:；：؛] ?|(?<=[,،]) (?=(?:and|but|so|or|und|aber|oder|et|mais|ou|y|pero|o|e|ma|mas|en|maar|a|ale|i|но|а|и|але|і|men|og|och|mutta|ja|de|dar|iar|αλλά|και) )| (?=(?:and|so|but) (?:we|i) could )|(?<=[\p{Script=Han}])[，,]|(?<=\p{Script=Thai}\p{M}?) (?=\p{Script=Thai})/u;

type Form = {
  readonly form: RegExp;
  readonly kind: 'counts' | 'may' | 'wish';
  readonly isOffer?: boolean;
  readonly isThing?: boolean;
  readonly tongue?: Tongue;
  /** A word without which it cannot be: most sentences have none. */
  readonly has?: RegExp;
};

const readBy = (
  { form, has, kind, isOffer = false, isThing = false }: Form,
  part: string,
  at: number,
): readonly Hint[] => {
  const said = has?.test(part) === false ? null : form.exec(part);
  if (said === null) return [];
  if (kind === 'wish')
    return wish(said, { isOffer, isThing, isAdvised: advises.test(verbOf(said)) }).map(({ who, what }: Wish) => ({
      at,
      by: who,
      kind,
      option: what,
    }));
  const option = tidy(endOf((said.groups?.['what'] ?? '').replace(/^(?:[’']|(?:το )?να |să )\s*/u, '')));
  return isName(option) && !isDenied.test(option) && option.length >= 2 ? [{ at, by: `${at}`, kind, option }] : [];
};

/** What stands between who says it and what is to be done. */
const verbOf = (said: RegExpExecArray): string => {
  const [all = ''] = said;
  const from = said.groups?.['who']?.length ?? 0;
  return all.slice(from, Math.max(from, all.length - (said.groups?.['what']?.length ?? 0)));
};

/** A word or two before it: "also", "of course". */
const opens = '^["“„«]?(?:[\\p{L}’\']{1,12},? ){0,2}?';
const follows = "(?:,? |(?=[’'])|(?<=[’']))";
/** Who, in a few words, whatever is said of him between commas. */
const someone =
  '^(?<who>[^,;:]{1,50}?)(?:, [^,;:]{2,70},)? (?:(?:who|qui|che|que|die|der|das|dat|som|joka|aki|który|która|který|která|который|которая|який|яка|care|που) )?';

/** "We can expect a verdict in May" is no way to go. */
const foreseen =
  '(?! (?:expect|hope|count|deduct|wait|be|espérer|attendre|compter|déduire|esperar|contar|deducir|deduzir|aspettar\\p{L}*|contare|dedurre|liczyć|odliczyć|spodziewać|ждать|рассчитывать|ожидать|чекати|розраховувати|очікувати|vänta|räkna|vente|regne|čekat|počítat|odottaa|menunggu|mengharapkan|chờ|mong)(?!\\p{L})|.* (?:rechnen|erwarten|absetzen)(?!\\p{L}))';
/** Who has it or how it came up, in two words or more: an idea that a sentence begins with is told of, "the idea of founding it was hers". */
const begins = "^(?:[^\\s,;:]+ )(?:[^,;:]{0,60}?[^\\s,;:]+[\\s’'])(?<![\\p{L}\\p{M}])";
const notionOf: Readonly<Record<string, (typeof notions)[keyof typeof notions]>> = notions;
const ableOf: Readonly<Record<string, string | undefined>> = saysItCan;

const formsOf = ([name, { ways, could, there, says, offers, deed }]: readonly [string, Proposing]): Form[] => {
  const tongue = new Map<string, Tongue>(Object.entries(tongues)).get(name);
  if (tongue === undefined) return [];
  const [act, thing = act] = deed;
  const made = (
    lead: string,
    of: readonly string[],
    what: string,
    rest: Pick<Form, 'kind' | 'isOffer' | 'has'>,
  ): Form[] =>
    of.map((words) => ({
      form: new RegExp(`${lead}(?:${words})${follows}(?<what>${what})`, 'iu'),
      tongue,
      ...rest,
    }));
  const notion = notionOf[name];
  const able = ableOf[name];
  return [
    ...(notion === undefined
      ? []
      : made(begins, [`(?:${notion.noun})${ofSomebody}(?:${notion.leads})`], act, {
          kind: 'counts',
          has: new RegExp(notion.noun, 'iu'),
        })),
    ...made(opens, ways, act, { kind: 'counts' }),
    ...made(opens, could, act, { kind: 'may' }),
    ...made(
      someone,
      [
        ...says,
        ...(able === undefined ? [] : [`${able}${foreseen}`]),
        ...(tongue.wishes === undefined
          ? []
          : [`(?:${tongue.wishes})(?:,? (?:${tongue.wished ?? '(?!)'})(?![\\p{L}\\p{M}]))*`]),
      ],
      thing === act ? act : `(?:${act}|${thing})`,
      { kind: 'wish' },
    ),
    ...made(someone, offers, act, { kind: 'wish', isOffer: true }),
    ...made(opens, there, `(?:\\p{L}{1,4}[’' ] ?){0,2}(?:${plans}).+`, { kind: 'counts' }),
  ];
};

/** What is there as well is a way where it is something to agree to: a cellar is none. */
const plans =
  'co-?op|koop|samenwerk|zusammenarbeit|kooperation|samarbe|współprac|spoluprác|сотруднич|співпрац|συνεργασ|colabor|collabor|partner|angebot|offre|offer|oferta|oferte|offert|aanbod|erbjudand|tilbud|tarjous|ajánlat|nabídk|предложен|пропозиц|πρόταση|propos|propuest|vorschlag|voorstel|förslag|forslag|ehdotu|javaslat|návrh|propozycj|ide[aeé]|pomysł|nápad|ideia|tanke|möjlighet|mulighe|möglichkeit|mogelijkheid|possib|posibil|możliwoś|možnost|возможност|можливіст|δυνατότητα|opti|opci|opzion|opç|opção|variant|вариант|варіант|lösung|solu|oplossing|rozwiąz|řešení|leasing|fusion|merger|übernahme|takeover|لاعرض|عرض|اقتراح|فكرة|خيار|הצע|אפשרות|phương án|đề nghị|tawaran|pilihan';
const formsFor = byScript<Form>(
  [
    ...Object.entries(proposing).flatMap(formsOf),
    ...offeredThings.map((form) => ({ form, kind: 'wish' as const, isOffer: true, isThing: true })),
    ...unspacedWays.map((form) => ({ form, kind: 'counts' as const })),
    ...unspacedSays.map((form) => ({ form, kind: 'wish' as const })),
  ],
  ({ form }) => form.source,
);
