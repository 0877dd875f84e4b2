import type { CaseEvent } from '../../../../../shared/events/case.ts';
import { dueDissents } from '../../counting/dissents.ts';
import { finalCasts } from '../../counting/casts.ts';
import { type PanelContext, poolOf } from '../../state/panelContext.ts';

/**
 * What was written in the case that is asked again and stands here: dissents against the same winner whose holder, shown what changed and
 * its own words, votes as before and names no reason to change anything; replies by a seat that still speaks for the winner so; the
 * model of the numbers where the change touches no amount. The rest is asked again. `spokesman`: who speaks for the winner now.
 */
export const takenOver = (context: PanelContext, spokesman: string | undefined): CaseEvent[] => {
  const { concluded } = context.state;
  if (!concluded) return [];
  const { at } = context;
  const due = poolOf(context)?.winner === concluded.optionId ? dueDissents(context) : [];
  const casts = new Map(finalCasts(context).map(({ seatId, ballot }) => [seatId, ballot]));
  const isUnmoved = (seatId: string | null) => casts.get(seatId ?? '')?.change?.kind === 'none';
  const dissents = concluded.dissents.flatMap((dissent) => {
    const own = due.find(({ seatId, optionId }) => seatId === dissent.seatId && optionId === dissent.optionId);
    return own && isUnmoved(own.seatId) ? [{ ...dissent, probability: own.probability }] : [];
  });
  const replies = concluded.replies.filter(
    ({ seatId, dissentId }) =>
      seatId === spokesman && isUnmoved(seatId) && dissents.some((dissent) => dissent.dissentId === dissentId),
  );
  return [
    ...dissents.map((data): CaseEvent => ({ type: 'DissentFiled', data: { ...data, takenOver: true, at } })),
    ...replies.map((data): CaseEvent => ({ type: 'DissentReplied', data: { ...data, takenOver: true, at } })),
    ...(concluded.model
      ? [{ type: 'DecisionModelMade', data: { ...concluded.model, takenOver: true, at } } satisfies CaseEvent]
      : []),
  ];
};
