import { keepingLast } from '../../../../../../shared/kernel/lastResults.ts';
import { currencies } from './currencies.ts';
import { hundredths } from './subunits.ts';
import { rangeWords } from './ranges.ts';
import { measures, temperatures } from './measureWords.ts';
import { basisPoints, letteredMoney, letters, lettersOfMoney, magnitudes, percent, points } from './unitWords.ts';

/** The spaces that stand inside a number or before its unit. */
export const space = '[ \\u00A0\\u202F\\u2009]';
const behind = (words: string) =>
  new RegExp(`^(?:${space}|-|‑)?(?:${words})(?:(?<=[㐀-鿿])|(?![\\p{L}\\p{M}](?<![぀-ヿ㐀-鿿가-힯฀-๿\\p{M}])))`, 'iu');
/** A sign may follow a letter of a script without spaces, a word may not: 租金¥620, but 公元620. */
const ahead = (words: string) =>
  new RegExp(`(?<!\\p{L}(?<![぀-ヿ㐀-鿿가-힯฀-๿])|[぀-ヿ㐀-鿿가-힯฀-๿](?=\\p{L}))(?:${words})${space}?$`, 'u');

const beforeMoney = new RegExp(
  `^${space}?(${Object.keys(lettersOfMoney).join('|')})\\.?(?=${space}?(?:${letteredMoney}))`,
  'u',
);
/** In Spanish and Portuguese these are thousands. */
const easternMillion = new RegExp(`^${space}?mil(?:\\.|(?!\\p{L}))`, 'iu');
const sizes = magnitudes.map(([words, factor]) => ({ words: behind(words), factor }));
/** "R$ 2,5 mi", "3 bi de reais": elsewhere these are miles. */
const shortPortuguese = new RegExp(`^(?<space>${space}?)(?<size>mi|bi)(?!\\p{L})(?<of>\\sde\\s)?`, 'u');
/** Swahili says the magnitude first: "milioni 7.2". How long it is before the number, with its space. */
export const magnitudeBefore = (text: string, at: number): { factor: number; length: number } => {
  const word = /(?<!\p{L})(?<word>elfu|laki|milioni|bilioni)[ \u00A0]$/iu.exec(text.slice(Math.max(0, at - 10), at))
    ?.groups?.['word'];
  return word === undefined
    ? { factor: 1, length: 0 }
    : { factor: firstMagnitudes[word.toLowerCase()] ?? 1, length: word.length + 1 };
};
const firstMagnitudes: Readonly<Record<string, number>> = { elfu: 1e3, laki: 1e5, milioni: 1e6, bilioni: 1e9 };

/** A million in one small letter counts only behind a currency: 5 m without one is five metres. */
export const magnitudeAt = (text: string, at: number, end: number): { factor: number; length: number } => {
  const rest = text.slice(end, end + 24);
  const letter = /^([kKMB])(?![\p{L}\p{Nd}])/u.exec(rest)?.[1];
  if (letter !== undefined) return { factor: letters[letter] ?? 1, length: 1 };
  const isMoney = (): boolean =>
    anyMoney.ahead.test(text.slice(Math.max(0, at - 6), at)) || currencyOfRange(text, at) !== null;
  if (/^m(?![\p{L}\p{Nd}])/u.test(rest) && isMoney()) return { factor: 1e6, length: 1 };
  const short = shortPortuguese.exec(rest)?.groups ?? {};
  const isShort = short['of'] !== undefined || isMoney();
  if (short['size'] !== undefined && isShort)
    return { factor: short['size'] === 'mi' ? 1e6 : 1e9, length: short['size'].length + (short['space']?.length ?? 0) };
  const [ofMoney, sign] = beforeMoney.exec(rest) ?? [];
  const million = easternMillion.exec(rest)?.[0];
  if (million !== undefined && isEastern(text)) return { factor: 1e6, length: million.length };
  if (sign !== undefined) return { factor: lettersOfMoney[sign] ?? 1, length: ofMoney?.length ?? 0 };
  const fits = sizes.flatMap(({ words, factor }) => {
    const hit = words.exec(rest)?.[0];
    return hit === undefined ? [] : [{ factor, length: hit.length }];
  });
  return fits.toSorted((a, b) => b.length - a.length)[0] ?? { factor: 1, length: 0 };
};

/** Whether a text is Czech or Romanian, told once for all its numbers. */
const isEastern = keepingLast((text: string) => /[ěřůășțşţ]|Kč|(?<!\p{L})lei(?!\p{L})/iu.test(text), 1);
/** In Polish "16 gr" beside złotys are no grams. */
const isOfZlotys = keepingLast((text: string) => /\p{Nd}\s?(?:zł|PLN)(?!\p{L})/u.test(text), 1);

const shares = [
  { name: 'bp', words: behind(basisPoints) },
  { name: 'pp', words: behind(points) },
  { name: '%', words: behind(percent) },
];
/** As Turkish writes it, "%50", and in words. */
const percentAhead = /(?<![\p{Nd}]\s?)[%٪]$|(?<!\p{L})(?:yüzde|Yüzde)\s$|百分之$|ร้อยละ\s?$|(?<!\p{L})[Aa]silimia\s$/u;
const metricBehind = (words: string) =>
  new RegExp(`^(?:${space}|-|‑)?(?:${words})(?![’'\\p{L}\\p{M}\\p{Nd}²³](?<![぀-ヿ㐀-鿿가-힯฀-๿\\p{M}]))`, 'u');
