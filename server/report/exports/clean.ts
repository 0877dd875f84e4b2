/** A text as XML may hold it: whole characters, and no control character but line breaks and tabs. */
export const clean = (text: string): string =>
  // oxlint-disable-next-line no-control-regex -- these are the characters that XML forbids
  text.toWellFormed().replaceAll(/[\u0000-\u0008\u000B\u000C\u000E-\u001F\uFFFE\uFFFF]/gu, '');
