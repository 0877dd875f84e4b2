import type { Seat } from '../../../../shared/events/panel/seat.ts';

import { evidenceOf, type PanelContext, seatOfId, seatsOf } from '../state/panelContext.ts';
import type { Item } from '../state/state.ts';
import { checkers, standInRoles } from './verification.ts';

/** What the examiner of a crux asked to have looked up again; undefined when nothing. */
export const askedCheck = (
  context: PanelContext,
  cruxId: string | null,
): (Item & { readonly question: string }) | undefined => {
  const check = context.run.said.find((said) => said.kind === 'examination' && said.cruxId === cruxId)?.check;
  const item = check && evidenceOf(context).find(({ evidenceId }) => evidenceId === check.evidenceId);
  return item && { ...item, question: check.question };
};

/** Who may look: not the examiner, and no seat of the provider that found it, unless there is no other; verifiers first. */
export const checkersOf = (context: PanelContext, { seatId: finder }: Item, examiner: string | null): Seat[] => {
  const provider = seatOfId(context, finder)?.provider;
  const alone = new Set(context.seats.map((seat) => seat.provider)).size === 1;
  const able = [...checkers(context), ...standInRoles.flatMap((role) => seatsOf(context, role))];
  return able.filter(
    (seat, i) => seat.seatId !== examiner && (alone || seat.provider !== provider) && able.indexOf(seat) === i,
  );
};
