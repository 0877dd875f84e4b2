import type { Pool } from 'pg';
import { z } from 'zod';

import { addressId, published } from '../../shared/api/define.ts';
import { IntakeStop, OperatorStatus } from '../../shared/api/operators.ts';
import { Refusal } from '../../shared/kernel/refusal.ts';
import { resolvedDecisions } from '../../projections/cases/caseQueries.ts';
import type { Calibration } from '../../shared/events/panel/seat.ts';
import { forecastsOf, reckoned } from '../../shared/views/calibration.ts';
import type { Accounts } from '../accounts/accountService.ts';
import { wakeAgain } from '../cases/emails/emailJobs.ts';
import type { CaseCommand } from '../cases/commands/caseCommand.ts';
import { startIntake, stopIntake } from '../cases/limits/intakeStop.ts';
import type { Cases } from '../cases/foldedCases.ts';
import type { Readiness } from '../platform/http/healthRoutes.ts';
import { fewest, type Learned } from '../panel/learning/learning.ts';
import { route } from '../platform/http/route.ts';
import { parkedEmails } from '../mail/parkedEmails.ts';
import { failedJobs } from '../platform/jobs/queueState.ts';
import type { Jobs } from '../platform/jobs/jobs.ts';
import { cached } from '../platform/cached.ts';
import type { Handle } from '../platform/store/handler.ts';
import { spendOf } from './spend.ts';
import { statusOf } from './statusOf.ts';
import { stuckCases } from './stuckCases.ts';

export type OperatorNeeds = {
  readonly accounts: Pick<Accounts, 'viewOf'>;
  readonly cases: Pick<Cases, 'at'>;
  readonly handleCase: Handle<CaseCommand>;
  readonly pool: Pool;
  readonly ready: () => Readiness;
  /** The queue, which is there a moment after the first request may be. */
  readonly jobs: () => Pick<Jobs, 'wake' | 'retry'> | null;
  readonly now: () => string;
  /** The operator's own file, which new cases are counted under. */
  readonly calibration?: Calibration | undefined;
  /** What outcomes teach; absent where nothing is learned from them. */
  readonly learning?: (() => Promise<Learned>) | undefined;
};

