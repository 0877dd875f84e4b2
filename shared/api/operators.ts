import { z } from 'zod';

import { CalibrationReply } from './cases/afterwards.ts';
import { dateTime, published } from './define.ts';

/** How the installation does, as the operators' page shows it: never whose cases these are, nor what they are about. */
export const OperatorStatus = z
  .object({
    parts: z.record(z.string(), z.boolean()),
    intake: z.object({
      stopped: z
        .string()
        .nullable()
        .register(published, { description: 'What people are told who bring a case; null while cases are taken.' }),
      usd_spent_today: z.number(),
      usd_set_aside_today: z.number(),
    }),
    roles: z.array(z.object({ role: z.string(), processes: z.int() })),
    models: z.array(z.object({ name: z.string(), kept: z.boolean(), parked: z.int() })),
    queues: z.array(
      z.object({
        queue: z.string(),
        waiting: z.int(),
        running: z.int(),
        later: z.int(),
        failed: z.int(),
        oldest_seconds: z.int(),
      }),
    ),
    cases: z.array(z.object({ status: z.string(), phase: z.string().nullable(), count: z.int() })),
    spend: z.array(
      z.object({
        provider: z.string(),
        usd_today: z.number(),
        usd_30_days: z.number(),
        calls_today: z.int(),
      }),
    ),
    stuck: z.array(z.object({ case_id: z.string(), why: z.enum(['idle', 'failed']), since: dateTime })),
    parked: z.array(z.object({ model: z.string(), stream: z.string(), revision: z.string(), reason: z.string() })),
    parked_emails: z.array(z.object({ code: z.string(), reason: z.string(), count: z.int() })),
    /** Of the whole installation. */
    forecasts: CalibrationReply,
    /** What new cases are counted under; null where all seats count alike and probabilities are taken as they are said. */
    learned: z
      .object({
        weights: z.record(z.string(), z.number()),
        recalibration: z.object({ slope: z.number(), intercept: z.number() }),
        questions: z.int().optional(),
      })
      .nullable(),
    /** By what new cases are counted: the operator's file, outcomes once enough are known, or nothing. */
    learning: z.object({
      by: z.enum(['file', 'outcomes', 'nothing']),
      /** Forecasts whose truth is known, and the cases they are from; null where that is not to be had. */
      known: z.object({ questions: z.int(), cases: z.int() }).nullable(),
      needed: z.object({ questions: z.int(), cases: z.int() }),
    }),
    failed_jobs: z.array(
      z.object({ job_id: z.string(), queue: z.string(), about: z.string(), failed_at: dateTime.nullable() }),
    ),
  })
  .register(published, { id: 'OperatorStatus' });
export type OperatorStatus = z.infer<typeof OperatorStatus>;

export const IntakeStop = z
  .object({
    reason: z
      .string()
      .trim()
      .max(300)
      .default('')
      .register(published, { description: 'Told to people who bring a case.' }),
  })
  .register(published, { id: 'IntakeStop' });
