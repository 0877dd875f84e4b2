import type { Ballot, LastVote } from '../../../../shared/events/panel/ballot.ts';
import { frameOf, inOrder, type PanelContext, panelsBehind, seatOfId } from '../state/panelContext.ts';
import { type Round, runOf } from '../state/state.ts';
import type { Turn, TurnKind } from '../state/turn.ts';
import type { Cast } from './ballots.ts';
import { inChoices } from './optionGroups.ts';

/** Ballots of a round with what is needed to count them, in the order of the table. */
export const castsOf = (context: PanelContext, round: Round, panels = [context.panel]): Cast[] =>
  panels.flatMap((panel) =>
    inOrder(context, runOf(context.state, panel).ballots[round]).flatMap(([seatId, { ballot }]) => {
      const seat = context.state.seated?.seats.find((one) => one.seatId === seatId);
      return seat ? [{ seatId, provider: seat.provider, lens: seat.lens, ballot }] : [];
    }),
  );

/** The blind ballots of all seats that vote here. */
export const blindCasts = (context: PanelContext): Cast[] => castsOf(context, 'blind', panelsBehind(context));

/** The last ballots of all seats that vote here: revised where there is one. */
export const finalCasts = (context: PanelContext): Cast[] => {
  const revised = castsOf(context, 'revised', [...new Set([...panelsBehind(context), context.panel])]);
  return blindCasts(context).map((cast) => revised.findLast(({ seatId }) => seatId === cast.seatId) ?? cast);
};

/** How the seats voted last, by choices, in the case that is asked again; null in a case that is none. */
export const lastVoteBefore = (context: PanelContext): LastVote | null => {
  const { reusedParts, concluded } = context.state;
  if (reusedParts === 0) return null;
  const { blindOnly = false, seats = [] } = concluded?.lastVote ?? {};
  return { blindOnly, seats: seats.map(inChoices(frameOf(context).options)) };
};

/** Turns in which a seat speaks for what it holds at the end. */
const afterwards: readonly TurnKind[] = ['dissent', 'reply', 'follow_up'];

/**
 * The ballot of its own that a seat is shown: its blind one; when the panels of a deep run are reconciled and it votes again, or the vote
 * is over, its latest one.
 */
export const ballotShown = (context: PanelContext, { kind, seatId }: Pick<Turn, 'kind' | 'seatId'>): Ballot | null => {
  if (afterwards.includes(kind)) return finalCasts(context).find((cast) => cast.seatId === seatId)?.ballot ?? null;
  const panel = seatOfId(context, seatId)?.panel ?? context.panel;
  const own = runOf(context.state, panel).ballots;
  if (kind === 'revise' && context.panel === 0 && panel !== 0)
    return (runOf(context.state, 0).ballots.blind[seatId] ?? own.revised[seatId] ?? own.blind[seatId])?.ballot ?? null;
  return own.blind[seatId]?.ballot ?? null;
};
