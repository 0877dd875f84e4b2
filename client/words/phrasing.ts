import type { Key, Words } from './words.svelte.ts';

/** `1 min 28 sec`; seconds are left out beside hours. */
export const duration = (words: Pick<Words, 'number'>, ms: number): string => {
  const seconds = Math.round(ms / 1000);
  const parts = { hour: Math.floor(seconds / 3600), minute: Math.floor(seconds / 60) % 60, second: seconds % 60 };
  const shown = Object.entries(parts).filter(([unit, n]) => n > 0 && !(unit === 'second' && parts.hour > 0));
  return (shown.length > 0 ? shown : [['second', 0] as const])
    .map(([unit, n]) => words.number(n, { style: 'unit', unit, unitDisplay: 'short' }))
    .join(' ');
};

/** As people say it: "4 minutes ago", "in 3 days". */
export const ago = (words: Pick<Words, 'format' | 'locale'>, iso: string, now: number): string => {
  const seconds = (Date.parse(iso) - now) / 1000;
  const format = words.format(Intl.RelativeTimeFormat, words.locale, { numeric: 'auto' });
  for (const [unit, size] of units)
    if (Math.abs(seconds) >= size) return format.format(Math.trunc(seconds / size), unit);
  return format.format(0, 'second');
};

const units = [
  ['year', 365 * 86_400],
  ['month', 30 * 86_400],
  ['day', 86_400],
  ['hour', 3600],
  ['minute', 60],
  ['second', 5],
] as const;

/** Sentences one after the other, those that are empty left out; a full-width stop keeps the distance by itself. */
export const sentences = ({ marks }: Pick<Words, 'marks'>, ...parts: readonly string[]): string =>
  parts.filter(Boolean).join(marks.stop === '。' ? '' : ' ');

/** What a code is called; the code itself where a newer server has another one than we know. */
export const nameOf = (t: Words['t'], key: string, code: string): string => {
  // oxlint-disable-next-line typescript/no-unsafe-type-assertion -- a key without a text comes back as it is
  const name = t(key as Key);
  return name === key ? code : name;
};
