import type { Frame } from '../../../../../shared/events/panel/frame.ts';

import { correctedOutline } from '../../evidence/caseText.ts';
import { briefOf, languageOf, type PanelContext } from '../../state/panelContext.ts';
import type { ListedOption } from '../../text/options/itemName.ts';
import { namedIn } from '../../text/options/namedIn.ts';
import { asTitle } from '../../text/sentenceCase.ts';
import { isSameText } from '../../text/joining.ts';
import { saysInWords, saysSame } from '../common/options.ts';

/** Options that no framer may drop: what the owner corrected the frame to, else what the case names in so many words. */
export const namedOptions = (context: PanelContext): Named => {
  const corrected = correctedOutline(context.state);
  return corrected ? inTheirWords(corrected.options) : { options: namedInCase(context), inTheirWords: false };
};

/** What the case names in so many words. What its sentences name scripted seats put into their own words. */
export const namedInCase = (context: PanelContext): ListedOption[] =>
  namedIn(briefOf(context)).flatMap((one) => {
    if (one.isSaid !== true) return [one];
    return context.state.seated?.rehearsal === true ? [] : [{ ...one, title: asTitle(one.title, languageOf(context)) }];
  });

/** `inTheirWords`: only as titles do they count as named; else also where an option is said in more words. */
export type Named = { readonly options: readonly ListedOption[]; readonly inTheirWords: boolean };
export const inTheirWords = (titles: readonly string[]): Named => ({
  options: titles.map((title) => ({ title, text: title })),
  inTheirWords: true,
});

/**
 * Those of them that none of these options is. An option that is one of the list is no other of it, though it may say a shorter one's words. What is a side
 * of a sentence counts as named by a title with its words, or with none but its words, where that says no other of them.
 */
export const missedIn = (
  options: readonly Pick<Frame['options'][number], 'title' | 'description'>[],
  named: Named,
): ListedOption[] => {
  const others = options.filter((option) => !named.options.some((one) => isTitled(option, one)));
  return named.options.filter(
    (one) =>
      !options.some((option) => isTitled(option, one)) &&
      (named.inTheirWords || !others.some((option) => saysSame(option, one.title) || isSaidBy(option, one, named))),
  );
};

const isSaidBy = ({ title }: Pick<Frame['options'][number], 'title'>, one: ListedOption, { options }: Named): boolean =>
  one.isSaid === true && saysIn(title, one) && !options.some((other) => other !== one && saysIn(title, other));
/** In all its words, or in some of them and no others. */
const saysIn = (title: string, one: ListedOption): boolean =>
  saysInWords(title, one.title) || saysInWords(one.title, title);

const isTitled = (option: Pick<Frame['options'][number], 'title'>, { title, text }: ListedOption): boolean =>
  isSameText(option.title, title) || isSameText(option.title, text);