/** What accounts with the operator role see and do. For everybody else there is nothing here. */
export const operatorRoutes = (needs: OperatorNeeds) => {
  const { accounts, cases, handleCase, pool, ready, jobs, now } = needs;
  const mustBeOperator = async (accountId: string) => {
    const { status, operator } = await accounts.viewOf(accountId);
    if (status !== 'open' || !operator) throw nothing();
  };
  const queue = () => {
    const found = jobs();
    if (!found) throw new Refusal('not-ready', 'The service is starting.', [], { headers: { 'Retry-After': '1' } });
    return found;
  };
  // Read from all cases that were ever decided; the page asks every ten seconds.
  const forecasts = cached(async () => reckoned((await resolvedDecisions(pool)).flatMap(forecastsOf)), {
    keptMs: 300_000,
  });
  const { learning, calibration } = needs;
  const learnsBy = calibration ? ('file' as const) : learning ? ('outcomes' as const) : ('nothing' as const);
  // Histories are read for it: a process that has just started would let the page wait, and a store that is away has a line of its own.
  const learned = cached(async () => (learning ? await learning() : null), { keptMs: 60_000, meanwhile: null });
  const tag = 'operations';
  const common = { tag, auth: 'session', scope: null, problems: ['not-found'] } as const;

  return [
    route({
      ...common,
      method: 'get',
      path: '/api/operator/status',
      operationId: 'getOperatorStatus',
      summary: 'How the installation does, for accounts with the operator role',
      replies: { 200: { description: 'The whole installation, from whichever process.', schema: OperatorStatus } },
      async handle({ caller }) {
        await mustBeOperator(caller.accountId);
        const [{ roles, models, parked, emails, queues, cases: open, money }, spend, stuck, failed, outcomes, known] =
          await Promise.all([
            statusOf(pool),
            spendOf(pool),
            stuckCases(pool),
            failedJobs(pool),
            forecasts(),
            learned().catch(() => null),
          ]);
        return {
          status: 200,
          body: {
            parts: { ...ready().parts },
            intake: {
              stopped: money.stop?.reason ?? null,
              usd_spent_today: money.spent,
              usd_set_aside_today: money.setAside,
            },
            roles: [...roles],
            models: models.map(({ name, isKept, caughtUp, parked: streams }) => ({
              name,
              kept: isKept && caughtUp,
              parked: streams,
            })),
            queues: queues.map(({ oldestSeconds, ...rest }) => ({ ...rest, oldest_seconds: oldestSeconds })),
            cases: [...open],
            spend: spend.map(({ provider, usdToday, usdMonth, callsToday }) => ({
              provider,
              usd_today: usdToday,
              usd_30_days: usdMonth,
              calls_today: callsToday,
            })),
            stuck: stuck.map(({ caseId, why, since }) => ({ case_id: caseId, why, since })),
            parked: parked.map(({ name, ...rest }) => ({ model: name, ...rest })),
            parked_emails: [...emails],
            forecasts: outcomes,
            learned: calibration ?? known?.calibration ?? null,
            learning: {
              by: learnsBy,
              known: known && { questions: known.questions, cases: known.cases },
              needed: fewest,
            },
            failed_jobs: failed.map(({ jobId, queue: name, about, failedAt }) => ({
              job_id: jobId,
              queue: name,
              about,
              failed_at: failedAt,
            })),
          },
        };
      },
    }),
    route({
      ...common,
      method: 'post',
      path: '/api/operator/cases/:id/resume',
      operationId: 'resumeCase',
      summary: 'Wake a case that nobody works on, or take one up again that failed',
      params: z.object({ id: addressId('a case') }),
      problems: ['not-found', 'case-ended', 'not-resumable', 'not-failed'],
      replies: { 202: { description: 'The panel goes on.' } },
      async handle({ caller, params: { id } }) {
        await mustBeOperator(caller.accountId);
        const found = await cases.at(id);
        if (!found) throw nothing();
        const { status } = found.debate;
        if (status === 'failed') {
          const by = { key: `resume/${now()}`, actor: 'operator', correlation: id, causation: null };
          const { position } = await handleCase(id, { type: 'RetryCase', by: found.access.ownerId, at: now() }, by);
          return { status: 202, position };
        }
        if (status === 'delivered' || status === 'cancelled') throw new Refusal('case-ended', 'This case has ended.');
        for (const name of ['panel', 'report'] as const)
          await queue().wake({ queue: name, key: id, data: { id, revision: 0, about: 'operator' } });
        return { status: 202 };
      },
    }),
    route({
      ...common,
      method: 'post',
      path: '/api/operator/intake/stop',
      operationId: 'stopIntake',
      summary: 'Refuse new cases in every process; cases that run go on',
      body: IntakeStop,
      replies: { 204: { description: 'It holds from the next case on.' } },
      async handle({ caller, body: { reason } }) {
        await mustBeOperator(caller.accountId);
        await stopIntake(pool, reason);
        return { status: 204 };
      },
    }),
    route({
      ...common,
      method: 'post',
      path: '/api/operator/intake/start',
      operationId: 'startIntake',
      summary: 'Take new cases again',
      replies: { 204: { description: 'It holds from the next case on.' } },
      async handle({ caller }) {
        await mustBeOperator(caller.accountId);
        await startIntake(pool);
        return { status: 204 };
      },
    }),
    route({
      ...common,
      method: 'post',
      path: '/api/operator/emails/again',
      operationId: 'sendParkedEmails',
      summary: 'Send all e-mails again that the mail server refused for what the operator has mended',
      replies: { 202: { description: 'They are being sent again.' } },
      async handle({ caller }) {
        await mustBeOperator(caller.accountId);
        const emails = parkedEmails(pool);
        await emails.sendAgain();
        for (const wake of await emails.wanted()) await queue().wake(wakeAgain(wake));
        return { status: 202 };
      },
    }),
    route({
      ...common,
      method: 'post',
      path: '/api/operator/jobs/:id/retry',
      operationId: 'retryJob',
      summary: 'Try a job again that was given up: an e-mail is sent again',
      params: z.object({ id: z.uuid().register(published, { description: 'Id of a job.' }) }),
      replies: { 202: { description: 'It is tried again from the beginning.' } },
      async handle({ caller, params: { id } }) {
        await mustBeOperator(caller.accountId);
        const job = (await failedJobs(pool)).find(({ jobId }) => jobId === id);
        if (!job) throw nothing();
        await queue().retry(job.queue, id);
        return { status: 202 };
      },
    }),
  ];
};

const nothing = () => new Refusal('not-found', 'There is nothing at this address.');
