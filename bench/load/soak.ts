import { setTimeout as sleep } from 'node:timers/promises';

import { broughtBySomebody, historyOf } from '../../test/support/broughtCases.ts';
import { freePort } from '../../test/support/app.ts';
import { startCallers } from '../../test/support/callers.ts';
import { startFleet } from '../../test/support/fleet.ts';
import { until } from '../../test/support/until.ts';
import type { Row } from '../web/rows.ts';
import { metric } from './metrics.ts';

const everyMs = 5_000;

/**
 * `bench:load -- soak [minutes]`: whether the memory of each process is flat under cases, readers and histories. The slope is that of the
 * second half, when caches are as full as they get.
 */
export async function* soak(minutes = 30): AsyncGenerator<Row> {
  const fleet = await startFleet();
  try {
    const limits = {
      ...{ CAP_USD_DAY: '1000000', CAP_USD_ADDRESS_DAY: '1000000', REHEARSAL_PACE: '60' },
      // Every case comes from an address of its own: there is a limit on sign-ups of one.
      TRUST_PROXY: '1',
    };
    const ports = new Map<string, number>();
    for (const roles of ['projections,printer,mail', 'panel', 'web']) {
      const port = await freePort();
      ports.set(roles, port);
      fleet.start(roles, { ...limits, ...(roles === 'web' ? { PORT: String(port) } : { METRICS_PORT: String(port) }) });
    }
    const url = `http://127.0.0.1:${ports.get('web')}`;
    await until('readiness', async () => (await fetch(`${url}/health/ready`).catch(() => null))?.ok);
    const first = await broughtBySomebody(url);
    await until('its report', async () => (await historyOf(first)).some(({ type }) => type === 'ReportMailed'));
    const own = `/api/cases/${first.caseId}`;
    const callers = startCallers(
      Array.from({ length: 4 }, () => first.me),
      ['/api/my-cases', own, `${own}/report`, `${own}/events`, '/api/whoami'],
      50,
    );
    const end = performance.now() + minutes * 60_000;
    const stopping = new AbortController();
    let cases = 0;
    const bringing = (async () => {
      while (!stopping.signal.aborted) {
        await broughtBySomebody(url, `10.0.${Math.floor(cases / 250)}.${1 + (cases % 250)}`);
        cases++;
        await sleep(2_000, undefined, { signal: stopping.signal }).catch(() => undefined);
      }
    })();
    // Whose case is refused ends the run, with the reason.
    bringing.catch(() => stopping.abort());
    const seen = new Map<string, [number, number][]>([...ports.keys()].map((roles) => [roles, []]));
    while (performance.now() < end && !stopping.signal.aborted) {
      for (const [roles, port] of ports)
        seen.get(roles)?.push([performance.now() / 60_000, await residentMb(`http://127.0.0.1:${port}`)]);
      await sleep(everyMs);
    }
    stopping.abort();
    await bringing;
    await callers.stop();
    yield { name: `soak of ${minutes} minutes: requests`, value: callers.noted.length, unit: '' };
    const refused = callers.noted.filter(({ status }) => status !== 200).length;
    yield { name: `soak of ${minutes} minutes: refused`, value: refused, unit: '', goal: { atMost: 0 } };
    yield { name: `soak of ${minutes} minutes: cases`, value: cases, unit: '' };
    for (const [roles, samples] of seen) {
      const half = samples.slice(Math.floor(samples.length / 2));
      yield { name: `${roles}: memory at the end`, value: half.at(-1)?.[1] ?? NaN, unit: 'MB' };
      yield { name: `${roles}: memory grows by`, value: slopeOf(half), unit: 'MB/min', goal: { atMost: 1 } };
    }
  } finally {
    await fleet.stop();
  }
}

const residentMb = async (url: string): Promise<number> =>
  (await metric(url, 'witan_process_resident_memory_bytes')) / 2 ** 20;

/** Of the line that is nearest to all points. */
const slopeOf = (points: readonly (readonly [number, number])[]): number => {
  const mean = (at: 0 | 1) => points.reduce((sum, point) => sum + point[at], 0) / points.length;
  const [x, y] = [mean(0), mean(1)];
  const along = points.reduce((sum, point) => sum + (point[0] - x) * (point[1] - y), 0);
  return along / points.reduce((sum, point) => sum + (point[0] - x) ** 2, 0);
};
