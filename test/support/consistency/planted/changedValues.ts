import type { Random } from '../../../../shared/kernel/random.ts';
import type { Read } from '../reading/compared.ts';
import type { Surfaces } from '../surfaces.ts';

/** What a surface may show of a case that somebody could take for another of its kind. */
export const kinds = [
  'number',
  'percentage',
  'date',
  'likelihood',
  'strength',
  'quorum',
  'option',
  'letter',
  'provider',
  'seat',
  'model',
  'lens',
  'verdict',
  'reason',
] as const;
export type Kind = (typeof kinds)[number];

/** A place in what was read, and what stands there. */
type Place = { readonly part: number; readonly at: number; readonly old: string };

export const pick = <T>(random: Random, all: readonly T[]): T => {
  const one = all[Math.floor(random() * all.length)];
  if (one === undefined) throw new Error('expected something to choose from, found nothing');
  return one;
};

/** What each kind has in this case and this language: any of them may stand where another does. */
const vocabulary = ({ document, speech }: Surfaces): Readonly<Partial<Record<Kind, readonly string[]>>> => {
  const { words } = speech;
  const days = datesIn(document).flatMap((iso) => [0, 3, -9].map((days) => speech.date(shifted(iso, days))));
  return {
    date: days,
    likelihood: [words.p1, words.p2, words.p3, words.p4, words.p5, words.p6, words.p7],
    strength: [words.strong, words.moderate, words.lean, words.too_close],
    quorum: [words.full, words.degraded, words.single_source, words.failed],
    option: document.options.map(({ title }) => title),
    provider: ['OpenAI', 'Anthropic', 'Google', 'local'],
    seat: document.run.seats.map(({ name }) => name),
    model: document.run.seats.flatMap(({ model }) => model ?? []),
    lens: document.run.seats.map(({ lens }) => speech.lens(lens)),
    verdict: [words.verified, words.refuted, words.altered, words.not_found, words.unchecked, words.unverifiable],
    reason: [words.none, words.new_evidence, words.flaw_in_own_claim, words.recalculated],
  };
};

const iso = /^\d{4}-\d\d-\d\d/u;
const datesIn = (value: unknown): readonly string[] => {
  if (typeof value === 'string') return iso.test(value) && !Number.isNaN(Date.parse(value)) ? [value.slice(0, 10)] : [];
  return typeof value === 'object' && value !== null ? [...new Set(Object.values(value).flatMap(datesIn))] : [];
};
const shifted = (day: string, days: number): string =>
  new Date(Date.parse(day) + days * 86_400_000).toISOString().slice(0, 10);

/** A text as it may be broken over lines, with marks of direction in it. */
const loosely = (text: string): string =>
  Array.from(text.replace(/[\s\p{Cf}]+/gu, ' '), (sign) =>
    sign === ' ' ? '[\\s\\p{Cf}]+' : `${sign.replace(/[.*+?^${}()|[\]\\/]/u, '\\$&')}\\p{Cf}*`,
  ).join('');

const inside = '[\\p{L}\\p{M}\\p{N}]';
const patterns = (surfaces: Surfaces, kind: Kind): RegExp | null => {
  if (kind === 'number') return /\p{Nd}+(?:[.,٬٫’ ]\p{Nd}+)*(?![\p{Nd}\s\p{Cf}]*[%٪])/gu;
  if (kind === 'percentage') return /\p{Nd}+(?=[\s\p{Cf}]*[%٪])|(?<=[%٪])\p{Nd}+/gu;
  if (kind === 'letter')
    return new RegExp(
      `(?<!${inside}|-)[${surfaces.document.options.map(({ optionId }) => optionId).join('')}](?!${inside})`,
      'gu',
    );
  const all = [...new Set(vocabulary(surfaces)[kind])].filter((one) => one.length > 1);
  if (all.length === 0) return null;
  const longestFirst = all.toSorted((a, b) => b.length - a.length).map(loosely);
  return new RegExp(`(?<!${inside})(?:${longestFirst.join('|')})(?!${inside})`, 'gu');
};

/** Where something of this kind stands. */
export const placesOf = (surfaces: Surfaces, kind: Kind, parts: readonly Read[]): readonly Place[] => {
  const pattern = patterns(surfaces, kind);
  if (!pattern) return [];
  return parts.flatMap(({ text }, part) =>
    [...text.matchAll(pattern)].map((match) => ({ part, at: match.index, old: match[0] })),
  );
};

const flat = (text: string) => text.replace(/[\s\p{Cf}]+/gu, '').toLocaleLowerCase();

/** Another one of the kind than stands there; null where there is none. */
export const otherOf = (surfaces: Surfaces, kind: Kind, old: string, random: Random): string | null => {
  if (kind === 'number' || kind === 'percentage') return otherNumber(old, random);
  const all =
    kind === 'letter' ? surfaces.document.options.map(({ optionId }) => optionId) : vocabulary(surfaces)[kind];
  const others = [...new Set(all)].filter((one) => one !== '' && flat(one) !== flat(old));
  return others.length > 0 ? pick(random, others) : null;
};

/** One of its digits is another. */
const otherNumber = (old: string, random: Random): string => {
  const digits = [...old.matchAll(/\p{Nd}/gu)];
  const { 0: digit, index } = pick(random, digits);
  const code = digit.codePointAt(0) ?? 48;
  const zero = [
    code,
    code - 1,
    code - 2,
    code - 3,
    code - 4,
    code - 5,
    code - 6,
    code - 7,
    code - 8,
    code - 9,
  ].findLast((one) => /\p{Nd}/u.test(String.fromCodePoint(one)));
  const value = code - (zero ?? code);
  const other = (value + 1 + Math.floor(random() * 9)) % 10;
  return `${old.slice(0, index)}${String.fromCodePoint((zero ?? code) + other)}${old.slice(index + digit.length)}`;
};

/** What was read with something else in one place. */
export const changed = (parts: readonly Read[], { part, at, old }: Place, to: string): readonly Read[] =>
  parts.map((one, i) =>
    i === part ? { ...one, text: `${one.text.slice(0, at)}${to}${one.text.slice(at + old.length)}` } : one,
  );
