/** Which way a text runs by its first letter (UAX #9, P2), letters in isolates aside; null where it has none. */
export function firstStrong(text: string): 'ltr' | 'rtl' | null {
  const [letter] = text.replace(isolated, '').match(/\p{L}/u) ?? [];
  if (letter === undefined) return null;
  return rightToLeft.test(letter) ? 'rtl' : 'ltr';
}

const isolated = /[\u2066-\u2068][^\u2069]*\u2069?/g;
const rightToLeft = /[\u0590-\u08FF\uFB1D-\uFDFF\uFE70-\uFEFC\u{10800}-\u{10FFF}\u{1E800}-\u{1EFFF}]/u;
