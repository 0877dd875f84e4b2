import { startsSentence } from './sentenceStarts.ts';

/** Dots behind single letters: of somebody's first names, of what a company is by law, and of words that are shortened letter by letter. */

/**
 * Whether the dot behind a single letter ends no sentence, with or without a space behind it: "J. P. Morgan", "e. V.", "S. p. A.", "א. כהן", "रा. कु.
 * शर्मा". `endsNone` says the same of the dot before that letter.
 */
export const isOfInitial = (
  before: string,
  next: string,
  endsNone: (before: string, next: string) => boolean,
): boolean => {
  const [letters = ''] = single.exec(before) ?? (anotherInitial.test(next) ? prefixed.exec(before) : null) ?? [];
  const letter = letters.replace(/[.\u2024]\s*$/u, '');
  if (letter === '') return false;
  const head = before.slice(0, before.length - letters.length);
  if (isLabel(head, letter, endsNone)) return anotherInitial.test(next);
  if (/\p{Lu}/u.test(letter)) return isOfName(head, letter, before, next);
  if (/\p{Ll}/u.test(letter)) return isShortWord(head, before, next);
  return isUncased(letter, next);
};
const single = new RegExp(
  // Not the last letter of "ש״ח", nor what an amount is for: "19 €/h".
  `(?<![\\p{L}\\p{M}\\p{Nd}/]|\\p{Lo}["״'׳’])(?:${[
    // A letter with its signs, in India with what is written as one with it.
    '\\p{L}\\p{M}*(?:(?<=[\\u094D\\u09CD\\u0BCD])\\p{L}\\p{M}*)*',
    // English letters by their names.
    'ए[चफलमनस]|एक्स|जे|क्यू|आर|यू|वी|वाई|डब्ल्यू|এ[চফলমনস]|এইচ|কিউ|আর|এস|ইউ|ভি|ডব্লিউ|এক্স|ওয়াই|எ[ல்ம்ன்ஸ்ச்ஃப்]+|கியூ|ஆர்|யூ|டபிள்யூ|ஒய்',
  ].join('|')})[.\\u2024]\\s*$`,
  'u',
);
/** What stands before a name is written as one with its first letter there. */
const prefixed = /(?<![\p{L}\p{M}\p{Nd}])(?:[מבלהוכש]\p{Script=Hebrew}|[وبلفك]\p{Script=Arabic})[.\u2024]\s*$/u;
const anotherInitial = /^\p{L}\p{M}*[.\u2024]/u;

