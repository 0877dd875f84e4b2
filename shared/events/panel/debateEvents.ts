import { z } from 'zod';

import { evidenceIds, optionId, panel, probability, seatId } from './fields.ts';
import { at, id } from '../define.ts';
import { phases } from '../phases.ts';

export const debateEvents = {
  CruxChosen: z.strictObject({
    panel,
    cruxId: id,
    proposition: z.string(),
    voi: z.number(),
    score: z.number(),
    q: probability,
    /** Seats that named it, of those that cast a ballot: `q` is theirs. */
    namedBy: z.strictObject({ seats: z.int(), of: z.int() }).optional(),
    /** Which of the two leading options each answer favours. */
    favours: z.strictObject({ ifTrue: optionId, ifFalse: optionId }),
    /** How probable the two leading options are under each answer, by those who named it */
    under: z.strictObject({ ifTrue: z.record(optionId, probability), ifFalse: z.record(optionId, probability) }),
    advocateFor: seatId,
    advocateAgainst: seatId,
    examiner: seatId.nullable(),
    at,
  }),
  UtteranceMade: z.strictObject({
    panel,
    utteranceId: id,
    seatId,
    phase: z.enum(phases),
    kind: z.enum(['framing', 'claim', 'answer', 'examination', 'check', 'statement', 'objection', 'reply']),
    cruxId: id.nullable(),
    text: z.string(),
    evidenceIds,
    concession: z.string().nullable(),
    /** The other side's best argument, in this seat's words. */
    steelman: z.string().nullable(),
    replyTo: z.array(id),
    /** Only an examination: what a verifier is to look up again, and what the examiner wants to know of it. */
    check: z.strictObject({ evidenceId: id, question: z.string() }).optional(),
    at,
  }),
  ObjectionRaised: z.strictObject({
    panel,
    objectionId: id,
    seatId,
    optionId,
    story: z.string(),
    cause: z.string(),
    earlySign: z.string(),
    /** When it would show, in words or a date. */
    when: z.string(),
    probability,
    mitigation: z.string(),
    killsOption: z.boolean(),
    evidenceIds,
    at,
  }),
} as const;
