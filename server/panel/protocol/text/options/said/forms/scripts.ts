const scripts: readonly (readonly [name: string, letter: RegExp])[] = [
  ['Latin', /\p{Script=Latin}/u],
  ['Cyrillic', /\p{Script=Cyrillic}/u],
  ['Greek', /\p{Script=Greek}/u],
  ['Arabic', /\p{Script=Arabic}/u],
  ['Hebrew', /\p{Script=Hebrew}/u],
  ['Devanagari', /\p{Script=Devanagari}/u],
  ['Bengali', /\p{Script=Bengali}/u],
  ['Tamil', /\p{Script=Tamil}/u],
  ['Thai', /\p{Script=Thai}/u],
  ['Hangul', /\p{Script=Hangul}/u],
  ['Han', /[\p{Script=Han}\p{Script=Hiragana}\p{Script=Katakana}]/u],
];
const scriptsIn = (text: string): readonly string[] =>
  scripts.filter(([, letter]) => letter.test(text)).map(([name]) => name);

/** Of patterns in many scripts those that could be found in a text, by the letters of their words: hundreds would be tried on each sentence else. */
export const byScript = <T>(all: readonly T[], sourceOf: (one: T) => string): ((text: string) => readonly T[]) => {
  const known = all.map((one) => ({ one, scripts: scriptsIn(wordsOf(sourceOf(one))) }));
  const of = new Map<string, readonly T[]>();
  return (text) => {
    const present = scriptsIn(text);
    const key = present.join(' ');
    const found =
      of.get(key) ?? known.filter(({ scripts: own }) => own.some((one) => present.includes(one))).map(({ one }) => one);
    of.set(key, found);
    return found;
  };
};
/** What a pattern says beside its signs. */
const wordsOf = (source: string): string => source.replaceAll(/\\p\{[^}]*\}|\\[a-z]|\(\?<\w+>|\(\?-?i:/giu, ' ');
