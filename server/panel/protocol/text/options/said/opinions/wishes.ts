import { comparable } from '../../../text.ts';
import type { Hint } from '../hints.ts';
import { isQuestion } from '../leads.ts';
import { holdsBound } from './bounds.ts';
import { isDealWithUs, offers } from './dealings.ts';
import { offersInTurn } from './offersInTurn.ts';
import { withItsPrice } from './prices.ts';
import { asides } from './suggestions.ts';
import { byScript } from '../forms/scripts.ts';
import { endOf, isDenied, isName, tidy } from '../sides.ts';
import { advises, counselForms, inTheView, paper } from '../forms/counsel.ts';
import { ideaForms } from '../forms/ideas.ts';
import { isNoDeed } from '../forms/noDeed.ts';
import { unspacedWishForms, wishForms } from '../forms/wishes.ts';
import { wouldDoForms } from '../forms/wouldDo.ts';
import type { IsSpoken } from '../spoken.ts';
import { tongues } from '../tongues/tongues.ts';
import type { Tongue } from '../tongues/tongue.ts';

export type Wish = { readonly who: string; readonly what: string };

/** What people would each have: "my partner wants to sell, I would rather wait". One alone may be saying what somebody aims at. */
export const wishesIn = (sentences: readonly string[], isSpoken: IsSpoken): Hint[] =>
  sentences.flatMap((sentence, at) => {
    if (isQuestion(sentence)) return [];
    const offered = offersInTurn(sentence).filter(({ who }) => !paper.test(who));
    const wishes = clausesOf(sentence)
      .filter((clause) => !offered.some(({ what }) => what.includes(clause)))
      .flatMap((clause) => wishIn(clause, sentence, isSpoken));
    // One offer alone is read with all that is said of it.
    return [...(offered.length > 1 || wishes.length > 0 ? offered : []), ...wishes].map(({ who, what }): Hint => ({
      at,
      by: who,
      kind: 'wish',
      option: withItsPrice(what, sentence),
    }));
  });

const clausesOf = (sentence: string): readonly string[] =>
  sentence
    .slice(0, longest)
    .replaceAll(/ ?[(（][^()（）]{0,80}[)）]/gu, '')
    .replaceAll(asides, ' ')
    .replaceAll(ofHis, ' ')
    .replaceAll(please, ' ')
    .replaceAll(inTheView, '$1 ')
    .split(between)
    .map((clause) =>
      clause
        .trim()
        .replace(joined, '')
        .replace(/[.!。।]+$/u, ''),
    );
const longest = 500;
/** A word of courtesy, not of favour. */
const please = /,? (?:por favor|per favore|per piacere|se faz favor)(?![\p{L}\p{M}]),?/giu;
/** "Hugo, lui, …". */
const ofHis =
  /, (?:lui|elle|moi|eux|elles|quant à (?:lui|elle|moi)|de son côté|en revanche|au contraire|invece|da parte sua|en cambio|por su parte|sinceramente|honestly|for (?:his|her|my) part|by contrast|ihrerseits|seinerseits|dagegen|z kolei|натомість|напротив|наоборот), /giu;

/** Words of one language may stand in a form of another, whose rest of the clause is longer. */
const wishIn = (clause: string, sentence: string, isSpoken: IsSpoken): Wish[] =>
  formsFor(clause)
    .filter(({ tongue }) => tongue === undefined || isSpoken(tongue, sentence))
    .flatMap(({ form, isCounsel = false }) => wish(form.exec(clause), { isAdvised: isCounsel && advises.test(clause) }))
    .toSorted((a, b) => a.who.length - b.who.length || a.what.length - b.what.length)
    .slice(0, 1);

/** Who, in a few words, what says that it is a wish, and what is wished. */
const formOf = ({ wishes = '(?!)', wished = '(?!)' }: Tongue): RegExp =>
  new RegExp(
    `^(?<who>.{1,40}?) (?:${wishes})(?:,? (?:${wished})(?![\\p{L}\\p{M}](?<![’']\\p{L})))*(?:,? |(?<=[’']))(?<what>.+)`,
    'iu',
  );
const formsFor = byScript<{ readonly form: RegExp; readonly tongue?: Tongue; readonly isCounsel?: true }>(
  [
    ...ideaForms.map((form) => ({ form })),
    ...Object.values<Tongue>(tongues).map((tongue) => ({ form: formOf(tongue), tongue })),
    ...wouldDoForms,
    ...counselForms,
    ...[...wishForms, ...unspacedWishForms].map((form) => ({ form })),
  ],
  ({ form }) => form.source,
);

/**
 * What somebody would have, unless those who say it only have demands, or it is no deed; `isAdvised` also from outside. Of a deal with the writer it is all
 * that is said: to take that offer.
 */
