import { ballot, pool } from './partRules.ts';
import type { Table } from './rules.ts';

/** Ballots, sealed and open, and what they come to. */
export const ballotRules = {
  BallotSealed: {
    panel: 'public',
    round: 'public',
    seatId: 'public',
    commit: 'public',
    ballot: 'sealed',
    nonce: 'sealed',
    at: 'public',
  },
  BallotsRevealed: {
    panel: 'public',
    round: 'public',
    ballots: {
      '*': {
        seatId: 'public',
        provider: 'opened',
        model: 'opened',
        commit: 'public',
        ballot,
        // With it a commit would tell whether a guess at what is left out of a ballot is right.
        nonce: 'owner',
      },
    },
    missing: { '*': { seatId: 'public', reason: 'opened' } },
    at: 'public',
  },
  ControlBallotCast: { panel: 'sealed', seatId: 'sealed', ballot: 'sealed', at: 'sealed' },
  BallotsPooled: { panel: 'public', round: 'public', pool, at: 'public' },
  PanelsReconciled: {
    before: pool,
    after: pool,
    winners: { '*': { panel: 'public', optionId: 'public' } },
    agreeing: 'public',
    of: 'public',
    at: 'public',
  },
} as const satisfies Partial<Table>;
