import { isOfInitial } from './dots/initials.ts';
import { startsSentence } from './dots/sentenceStarts.ts';
import { namesOfMonths } from './numbers/dates/monthNames.ts';

/** Dots that end no sentence: of abbreviations, and of days and ranks, which several languages count with one. */

/** Whether the dot that a sentence seems to end with is such a one: "3,1 Mio. € Umsatz", "Mr. Smith", "Nr. 7", "am 3. Mai", "Mak. San. Ltd. Şti.". */
export const endsNoSentence = (before: string, next: string): boolean => {
  const end = before.slice(-longest);
  return (
    (abbreviated.test(end) && !(amount.test(end) && begins.test(next))) ||
    (ofBracket.test(end) && inBracket.test(before.slice(-longestBracket))) ||
    (dottedSoFar.test(end) && /^[\p{Ll}\p{Lo}\p{Nd}(]/u.test(next) && !startsSentence(next)) ||
    isOfInitial(before.slice(-longestBracket), next, endsNoSentence) ||
    goesOn.test(next) ||
    ((beforeNames.test(end) || vowelless.test(end)) && /^\p{Lu}/u.test(next) && !startsSentence(next)) ||
    (beforeNumbers.test(end) && /^\p{Nd}/u.test(next)) ||
    (ofCompanies.test(end) && /^[\p{Ll}\p{Nd}&(]/u.test(next)) ||
    (short.test(end) && (ofName.test(next) || legalForm.test(next)) && !titled.test(next)) ||
    (millions.test(end) && /^(?:Kč|Kčs|Ft|EUR|USD|€)/u.test(next)) ||
    (counted.test(end) && months.has(/^[\p{L}\p{M}]+/u.exec(next)?.[0].toLowerCase() ?? '')) ||
    (ranked.test(end) && /^\p{Lu}/u.test(next)) ||
    (ofDay.test(end) && /^\p{Nd}{1,2}\.\s?(?:\p{Nd}{4}(?!\p{Nd})|$)/u.test(next)) ||
    (ofMonth.test(end) && /^\p{Nd}{4}(?!\p{Nd})/u.test(next))
  );
};
const longest = 20;
/** "For 3,1 mio. Our cook": written small, such a word is followed by a currency or by another sentence. */
const amount = /(?<=\p{Nd}\s?)(?:mio|mrd|mln|mld|mill|млн|млрд|тыс|тис)[.\u2024]\s*$/u;
const begins =
  /^(?!\p{Lu}{3}(?!\p{L})|(?:Euro|Dollar|Franken|Kron|Рубл|Грив|Kč|Ft|R\$|Rp|Rs)|\p{Lu}\p{L}*[.\u2024])\p{Lu}\p{L}+/u;
/** Within a bracket short words and single letters with a dot: "(reg. no. 123)", "(P. IVA 0123)". */
const inBracket = /[(（][^()（）\n]*$/u;
const longestBracket = 120;
const ofBracket = /(?:(?<![\p{L}\p{M}\p{Nd}])\p{L}[\p{L}\p{M}]{0,3}|[.\u2024]\p{L}\p{M}*)[.\u2024]\s*$/u;
/** "C.N.P.J. 12", "S.A. (Lyon)", "la S.A.R.L. Dupont". */
const dottedSoFar = /(?<![\p{L}\p{M}])\p{L}\p{M}*[.\u2024](?:\s?\p{L}\p{M}*[.\u2024])+[)）]?\s*$/u;
/** "A.Ş.’den", "Zrt.-nek" */
const goesOn = /^(?:['’]|-)\p{Ll}/u;

/** Whether a text ends with a dot that is part of its last word: "Smith & Co.", "5 p.m.", "Hermanos Núñez, S. L.", "3 млн руб.". */
export const endsInAbbreviation = (text: string): boolean => {
  const end = text.slice(-longest);
  return abbreviated.test(end) || ofCompanies.test(end) || ofMeasures.test(end) || dotted.test(end);
};
/** Letters that each have a dot. */
const dotted = /(?<![\p{L}\p{M}\p{Nd}])\p{L}[.\u2024]\s?(?:\p{L}[.\u2024]\s?)*\p{L}\.$/u;

/**
 * Whether a dot within one item of a list may end a sentence: after a short word with a capital nobody knows, and the item stays whole: "Fa. Krämer",
 * "Rossi S.r.l. Torino".
 */
export const mayEndSentence = (before: string, next: string): boolean =>
  !endsInAbbreviation(before) && !short.test(before.slice(-longest)) && !endsNoSentence(before, next);
/** A word of up to four letters with a capital, or of capitals alone. */
const short = /(?<![\p{L}\p{M}\p{Nd}.\u2024])\p{Lu}\p{L}{1,3}[.\u2024]\s*$/u;
/** What stands short, too: "Ltd. Şti." */
const ofName = /^\p{Lu}\p{L}{0,4}[.\u2024]/u;
const legalForm =
  /^(?:KG(?:aA)?|OHG|AG|SE|LLC|LLP|PLC|plc|Inc|Ltd|LTD|SA|SL|SpA|Srl|A\/S|AS|ApS|AB|Oyj?)(?![\p{L}\p{M}])/u;
const titled = /^(?:Mr|Mrs|Ms|Dra?|Prof|Sr|Sra|Mme|St)[.\u2024]/u;

/**
 * A text with another sign in the place of each such dot, and of the comma before what a company is by law, for reading its sentences; `withSuchDots`
 * gives them back. A text that has such a sign itself keeps what it stands for.
 */
export const withoutSuchDots = (whole: string): string => {
  const text = whole.includes(smallComma) ? whole : whole.replaceAll(beforeForms, smallComma);
  return text.includes(sign)
    ? text
    : text.replaceAll(inner, sign).replaceAll(outer, (dot: string, at: number) => {
        const next = text.slice(at + 1, at + 1 + longest).trimStart();
        return endsNoSentence(text.slice(Math.max(0, at - longestBracket), at + 1), next) ? sign : dot;
      });
};
export const withSuchDots = (text: string, whole: string): string => {
  const dots = whole.includes(sign) ? text : text.replaceAll(sign, '.');
  return whole.includes(smallComma) ? dots : dots.replaceAll(smallComma, ',');
};
/** Compared with others they are a dot and a comma. */
const sign = '\u2024';
const smallComma = '\uFE50';
/** "dott.ssa", "S.A.", "A.Ş.’ye" */
const inner = /(?<=\p{L})\.(?=\p{Ll}|['’]\p{Ll})|(?<=(?<!\p{L})\p{L})\.(?=\p{L}\.)/gu;
const outer = /(?<=[\p{L}\p{M}\p{Nd}])\.(?=[^\S\n]?[^\s.])/gu;

const endsWith = (words: string, flags = 'iu'): RegExp =>
  new RegExp(`(?<![\\p{L}\\p{M}\\p{Nd}.\\u2024-])(?:${words})[.\\u2024]\\s*$`, flags);
const abbreviated = new RegExp(
  `${
    endsWith(
      'Mio|Mrd|Tsd|Mill|mln|mld|milj|tys|tis|тис|млн|млрд|трлн|тыс|εκατ|εκ|χιλ|ca|approx|aprox|env|Hr|Dra?|Prof|Mr|Mrs|Ms|Mme|Sr|Sra|Sres|bzw|inkl|exkl|zzgl|ggf|evtl|sog|vs|e\\.g|i\\.e|z\\. ?B|z|d\\. ?h|u\\. ?a|p\\. ?ej|p\\. ?ex|np|tzn|т\\. ?е|vgl|lt|gem|bspw|einschl|abzgl|gegr|geb|напр|bijv|např|pr|resp|f\\.eks|bl\\.a|t\\.ex|Sdn|Pvt|spol|प्रा|इंजी|डॉ|প্রা|ডা',
    ).source
  }|(?<![\\p{L}\\p{M}])[ก-ฮ]{0,3}[ก-ฬฮ][.\\u2024]\\s*$`,
  'iu',
);
/** Titles of people, streets, towns and saints, and what firms are called by, which go before a name. */
const beforeNames = endsWith(
  'Fa|Fam|Br|Bro|ing|prof|eng|Messrs|Geo|Chas|Abt|Geschw|[Bb]d|[Bb]oul|av|imp|наб|пос|смт|бул|Λεωφ|Οδ|Doç|Jl|Mah|Cad|Sok|esim|Lt|Sgt|Maj|Dept|Univ|Gebr|Sté|Ets|Fr|Hrn|Ing|Dipl|St|Ste|Srta|Dña|MM?|Mmes|Mlles?|sigg?|sig\\.ra|dott|dott\\.ssa|avv|arch|geom|rag|F\\.lli|Dhr|Mevr|Mw|Drs|Mgr|inż|ks|św|ul|al|pl|os|nám|tř|проф|акад|тов|ул|пр|пер|обл|(?<!\\p{Nd}\\s?)г|Δρ|κ|dl|str|Gen|Col|Capt|Rev|Hon|Av|Avda|TP|Mt|Ft|вул|просп|(?<!\\p{Nd}\\s?)[мс]|(?:(?<=ty )|(?<=(?:ke|dari|oleh|dengan|pada|untuk|dan|atau|lewat|melalui|milik) ))(?:PT|CV|UD|PD|CP)',
  'u',
);
/** No word has consonants alone: "Mfg. Row", "Hbf. Nürnberg", "Wm. Hill". What companies are by law ends sentences, too. */
const vowelless =
  /(?<![\p{L}\p{M}\p{Nd}.\u2024-])(?!(?:Ltd|Jr|Snr|Bt|Kft|Zrt|Pty|Tbk)\p{P})[B-DF-HJ-NP-TV-XZŠČŽ][b-df-hj-np-tv-xzß]{1,4}[.\u2024]\s*$/u;
const beforeNumbers = endsWith(
  '\\p{L}*[Ss]tr|\\p{L}*[Nn]r|\\p{L}*nº|reg|tel|тел|буд|ap|sc|bl|čp|Nr|No|Art|Abs|Ziff|núm|pág|стр|корп|оф|п|ст|д|кв|č|Rs|रु|টা|ரூ',
);
/** What a company is by law; a sentence may end with it as well. */
const ofCompanies = endsWith(
  'Inc|Ltd|Ltda|Lda|Jr|Snr|Esq|Ph[.\\u2024] ?D|Corp|Co|Bros|Hnos|Pty|Cie|C[ií]a|Bhd|Tbk|Kft|Bt|Zrt|Nyrt|Şti|San|Tic|Mak|İnş|Taah|लि|লি|S\\.A|S\\.L|S\\.p\\.A|S\\.r\\.l|B\\.V|N\\.V|a\\.s|s\\.r\\.o',
  'u',
);
/** The comma before it, and before what is about so much. */
const beforeForms =
  /(?<=[\p{L}\p{Nd}.)”"ªº]),(?= (?:(?:approx|ca|env|aprox)\. ?\p{Nd}|L\.da|Ph\. ?D|Esq|Inc|Ltd|LLC|LLP|PLC|Corp|Co\.|GmbH|AG|SAS?|SL|SARL|Ltda|Lda|Pty|Jr\.|Sr\.|S\. ?A\.|S\. ?L\.|S\. ?p\. ?A\.|S\. ?r\. ?l\.|S\. ?C\.|L\. ?L\. ?C\.|B\. ?V\.|N\. ?V\.|a\. ?s\.|s\. ?r\. ?o\.|spol\. |d\. ?o\. ?o\.)(?![\p{L}\p{M}]))/gu;

/** In many languages a word by itself; before a currency it is short for millions. */
const millions = endsWith('mil');

const ofMeasures = endsWith(
  '(?<=\\p{Nd}\\s?)(?:ft|yds?|lbs?|oz|hrs?|min|sec|std|r|гг?|р)|kr|руб|коп|грн|мес|міс|шт|чел|mies|godz|szt|md|mdr|etc|usw|osv|itd|itp|atd|stb|ecc',
);

/** "bis 1. 4. 2027" */
const ofDay = /(?<=[\p{L}\p{M},(]\s?)\p{Nd}{1,2}\.\s*$/u;
const ofMonth = /(?<!\p{Nd})\p{Nd}{1,2}\.\s?\p{Nd}{1,2}\.\s*$/u;

/** The number of a day or of a rank, never at the beginning, where it counts what is listed. */
const counted = /(?<=[\p{L}.]\s)\p{Nd}{1,2}\.\s*$/u;
const ranked = /(?<=(?<!\p{L})(?:der|die|das|den|dem|des|im|am|zum|zur|vom|beim|ab|bis)\s)\p{Nd}{1,2}\.\s*$/iu;
const months: ReadonlySet<string> = new Set(
  'de da nb fi cs sk pl hr sl sr-Latn et lv hu tr is'
    .split(' ')
    .flatMap((tag) => [...namesOfMonths(tag, 'gregory', ['long']).keys()]),
);
