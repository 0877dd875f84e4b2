import { cutBetweenWords, roomFor } from '../../../../shared/kernel/text/cutBetweenWords.ts';
import type { Setting } from '../typesetting.ts';

/** The name of an option as page one has room for it. */
export const titleOnFirst = ({ titleOf, fit, speech }: Setting, optionId: string): string => {
  const title = titleOf(optionId);
  return cutBetweenWords(title, roomFor(title, fit.first.title), speech.language);
};

/** Whether the options stand on page one as they are: all of them, each with its whole title. */
export const areWhole = ({ document, fit }: Setting): boolean =>
  document.options.length <= fit.first.options &&
  document.options.every(({ title }) => title.length <= roomFor(title, fit.first.title));
