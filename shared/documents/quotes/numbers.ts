/** A number as written, with every value it may stand for: `1,204` is 1204 in one country and 1.204 in another. */
export type Quantity = { readonly readings: readonly string[]; readonly unit: '' | '%' | '‰' };

/** Digits of any script, in groups; a space groups only threes after one to three digits. */
export const numberPattern = String.raw`\p{Nd}{1,3}(?: \p{Nd}{3})+(?!\p{Nd})(?:[.,٫]\p{Nd}+)?|\p{Nd}+(?:[.,'’٫٬]\p{Nd}+)*`;

export const sameQuantity = (a: Quantity, b: Quantity): boolean =>
  a.unit === b.unit && a.readings.some((reading) => b.readings.includes(reading));

/** Every value that these digits and separators may stand for, as canonical decimals. */
export const readingsOf = (written: string): readonly string[] => {
  const plain = ascii(written)
    .replaceAll('٫', '.')
    .replaceAll(/[٬'’ ]/gu, "'");
  const digits = plain.split(/[.,']/u);
  const separators = plain.replaceAll(/\d/gu, '').split('');
  const [first = '', ...rest] = digits;
  const last = rest.at(-1) ?? '';
  const kinds = new Set(separators);
  const grouped = (groups: readonly string[]) =>
    first.length <= 3 &&
    first !== '0' &&
    groups.every((group, i) => group.length === 3 || (i < groups.length - 1 && group.length === 2));
  const whole = () => canonical(digits.join(''), '');
  const decimal = () => canonical(digits.slice(0, -1).join(''), last);

  if (separators.length === 0) return [whole()];
  if (kinds.size === 1 && separators[0] === "'") return grouped(rest) ? [whole()] : [plain];
  if (separators.length === 1) return grouped(rest) ? [whole(), decimal()] : [decimal()];
  if (kinds.size === 1) return grouped(rest) ? [whole()] : [plain];
  const lastIsDecimal = separators.at(-1) !== "'" && separators.slice(0, -1).every((kind) => kind === separators[0]);
  return lastIsDecimal && separators.at(-1) !== separators[0] && grouped(rest.slice(0, -1)) ? [decimal()] : [plain];
};

export const negative = (reading: string): string => (reading.startsWith('-') ? reading.slice(1) : `-${reading}`);

/** Leading zeros of a whole number are kept: 007 is a name. */
const canonical = (whole: string, fraction: string): string => {
  const kept = fraction.replace(/0+$/u, '');
  if (fraction === '') return whole;
  const plain = whole.replace(/^0+(?=\d)/u, '') || '0';
  return kept === '' ? plain : `${plain}.${kept}`;
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
