/** Whether a text has letters that the language (BCP 47) is not written with; Chinese by the signs of either script. */
export const foreignTo = (language: string): ((text: string) => boolean) => {
  const script = new Intl.Locale(language).maximize().script ?? '';
  const other = new RegExp(`(?!${letters[script] ?? `\\p{scx=${script}}`})\\p{L}`, 'u');
  const signs = encodings[script]?.();
  return (text) =>
    other.test(text) || (text.match(/\p{Script=Han}/gu) ?? []).some((sign) => signs?.has(sign) === false);
};

/** Where a language is written with more than one script, or is not named after it. */
const letters: Readonly<Record<string, string>> = {
  Jpan: '[\\p{scx=Han}\\p{scx=Hira}\\p{scx=Kana}]',
  Kore: '\\p{scx=Hang}',
  Hans: '\\p{scx=Han}',
  Hant: '\\p{scx=Han}',
};

/** The signs of a character set of two bytes, as those who wrote one script only once listed them. */
const signsOf = (encoding: string, lead: readonly [number, number], trail: readonly [number, number]) => {
  const decoder = new TextDecoder(encoding);
  const signs = new Set<string>();
  for (let first = lead[0]; first <= lead[1]; first++)
    for (let second = trail[0]; second <= trail[1]; second++) signs.add(decoder.decode(Uint8Array.of(first, second)));
  return signs;
};
const encodings: Readonly<Record<string, () => ReadonlySet<string>>> = {
  Hans: () => signsOf('gbk', [0xb0, 0xf7], [0xa1, 0xfe]),
  Hant: () => signsOf('big5', [0xa4, 0xf9], [0x40, 0xfe]),
};
