import { hasAmount } from './amounts.ts';
import { withoutArticles } from './articles.ts';
import { chooseOtherNames } from './chosenNames.ts';
import { areAlike } from './opposites.ts';
import { comparable, wordsAsWritten } from '../text.ts';

/**
 * Whether two texts are the same but for one place where a name may stand: anywhere but where the language has a verb that code can tell by what
 * stands beside it or by its ending. Code cannot tell a name from a synonym there, least of all one in small letters or in a script without
 * capitals: joining names would lose one, keeping synonyms apart leaves two that are said to be the same.
 */
export const differInOnePlace = (a: string, b: string, language: string): boolean => {
  if (haveOtherSubjects(a, b) || chooseOtherNames(a, b, language)) return true;
  const [ours, theirs] = [wordsAsWritten(a, language), wordsAsWritten(b, language)];
  return differAt(ours, theirs, a, b, language) || differBehindArticles(ours, theirs, language);
};

/** But for articles: "Rent the hall in Leeds", "Rent a hall in Bath". */
const differBehindArticles = (ours: readonly string[], theirs: readonly string[], language: string): boolean => {
  const [left, right] = [withoutArticles(ours, language), withoutArticles(theirs, language)];
  if (left.length + right.length === ours.length + theirs.length) return false;
  const differing = left.flatMap((word, i) => (comparable(word) === comparable(right[i] ?? '') ? [] : [i]));
  const [at = 0] = differing;
  return (
    left.length === right.length &&
    differing.length === 1 &&
    at > 0 &&
    [left[at], right[at]].every((word = '') => /^\p{Lu}/u.test(word))
  );
};
const differAt = (
  ours: readonly string[],
  theirs: readonly string[],
  a: string,
  b: string,
  language: string,
): boolean => {
  const start = sharedStart(ours, theirs);
  const end = sharedStart(ours.slice(start).toReversed(), theirs.slice(start).toReversed());
  const [left, right] = [ours.slice(start, ours.length - end), theirs.slice(start, theirs.length - end)];
  if (left.length === 0 || right.length === 0) return false;
  if (start + end === 0) return areBareNames(a, b, left, right);
  if ([left, right].some((words) => words.length > longestOf(words))) return false;
  const place = { before: ours.slice(0, start), after: ours.slice(ours.length - end) };
  return !areAmounts(left, right, language) && !isVerb(left, right, place, language);
};