/** What counts items: at the beginning of a line or a sentence, or the letter behind that of another one. */
const isLabel = (head: string, letter: string, endsNone: (before: string, next: string) => boolean): boolean => {
  if (/(?:^|\n|[!?؟:：;。！？।•*–—])[^\S\n]*[-"“„«(]?$/u.test(head)) return true;
  if (/[.\u2024]\s*$/u.test(head)) return !endsNone(head, `${letter}.`);
  const last = [...order].find((letters) => letters.includes(letter.toLowerCase()));
  const previous = last?.[last.indexOf(letter.toLowerCase()) - 1];
  return (
    previous !== undefined &&
    new RegExp(`(?<![\\p{L}\\p{M}.\\u2024-] ?)${previous}[.\\u2024)]\\s+\\p{L}{2}`, 'iu').test(head)
  );
};
const order = ['abcdefghijklm', 'абвгдежз', 'αβγδεζ', 'אבגדהוזח', 'أبجدهوز'];

/** "Hire J. Smith", but "plan B", "either A or B" and "my wife and I". */
const isOfName = (head: string, letter: string, before: string, next: string): boolean => {
  if (lettered.test(head) || (oneOfLetters.test(head) && !anotherInitial.test(next))) return false;
  if (letter === 'I' && asPronoun.test(head)) return false;
  if (!/^\p{Lu}/u.test(next)) return isInRow(before) || /^[\p{Ll}&]/u.test(next);
  if (afterNumber.test(head) && !anotherInitial.test(next)) return false;
  return (!startsSentence(next) && !mayClose(before)) || afterArticle.test(before);
};
const lettered =
  /(?<!\p{L})(?:plan|option|opzione|opción|opção|optie|opcja|opsi|variante?|wariant|вариант|варіант|seçenek|case|fall|halle?|class|klasse|gruppe?|group|team|block|type?|typ|part|teil|section|vitamin|model|modell|modèle|modelo|serie|serial|phase|grade|note|zone)\s$/iu;
const oneOfLetters =
  /(?<![\p{L}\p{M}])\p{Lu}(?:,? (?:or|and|oder|und|ou|et|o|y|e|of|en|czy|i|lub|или|и|чи|та|ή|και|eller|och|og|veya|ve|vagy|és|atau|dan|hoặc|hay|nebo|a|sau) |, ?| ?[/&+–-] ?)$/u;
const asPronoun = /(?<!\p{L})(?:and|or|than|as|am|do|did|can|will|but|that|so|if|have|had)\s$/u;
const afterArticle =
  /(?<!\p{L})(?:[Ll]a|[Uu]n[ea]|[Uu]ma|[Àà]|[Aa]|[Dd]a|[Dd]?[Aa]lla|[Dd]ella|[Ηη]|[Ττ]ην|της|στην|μια)\s\p{Lu}[.\u2024](?:\s?\p{Lu}[.\u2024]){1,4}\s*$/u;

/** "e. V.", "v. 3. Mai", "a. d. Donau", but not "5 m. We" and no "9 p.m. We". */
const isShortWord = (head: string, before: string, next: string): boolean =>
  /^[\p{Ll}\p{Nd}(]/u.test(next) ||
  (/^\p{Lu}/u.test(next) &&
    !afterNumber.test(head) &&
    !/\p{L}[.\u2024]$/u.test(head) &&
    !startsSentence(next) &&
    !mayClose(before));

/** "5 m", "200 T" */
const afterNumber = /\p{Nd}\s?$/u;

const isInRow = (before: string): boolean => /\p{L}[.\u2024]\s?\p{L}[.\u2024]\s*$/u.test(before);

/** Words of one letter end sentences, too. */
const isUncased = (letter: string, next: string): boolean =>
  ((/^[\p{Script=Hebrew}\p{Script=Arabic}]/u.test(letter) &&
    /^[\p{Script=Hebrew}\p{Script=Arabic}(\p{Nd}]/u.test(next)) ||
    (ofIndia.test(letter) && ofIndia.test(next) && !shortWords.has(letter))) &&
  !startsSentence(next);
const ofIndia = /^[\p{Script=Devanagari}\p{Script=Bengali}\p{Script=Tamil}]/u;
const shortWords: ReadonlySet<string> = new Set(
  'है हैं हो था थे थी का की के को से में दे दें दो ले लें लो जा आ ये वे छह छः ना न मी तो ती ते ही भी या गा गे गी না কি যে সে ও তা তো மே வா போ தா நீ தீ'.split(
    ' ',
  ),
);

/** With what a sentence may end as well: what a company is by law, degrees, countries, hours. */
const mayClose = (before: string): boolean => {
  if (/Ph[.\u2024]\s?D[.\u2024]\s*$/u.test(before)) return true;
  const row = /(?:(?<![\p{L}\p{M}])\p{L}\p{M}*[.\u2024]\s?)+$/u.exec(before)?.[0] ?? '';
  return closing.test(row.replaceAll(/\s/gu, '').replaceAll('\u2024', '.'));
};
const closing =
  /(?:^|\.)(?:S\.A(?:\.S|\.R\.L)?|S\.L|S\.[pP]\.A|S\.[rR]\.[lL]|S\.C|B\.V|N\.V|a\.s|s\.r\.o|d\.o\.o|z\.o\.o|A\.Ş|O\.E|Α\.Ε|Ο\.Ε|Ε\.Ε|Ε\.Π\.Ε|Ι\.Κ\.Ε|L\.L\.C|L\.P|U\.S(?:\.A)?|U\.K|E\.U|U\.N|D\.C|N\.Y|L\.A|M\.D|[BM]\.A|[ap]\.m|т\.[дп]|u\.a|o\.ä|m\.m|o\.l)\.$/u;
