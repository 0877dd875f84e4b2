import type { Seat } from '../../../../../shared/events/panel/seat.ts';

import { isReconciliation, type PanelContext, seatOfId } from '../../state/panelContext.ts';

/** Seats for small work that belongs to nobody's part: the triage seat, then one seat of each other provider. */
export const generalists = (context: PanelContext): Seat[] => {
  const own = context.seats.filter(({ role }) => role === 'triage');
  const first = own[0] && seatOfId(context, own[0].seatId);
  const others = context.seats.filter(
    ({ kind, role, provider }, i, all) =>
      kind === 'service' &&
      (role === 'researcher' || (isReconciliation(context) && role === 'chair')) &&
      provider !== first?.provider &&
      all.findIndex((seat) => seat.role === role && seat.provider === provider) === i,
  );
  return [...own, ...others];
};
