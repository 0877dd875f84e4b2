import { Counter, Gauge, Histogram, Registry, collectDefaultMetrics } from 'prom-client';

import type { Replied } from '../../platform/http/accessLog.ts';
import type { Breaker } from '../../panel/providers/circuitBreaker.ts';
import type { Call } from '../../panel/engine/needs.ts';
import type { Status } from '../statusOf.ts';

type Sources = {
  /** What the database tells of the whole installation; every process that is asked answers the same. */
  readonly status: () => Promise<Status>;
  /** For how long the oldest event that this model has not taken waits, seconds; null where this process cannot tell. */
  readonly lagOf: (model: string) => number | null;
  readonly sockets: () => number;
  /** Absent where no panel runs. */
  readonly breaker?: Pick<Breaker, 'resting'> | undefined;
};

export type Metrics = {
  readonly onCall: (call: Omit<Call, 'caseId' | 'kind' | 'ms'>) => void;
  readonly onReply: (reply: Replied) => void;
  /** Where the gauges are read from, as soon as the parts are there. */
  readonly read: (sources: Partial<Sources>) => void;
  readonly contentType: string;
  /** The text format of Prometheus. */
  readonly text: () => Promise<string>;
};

/** What is counted since this process began, and how it is now. Labels are names of ours, never ids or words of people. */
export function createMetrics({ runtime = true, nowMs = Date.now } = {}): Metrics {
  const registry = new Registry();
  const registers = [registry];
  if (runtime) collectDefaultMetrics({ register: registry, prefix: 'witan_' });
  let sources: Partial<Sources> = {};

  const requests = new Histogram({
    name: 'witan_http_request_seconds',
    help: 'Replies by method, route and status, with the time they took.',
    labelNames: ['method', 'route', 'status'],
    buckets: [0.01, 0.05, 0.1, 0.5, 1, 3, 10],
    registers,
  });
  const refusals = new Counter({
    name: 'witan_refusals_total',
    help: 'Requests that were refused, by the code of the problem.',
    labelNames: ['code'],
    registers,
  });
  const calls = new Counter({
    name: 'witan_model_calls_total',
    help: 'Model calls that ended in this process, by outcome.',
    labelNames: ['provider', 'model', 'outcome'],
    registers,
  });
  const tokens = new Counter({
    name: 'witan_model_tokens_total',
    help: 'Tokens that providers report, by kind.',
    labelNames: ['provider', 'kind'],
    registers,
  });
  const usd = new Counter({
    name: 'witan_model_usd_total',
    help: 'What calls of known cost came to, USD.',
    labelNames: ['provider'],
    registers,
  });
  const unknownCosts = new Counter({
    name: 'witan_model_unknown_costs_total',
    help: 'Calls whose cost is not known.',
    labelNames: ['provider'],
    registers,
  });
  const gauge = (name: string, help: string, labelNames: string[] = []) =>
    new Gauge({ name: `witan_${name}`, help, labelNames, registers });

  const sockets = gauge('sockets', 'Live connections of this process.');
  const lag = gauge('projection_lag_seconds', 'Age of the oldest event that a read model has not taken.', ['model']);
  const kept = gauge('projection_kept', '1 where some process keeps the read model, and it has caught up.', ['model']);
  const position = gauge('projection_position', 'How far a read model is, as a position in the log.', ['model']);
  const parked = gauge('parked_streams', 'Streams that a read model could not take.', ['model']);
  const jobs = gauge('queue_jobs', 'Jobs by queue and state.', ['queue', 'state']);
  const oldest = gauge('queue_oldest_seconds', 'For how long the oldest due job waits.', ['queue']);
  const open = gauge('cases_open', 'Cases that are not delivered, by status and phase.', ['status', 'phase']);
  const idle = gauge('cases_idle', 'Cases that should run and that no process works on.');
  const resting = gauge('provider_resting', '1 where a provider’s model is left alone after outages.', [
    'provider',
    'model',
  ]);
  const answers = gauge('database_answers', '1 where the database told this process how the installation is.');
  const ofTheDatabase = [kept, position, parked, jobs, oldest, open, idle];

  const readGauges = async () => {
    sockets.set(sources.sockets?.() ?? 0);
    resting.reset();
    for (const { provider, model, rests } of sources.breaker?.resting(nowMs()) ?? [])
      resting.set({ provider, model }, rests ? 1 : 0);
    // Of a database that is away nothing is told: old numbers would look like new ones.
    for (const one of ofTheDatabase) one.reset();
    lag.reset();
    const status = await sources.status?.().catch(() => undefined);
    answers.set(status ? 1 : 0);
    if (!status) return;
    for (const { name: model, isKept, caughtUp, position: at, parked: streams } of status.models) {
      kept.set({ model }, isKept && caughtUp ? 1 : 0);
      position.set({ model }, Number(at));
      parked.set({ model }, streams);
      const seconds = sources.lagOf?.(model) ?? null;
      if (seconds !== null) lag.set({ model }, seconds);
    }
    for (const { queue, waiting, running, later, failed, oldestSeconds } of status.queues) {
      for (const [state, count] of Object.entries({ waiting, running, later, failed }))
        jobs.set({ queue, state }, count);
      oldest.set({ queue }, oldestSeconds);
    }
    for (const { status: is, phase, count } of status.cases) open.set({ status: is, phase: phase ?? '' }, count);
    idle.set(status.idle.length);
  };

  return {
    onCall({ provider, model, outcome, usage, usd: cost }) {
      calls.inc({ provider, model, outcome });
      if (usage) {
        const { input, cached, output, reasoning } = usage;
        for (const [kind, count] of Object.entries({ input, cached, output, reasoning }))
          tokens.inc({ provider, kind }, count);
      }
      if (cost === null) unknownCosts.inc({ provider });
      else usd.inc({ provider }, cost);
    },
    onReply({ method, route, status, ms, problem }) {
      requests.observe({ method, route, status }, ms / 1000);
      if (problem !== null) refusals.inc({ code: problem });
    },
    read: (more) => void (sources = { ...sources, ...more }),
    contentType: registry.contentType,
    async text() {
      await readGauges();
      return registry.metrics();
    },
  };
}