const metric = [...measures.flat(), ...temperatures].map(([sign, words]) => ({
  name: sign,
  words: metricBehind(words),
}));
const money = currencies.map(([code, words]) => ({
  ...{ name: code, words: behind(`(?:d[’']|d[ei] |of )?(?:${words})`) },
  ahead: ahead(words),
}));
// Most numbers have none of these beside them: one pattern tells that sooner than forty do.
const anyShare = behind([basisPoints, points, percent].join('|'));
const anyMetric = metricBehind([...measures.flat(), ...temperatures].map(([, words]) => words).join('|'));
const cents = hundredths.map(([code, words]) => ({ name: code, words: behind(words), part: 0.01 }));
const everyCurrency = currencies.map(([, words]) => words).join('|');
const anyMoney = { behind: behind(`(?:d[’']|d[ei] |of )?(?:${everyCurrency})`), ahead: ahead(everyCurrency) };
/** A digit that is no part of a name or a year: of "Q1 € 110k" and "2026 € 110k" it is. */
const ofAmount = `(?<!\\p{L}\\p{Nd}{0,3}|(?<![\\p{Nd}.,])(?:19|20)\\p{Nd})\\p{Nd}`;
/** "300 euros three": the currency is that of the number before it. */
const ofNumberBefore = new RegExp(
  `(?:${ofAmount}|(?<!\\p{L})(?:${magnitudes.map(([words]) => words).join('|')}))(?:${space}(?:${everyCurrency})${space}|(?:${everyCurrency})${space}?)$`,
  'iu',
);
const rangeOfMoney = new RegExp(
  `(?<!\\p{L})(?<currency>${everyCurrency})${space}?\\p{Nd}[\\p{Nd}.,’']{0,14}${space}?(?<between>${rangeWords})${space}?$`,
  'u',
);
const mayBeRange = /\p{Nd}\s?(?:\P{L}|['’]?\p{L}{1,8})\s?$/u;
/** Of "$4–6 million" the currency of the second number, and whether a dash tells so: "for $5 to 10 people" is no range. */
export const currencyOfRange = (
  text: string,
  at: number,
): { readonly name: string; readonly isDash: boolean } | null => {
  const before = text.slice(Math.max(0, at - 32), at);
  if (!mayBeRange.test(before)) return null;
  const { currency, between } = rangeOfMoney.exec(before)?.groups ?? {};
  const name = currency === undefined ? undefined : money.find((one) => one.ahead.test(currency))?.name;
  return name === undefined ? null : { name, isDash: /^\P{L}/u.test(between ?? '') };
};

const anyCent = behind(hundredths.map(([, words]) => words).join('|'));

/** The unit before or behind a number, how long it is behind it, and what part of it the words there name: 0.01 of cents. */
export const unitAt = (
  text: string,
  at: number,
  end: number,
): { name: string | null; length: number; part?: number } => {
  const rest = text.slice(end, end + 32);
  const before = text.slice(Math.max(0, at - 10), at);
  const leading = anyMoney.ahead.test(before) ? money.find((one) => one.ahead.test(before)) : undefined;
  // "€ 4,50 p.p." is for each person.
  const share = anyShare.test(rest) ? longestOf(shares, rest) : undefined;
  if (share && !(leading && share.name === 'pp')) return share;
  if (percentAhead.test(before)) return { name: '%', length: 0 };
  if (leading && !ofNumberBefore.test(text.slice(Math.max(0, at - 32), at))) return { name: leading.name, length: 0 };
  const isAhead = aheadOfNext.test(rest) && isYear.test(text.slice(Math.max(0, end - 5), end));
  const trailing =
    !isAhead && !gluedToNext.test(rest) && anyMoney.behind.test(rest) ? longestOf(money, rest) : undefined;
  const small = anyCent.test(rest) ? longestOf(cents, rest) : undefined;
  if (small && small.length > (trailing?.length ?? 0)) return small;
  if (trailing) return trailing;
  const grosze = /^\s?gr(?![\p{L}\p{M}])/u.exec(rest)?.[0];
  if (grosze !== undefined && isOfZlotys(text)) return { name: 'PLN', length: grosze.length, part: 0.01 };
  const measure = anyMetric.test(rest) ? longestOf(metric, rest) : undefined;
  return measure ?? { name: measureBefore(text.slice(Math.max(0, at - 12), at)), length: 0 };
};

/** Swahili says the unit first: "tani 270". */
const measureBefore = (before: string): string | null => {
  const word = /(?<!\p{L})(?<word>tani|kilo|gramu|lita|kilomita|mita|ekari|hekta)[ \u00A0]$/iu.exec(before)?.groups?.[
    'word'
  ];
  return swahiliMeasures[word?.toLowerCase() ?? ''] ?? null;
};
const swahiliMeasures: Readonly<Record<string, string>> = {
  ...{ tani: 't', kilo: 'kg', gramu: 'g', lita: 'l', kilomita: 'km', mita: 'm', ekari: 'ac', hekta: 'ha' },
};

/** "2025 £1.2m": the sign is that of the next number. */
const gluedToNext = new RegExp(`^${space}(?:${everyCurrency})\\p{Nd}`, 'u');
const aheadOfNext = new RegExp(`^${space}(?:${everyCurrency})${space}\\p{Nd}`, 'u');
const isYear = /(?<![\p{Nd}.,])(?:19|20)\p{Nd}{2}$/u;

type Words = { readonly name: string; readonly words: RegExp; readonly part?: number };
type Unit = { readonly name: string; readonly length: number; readonly part?: number };
const longestOf = (all: readonly Words[], rest: string): Unit | undefined =>
  all
    .flatMap(({ words, ...unit }) => {
      const hit = words.exec(rest)?.[0];
      return hit === undefined ? [] : [{ ...unit, length: hit.length }];
    })
    .toSorted((a, b) => b.length - a.length)[0];
