import { readFileSync } from 'node:fs';
import { join } from 'node:path';

import { describe, expect, it } from 'vitest';

import { createMetrics } from '../../../server/operators/metrics/metrics.ts';
import { projectionLag } from '../../../server/operators/metrics/projectionLag.ts';
import type { Status } from '../../../server/operators/statusOf.ts';
import { breaker } from '../../../server/panel/providers/circuitBreaker.ts';

const model = (name: string, position: bigint) => ({ name, position, caughtUp: true, isKept: true, parked: 2 });
const status: Status = {
  models: [model('cases', 7n)],
  money: { cases: 0, spent: 0, setAside: 0, stop: null },
  emails: [],
  roles: [],
  parked: [],
  queues: [{ queue: 'email', waiting: 3, running: 1, later: 0, failed: 4, oldestSeconds: 90 }],
  cases: [{ status: 'running', phase: 'research', count: 5 }],
  idle: ['case-1'],
};
const usage = { input: 100, cached: 40, output: 20, reasoning: 5, searches: 0 };
const ops = join(import.meta.dirname, '../../../docs/operators');

describe('the metrics', () => {
  it('count calls and replies, and say how the installation is', async () => {
    const metrics = createMetrics({ runtime: false, nowMs: () => 1_000 });
    const rests = breaker({ failures: 1 });
    rests.report('openai', 'm', 'out', 1_000);
    metrics.read({ status: async () => status, lagOf: () => 1.5, sockets: () => 12, breaker: rests });
    metrics.onCall({ provider: 'openai', model: 'm', outcome: 'ok', usage, usd: 0.25 });
    metrics.onCall({ provider: 'openai', model: 'm', outcome: 'timeout', usage: null, usd: null });
    metrics.onReply({ method: 'GET', route: '/api/cases/:case_id', status: 404, ms: 20, problem: 'CASE_NOT_FOUND' });
    const lines = (await metrics.text()).split('\n');
    expect(lines).toEqual(
      expect.arrayContaining([
        'witan_model_tokens_total{provider="openai",kind="input"} 100',
        'witan_model_usd_total{provider="openai"} 0.25',
        'witan_model_unknown_costs_total{provider="openai"} 1',
        'witan_model_calls_total{provider="openai",model="m",outcome="timeout"} 1',
        'witan_http_request_seconds_count{method="GET",route="/api/cases/:case_id",status="404"} 1',
        'witan_refusals_total{code="CASE_NOT_FOUND"} 1',
        'witan_sockets 12',
        'witan_projection_lag_seconds{model="cases"} 1.5',
        'witan_parked_streams{model="cases"} 2',
        'witan_queue_jobs{queue="email",state="failed"} 4',
        'witan_queue_oldest_seconds{queue="email"} 90',
        'witan_cases_open{status="running",phase="research"} 5',
        'witan_cases_idle 1',
        'witan_provider_resting{provider="openai",model="m"} 1',
        'witan_database_answers 1',
      ]),
    );
    expect(lines.join('\n')).not.toContain('case-1');
  });

  it('say nothing old of a database that is away', async () => {
    const metrics = createMetrics({ runtime: false });
    metrics.read({ status: async () => status, lagOf: () => 0 });
    expect(await metrics.text()).toContain('witan_queue_oldest_seconds{queue="email"} 90');
    metrics.read({ status: async () => Promise.reject(new Error('away')) });
    const text = await metrics.text();
    expect(text).toContain('witan_database_answers 0');
    expect(text).not.toContain('witan_queue_oldest_seconds{');
  });

  it('are all that the dashboard and the alerts name', async () => {
    const metrics = createMetrics();
    metrics.read({ status: async () => status, lagOf: () => 0 });
    const text = await metrics.text();
    for (const file of ['dashboard.json', 'alerts.yml']) {
      const named = readFileSync(join(ops, file), 'utf8').matchAll(/\bwitan_\w+/g);
      const names = new Set([...named].map(([name]) => name.replace(/_(?:bucket|count|sum)$/, '')));
      expect(names.size).toBeGreaterThan(5);
      for (const name of names) expect(text, `${name} of ${file}`).toContain(`# TYPE ${name} `);
    }
  });
});

describe('the lag of a read model', () => {
  it('is the age of the oldest event that it has not taken, as this process saw it arrive', () => {
    let now = 1_000;
    const lag = projectionLag(
      [
        { name: 'cases', prefixes: ['case-'] },
        { name: 'agents', prefixes: ['agent-'] },
      ],
      () => now,
    );
    expect(lag.of('cases')).toBeNull();
    lag.arrived(10n);
    now = 3_000;
    lag.arrived(20n);
    lag.models([model('cases', 9n), model('agents', 0n)]);
    now = 4_000;
    expect(lag.of('cases')).toBe(3);
    lag.models([model('cases', 10n), model('agents', 0n)]);
    expect(lag.of('cases')).toBe(1);
    lag.models([model('cases', 20n)]);
    expect(lag.of('cases')).toBe(0);
    expect(lag.of('agents')).toBeNull();
  });
});
