import { commitOf } from '../../counting/ballots.ts';
import { fitting, shareOf } from '../common/ballotSize.ts';
import { votersOf } from '../../state/panelContext.ts';
import { turnKind } from '../common/turnKind.ts';
import { ballotPrompt } from '../prompting/ballotPrompt.ts';
import { scriptedBallot } from '../scripting/ballots.ts';
import { ballotRules, Sheet, ballotOf } from '../common/ballotSheet.ts';

/** docs/PROTOCOL.md §4.4: sealed before any exchange. */
export const ballot = turnKind({
  prompt: ballotPrompt,
  shows: { evidence: true },
  scripted: scriptedBallot,
  ...ballotRules,
  schema: Sheet,
  facts: (context, { panel, seatId }, sheet, { at, nonce }) => {
    const cast = fitting({ ...ballotOf(context, sheet), change: null }, shareOf(votersOf(context).length));
    return [
      {
        type: 'BallotSealed',
        data: { panel, round: 'blind', seatId, commit: commitOf(cast, nonce), ballot: cast, nonce, at },
      },
    ];
  },
});
