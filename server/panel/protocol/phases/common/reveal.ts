import type { CaseEvent } from '../../../../../shared/events/case.ts';
import type { Option } from '../../../../../shared/events/panel/frame.ts';
import type { Loss } from '../../../../../shared/events/codes.ts';

import type { Cast } from '../../counting/ballots.ts';
import { frameOf, languageOf, type PanelContext, votersOf } from '../../state/panelContext.ts';
import type { Round } from '../../state/state.ts';
import { textKey } from '../../text/joining.ts';
import { choicesIn, samenessIn } from '../../counting/groupedTexts.ts';
import { nextLabel } from './options.ts';
import { castsOf } from '../../counting/casts.ts';

/** All ballots of a round at once, each with the nonce that its commit is held to. */
export const revealed = (context: PanelContext, round: Round, voters = votersOf(context)): CaseEvent => {
  const sealed = context.run.ballots[round];
  const ballots = voters.flatMap(({ seatId, provider, model }) => {
    const own = sealed[seatId];
    return own ? [{ seatId, provider, model, ...own }] : [];
  });
  const missing = voters.flatMap(({ seatId }) =>
    sealed[seatId] ? [] : [{ seatId, reason: reasonFor(context, round, seatId) }],
  );
  return { type: 'BallotsRevealed', data: { panel: context.panel, round, ballots, missing, at: context.at } };
};

const reasonFor = ({ state, panel }: PanelContext, round: Round, seatId: string): Loss =>
  state.lost[`${panel}/${round === 'blind' ? 'ballot' : 'revise'}/${seatId}`] ?? { code: 'not_asked' };

/** An option that two seats of two providers wrote in joins the others, in the words of the first; what the others wrote is said, and of which it is a variant. */
export const writtenIn = (context: PanelContext, round: Round): CaseEvent[] => {
  const { options } = frameOf(context);
  const isSame = samenessIn(context.run.groupings, 'options');
  const casts = castsOf(context, round).filter(({ ballot }) => ballot.writeIn);
  const choices = choicesIn(context.run.groupings, languageOf(context));
  const groups: Cast[][] = [];
  for (const cast of casts) {
    const same = groups.find((group) => group.some((one) => isSame(titleOf(one), titleOf(cast))));
    if (same) same.push(cast);
    else groups.push([cast]);
  }
  const known: Option[] = Object.values(context.state.panels).flatMap(({ frame }) => frame?.options ?? []);
  return groups
    .filter((group) => new Set(group.map(({ provider }) => provider)).size >= 2)
    .filter((group) => !group.some((cast) => options.some(({ title }) => isSame(title, titleOf(cast)))))
    .slice(0, 1)
    .map((group): CaseEvent => {
      const [title = '', ...merged] = new Map(group.map((cast) => [textKey(titleOf(cast)), titleOf(cast)])).values();
      const texts = new Set([title, ...merged].map(textKey));
      const ofChoice = choices.find((choice) => !choice.isDisjointFrom(texts));
      const variant = options.find((one) =>
        [one.title, ...(one.merged ?? [])].some((text) => ofChoice?.has(textKey(text))),
      );
      const option: Option = {
        title,
        origin: 'write_in',
        optionId: nextLabel(known),
        description: '',
        ...(merged.length > 0 && { merged }),
        ...(variant && { bloc: variant.bloc ?? variant.optionId }),
      };
      return {
        type: 'OptionAdded',
        data: { panel: context.panel, option, namedBy: group.map(({ seatId }) => seatId), at: context.at },
      };
    });
};

const titleOf = ({ ballot }: Cast): string => ballot.writeIn ?? '';
