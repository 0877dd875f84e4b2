import { z } from 'zod';

import { at, id } from '../define.ts';
import { Calibration, Seat } from './seat.ts';
import { panel, seatId } from './fields.ts';
import { phases } from '../phases.ts';
import { groupedTexts, keptApartBecause, skipReasons } from '../codes.ts';
import { Frame } from './frame.ts';

export const framingEvents = {
  CaseTriaged: z.strictObject({
    title: z.string(),
    /** BCP 47. */
    language: z.string(),
    domain: z.string(),
    stakes: z.int().min(1).max(5),
    reversibility: z.enum(['two_way', 'one_way', 'mixed']),
    deadline: z.string().nullable(),
    isDecision: z.boolean(),
    policyFlags: z.array(z.string()),
    /** What the user leans to: kept from the seats, and from viewers until the blind ballots are in. */
    userLean: z.string().nullable(),
    /** The case as the seats read it: without the leaning. */
    brief: z.string(),
    injectionSpans: z.array(z.string()),
    /** Passages of the case, in its own words, of which the seat says that each names something that could be done; absent where it found none. */
    named: z.array(z.string()).optional(),
    at,
  }),
  /**
   * A runner took the case up. What an earlier run had under way and did not record is unknown from here on, and the time
   * in between counts for no deadline.
   */
  RunStarted: z.strictObject({ runId: id, at }),
  PanelSeated: z.strictObject({
    protocolVersion: z.int(),
    /** True when the seats are scripted and no model is consulted. */
    rehearsal: z.boolean(),
    seats: z.array(Seat),
    panels: z.int().min(1),
    /** When the whole run is to be over; null when it has no hard limit. */
    dueAt: at.nullable(),
    /** Upper limit of spending in USD; null: none. */
    capUsd: z.number().nullable(),
    /** What the installation had learned from resolved cases: weights of votes by model, and how probabilities are read. */
    calibration: Calibration.optional(),
    seed: z.string(),
    at,
  }),
  PhaseEntered: z.strictObject({ panel, phase: z.enum(phases), dueAt: at.nullable(), at }),
  PhaseSkipped: z.strictObject({ panel, phase: z.enum(phases), reason: z.enum(skipReasons), at }),
  FrameProposed: z.strictObject({
    panel,
    seatId,
    frame: Frame,
    /**
     * Passages that name something that could be done, in the user's words, and which of the options each became; null for none that code accepts.
     * `refused`: asked twice, the seat says that a passage it was shown names nothing that could be done.
     */
    named: z
      .array(z.strictObject({ said: z.string(), optionId: id.nullable(), refused: z.literal(true).optional() }))
      .optional(),
    at,
  }),
  CaseFramed: z.strictObject({ panel, frame: Frame, proposedBy: z.array(seatId), at }),
  /** Which texts a seat takes for the same, as far as code lets that stand: equal texts aside, all others stand alone. */
  TextsGrouped: z.strictObject({
    panel,
    seatId,
    what: z.enum(groupedTexts),
    /** The first gives the group its words; `opposite`: those of the texts that say its denial. */
    groups: z.array(z.strictObject({ texts: z.array(z.string()), opposite: z.array(z.string()) })),
    /** What the seat took for the same and code keeps apart. */
    keptApart: z.array(z.strictObject({ text: z.string(), from: z.string(), because: z.enum(keptApartBecause) })),
    at,
  }),
} as const;
