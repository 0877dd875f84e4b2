import type { z } from 'zod';

import type { CaseEvent } from '../../../../../shared/events/case.ts';
import { commitOf } from '../../counting/ballots.ts';
import { truncate, limits } from '../../text/limits.ts';
import { fitting, shareOf } from '../common/ballotSize.ts';
import { type Extra, turnKind } from '../common/turnKind.ts';
import { type PanelContext, votersOf } from '../../state/panelContext.ts';
import type { Turn } from '../../state/turn.ts';
import { citable } from '../common/answerFields.ts';
import { Revision } from '../common/forms/seatForm.ts';
import { ballotRules, ballotOf, Sheet } from '../common/ballotSheet.ts';
import { whatHolds } from './whatHolds.ts';
import { revisePrompt } from './prompts.ts';
import { scriptedRevise, scriptedBallot } from '../scripting/ballots.ts';
import { ballotPrompt } from '../prompting/ballotPrompt.ts';

/** What is shown to every seat that votes again, beside its own dissent. */
export const shownToVoters = { evidence: true, exchange: 'all', ownBallot: true, reasons: true } as const;

const unchanged = { kind: 'none', evidenceIds: [], note: '' } as const;

/** docs/PROTOCOL.md §4.7: secret again, with the reason for any change. */
export const revise = turnKind({
  prompt: revisePrompt,
  shows: { ...shownToVoters, own: ownDissent },
  scripted: scriptedRevise,
  ...ballotRules,
  schema: Revision,
  facts: (context, turn, revision, extra) => [castAgain(context, turn, revision, extra)],
  holding: (context, turn, answer, extra) => [castAgain(context, turn, whatHolds(context, turn, answer), extra)],
});

/** The dissent that the seat wrote in the case that is asked again. */
export function ownDissent({ state }: PanelContext, { seatId }: Turn) {
  return { dissent: state.concluded?.dissents.find((one) => one.seatId === seatId) ?? null };
}

/** The second ballot as a fact; throws `Invalid` where it does not hold against the frame and the evidence. */
export function castAgain(
  context: PanelContext,
  { panel, seatId }: Turn,
  { change, ...sheet }: z.infer<typeof Revision>,
  { at, nonce }: Pick<Extra, 'at' | 'nonce'>,
): CaseEvent {
  const { kind, evidenceIds, note } = change ?? unchanged;
  const reason = {
    kind,
    evidenceIds: citable(evidenceIds, context, 'change'),
    note: truncate(note, limits.ballot.line),
  };
  const cast = fitting({ ...ballotOf(context, sheet), change: reason }, shareOf(votersOf(context).length));
  return {
    type: 'BallotSealed',
    data: { panel, round: 'revised', seatId, commit: commitOf(cast, nonce), ballot: cast, nonce, at },
  };
}

/** The same question as the blind ballot, asked again: how much a seat moves without any exchange. */
export const control = turnKind({
  prompt: ballotPrompt,
  shows: { evidence: true },
  scripted: scriptedBallot,
  ...ballotRules,
  schema: Sheet,
  facts: (context, { panel, seatId }, sheet, { at }) => [
    { type: 'ControlBallotCast', data: { panel, seatId, ballot: { ...ballotOf(context, sheet), change: null }, at } },
  ],
});
