import { currencies } from './currencies.ts';
import { letteredMoney, letters, lettersOfMoney, magnitudes, measures, percent } from './unitWords.ts';

/** The spaces that stand inside a number or before its unit. */
export const space = '[ \\u00A0\\u202F\\u2009]';
const behind = (words: string) =>
  new RegExp(`^(?:${space}|-|‑)?(?:${words})(?![\\p{L}\\p{M}](?<![぀-ヿ㐀-鿿가-힯฀-๿\\p{M}]))`, 'iu');
const ahead = (words: string) => new RegExp(`(?<![\\p{L}])(?:${words})${space}?$`, 'u');

const beforeMoney = new RegExp(
  `^${space}?(${Object.keys(lettersOfMoney).join('|')})(?=${space}?(?:${letteredMoney}))`,
  'u',
);
const sizes = magnitudes.map(([words, factor]) => ({ words: behind(words), factor }));
/** A million in one small letter counts only behind a currency: 5 m without one is five metres. */
export const magnitudeAt = (text: string, at: number, end: number): { factor: number; length: number } => {
  const rest = text.slice(end, end + 24);
  const letter = /^([kKMB])(?![\p{L}\p{Nd}])/u.exec(rest)?.[1];
  if (letter !== undefined) return { factor: letters[letter] ?? 1, length: 1 };
  if (/^m(?![\p{L}\p{Nd}])/u.test(rest) && anyMoney.ahead.test(text.slice(Math.max(0, at - 6), at)))
    return { factor: 1e6, length: 1 };
  const [ofMoney, sign] = beforeMoney.exec(rest) ?? [];
  if (sign !== undefined) return { factor: lettersOfMoney[sign] ?? 1, length: ofMoney?.length ?? 0 };
  const fits = sizes.flatMap(({ words, factor }) => {
    const hit = words.exec(rest)?.[0];
    return hit === undefined ? [] : [{ factor, length: hit.length }];
  });
  return fits.toSorted((a, b) => b.length - a.length)[0] ?? { factor: 1, length: 0 };
};

const percents = behind(percent);
/** As Turkish writes it, "%50", and in words. */
const percentAhead = /(?<![\p{Nd}]\s?)[%٪]$|(?<!\p{L})(?:yüzde|Yüzde)\s$|百分之$|ร้อยละ\s?$/u;
const metric = measures.flat().map(([sign, words]) => ({
  sign,
  behind: new RegExp(`^(?:${space}|-|‑)?(?:${words})(?![\\p{L}\\p{M}\\p{Nd}²³](?<![぀-ヿ㐀-鿿가-힯฀-๿\\p{M}]))`, 'u'),
}));
const money = currencies.map(([code, words]) => ({
  ...{ code, behind: behind(`(?:d[’']|d[ei] |of )?(?:${words})`) },
  ahead: ahead(words),
}));
// Most numbers have none of these beside them: one pattern tells that sooner than forty do.
const everyCurrency = currencies.map(([, words]) => words).join('|');
const anyMoney = { behind: behind(`(?:d[’']|d[ei] |of )?(?:${everyCurrency})`), ahead: ahead(everyCurrency) };
/** "300 euros three": the currency is that of the number before it. */
const ofNumberBefore = new RegExp(
  `(?:\\p{Nd}|(?<!\\p{L})(?:${magnitudes.map(([words]) => words).join('|')}))${space}?(?:${everyCurrency})${space}?$`,
  'iu',
);
/** The unit before or behind a number, and how long it is behind it. */
export const unitAt = (text: string, at: number, end: number): { name: string | null; length: number } => {
  const rest = text.slice(end, end + 24);
  const before = text.slice(Math.max(0, at - 8), at);
  const share = percents.exec(rest)?.[0];
  if (share !== undefined) return { name: '%', length: share.length };
  if (percentAhead.test(before)) return { name: '%', length: 0 };
  const leading = anyMoney.ahead.test(before) ? money.find((one) => one.ahead.test(before)) : undefined;
  if (leading && !ofNumberBefore.test(text.slice(Math.max(0, at - 32), at))) return { name: leading.code, length: 0 };
  const trailing = (anyMoney.behind.test(rest) ? money : [])
    .flatMap(({ code, behind: words }) => {
      const hit = words.exec(rest)?.[0];
      return hit === undefined ? [] : [{ name: code, length: hit.length }];
    })
    .toSorted((a, b) => b.length - a.length)[0];
  if (trailing) return trailing;
  for (const { sign, behind: words } of metric) {
    const hit = words.exec(rest)?.[0];
    if (hit !== undefined) return { name: sign, length: hit.length };
  }
  return { name: null, length: 0 };
};
