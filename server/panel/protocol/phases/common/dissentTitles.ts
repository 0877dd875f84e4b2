import type { PanelContext } from '../../state/panelContext.ts';
import { dueDissents } from '../../counting/dissents.ts';
import { finalCasts } from '../../counting/casts.ts';
import { choiceOf } from '../../counting/ballots.ts';

/** The dissents that are being written, as the chair is told of them. */
export const titlesOfDissents = (context: PanelContext) =>
  dueDissents(context).map(({ optionId, seatId }) => {
    const ballot = finalCasts(context).find((cast) => cast.seatId === seatId)?.ballot;
    return { optionId, argument: ballot?.topCrux || (ballot ? choiceOf(ballot.p) : '') };
  });
