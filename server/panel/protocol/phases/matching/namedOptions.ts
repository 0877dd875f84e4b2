import type { Frame } from '../../../../../shared/events/panel/frame.ts';

import { correctedOutline } from '../../evidence/caseText.ts';
import { briefOf, type PanelContext } from '../../state/panelContext.ts';
import { listedOptions } from '../../text/listedOptions.ts';
import { isSameText } from '../../text/joining.ts';
import { saysSame } from '../common/options.ts';

/** Options that no framer may drop: what the owner corrected the frame to, else what the case lists in so many words. */
export const namedOptions = (context: PanelContext): Named => {
  const corrected = correctedOutline(context.state);
  return corrected
    ? { titles: corrected.options, inTheirWords: true }
    : { titles: listedOptions(briefOf(context)), inTheirWords: false };
};

/** `inTheirWords`: only as titles do they count as named; else also where a description quotes them. */
export type Named = { readonly titles: readonly string[]; readonly inTheirWords: boolean };

/** Those of them that none of these options is. */
export const missedIn = (
  options: readonly Pick<Frame['options'][number], 'title' | 'description'>[],
  { titles, inTheirWords }: Named,
): string[] =>
  titles.filter(
    (title) => !options.some((option) => (inTheirWords ? isSameText(option.title, title) : saysSame(option, title))),
  );
