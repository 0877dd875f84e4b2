import { afterAll, beforeAll, expect, it } from 'vitest';

import { freePort } from '../../support/app.ts';
import { type Brought, faultsIn, historyOf, isMailed, submitted } from '../../support/broughtCases.ts';
import { type Noted, startCallers, typicalMs } from '../../support/callers.ts';
import { type Fleet, startFleet } from '../../support/fleet.ts';
import type { MainProcess } from '../../support/mainProcess.ts';
import { until } from '../../support/until.ts';
import { agent, person } from '../http/agent.ts';

/** Everything twice, but mail; a case takes longer than each fault. */
let fleet: Fleet;
let workers: readonly MainProcess[];
let [first, second]: Web[] = [];
type Web = MainProcess & { readonly url: string };

const env = { REHEARSAL_PACE: '15', CAP_USD_DAY: '1000000', CAP_USD_ADDRESS_DAY: '1000000' };
const startWeb = async (): Promise<Web> => {
  const port = await freePort();
  return { ...fleet.start('web', { ...env, PORT: String(port) }), url: `http://127.0.0.1:${port}` };
};
const isReady = (web: Web) =>
  until(
    `${web.url} to be ready`,
    async () => (await fetch(`${web.url}/health/ready`).catch(() => null))?.status === 200,
    web.said,
  );
beforeAll(async () => {
  fleet = await startFleet({ behindGates: true });
  [first, second] = await Promise.all([startWeb(), startWeb()]);
  workers = ['panel', 'panel', 'projections,printer', 'projections,printer', 'mail'].map((roles) =>
    fleet.start(roles, env),
  );
  await Promise.all([first, second].map(isReady));
});
afterAll(() => fleet.stop());

let people = 0;
/** Cases that have begun, brought over both webs; each person can be asked for by either. */
const broughtAndRunning = async (...webs: readonly Web[]): Promise<readonly Brought[]> => {
  const brought = await Promise.all(
    webs.flatMap(({ url }) => [url, url]).map(async (url) => submitted(await person(url))),
  );
  people += brought.length;
  for (const one of brought)
    await until(
      `${one.caseId} to run`,
      async () => (await one.me.get(`/api/cases/${one.caseId}`)).body['status'] === ('running' as never),
    );
  return brought;
};
const by = ({ me, caseId }: Brought, { url }: Web): Brought => {
  const there = agent(url);
  there.use((me as Awaited<ReturnType<typeof person>>).cookies());
  return { me: { ...there, email: me.email }, caseId };
};
/** Each person asks for what is theirs, all the time. */
const callersOf = (cases: readonly Brought[]) =>
  cases.map(({ me, caseId }) =>
    startCallers([me], ['/api/my-cases', `/api/cases/${caseId}`, `/api/cases/${caseId}/events`, '/api/whoami']),
  );
const notedBy = (callers: ReturnType<typeof callersOf>) => callers.flatMap(({ noted }) => noted);
const allEndedWell = async (cases: readonly Brought[], alive: readonly MainProcess[]) => {
  const said = () => alive.map((one) => one.said().slice(-2000)).join('\n');
  for (const one of cases) await until(`the e-mail of ${one.caseId}`, () => isMailed(one), said);
  expect((await Promise.all(cases.map(historyOf))).flatMap(faultsIn)).toEqual([]);
  // A welcome and a report for each.
  expect(fleet.mail.taken).toHaveLength(2 * people);
  expect(alive.map(({ child }) => child.exitCode ?? child.signalCode)).toEqual(alive.map(() => null));
};

it('both stores restart at once: all who ask get 503 in time, and every case goes on', async () => {
  const cases = await broughtAndRunning(first!, second!);
  const callers = callersOf(cases);
  await fleet.stopStores();
  await until('both webs to say so', () =>
    callers.every((each) => each.noted.filter(({ status }) => status === 503).length > 20),
  );
  await fleet.startStores();
  await Promise.all([first!, second!].map(isReady));
  await allEndedWell(cases, [first!, second!, ...workers]);
  await Promise.all(callers.map((each) => each.stop()));
  const isWell = ({ status, retryAfter }: Noted) => status === 200 || (status === 503 && retryAfter !== null);
  expect(notedBy(callers).filter((each) => !isWell(each))).toEqual([]);
  expect(typicalMs(notedBy(callers).filter(({ status }) => status === 503))).toBeLessThan(3_000);
});

it.each(['SIGKILL', 'SIGSTOP'] as const)(
  'a web gets %s: the other one answers everybody, and nothing ends with it',
  async (signal) => {
    const cases = await broughtAndRunning(first!, second!);
    const others = cases.map((one) => by(one, second!));
    const callers = callersOf(others);
    first!.child.kill(signal);
    const more = await broughtAndRunning(second!);
    await allEndedWell([...others, ...more], [second!, ...workers]);
    await Promise.all(callers.map((each) => each.stop()));
    expect(notedBy(callers).filter(({ status }) => status !== 200)).toEqual([]);
    expect(typicalMs(notedBy(callers))).toBeLessThan(3_000);

    if (signal === 'SIGKILL') first = await startWeb();
    else first!.child.kill('SIGCONT');
    await isReady(first!);
    await allEndedWell(await broughtAndRunning(first!), [first!, second!, ...workers]);
  },
);
