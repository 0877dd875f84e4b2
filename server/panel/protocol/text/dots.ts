import { namesOfMonths } from './numbers/dates/monthNames.ts';

/** Dots that end no sentence: of abbreviations, and of days and ranks, which several languages count with one. */

/** Whether the dot that a sentence seems to end with is such a one: "3,1 Mio. € Umsatz", "Mr. Smith", "Nr. 7", "am 3. Mai". */
export const endsNoSentence = (before: string, next: string): boolean => {
  const end = before.slice(-longest);
  return (
    abbreviated.test(end) ||
    (beforeNames.test(end) && /^\p{Lu}/u.test(next)) ||
    (beforeNumbers.test(end) && /^\p{Nd}/u.test(next)) ||
    (ofCompanies.test(end) && /^[\p{Ll}\p{Nd}]/u.test(next)) ||
    (counted.test(end) && months.has(/^[\p{L}\p{M}]+/u.exec(next)?.[0].toLowerCase() ?? '')) ||
    (ranked.test(end) && /^\p{Lu}/u.test(next))
  );
};
const longest = 20;

/** Whether a text ends with a dot that is part of its last word: "Smith & Co.", "5 p.m.", "Hermanos Núñez, S. L.". */
export const endsInAbbreviation = (text: string): boolean => {
  const end = text.slice(-longest);
  return abbreviated.test(end) || ofCompanies.test(end) || ofMeasures.test(end) || dotted.test(end);
};
/** Letters that each have a dot. */
const dotted = /(?<![\p{L}\p{M}\p{Nd}])\p{L}[.\u2024]\s?(?:\p{L}[.\u2024]\s?)*\p{L}\.$/u;

/**
 * A text with another sign in the place of each such dot, for reading its sentences; `shown` gives the dots back. A text that has the sign itself stays as
 * it is.
 */
export const withoutSuchDots = (text: string): string =>
  text.includes(sign)
    ? text
    : text.replaceAll(inner, sign).replaceAll(outer, (dot: string, at: number) => {
        const next = text.slice(at + 1, at + 1 + longest).trimStart();
        return endsNoSentence(text.slice(Math.max(0, at - longest), at + 1), next) ? sign : dot;
      });
export const withSuchDots = (text: string, whole: string): string =>
  whole.includes(sign) ? text : text.replaceAll(sign, '.');
/** Compared with others it is a dot. */
const sign = '\u2024';
/** "dott.ssa", "S.A." */
const inner = /(?<=\p{L})\.(?=\p{Ll})|(?<=(?<!\p{L})\p{L})\.(?=\p{L}\.)/gu;
const outer = /(?<=[\p{L}\p{Nd}])\.(?=[^\S\n]?[^\s.])/gu;

const endsWith = (words: string, flags = 'iu'): RegExp =>
  new RegExp(`(?<![\\p{L}\\p{M}\\p{Nd}.\\u2024])(?:${words})[.\\u2024]\\s*$`, flags);
const abbreviated = endsWith(
  'Mio|Mrd|Tsd|Mill|mln|mld|млн|млрд|тыс|ca|approx|aprox|env|Hr|Dr|Prof|Mr|Mrs|Ms|Mme|Sr|Sra|Sres|bzw|inkl|exkl|zzgl|ggf|evtl|sog|vs|e\\.g|i\\.e|z\\. ?B|z|d\\. ?h|u\\. ?a|p\\. ?ej|p\\. ?ex|np|tzn|т\\. ?е|vgl|напр|bijv|např|pr|resp|f\\.eks|bl\\.a|t\\.ex',
);
/** Titles of people, streets and saints, which go before a name. */
const beforeNames = endsWith(
  'Fa|Fr|Hrn|Ing|Dipl|St|Ste|Srta|Dña|MM?|Mmes|Mlles?|sigg?|sig\\.ra|dott|dott\\.ssa|avv|arch|geom|rag|Dhr|Mevr|Mw|Drs|Mgr|inż|ks|św|ul|проф|акад|тов|ул|(?<!\\p{Nd}\\s?)г|Δρ|κ|dl|str|Gen|Col|Capt|Rev|Hon|Av',
  'u',
);
const beforeNumbers = endsWith('Nr|No|Art|Abs|Ziff|núm|pág|стр|п|ст');
/** What a company is by law; a sentence may end with it as well. */
const ofCompanies = endsWith(
  'Inc|Ltd|Ltda|Lda|Corp|Co|Bros|Hnos|Pty|Cie|S\\.A|S\\.L|S\\.p\\.A|S\\.r\\.l|B\\.V|N\\.V|a\\.s|s\\.r\\.o',
  'u',
);

const ofMeasures = endsWith('(?<=\\p{Nd}\\s?)(?:ft|yds?|lbs?|oz|hrs?|min|sec|std|kr)');

/** The number of a day or of a rank, never at the beginning, where it counts what is listed. */
const counted = /(?<=[\p{L}.]\s)\p{Nd}{1,2}\.\s*$/u;
const ranked = /(?<=(?<!\p{L})(?:der|die|das|den|dem|des|im|am|zum|zur|vom|beim|ab|bis)\s)\p{Nd}{1,2}\.\s*$/iu;
const months: ReadonlySet<string> = new Set(
  'de da nb fi cs sk pl hr sl sr-Latn et lv hu tr is'
    .split(' ')
    .flatMap((tag) => [...namesOfMonths(tag, 'gregory', ['long']).keys()]),
);
