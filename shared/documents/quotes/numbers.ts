/**
 * A number as it is written: its digits as ASCII, without spaces between groups, its separators as they stand. `(5)` may be less than
 * nothing, `–5` a dash.
 */
export type Quantity = {
  readonly written: string;
  readonly sign: '' | '-' | '–' | '()';
  readonly unit: '' | '%' | '‰';
};

/** Digits of any script, in groups; a space groups only threes after one to three digits. */
export const numberPattern = String.raw`\p{Nd}{1,3}(?: \p{Nd}{3})+(?!\p{Nd})(?:[.,٫]\p{Nd}+)?|\p{Nd}+(?:[.,'’٫٬]\p{Nd}+)*`;

/** The separator of thousands in a text, where its other numbers tell. */
export type Grouping = '.' | ',' | null;

/**
 * The same digits and separators; those of thousands may be left out where the text tells which they are. `1,204` is 1204 in one
 * country and 1.204 in another: else another way of writing it is another number.
 */
export const sameQuantity = (a: Quantity, b: Quantity, grouping: Grouping = null): boolean =>
  sameSign(a, b) &&
  a.unit === b.unit &&
  (a.written === b.written || ungrouped(a.written, grouping) === ungrouped(b.written, grouping));

/** The same value, however it is written, where each can be read in one way only. */
export const sameValue = (a: Quantity, b: Quantity): boolean => {
  const value = valueOf(a.written);
  return value !== null && value === valueOf(b.written) && sameSign(a, b) && a.unit === b.unit;
};

const sameSign = ({ sign: a }: Quantity, { sign: b }: Quantity): boolean =>
  a === b || like[a].includes(b) || like[b].includes(a);
const like: Readonly<Record<Quantity['sign'], readonly Quantity['sign'][]>> = {
  ...{ '': [], '-': [], '–': ['', '-'], '()': ['-', '–'] },
};

const ungrouped = (written: string, grouping: Grouping): string => {
  const isGrouped = grouping === ',' ? /^\d{1,3}(?:,\d{2,3})*,\d{3}(?:\.\d+)?$/u : /^\d{1,3}(?:\.\d{3})+(?:,\d+)?$/u;
  return grouping !== null && isGrouped.test(written) ? written.replaceAll(grouping, '') : written;
};

/** What numbers that can be read in one way only tell of the others: 12,000 beside 3.1 is twelve thousand. */
export const groupingIn = (numbers: Iterable<Quantity>): Grouping => {
  const points = new Set<string>();
  for (const { written } of numbers) {
    if (valueOf(written) === null) continue;
    const separators = written.replaceAll(/[\d']/gu, '');
    const point = separators.at(-1) ?? '';
    const isGroup = separators.length > 1 && separators === point.repeat(separators.length);
    if (point !== '') points.add(isGroup ? other(point) : point);
  }
  const [point, more] = points;
  return point === undefined || more !== undefined ? null : other(point);
};
const other = (separator: string): '.' | ',' => (separator === '.' ? ',' : '.');

/** What these digits and separators are of {@link Quantity}. */
export const writtenAs = (number: string): string =>
  ascii(number).replaceAll(' ', '').replaceAll('٫', '.').replaceAll('٬', ',').replaceAll('’', "'");

/** The only value that a written number may stand for; null where it may be another, or is none. */
export const valueOf = (written: string): number | null => {
  const [first = '', ...rest] = written.split(/[.,']/u);
  const separators = written.replaceAll(/\d/gu, '');
  const kinds = new Set(separators);
  const grouped = (groups: readonly string[]) =>
    first.length <= 3 &&
    first !== '0' &&
    groups.every((group, i) => group.length === 3 || (i < groups.length - 1 && group.length === 2));
  const whole = Number([first, ...rest].join(''));
  const decimal = Number(`${[first, ...rest.slice(0, -1)].join('')}.${rest.at(-1)}`);
  // A whole number with zeros before it is a name.
  if (separators === '') return /^0\d/u.test(first) ? null : whole;
  if (separators === '.' || separators === ',') return grouped(rest) ? null : decimal;
  if (kinds.size === 1) return grouped(rest) ? whole : null;
  const point = separators.at(-1) ?? '';
  const isDecimal = point !== "'" && kinds.size === 2 && separators.indexOf(point) === separators.length - 1;
  return isDecimal && grouped(rest.slice(0, -1)) ? decimal : null;
};

const zeros = [
  0x660, 0x6f0, 0x7c0, 0x966, 0x9e6, 0xa66, 0xae6, 0xb66, 0xbe6, 0xc66, 0xce6, 0xd66, 0xe50, 0xed0, 0xf20, 0x1040,
  0x17e0, 0x1810,
];
const ascii = (text: string): string =>
  text.replaceAll(/(?![0-9])\p{Nd}/gu, (digit) => {
    const code = digit.codePointAt(0) ?? 0;
    const zero = zeros.find((zero) => code >= zero && code < zero + 10);
    return zero === undefined ? digit : String(code - zero);
  });
