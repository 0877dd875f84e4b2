/** Text that a font's missing or wrong table of letters made unreadable: controls, replacement and private-use characters. */
export const isGarbled = (text: string): boolean => {
  const letters = text.replaceAll(/\s/gu, '');
  const broken = letters.match(/[\p{Cc}\p{Co}\p{Cn}\uFFFD]/gu)?.length ?? 0;
  return broken > 0 && broken >= letters.length * 0.002;
};
