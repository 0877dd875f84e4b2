/** Characters that a font draws as nothing though Unicode counts them as letters or symbols: Hangul fillers, the blank of Braille. */
const blank = /[\u115F\u1160\u2800\u3164\uFFA0]/gu;

/** Whether a text shows anything: a letter, a figure, a sign. Spaces, controls and joiners show nothing. */
export const isVisible = (text: string): boolean => /[\p{L}\p{N}\p{P}\p{S}]/u.test(text.replaceAll(blank, ''));