/** Whether each begins with a word of its own of which something is said: "Siemens will deliver", "Bosch is going to supply". */
const haveOtherSubjects = (a: string, b: string): boolean => {
  const [ours, theirs] = [subject.exec(a)?.[1], subject.exec(b)?.[1]];
  if (ours === undefined || theirs === undefined) return false;
  return !comparable(b).includes(comparable(ours)) && !comparable(a).includes(comparable(theirs));
};
const subject =
  /^(?!(?:I|We|You|They|He|She|It|This|That|There|Who|Das|Es|Wir|Sie|Er|Ce|Cela|Il|Elle|On|Esto|Isso|Ciò|Dat|Het|Det|To|Это)\s)(\p{Lu}[\p{L}\p{M}&.’'-]+)\s(?:will|would|is|has|can|may|should|must|does|was|wird|soll|ist|hat|kann|muss|darf|va|sera|est|peut|doit|vai|será|é|pode|deve|está|puede|debe|sarà|è|può|zal|kan|moet|ska|skal|vil|będzie|może|jest|будет|может|должен|должна|буде|може)\s/u;

/** Whether one amount stands in the place of another: these code compares by what they say. */
const areAmounts = (left: readonly string[], right: readonly string[], language: string): boolean =>
  [left, right].every((words) => hasAmount(words.join(words.some((word) => unspaced.test(word)) ? '' : ' '), language));

const longestOf = (words: readonly string[]): number => (unspaced.test(words.join('')) ? 6 : 3);

/** Texts that are one word each, or a few signs without spaces, and share nothing. */
const areBareNames = (a: string, b: string, left: readonly string[], right: readonly string[]): boolean => {
  if (left.length === 1 && right.length === 1) return true;
  const [ours, theirs] = [a, b].map((text) => text.match(/[\p{L}\p{M}\p{Nd}]/gu) ?? []);
  return (
    [a, b].every((text) => unspaced.test(text)) &&
    Math.max(ours?.length ?? 0, theirs?.length ?? 0) <= 6 &&
    new Set(ours).isDisjointFrom(new Set(theirs))
  );
};
const unspaced = /^[\p{Script=Han}\p{Script=Katakana}\p{Script=Thai}ー・]+$/u;

/** The words before and behind a place. */
type Place = { readonly before: readonly string[]; readonly after: readonly string[] };

const isVerb = (left: readonly string[], right: readonly string[], place: Place, language: string): boolean => {
  const tag = language.split('-')[0] ?? '';
  const both = (test: (words: readonly string[]) => boolean) => test(left) && test(right);
  const either = (test: (words: readonly string[]) => boolean) => test(left) || test(right);
  return (
    both((words) => endsSentence(words, place, tag)) ||
    both((words) => saysOf(words, place, tag)) ||
    either((words) => isSmallInGerman(words, place, tag)) ||
    (left.length + right.length < 4 && areAlike(left.join(' '), right.join(' '))) ||
    (place.before.length === 0 &&
      (either((words) => takesObject(words, place, language)) ||
        either(([first = '']) => verbs[tag]?.test(first) === true) ||
        both(([first = '']) => infinitives[tag]?.test(first) === true)))
  );
};

/** Languages that have their verb at the end, by its endings; Japanese has nouns there in front of their verb and before particles. */
const endsSentence = (words: readonly string[], { after }: Place, tag: string): boolean => {
  if (tag === 'ja')
    return after.length === 0 || /^(?:[すし]|さ(?!ん|ま))/u.test(after[0] ?? '') || !words.every(isNounInJapanese);
  return after.length === 0 && verbsAtEnd[tag]?.test(words.at(-1) ?? '') === true;
};
const isNounInJapanese = (word: string): boolean =>
  /^(?:[\p{Script=Han}\p{Script=Katakana}ー・]+|\p{Script=Hiragana}{2,})$/u.test(word);
const small = /^\p{Ll}/u;
const verbsAtEnd: Readonly<Record<string, RegExp>> = {
  ...{ tr: small, az: small, kk: small, ky: small, uz: small, mn: small, hy: small, eu: small },
  ...{ nl: /^\p{Ll}+en$/u, af: /^\p{Ll}+$/u },
  ko: /(?:다|기|함|음|자|요)$/u,
  hi: /(?:ना|ने|ें|एँ|एं|ेंगे|[ागी]?ग[ीेा]|है|हैं|ओ)$/u,
  bn: /(?:ওয়া|রা|খা|োলা|নো|বো?|বেন?|ুন)$/u,
  ta: /(?:தல்|வோம்|லாம்|வும்|ும்|து)$/u,
  fa: /(?:یم|ید|ند|دن|تن|شود|کرد)$/u,
  ur: /(?:نا|یں|نے|گے|گی|گا|ہے)$/u,
};

/** German writes nouns with a capital, but for people who write no capitals at all. */
const isSmallInGerman = (words: readonly string[], { before, after }: Place, tag: string): boolean =>
  (tag === 'de' || tag === 'lb') &&
  words.some((word) => !/^\p{Lu}/u.test(word)) &&
  (after.length === 0 ||
    [...before.slice(1), ...after].some((word) => /^\p{Lu}/u.test(word)) ||
    words.some((word) => /\p{Nd}/u.test(word)));

/** A word that begins a text and has what begins an object right behind it: "Buy the", "Agree to the", “Open the second”, "Take on 3". */
const takesObject = (words: readonly string[], { after }: Place, language: string): boolean => {
  const known = objects[language.split('-')[0] ?? ''];
  const begins = (word = '') => known?.test(word) === true || hasAmount(word, language);
  const [next, ...others] = [...words.slice(1), after[0] ?? ''];
  return begins(next) || (particles.test(next) && begins(others[0]));
};
const objects: Readonly<Record<string, RegExp>> = {
  en: /^(?:the|an?|our|its|their|your|my|his|her|this|that|these|those|another|all|both|every|each|some|any)$/iu,
  fr: /^(?:l[ae]s?|une?|des|du|nos|notre|leurs?|ces?|cette|tou(?:te?s?|s)|[ld]['’].*)$/iu,
  es: /^(?:el|l[ao]s?|un[ao]?s?|al|nuestr[ao]s?|sus?|este|esta|tod[ao]s?)$/iu,
  pt: /^(?:[ao]s?|uma?|uns|umas|noss[ao]s?|seus?|suas?|este|esta|tod[ao]s?)$/iu,
  it: /^(?:il|l[aoe]|gli|i|un[ao]?|(?:l|un|dell|all)['’].*|nostr[aoie]|su[aoie]|quest[aoei])$/iu,
  ca: /^(?:el|la|els|les|una?|[ld]['’].*)$/iu,
  ro: /^(?:un|o|noul|noua|toate|toți)$/iu,
  el: /^(?:τ(?:ο|ον|η|ην|α|ις|ους)|ένα[ν]?|μια)$/iu,
  sv: /^(?:en|ett|den|det|de|vår[at]?|alla)$/iu,
  da: /^(?:en|et|den|det|de|vores|alle)$/iu,
  nb: /^(?:en|ei|et|den|det|de|vår[et]?|alle)$/iu,
  nl: /^(?:de|het|een|ons|onze|alle)$/iu,
  he: /^(?:את|ה.+)$/u,
  ar: /^ال/u,
  th: /^(?:การ|ความ)/u,
};
const particles = /^(?:to|up|out|off|on|down|in|with|for|over|away|back|into|à|de|di|a|da|em|por)$/iu;

/** Words for what is done that begin many a text, where neither an article nor an ending shows them. */
const verbs: Readonly<Record<string, RegExp>> = {
  zh: /^(?:收购|購買|购买|买下|買下|出售|卖掉|賣掉|关闭|關閉|关停|开设|開設|签订|签署|簽訂|扩大|擴大|降低|提高|聘用|招聘|雇用|租赁|租用|投资|投資|推迟|推遲|延后|启动|停止|放弃|放棄|保留|维持|維持|采用|採用|选择|選擇|接受|拒绝|转让|建立|建造|扩建|进入|退出|推出|引进|取消|继续|繼續|暂停|立即|马上|馬上|尽快|现在)/u,
  ar: /^(?:ال)?(?:شراء|بيع|قبول|رفض|خفض|رفع|بدء|فتح|منح|دفع|نقل|بناء|دمج|ترك|وقف|عقد|دعم|بقاء|زيادة|موافقة|ت\p{L}{2}ي\p{L}?ة?|إ\p{L}{2}ا\p{L}{1,2}|است\p{L}{3,6}|ا\p{L}ت\p{L}ا\p{L}|ان\p{L}{2}ا\p{L})$/u,
};

/** Infinitives that begin a text. */
const infinitives: Readonly<Record<string, RegExp>> = {
  fr: /(?:er|ir|re)$/iu,
  es: /(?:[aei]r|[aei]rse)$/iu,
  pt: /[aei]r(?:-se)?$/iu,
  gl: /[aei]r$/iu,
  it: /(?:[aei]r(?:e|si)|rre)$/iu,
  pl: /ć$/iu,
  cs: /[aeiouyáéíóúůýě]t$/iu,
  sk: /ť$/iu,
  ru: /(?:ть|ти|чь)(?:ся)?$/iu,
  uk: /(?:ти|ть)(?:ся)?$/iu,
  be: /(?:ць|ці|чы)(?:ца)?$/iu,
  id: /^(?:me(?:m|n|ng|ny|l|r)?|ber)\p{Ll}{4,}/iu,
  ms: /^(?:me(?:m|n|ng|ny|l|r)?|ber)\p{Ll}{4,}/iu,
  he: /^ל\p{L}{3}/u,
};

/** What is said of a subject with its article that begins a text: "The demand holds". A capital there may be a name. */
const saysOf = (
  words: readonly string[],
  { before: [first = '', second = '', ...others] }: Place,
  tag: string,
): boolean => {
  if (words.some((word) => /^\p{Lu}/u.test(word))) return false;
  const isElided =
    /^(?:l|un)['’]/iu.test(first) ||
    (tag === 'ar' && first.startsWith('ال')) ||
    (tag === 'he' && /^ה.{3}/u.test(first));
  if (isElided) return second === '';
  return subjects.test(first) && second !== '' && others.length === 0;
};
const subjects =
  /^(?:the|our|l[ae]s?|notre|nos|el|los|nuestr[ao]s?|il|lo|gli|i|[ao]s?|noss[ao]s?|de[rn]|die|das|unsere?|de|het|onze|den|det|ο|η|το|οι|τα)$/iu;

const sharedStart = (ours: readonly string[], theirs: readonly string[]): number => {
  const at = ours.findIndex((word, i) => theirs[i] === undefined || comparable(word) !== comparable(theirs[i]));
  return at < 0 ? ours.length : at;
};
