import { firstWords, sentences, words } from '../protocol/text.ts';

/** What a scripted seat can find in the user's own words without understanding them. */
export type Reading = {
  /** Alternatives that the text itself names, as it names them. */
  readonly options: readonly string[];
  /** Sentences worth quoting, the most telling first: with figures, dates, then the rest. */
  readonly quotes: readonly string[];
  readonly figures: readonly string[];
  readonly title: string;
};

export const read = (text: string, language: string): Reading => {
  const all = sentences(text, language).filter((sentence) => sentence.length >= 8 && sentence.length <= 300);
  const figures = all.filter((sentence) => /\p{Nd}/u.test(sentence));
  const quotes = [...new Set([...figures, ...all.filter((sentence) => !isQuestion(sentence)), ...all])];
  return {
    options: optionsIn(all, language),
    quotes: quotes.length > 0 ? quotes : [text.trim().slice(0, 280) || '…'],
    figures,
    title: firstWords(all[0] ?? text.trim(), 12, language),
  };
};

const isQuestion = (sentence: string): boolean => /[?？؟;]\s*$/u.test(sentence);

/** "or" in the languages people write in; between two of its sides stand two options. */
const either =
  /\s*(?:,\s*)?(?:\s(?:or|oder|ou|o|of|lub|albo|eller|tai|vagy|veya|ya da|yoksa|hoặc|hay|atau|или|либо|або|чи|या|অথবা|அல்லது|ή|או|أو|أم|یا)\s|还是|或者|還是|それとも|または|あるいは|아니면|또는|หรือ)\s*/iu;
const opener =
  /^(?:should (?:we|i)|shall (?:we|i)|do we|is it better to|whether to|either|sollen wir|sollten wir|soll ich|faut-il|devons-nous|debemos|deberíamos|dobbiamo|devemos|moeten we|czy powinniśmy|ska vi|стоит ли нам|следует ли)\s+/iu;

const optionsIn = (all: readonly string[], language: string): string[] => {
  const bullets = all
    .filter((sentence) => /^(?:[-*•–]|\(?[a-f1-6][.)])\s/iu.test(sentence))
    .map((s) => s.replace(/^\S+\s/u, ''));
  const split = all
    .toSorted((a, b) => Number(isQuestion(b)) - Number(isQuestion(a)))
    .map((sentence) => sentence.split(either).map((part) => part.replace(opener, '').trim()))
    .find((parts) => parts.length >= 2 && parts.every((part) => words(part, language).length >= 1));
  const found = bullets.length >= 2 ? bullets : (split ?? []);
  return [...new Set(found.map((part) => titled(firstWords(part.replace(/[?？؟.。,;:]+$/u, ''), 9, language))))].slice(
    0,
    4,
  );
};

const titled = (text: string): string => text.charAt(0).toLocaleUpperCase() + text.slice(1);
