import { denials } from './forms/denials.ts';
import { byScript } from './forms/scripts.ts';
import { toDecide } from './leads.ts';
import { saysOrNot } from './parted.ts';
import type { Tongue } from './tongues/tongue.ts';
import { tongues } from './tongues/tongues.ts';

/**
 * A sentence without the clauses that say of what they list that it cannot, may not or shall not be: those name limits, no options. A question asks, and
 * of two sides one may well be not to do a thing: there a joint, or "either", comes first.
 */
export const withoutRuledOut = (sentence: string): string => {
  const clauses = clausesOf(sentence);
  const kept = clauses.filter((clause, i) => !isRuledOut(clause) && !rulesOutBefore(clauses[i + 1] ?? ''));
  return kept.length === clauses.length ? sentence : kept.join(' ').trim();
};

/** Whether a sentence says, without asking, what cannot, may not or shall not be. */
export const rulesOut = (sentence: string): boolean => clausesOf(sentence).some(isRuledOut);

/** "But that is out of the question": said of what comes right before it. */
export const rulesOutBefore = (text: string): boolean =>
  text.length <= longestBack && (turnsDown.test(text) || (pointsBack.test(text) && rulesOut(text)));
const longestBack = 90;
/** "I have already declined": with nothing said of what. */
const turnsDown =
  /^(?:(?:but|and|which|aber|das|mais|pero|ma|mas|maar|ale|но|але) )?(?:(?:i|we)(?:[’']ve| have)?(?: already)? (?:declined|refused|said no|turned (?:it|that|this|them|him|her) down)|(?:das )?(?:habe|haben) (?:ich|wir)(?: schon| bereits)? (?:abgelehnt|abgesagt)|(?:j[’']ai|nous avons|on a)(?: déjà)? (?:refusé|dit non)|ya (?:dije|dijimos) que no|l[’']ho già rifiutat[oa]|já (?:recusei|recusámos|recusamos)|(?:dat )?heb(?:ben)? (?:ik|we) (?:al )?afgewezen|(?:już )?odmówił\p{L}+|(?:я |мы )?(?:уже )?отказал\p{L}+|(?:я |ми )?(?:вже )?відмови\p{L}+)[.!]?$|^(?:但|可)?(?:我|我们|我們)?(?:已经|已經|已)?(?:回绝|回絕|拒绝|拒絕|谢绝|謝絕|推掉|婉拒|不同意|没同意|沒同意|没答应|沒答應)(?:了|掉了)?[。.]?$/iu;
const pointsBack =
  /^(?:(?:[–—-] |so |and |but |yet |und |aber |doch |et |mais |or |pero |y |ma |e |mas |maar |en |ale |a |i |но |а |и |але |αλλά |men |och |og |mutta |de |dar |iar |ama )?(?:(?:that|this|which)(?: (?:is|was|will|would|can|cannot)|[’']s|[’']ll)|das (?:ist|geht|kommt|wäre|scheidet|können|wollen|dürfen|fällt)|(?:ça|cela) |c[’']est|(?:eso|esto) (?:es|está|queda|no)|(?:questo|ciò|quello) (?:è|non)|isso (?:é|está|não|fica)|dat (?:is|kan|wil|willen|komt|mag)|to (?:nie|jest|odpada|je)|это (?:не|исключ|невозмож|отпада|запре)|це (?:не|виключ|немож)|αυτό (?:δεν|είναι|αποκλείεται)|det (?:är|er|går|kan|kommer|vil|vill|får)|se (?:ei|on)|az (?:nem|kizárt)|asta (?:nu|e|este|iese)|itu (?:tidak|tak|dilarang|mustahil)|bu (?:mümkün|söz|olmaz|yasak|imk)|điều (?:đó|này)|cái đó)|(?:و?لكن )?هذا |ولی این |אבל זה |זה (?:לא|אסור|בלתי)|लेकिन (?:यह|वह) |(?:但|可是|不过|不過)?(?:这|這|那)|(?:しかし)?(?:それ|これ)は|(?:하지만 )?그(?:건|것은) |แต่(?:นั่น|ข้อนี้))/iu;

const isRuledOut = (clause: string): boolean =>
  !/[?？؟]/u.test(clause) && !saysOrNot(clause) && readersFor(clause).some(({ denies }) => denies(clause));

const readerOf = ([name, { before, behind, twice }]: (typeof all)[number]): ((clause: string) => boolean) => {
  const tongue = new Map<string, Tongue>(Object.entries(tongues)).get(name);
  const joint = new RegExp(
    tongue === undefined
      ? '还是|還是|或者?|要么|要麼|หรือ'
      : `(?<![\\p{L}\\p{M}])(?:${[tongue.or, tongue.either, tongue.whether].filter((one) => one !== undefined).join('|')})(?=[ ,،])`,
    'iu',
  );
  const isSpaced = tongue !== undefined || name === 'tr';
  const [first, last] = isSpaced ? ['(?<![\\p{L}\\p{M}])', '(?![\\p{L}\\p{M}])'] : ['', ''];
  const ahead = before === undefined ? null : new RegExp(`${first}(?:${before})${last}${butOnly}`, 'iu');
  const double = twice === undefined ? null : new RegExp(`${first}(?:${twice})${last}`, 'iu');
  const end = behind === undefined ? null : new RegExp(`${first}(?:${behind})${bySomebody}[\\s.,،，、!。।…]*$`, 'iu');
  const toNames =
    tongue?.between === undefined ? null : new RegExp(`(?<![\\p{L}\\p{M}])(?:${tongue.between})(?= )`, 'iu');
  const isDenied = (text: string): boolean => !undecided.test(text) && !toDecide.test(text);
  return (clause) => {
    if (toNames?.test(clause)) return false;
    const leads = [ahead, double].some((form) => {
      const said = form?.exec(clause);
      return (
        said &&
        !joint.test(clause.slice(0, said.index)) &&
        isDenied(clause.slice(said.index + (form === ahead ? said[0].length : 0)))
      );
    });
    const ends = end?.exec(clause);
    const listed = clause.slice(0, ends?.index ?? 0);
    return (
      leads ||
      (ends !== null && ends !== undefined && isDenied(listed) && !(joint.test(listed) && isTurned(listed, ends[0])))
    );
  };
};

/** "Is ruled out by the harbour office". */
const bySomebody = "(?: (?:by|par|por|da(?:l|lla|llo|l[’']|i)?|door|przez|av|af|de către|ze strany) [^,;.]{2,40})?";
/** "We can do nothing but", "not only". */
const butOnly =
  '(?! ?(?:but|only|just|help|wait|mind|nur|umhin|anders als|que(?= )|seulement|más que|sino|s[oó]lo|solo|solamente|che(?= )|altro che|far altro|apenas|somente|mais (?:do )?que|alleen|anders dan|tylko|только|лишь|тільки|лише|μόνο|إلا|فقط|جز|تنها|רק|אלא|chỉ|hanya|只))';
/** The same verb without its "not" came before: "we sell or we do not sell". */
const isTurned = (listed: string, denied: string): boolean =>
  (denied.match(/[\p{L}\p{M}]{3,}/gu) ?? []).some((word) => listed.includes(word));
/** Who cannot tell, agree or choose names what is chosen between. */
const undecided =
  /(?<![\p{L}\p{M}])(?:agree|choose|tell|say(?!s)|know|settle|make up|both|einig|wählen|sagen|wissen|beid|choisir|dire(?!\p{L})|savoir|d[’']accord|elegir|decir|saber|acuerdo|scegliere|sapere|accordo|escolher|dizer|saber|acordo|kiezen|zeggen|weten|eens|wybrać|powiedzieć|wiedzieć|zgodzić|выбрать|определ|сказать|знать|договор|обрати|вибрати|визнач|сказати|знати|домов|διαλέξ|επιλέξ|πούμε|συμφων|نختار|نتفق|نعرف|انتخاب|توافق|לבחור|להסכים|לדעת|चुन|कह|सहमत|বেছে|বলতে|একমত|தேர்|சொல்ல|chọn|biết|đồng ý|memilih|sepakat|seç|bil[ei]m|anlaş)|选|選|知道|确定|確定|说不|說不|拿不定|分か|わか|知り|決ま|選|しか|ほか|고르|선택|모르|알 수|정할|정하지|เลือก|รู้|ตกลง/iu;

const all = Object.entries<{ readonly before?: string; readonly behind?: string; readonly twice?: string }>(denials);
const readersFor = byScript(
  all.map((one) => ({ denies: readerOf(one), words: Object.values(one[1]).join(' ') })),
  ({ words }) => words,
);

/** Clauses end at a semicolon, a colon or a dash, and at a comma or "and" where another sentence could begin: "we cannot stay, so we sell or let". */
const clausesOf = (sentence: string): readonly string[] =>
  sentence
    .split(/(?<=[;；:：]) ?| (?=[–—] )|(?<=——)|(?<=\p{Script=Han},)(?=\p{Script=Han})/u)
    .flatMap((part) => part.split(comma).reduce<string[]>(joinedTo, []));
const joinedTo = (clauses: readonly string[], part: string): string[] => {
  const last = clauses.at(-1);
  return last === undefined || beginsAnother(part) || /\p{Script=Thai}ไม่ได้$/u.test(last)
    ? [...clauses, part]
    : [...clauses.slice(0, -1), `${last} ${part}`];
};
const comma =
  /(?<=[,،]) |(?<=，)|(?<=\p{Script=Thai}\p{M}?) (?=\p{Script=Thai})|(?<=[\p{Script=Han}\p{Script=Hiragana}\p{Script=Katakana}]、)|(?<=[\p{L}\p{M}]) (?=(?:and|und|et|y|e|en|i|a|и|та|і|και|ve|और|এবং|và|dan) (?:so|must|have|we|müss|soll|dev|deb|dobb|tenemos|moet|mus|долж|надо|нуж|муси|пов|треба|πρέπ|हम|আমরা|phải|harus))/iu;
const beginsAnother = (part: string): boolean =>
  /^(?:還是|还是|要[么麼]|要不|是[^不]|那|所以|因此|但|可以|只能|只好|必须|必須|应该|應該|该|該|我|她|他|ควร|ต้อง|จะ(?!ไม่)|อาจ|เรา|ผม|ดิฉัน|เลือก|แต่|จึง|ดังนั้น)/u.test(
    part,
  ) || openers.test(part);
const starts = Object.values<Tongue>(tongues).flatMap(({ may, asks, whether }) =>
  [may, asks, whether].flatMap((one) => one ?? []),
);
const openers = new RegExp(
  `^(?:(?:and|und|et|y|e|en|i|a|и|та|і|και|ve|و|और|এবং|và|dan) )?(?:(?:so|but|therefore|hence|thus|then|we|i|they|my|our|she|he|aber|also|deshalb|daher|darum|sondern|doch|wir|ich|sie|er|mein|unser|müssen|mais|donc|alors|nous|on|je|il|elle|mon|notre|pero|así que|por eso|entonces|nosotros|yo|mi|nuestr|tenemos|ma|quindi|perciò|dunque|allora|noi|io|mas|portanto|então|nós|eu|a gente|temos|maar|dus|daarom|we|wij|ik|moeten|ale|więc|dlatego|zatem|my|musimy|но|поэтому|значит|так что|мы|я|надо|нужно|придётся|але|тому|отже|ми|треба|мусимо|αλλά|άρα|οπότε|εμείς|πρέπει|ama|fakat|bu yüzden|o yüzden|biz|ben|لكن|لذا|لذلك|إذن|فإما|إما|نحن|اما|ولی|پس|بنابراین|ما|باید|אבל|לכן|אז|אנחנו|אני|צריך|लेकिन|इसलिए|तो|या तो|हम|मैं|কিন্তু|তাই|আমরা|আমি|ஆனால்|எனவே|ஆகவே|நாங்கள்|நாம்|nhưng|nên|vì vậy|do đó|chúng tôi|phải|tapi|tetapi|jadi|maka|kami|kita|saya|harus|하지만|그래서|그러니|우리는?|저는|men|så|vi|jag|mutta|joten|takže|musíme|de|ezért|dar|deci)(?![\\p{L}\\p{M}])|(?:${starts.join('|')})(?=,? ))`,
  'iu',
);