export const wish = (
  said: RegExpExecArray | null,
  { isAdvised = false, isOffer = false, isThing = false }: Saying,
): Wish[] => {
  if (said === null) return [];
  const [all, groups] = [said[0], said.groups ?? {}];
  const who = comparable(groups['who'] ?? '');
  const wished = groups['what'] ?? '';
  const named = wished.split(another)[0] ?? '';
  const deed = withItsLead(tidy(endOf(named)).replace(/ hơn$/u, ''), all.slice(0, all.length - wished.length));
  const isDeal = isThing || isDealWithUs(who, deed, isOffer || offers.test(all));
  const what = isDeal ? tidy(endOf(all.replace(wished, named))) : deed;
  return who !== '' &&
    !everybody.test(who) &&
    (isAdvised || isOffer || isDeal || !outsider.test(who) || counsellor.test(who)) &&
    !holdsBound(deed) &&
    !paper.test(who) &&
    !reader.test(who) &&
    !refuses.test(who) &&
    !receives.test(who) &&
    !pointsAt.test(what) &&
    !word.test(what) &&
    !isTurned.test(what) &&
    !isNoDeed(what) &&
    isName(what) &&
    what.length >= 2 &&
    !isDenied.test(what)
    ? [{ who, what }]
    : [];
};

/** "Qu'on reste seuls et qu'on embauche": what leads to both deeds stays before the first as well. */
const withItsLead = (deed: string, before: string): string => {
  const [lead = ''] = leads.exec(before) ?? [];
  return lead !== '' && ` ${deed}`.includes(` ${lead.trim()} `) ? `${lead}${deed}` : deed;
};
const leads =
  /(?<!\p{L})(?:qu[’']on|que(?: nous)?|que l[’']on|that we|dass (?:wir|man)|dat we|che|żebyśmy|aby(?:śmy|chom)?|чтобы(?: мы)?|щоб(?: ми)?|să|hogy|att vi|at vi|να) ?$/iu;

type Saying = { readonly isAdvised?: boolean; readonly isOffer?: boolean; readonly isThing?: boolean };
/** "She wants a new oven, I am not sure". */
const another =
  /[,،] (?=(?:i|we|ich|wir|je|nous|yo|nosotros|io|noi|eu|nós|ik|wij|jag|vi|jeg|já|my|ja|я|мы|ми|εγώ|εμείς|minä|én|أنا|نحن|من|ما|אני|אנחנו|tôi|saya|kami|ben|biz)(?![\p{L}\p{M}]))/iu;

/** "More than that we will not spend": the verb stands before its subject, and what is wished before both. */
const isTurned =
  /^(?:(?:nobody|no one|none|keiner?|niemand|personne|aucun|nadie|ninguno|ninguém|nessuno|geen|nikt|nikdo|никто|ніхто|κανείς|ingen|kukaan|senki|nimeni)(?!\p{L})|(?:wir|ich|man|wij|we|ik|men) |(?:vi|jag|jeg) .*(?<!\p{L})(?:inte|ikke|ingen|inget|intet)(?!\p{L}))/iu;

/** Those for whom one decides have aims, and so has "we". */
const everybody =
  /^(?:it|that|this|(?:the |our )?guests|(?:die |unsere )?gäste|(?:les|i|os|los) (?:hôtes|ospiti|hóspedes|huéspedes)|(?:de )?gasten|goście|гости|гості|gäster(?:na)?|gjester|gæster(?:ne)?|das|es|dies|ça|cela|ce|esto|eso|ciò|questo|isto|isso|het|dit|dat|to|это|это всё|це|αυτό|هذا|ذلك|این|آن|זה|det|detta|dette|se|tämä|ez|az|asta|này|đó|ini|itu|bu|we|they|customers|clients|people|everyone|everybody|nobody|no one|wir|sie|kunden|alle|niemand|nous|on|ils|les clients|tout le monde|nosotros|ellos|los clientes|todos|nadie|noi|loro|i clienti|tutti|nós|eles|os clientes|todos|we|wij|ze|zij|klanten|iedereen|my|oni|klienci|wszyscy|мы|они|клиенты|все|ми|вони|клієнти|всі|εμείς|αυτοί|οι πελάτες|όλοι|نحن|هم|العملاء|الجميع|ما|آنها|مشتریان|همه|אנחנו|הם|הלקוחות|כולם|हम|वे|আমরা|நாங்கள்|chúng tôi|khách hàng|mọi người|kami|kita|mereka|pelanggan|biz|onlar|müşteriler|herkes|我们|我們|他们|他們|客户|客戶|大家|我々|私たち|みんな|顧客|우리는|고객들?은|เรา|ลูกค้า|ทุกคน)$/u;

