import { type ChildProcess, fork } from 'node:child_process';
import { once } from 'node:events';
import { setTimeout as sleep } from 'node:timers/promises';

import { readConfig } from '../../server/platform/config/config.ts';
import type { CaseEvent } from '../../shared/events/case.ts';
import { caseStream } from '../../shared/events/case.ts';
import { idOf } from '../../shared/kernel/ids.ts';
import { freePort } from '../../test/support/app.ts';
import { at, caseSubmitted } from '../../test/support/controls.ts';
import { newId } from '../../test/support/eventstore.ts';
import { startFleet } from '../../test/support/fleet.ts';
import { sealedStore } from '../../test/support/sealedStore.ts';
import { until } from '../../test/support/until.ts';
import type { Row } from '../web/rows.ts';
import type { Crowd, Arrival } from './live/watcher.ts';
import { cpuSeconds } from './metrics.ts';

/** Enough for a 99th percentile of a small crowd, and of a large one. */
const seconds = 10;
const leastMessages = 30;
const crowds = 2;
const restMs = 5_000;

/**
 * `bench:load -- watchers [sockets] [webs] [messages a second]`: how long after its writing a fact reaches viewers of one case over several
 * web processes, and what a message costs a process beside `ws` alone that sends the same bytes to as many. Viewers are on the same
 * machine, so that ten messages a second to 10,000 of them are more than two cores can hear; a debate says 0.6 a second.
 */
export async function* watchers(sockets = 1_500, webs = 2, perSecond = 10): AsyncGenerator<Row> {
  const fleet = await startFleet();
  try {
    const limits = { LIVE_PER_ADDRESS: '100000', LIVE_PER_ACCOUNT: '100000' };
    fleet.start('projections');
    const all = await Promise.all(
      Array.from({ length: webs }, async () => {
        const port = await freePort();
        return { url: `http://127.0.0.1:${port}`, said: fleet.start('web', { PORT: String(port), ...limits }).said };
      }),
    );
    const urls = all.map(({ url }) => url);
    for (const { url, said } of all)
      await until(`${url} to be ready`, async () => (await fetch(`${url}/health/ready`).catch(() => null))?.ok, said);

    const { masterKeys, keySlots } = readConfig(fleet.shared);
    const { EVENTSTORE_URL: eventstoreUrl = '', DATABASE_URL: databaseUrl = '' } = fleet.shared;
    const store = sealedStore({ dataDir: '', masterKeys, keySlots, eventstoreUrl, databaseUrl });
    const caseId = newId('watched');
    let revision = -1;
    const append = async (fact: CaseEvent) => {
      const id = idOf(caseId, 'bench', revision + 1);
      const event = { ...fact, id, actor: 'panel', correlation: caseId, causation: null };
      ({ revision } = await store.append(caseStream(caseId), [event], revision));
    };
    await append(caseSubmitted({ caseId, accountId: 'ada' }));
    await append({ type: 'WatchLinkOpened', data: { at } });

    const hello = `40${JSON.stringify({ case: caseId, after: 1 })}`;
    const witan = await told(
      { urls, sockets, hello },
      perSecond,
      (number) => append(said(number)),
      () => cpuOf(urls),
    );
    await store.close();

    const raw = await Promise.all(urls.map(rawServer));
    const frame = (number: number) =>
      `42["ev",${JSON.stringify({ ...said(number), id: idOf(caseId, 'bench', number), stream: caseStream(caseId), revision: number })}]`;
    const alone = await told(
      { urls: raw.map(({ url }) => url), sockets, hello: null },
      perSecond,
      async (number) => raw.forEach(({ child }) => child.send(frame(number))),
      async () => (await Promise.all(raw.map(({ used }) => used()))).reduce((sum, one) => sum + one, 0),
    );
    for (const { child } of raw) child.kill();

    const name = `${sockets} watchers over ${webs} web processes, ${perSecond} a second`;
    yield { name: `${name}: messages lost`, value: witan.lost, unit: '', goal: { atMost: 0 } };
    yield { name: `${name}: p50 after writing`, value: witan.percentile(50), unit: 'ms' };
    yield { name: `${name}: p99 after writing`, value: witan.percentile(99), unit: 'ms', goal: { atMost: 250 } };
    yield { name: '  ws alone: p99', value: alone.percentile(99), unit: 'ms' };
    yield { name: '  processor time of a message', value: witan.microseconds, unit: 'µs' };
    yield { name: '  ws alone', value: alone.microseconds, unit: 'µs' };
    const ratio = witan.microseconds / alone.microseconds;
    yield { name: '  a message beside ws alone', value: ratio, unit: '×', goal: { atMost: 1.3 } };
  } finally {
    await fleet.stop();
  }
}

