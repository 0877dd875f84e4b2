import type { Frame } from '../../../../shared/events/panel/frame.ts';
import { textKey } from '../text/joining.ts';

/**
 * The option that a headline names in the very words of its title, first of all and without a word of the winner's; undefined for the winner, its
 * variants (options of one bloc) and any other sentence.
 */
export const otherOptionNamed = (headline: string, options: Frame['options'], winner: string) => {
  const said = textKey(headline);
  const best = options.find(({ optionId }) => optionId === winner);
  if (!best || said.includes(textKey(best.title))) return undefined;
  return options.find(
    ({ optionId, bloc, title }) =>
      optionId !== winner && (bloc === undefined || bloc !== best.bloc) && beginsWith(said, textKey(title)),
  );
};

/** Whether it begins with these words: two at the least, or four characters of a script that sets no spaces. */
const beginsWith = (said: string, words: string): boolean =>
  said === words ||
  (said.startsWith(words) &&
    (unspaced.test(words)
      ? words.length >= 4
      : words.includes(' ') && !/^[\p{L}\p{M}\p{N}]/u.test(said.slice(words.length))));
const unspaced = /[\p{Script=Han}\p{Script=Hiragana}\p{Script=Katakana}\p{Script=Thai}]/u;
