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

/** `found`: whether an option stands for it, where more is known than titles tell. */
export type NamedOption = ListedOption & { readonly found?: boolean };
/** `inTheirWords`: only as titles do they count as named; else also where an option is said in more words. */
export type Named = { readonly options: readonly NamedOption[]; readonly inTheirWords: boolean };
export const inTheirWords = (titles: readonly string[]): Named => ({
  options: titles.map((title) => ({ title, text: title })),
  inTheirWords: true,
});

/**
 * Those of them that none of these options is. An option that is one of the list is no other of it, though it may say a shorter one's words. What is a side
 * of a sentence counts as named by a title with its words, or with none but its words, where that says no other of them.
 */
export const missedIn = (options: readonly Proposed[], named: Named): ListedOption[] => {
  const optionOf = optionFor(options, named);
  return named.options.filter((one) => !(one.found ?? optionOf(one) !== undefined));
};
type Proposed = Pick<Frame['options'][number], 'title' | 'description'>;

/** Which of these options one that is named is, as far as their words tell. */
export const optionFor = <T extends Proposed>(
  options: readonly T[],
  named: Named,
): ((one: NamedOption) => T | undefined) => {
  const others = options.filter((option) => !named.options.some((one) => isTitled(option, one)));
  return (one) =>
    options.find((option) => isTitled(option, one)) ??
    (named.inTheirWords
      ? undefined
      : others.find((option) => saysSame(option, one.title) || isSaidBy(option, one, named)));
};

const isSaidBy = ({ title }: Pick<Proposed, 'title'>, one: ListedOption, named: Named): boolean =>
  one.isSaid === true && saysIn(title, one) && saysNoOther(title, one, named);
/** Whether a title says none but this one of those that are named. */
export const saysNoOther = (title: string, one: ListedOption, { options }: Named): boolean =>
  !options.some((other) => other !== one && saysIn(title, other));
/** In all its words, or in some of them and no others. */
const saysIn = (title: string, one: ListedOption): boolean =>
  saysInWords(title, one.title) || saysInWords(one.title, title);

export const isTitled = (option: Pick<Proposed, 'title'>, { title, text }: ListedOption): boolean =>
  isSameText(option.title, title) || isSameText(option.title, text);