/** Tells a crowd so many things at this pace, and what came of it. */
async function told(
  crowd: Crowd,
  perSecond: number,
  tell: (number: number) => Promise<void>,
  cpu: () => Promise<number>,
) {
  const everyMs = 1000 / perSecond;
  const messages = Math.max(leastMessages, seconds * perSecond);
  const listening = Array.from({ length: crowds }, () =>
    fork(new URL('./live/watcher.ts', import.meta.url), { serialization: 'advanced' }),
  );
  await Promise.all(
    listening.map((child) => asked<'ready'>(child, { ...crowd, sockets: Math.floor(crowd.sockets / crowds) })),
  );
  // What a start leaves behind is over by then.
  for (let number = -10; number < 0; number++) await tell(number).then(() => sleep(100));
  // What a process does with nobody told anything is not what telling costs.
  const resting = await cpu();
  const restedFrom = performance.now();
  await sleep(restMs);
  const before = await cpu();
  const restPerMs = (before - resting) / (performance.now() - restedFrom);
  const toldFrom = performance.now();
  const sentAt: number[] = [];
  for (let number = 0; number < messages; number++) {
    sentAt.push(performance.timeOrigin + performance.now());
    const next = sleep(everyMs);
    await tell(number);
    await next;
  }
  await sleep(2_000);
  const used = (await cpu()) - before - restPerMs * (performance.now() - toldFrom);
  const heard = (await Promise.all(listening.map((child) => asked<Arrival>(child, 'report')))).flat();
  for (const child of listening) child.kill();
  const delays = heard
    .flatMap(([number, ms]) => (number < 0 ? [] : [ms - (sentAt[number] ?? NaN)]))
    .toSorted((a, b) => a - b);
  return {
    lost: Math.floor(crowd.sockets / crowds) * crowds * messages - delays.length,
    percentile: (percent: number) => delays[Math.floor((delays.length * percent) / 100)] ?? NaN,
    microseconds: (used * 1e6) / delays.length,
  };
}

const said = (number: number): CaseEvent => ({
  type: 'UtteranceMade',
  data: {
    ...{
      panel: 0,
      utteranceId: `n${number}`,
      seatId: 'seat-1',
      phase: 'cross_examination',
      kind: 'claim',
      cruxId: null,
    },
    text: 'The lease costs 62,000 a year and ends after ten years; the second shop would have to earn that first. '.repeat(
      3,
    ),
    ...{ evidenceIds: [], concession: null, steelman: null, replyTo: [], at },
  },
});

/** Seconds of processor time that these processes have used, by what they say of themselves. */
const cpuOf = async (urls: readonly string[]): Promise<number> =>
  (await Promise.all(urls.map(cpuSeconds))).reduce((sum, one) => sum + one, 0);

async function asked<T>(child: ChildProcess, question: Crowd | string): Promise<T> {
  const answer = once(child, 'message');
  child.send(question);
  const [first] = (await answer) as [T];
  return first;
}

async function rawServer() {
  const child = fork(new URL('./live/rawServer.ts', import.meta.url), { serialization: 'advanced' });
  const [{ port }] = (await once(child, 'message')) as [{ readonly port: number }];
  const used = async () => {
    const { cpu } = await asked<{ readonly cpu: NodeJS.CpuUsage }>(child, 'used');
    return (cpu.user + cpu.system) / 1e6;
  };
  return { child, used, url: `http://127.0.0.1:${port}` };
}
