/** How cells are shown, for the number formats that change what a value says: percentages, dates, grouping, signs, text. */

const builtIn: Readonly<Record<number, string>> = {
  1: '0',
  2: '0.00',
  3: '#,##0',
  4: '#,##0.00',
  9: '0%',
  10: '0.00%',
  11: '0.00E+00',
  14: 'yyyy-mm-dd',
  15: 'yyyy-mm-dd',
  16: 'd-mmm',
  17: 'mmm-yy',
  18: 'h:mm',
  19: 'h:mm:ss',
  20: 'h:mm',
  21: 'h:mm:ss',
  22: 'yyyy-mm-dd h:mm',
  37: '#,##0;(#,##0)',
  38: '#,##0;(#,##0)',
  39: '#,##0.00;(#,##0.00)',
  40: '#,##0.00;(#,##0.00)',
  45: 'mm:ss',
  46: '[h]:mm:ss',
  47: 'mm:ss',
  49: '@',
};
export const builtInFormat = (id: number): string => builtIn[id] ?? 'General';

/** What a cell with this number shows; dates as ISO 8601, whatever order the file asks for. */
export const shownNumber = (value: string, format: string, since1904: boolean): string => {
  const number = Number(value);
  if (value.trim() === '' || !Number.isFinite(number)) return value;
  const sections = sectionsOf(format);
  const own = number < 0 && sections.length > 1;
  const section = (own ? sections[1] : number === 0 && sections.length > 2 ? sections[2] : sections[0]) ?? '';
  const pattern = unquoted(section);
  if (isDate(pattern)) return asDate(number, pattern, since1904);
  if (/^general$/iu.test(pattern.trim())) return plain(number);
  if (pattern.includes('@')) return value;
  return asNumber(own ? -number : number, section, pattern);
};

const sectionsOf = (format: string): string[] =>
  format.match(/(?:"[^"]*"|\\.|\[[^\]]*\]|[^;"\\[])+|(?<=;|^)(?=;|$)/gu) ?? [format];

/** Without literal text, colours and conditions. */
const unquoted = (section: string): string => section.replace(/"[^"]*"|\\.|_.|\*.|\[(?!h+\]|m+\]|s+\])[^\]]*\]/giu, '');

const isDate = (pattern: string): boolean => /[dyhs]|(?<![a-z])m/iu.test(pattern.replace(/general|e[+-]/giu, ''));

const plain = (number: number): string => String(Number(number.toPrecision(15)));

const asNumber = (number: number, section: string, pattern: string): string => {
  const digits = /[#0?][#0?,]*(?:\.[#0?]*)?(?:e\+0+)?/iu.exec(pattern)?.[0];
  const [before = '', after = ''] = literals(section);
  if (digits === undefined) return `${before}${after}`;
  if (/e\+/iu.test(digits))
    return number.toExponential((/\.([0#?]+)/u.exec(digits)?.[1] ?? '').length).replace('e', 'E');
  const [whole = '', fraction = ''] = digits.split('.');
  const percent = pattern.split('%').length - 1;
  const scaled = (number * 100 ** percent) / 1000 ** (/,+$/u.exec(whole)?.[0].length ?? 0);
  const fixed = Math.abs(scaled).toFixed(Math.min(20, fraction.length));
  const [wholeDigits = '0', fractionDigits = ''] = fixed.split('.');
  const least = whole.replace(/[^0]/gu, '').length;
  const padded = wholeDigits === '0' && least === 0 && fraction !== '' ? '' : wholeDigits.padStart(least, '0');
  const grouped = /,[#0?]/u.test(whole) ? padded.replace(/\B(?=(?:\d{3})+$)/gu, ',') : padded;
  const optional = fraction.replace(/.*0/u, '').length;
  const kept = optional > 0 ? fractionDigits.replace(new RegExp(`0{1,${optional}}$`, 'u'), '') : fractionDigits;
  return `${scaled < 0 ? '-' : ''}${before}${grouped}${kept === '' ? '' : `.${kept}`}${after}`;
};

/** What comes before and after the digits: currency signs, brackets, units, the percent sign. */
const literals = (section: string): string[] => {
  const shown = section
    .replace(/\[\$([^\]-]*)[^\]]*\]/gu, '"$1"')
    .replace(/\[[^\]]*\]/gu, '')
    .replace(/_./gu, '')
    .replace(/\*./gu, '');
  const parts = /^((?:"[^"]*"|\\.|[^#0?])*)(?:[#0?][#0?,. ]*(?:e\+0+)?)?(.*)$/isu.exec(shown)?.slice(1) ?? [];
  return parts.map((part) => part.replace(/"([^"]*)"|\\(.)/gu, '$1$2'));
};

const dayMs = 86_400_000;

const asDate = (serial: number, pattern: string, since1904: boolean): string => {
  // The 1900 system counts a 29 February 1900 that was none.
  const days = since1904 ? serial + 1462 : serial < 60 ? serial + 1 : serial;
  const ms = Math.round((days - 25_569) * dayMs);
  if (!(Math.abs(ms) < 8.64e15)) return String(serial);
  const iso = new Date(ms).toISOString();
  const hasDay = /[dy]|mmm/iu.test(pattern);
  const hasTime = /[hs]/iu.test(pattern);
  if (/\[h+\]/iu.test(pattern)) return `${Math.floor(serial * 24)}:${iso.slice(14, 19)}`;
  const time = /s/iu.test(pattern) ? iso.slice(11, 19) : iso.slice(11, 16);
  if (!hasDay) return hasTime ? time : iso.slice(0, 10);
  return hasTime ? `${iso.slice(0, 10)} ${time}` : iso.slice(0, 10);
};
