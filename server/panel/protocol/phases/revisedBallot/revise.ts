import { z } from 'zod';

import type { CaseEvent } from '../../../../../shared/events/case.ts';
import { commitOf } from '../../counting/ballots.ts';
import { ballotShown } from '../../counting/casts.ts';
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
import { scriptedControl, scriptedRevise } from '../scripting/ballots.ts';
import { controlPrompt } from '../prompting/ballotPrompt.ts';

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

/** The second ballot as a fact, with what it leaves empty as the seat's ballot before has it; throws `Invalid` where it does not hold against the frame and the evidence. */
export function castAgain(
  context: PanelContext,
  turn: Turn,
  { change, ...sheet }: z.infer<typeof Revision>,
  { at, nonce }: Pick<Extra, 'at' | 'nonce'>,
): CaseEvent {
  const { panel, seatId } = turn;
  const { kind, evidenceIds, note } = change ?? unchanged;
  const reason = {
    kind,
    evidenceIds: citable(evidenceIds, context, 'change'),
    note: truncate(note, limits.ballot.line),
  };
  const before = ballotShown(context, turn);
  const topCrux = sheet.topCrux || (before?.topCrux ?? '');
  const changeMyMind = sheet.changeMyMind || (before?.changeMyMind ?? '');
  const again = ballotOf(context, { ...sheet, topCrux, changeMyMind });
  const cast = fitting({ ...again, change: reason }, shareOf(votersOf(context).length));
  return {
    type: 'BallotSealed',
    data: { panel, round: 'revised', seatId, commit: commitOf(cast, nonce), ballot: cast, nonce, at },
  };
}

/** The same question as the blind ballot, asked again: how much a seat moves without any exchange. */
export const control = turnKind({
  prompt: controlPrompt,
  shows: { evidence: true },
  scripted: scriptedControl,
  ...ballotRules,
  schema: Sheet.extend({ statement: z.string() }),
  facts: (context, { panel, seatId }, sheet, { at }) => [
    { type: 'ControlBallotCast', data: { panel, seatId, ballot: { ...ballotOf(context, sheet), change: null }, at } },
  ],
});
