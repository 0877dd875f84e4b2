import { withoutArticles } from './articles.ts';
import { comparable, wordsAsWritten } from '../text.ts';

/**
 * Whether two texts are the same but for what stands where their language says where something is, in small letters or in a script without
 * capitals: "open in leeds", "open in bath"; 在长沙开店, 在合肥开店. What stands there in a few letters without an article is a name more often than not.
 */
export const haveOtherLocations = (a: string, b: string, language: string): boolean => {
  const tag = language.split('-')[0] ?? '';
  if (namedPlaces[tag]?.some((marks) => haveOtherSigns(marks, a, b))) return true;
  const marks = unspaced[tag];
  if (marks) return haveOtherSigns(marks, a, b);
  const [left, right] = [a, b].map((text) => withoutArticles(wordsAsWritten(text, language), language));
  if (!left || !right || left.length !== right.length) return false;
  const differing = left.flatMap((word, i) => (comparable(word) === comparable(right[i] ?? '') ? [] : [i]));
  const [at = 0] = differing;
  const [one = '', other = ''] = [left[at], right[at]];
  // Of several things in the plural one cannot tell: at fairs, at festivals.
  // German writes all nouns with a capital: in front of a verb what has none is a name that is written so.
  if (tag === 'de' && isPartner(left, at, right)) return differing.length === 1;
  const isOpen = (word: string) =>
    word.length >= 3 && !/^\p{Lu}/u.test(word) && !(tag === 'en' && /[^s]s$/u.test(word));
  if (differing.length !== 1 || ![one, other].some(isOpen) || [one, other].some((word) => /^\p{Lu}/u.test(word)))
    return false;
  const isBehind = before[tag]?.test(left[at - 1] ?? '') === true;
  const isAhead = after[tag]?.test(left[at + 1] ?? '') === true;
  const ending = endings[tag];
  return isBehind || isAhead || (ending !== undefined && [one, other].every((word) => ending.test(word)));
};

const isPartner = (ours: readonly string[], at: number, theirs: readonly string[]): boolean =>
  /^(?:mit|von|an|bei|zu)$/iu.test(ours[at - 1] ?? '') &&
  /^\p{Ll}/u.test(ours[at + 1] ?? '') &&
  [ours[at], theirs[at]].some((word = '') => /^\p{Lu}/u.test(word)) &&
  [ours[at], theirs[at]].some((word = '') => /^\p{Ll}/u.test(word));

/** Whether the names that stand at such marks share no sign, and all else is the same. */
const haveOtherSigns = (marks: RegExp, a: string, b: string): boolean => {
  const [here, there] = [marks.exec(a)?.groups?.['name'], marks.exec(b)?.groups?.['name']];
  if (!here || !there || haveCommon(here, there)) return false;
  return a.replace(here, ' ') === b.replace(there, ' ');
};
/** Where spaces part words, any two names share letters. */
const haveCommon = (one: string, other: string): boolean => {
  const parts = (name: string) => (/\p{Script=Devanagari}/u.test(name) ? name.split(' ') : Array.from(name));
  return !new Set(parts(one)).isDisjointFrom(new Set(parts(other)));
};

/** Whose shop it is, and who is given work: 把深圳的店关掉, "शर्मा ट्रैवल्स को ठेका देना". What says of a shop how it does is no name. */
const namedPlaces: Readonly<Record<string, readonly RegExp[]>> = {
  zh: [
    // Whom one makes a contract with.
    /(?:与|與|和|跟|同)(?<name>(?:(?![这那新老旧更最所全自不一二两三原现其他她它我你对對银銀])\p{Script=Han}){2,4}?)(?=(?:重新|正式|长期|長期)?(?:签|簽|合作|续|續|达成|達成|联手|聯手|合伙|合夥|合资|合資|结盟|結盟))/u,
    /(?:把|将|將|关闭|關閉|关掉|關掉|卖掉|賣掉|保留|扩建|擴建)(?!.?[新旧舊老大小贵貴好坏壞差])(?<name>(?:(?![亏虧赔賠损損盈利钱錢空闲閒剩多余餘现現有所其他她我你自两兩三的])\p{Script=Han}){2,3})(?=的?(?:分|[门門]市?)?(?:店|厂|廠|工厂|工廠|办公室|辦公室|仓库|倉庫|公司|办事处|辦事處))/u,
  ],
  hi: [
    /^(?<name>\S+(?: \S+){0,2}) (?=को (?:ठेका|काम|ऑर्डर|आर्डर|अनुबंध|कॉन्ट्रैक्ट|ज़िम्मा|जिम्मा|प्रोजेक्ट)(?= |$)|के साथ (?:अनुबंध|करार|साझेदारी))/u,
  ],
};

/** Signs that stand before and behind what is a place there. */
const unspaced: Readonly<Record<string, RegExp>> = {
  zh: /(?:在|去|到|搬到|迁到|遷到)(?<name>\p{Script=Han}{2,3}?)(?=开|開|设|設|建|办|辦|租|买|買|投|落|发展|發展|生|$)/u,
  ja: /(?<name>[\p{Script=Han}\p{Script=Katakana}ー]{2,6})(?:に(?=支店|店|工場|拠点|事務所|倉庫|進出|出店|移|引っ越)|で(?=開|始|作|生産|建))/u,
};

/** Words that say where, right before or behind the name. */
const before: Readonly<Record<string, RegExp>> = {
  ...{ en: /^(?:in|at|near|from)$/iu, de: /^(?:in|nach|bei|aus)$/iu, nl: /^(?:in|te|naar|bij)$/iu },
  ...{ fr: /^(?:à|en|vers|près)$/iu, es: /^en$/iu, pt: /^em$/iu, it: /^(?:a|ad|in|presso)$/iu, ro: /^(?:în|la)$/iu },
  ...{ pl: /^(?:w|we|do|pod)$/iu, cs: /^(?:v|ve|do|u)$/iu, sk: /^(?:v|vo|do|pri)$/iu, hr: /^(?:u|kod)$/iu },
  ...{ ru: /^(?:в|во|под|из)$/iu, uk: /^(?:в|у|під|із)$/iu, el: /^(?:σε|στ(?:ο|η|ην|ον|α))$/iu },
  ...{ sv: /^i$/iu, da: /^i$/iu, nb: /^i$/iu, id: /^(?:di|ke)$/iu, ms: /^(?:di|ke)$/iu, vi: /^(?:ở|tại)$/iu },
  ...{ ar: /^(?:في|إلى)$/u, fa: /^(?:در|به)$/u },
};
const after: Readonly<Record<string, RegExp>> = { hi: /^में$/u, ur: /^میں$/u };
const endings: Readonly<Record<string, RegExp>> = {
  ko: /(?:에|에서)$/u,
  tr: /^\p{Ll}.*(?:['’]?[dt][ae])$/u,
  fi: /^\p{Ll}.*(?:ss[aä]|ll[aä])$/u,
  hu: /^\p{Ll}.*(?:ban|ben|n[áé]l)$/u,
  bn: /তে$/u,
  ta: /(?:யில்|த்தில்|ில்)$/u,
};
