import { z } from 'zod';

import { optionId, panel, probability, provider, round, rounds, seatId } from './fields.ts';
import { Ballot } from './ballot.ts';
import { at } from '../define.ts';
import { Loss } from '../remarks.ts';
import { Option } from './frame.ts';
import { Pool } from './pool.ts';

export const ballotEvents = {
  /** The commit is public at once; the ballot and nonce only when all are in (`BallotsRevealed`). */
  BallotSealed: z.strictObject({ panel, round, seatId, commit: z.string(), ballot: Ballot, nonce: z.string(), at }),
  BallotsRevealed: z.strictObject({
    panel,
    round,
    ballots: z.array(
      z.strictObject({ seatId, provider, model: z.string(), commit: z.string(), ballot: Ballot, nonce: z.string() }),
    ),
    missing: z.array(z.strictObject({ seatId, reason: Loss })),
    at,
  }),
  /** A seat asked a second time without having seen the others: how much it changes its mind by itself. Never counted. */
  ControlBallotCast: z.strictObject({ panel, seatId, ballot: Ballot, at }),
  OptionAdded: z.strictObject({ panel, option: Option, namedBy: z.array(seatId), at }),
  BallotsPooled: z.strictObject({ panel, round: z.enum([...rounds, 'deep']), pool: Pool, at }),
  /** Deep mode: how the panels stood to each other. */
  PanelsReconciled: z.strictObject({
    before: Pool,
    after: Pool,
    /** Winner of each panel. */
    winners: z.array(z.strictObject({ panel, optionId })),
    agreeing: z.int(),
    of: z.int(),
    at,
  }),
  /** A seat's forecasts of what can be observed; never a part of the ballots. */
  ForecastMade: z.strictObject({
    panel,
    seatId,
    /** Probability that each option, if chosen, is a success by the frame's measure on the day of `ForecastsPooled.by`. */
    success: z.record(optionId, probability),
    /** Probability that each tripwire of the draft is crossed by its date, in their order. */
    tripwires: z.array(probability),
    at,
  }),
  /** What the seats forecast together. Scored against outcomes once a decision is recorded (`DecisionRecorded.forecast`). */
  ForecastsPooled: z.strictObject({
    panel,
    seats: z.int().min(1),
    /** ISO date. */
    by: z.string(),
    success: z.record(optionId, probability),
    /** The recommended option, whose plan the tripwires are of. */
    optionId,
    /** `tripwire`: its place in the final draft; those that a redraft changed are missing. */
    tripwires: z.array(z.strictObject({ tripwire: z.int().min(0), p: probability })),
    at,
  }),
} as const;