/** "Choose the method that you prefer": the reader of the text. */
const reader =
  /(?<=[\s,])(?:que|qu[’']|that|which|che|die|den|das|який|которы\p{L}*|któr\p{L}+)[ ,]*(?:vous|tu|you|lei|Sie|du|usted(?:es)?|вы|ви)$/iu;

/** "I do not want to". */
const refuses =
  /(?:(?<![\p{L}\p{M}])(?:not|never|nicht|kein\p{L}*|ne|no|non|não|niet|nie|не|нет|δεν|لا|لم|لن|نمی\S*|לא|नहीं|না|không|tidak|inte|ikke|ei|en|nem|nu)|n[’']t)$|不$/iu;
/** "We got a proposal from a chain": it is told of, and what it says comes behind. */
const receives = /(?<!\p{L})(?:receb\p{L}+|recib\p{L}+|receiv\p{L}+|got|reçoi\p{L}+|reçu|ricev\p{L}+)(?: \p{L}+)?$/iu;
/** "My partner wants the first": what was named before. */
const pointsAt =
  /^(?:mir|uns|me|nous|nos|mi|ci|nam|мне|нам)$|^(?:(?:the|this|that|den|die|das|der|de|het|le|la|les|el|los|il|lo|o|a|det|den) )?(?:first|second|third|former|latter|one|other|same|last|it|that|both|lain(?:nya)?|khác|erste\p{L}?|zweite\p{L}?|letztere\p{L}*|gleiche|premi[eè]re?|second[eo]?|dernière?|même|primer[ao]|segund[ao]|últim[ao]|mism[ao]|prim[ao]|ultim[ao]|stess[ao]|primeir[ao]|eerste|tweede|laatste|zelfde|pierwsz\p{L}+|drugi\p{L}*|перв\p{L}+|втор\p{L}+|перш\p{L}+|друг\p{L}+|første|andra|första|anden)$/iu;

/** "The council wants a decision by May." */
const word =
  /^(?:(?:an?|the|our|your|eine?n?|die|den|une?|la|le|una|el|uma|a|o|een|het|en|et|ett|ha|få|get|have|bis|til|senast|az|egy|un) )?(?:(?:clear|final|quick|schnelle|klare|endgültige) )?(?:answer|reply|response|decision|word|entscheidung|antwort|bescheid|klarheit|réponse|décision|respuesta|decisión|risposta|decisione|resposta|decisão|antwoord|beslissing|besluit|odpowied[źz]\p{L}*|decyzj\p{L}+|ответ\p{L}*|решени[ея]|відповід\p{L}+|рішення|απάντηση|απόφαση|besked|svar|beslut\p{L}*|afgørelse|avgjørelse|beslutning|tiedon|vastauksen|päätöksen|odpověď|rozhodnutí|választ|döntést|un răspuns|răspuns|decizi\p{L}+|cevap|yanıt|karar|jawaban|keputusan|câu trả lời|jibu|uamuzi|تصمیم|جواب|پاسخ|جواباً?|رداً?|قراراً?|תשובה|החלטה)(?!\p{L})/iu;

/** Those from outside have demands; they may give counsel as well. */
const outsider =
  /(?<![\p{L}\p{M}])(?:landlord|bank|lender|supplier|distribut|manufacturer|insurer|tax|buyer|seller|customer|client|tenant|vermieter|hausbank|lieferant|hersteller|versicherung|finanzamt|kund|mieter|bailleur|propriétaire|banque|fournisseur|fabricant|assurance|acheteur|locataire|casero|propietari|banco|proveedor|fabricante|aseguradora|comprador|padrone di casa|proprietario|banca|fornitore|produttore|acquirente|senhorio|proprietári|fornecedor|seguradora|inquilino|verhuurder|fabrikant|leverancier|verzekeraar|klant|wynajmujący|właściciel|dostawca|producent|najemc|арендодател|банк|поставщик|производител|клиент|покупател|орендодавец|постачальник|виробник|клієнт|ιδιοκτήτης|τράπεζα|προμηθευτής|πελάτης|المالك|البنك|المورد|العميل|صاحبخانه|بانک|مشتری|בעל הבית|הבנק|הספק|הלקוח|मकान मालिक|बैंक|ग्राहक|বাড়িওয়ালা|ব্যাংক|ক্রেতা|உரிமையாளர்|வங்கி|chủ nhà|ngân hàng|khách|pemilik|bank|pembeli|ev sahibi|banka|müşteri|tedarikçi|hyresvärd|kund|leverantör|udlejer|kunde|leverandør|pronajímatel|zákazn|dodavatel|tulajdonos|vevő|szállító|chiriaș|banca|furnizor|vuokranantaja|pankki|asiakas)|房东|房東|银行|銀行|客户|客戶|供应商|供應商|大家さん|家主|顧客|取引先|仕入先|業者|임대인|집주인|은행|고객|거래처|เจ้าของ|ธนาคาร|ลูกค้า/iu;

/** Who works at a bank or with taxes and is asked for counsel. */
const counsellor =
  /advis[eo]r|consultant|accountant|manager|banker|berater|conseill[eè]r|banquier|asesor|gestor|banquero|direct[eo]u?r|dirett|diretor|consulente|consultor|adviseur|doradc|bankier|советник|консультант|бухгалтер|банкир|радник|банкір|σύμβουλ|λογιστ|danışman|müşavir|مستشار|محاسب|مشاور|حسابدار|יועץ|सलाहकार|পরামর্শক|ஆலோசகர்|cố vấn|kế toán|penasihat|konsultan|rådgiv|neuvoja|poradce|tanácsadó|consilier|顾问|顧問|税理士|会計士|세무사|회계사|ที่ปรึกษา|นักบัญชี/iu;

/** Where somebody else is spoken of. */
const between =
  /(?<!(?:ist|wäre|war|lautet|vor|dazu|dafür|d?arauf|drauf|davon|darüber|damit|Spiel|vorgeschlagen|angeregt|empfohlen|Gedanken|mondom|mondja|nach|empfiehlt|neige|neigt|(?:rät|rieten?|empfiehlt)(?: mir| uns)?|plant|(?:wäre|sei|ist)(?: es)? (?:besser|klüger|sinnvoller|am besten)))[,;،؛，；、](?!(?<=\p{Nd}.)\p{Nd})(?!\s?(?:że|żeby|aby|abyśmy|что|чтобы|що|щоб|dass|hogy|että|ať|že|aby|abychom|zu|vi (?:skal?|skulle|bør|burde|bör)|at (?:vi|jeg|man|det)|es (?:wäre|sei|ist) (?:besser|klüger|sinnvoller|am)|(?:wir|man|ich|Sie) (?:soll\p{L}*|muss|müss\p{L}*)|dass (?:Sie|wir|man))(?!\p{L}))\s?|(?<!^(?:идея|предложение|план|совет|ідея|пропозиція|порада)(?: \p{L}+){1,3})\s[–—-]\s|\s(?=(?:but|while|whereas|aber|während|mais(?= (?:je|j[’']\p{L}+|il|elle|on|nous|ils|elles|mon|ma|mes|notre|le|la|les|l[’']\p{L}+|un|une|ce|cela|ça|sans|avec) )|tandis que|alors que|pero|mientras|mentre|mas|enquanto|maar|terwijl|ale|natomiast|но|однако|але|αλλά|ενώ|لكن|بينما|اما|ولی|אבל|लेकिन|কিন্তু|ஆனால்|nhưng|còn|tetapi|tapi|sedangkan|ama|ancak) )|\s(?=(?:and my|and our|und mein\p{L}{0,2}|und unser\p{L}{0,2}|et (?:mon|ma|notre)|y (?:mi|nuestr[oa])|e (?:(?:il|la|o|a) )?(?:mio|mia|meu|minha|nosso|nossa)|en (?:mijn|onze?)|a (?:můj|moje|náš|naše|mój|moja|nasz|nasza)|i (?:mój|moja|nasz|nasza)|и (?:мой|моя|наш|наша)|[ійа] (?:мій|моя|наш|наша)|och (?:min|vår)|og (?:min|vår|vores)|ja (?:minun|meidän)|és a|și) )|\s(?=و (?:من|او|همسرم|خانمم|شوهرم|برادرم|خواهرم|پدرم|مادرم|شریکم) )|\s(?=แต่|ส่วน)|\s(?=(?:저|나|제|우리)(?:는|가) )|(?<=\p{Script=Thai}\p{M}?)\s(?=\p{Script=Thai})/iu;
const joined =
  /^(?:and|but|while|whereas|und|aber|während|et|mais|tandis que|alors que|y|pero|mientras(?: que)?|e|ma|mentre|mas|enquanto|maar|terwijl|ale|natomiast|(?-i:i|a|en)|и|но|а|однако|і|але|και|αλλά|ενώ|و|لكن|بينما|اما|ولی|אבל|और|लेकिन|पर|কিন্তু|আর|ஆனால்|nhưng|còn|dan|tetapi|tapi|sedangkan|ve|ama|ancak)\s|^(?:و(?=أنا|هو|هي)|ו(?=\p{L}{2}))/iu;
