import { afterEach, beforeEach, expect, it } from 'vitest';

import { randomFrom } from '../../../shared/kernel/random.ts';
import { askedIn } from '../../fakes/answered.ts';
import { fakeProviders } from '../../fakes/providers/server.ts';
import { faultsIn, historyOf, isMailed, submitted } from '../../support/broughtCases.ts';
import { type Fleet, startFleet } from '../../support/fleet.ts';
import { seed } from '../../support/sampled.ts';
import { until } from '../../support/until.ts';
import { person } from '../http/agent.ts';

type Machine = Awaited<ReturnType<Fleet['startApart']>>;

const random = randomFrom(`${seed}/oneOfSeveral`);
const several = 3;
let fleet: Fleet;
let fake: Awaited<ReturnType<typeof fakeProviders>>;
/** From this question on none is answered until the fault is there. */
let heldFrom: number;
let struck: PromiseWithResolvers<void>;
beforeEach(async () => {
  // A direct case takes more: none has ended by then.
  [heldFrom, struck] = [1 + Math.floor(random() * 30), Promise.withResolvers<void>()];
  fleet = await startFleet();
  fake = await fakeProviders(({ body }) => {
    const sleep = () => (fake.requests.length < heldFrom ? Promise.resolve() : struck.promise);
    return { text: askedIn(body).json, pace: { sleep, firstMs: 1, thinkingMs: 0, pieceMs: 0 }, pieces: 1 };
  });
});
afterEach(async () => {
  await fleet.stop();
  await fake.close();
});

const startWorker = () =>
  fleet.startApart(
    'panel,projections,printer,mail',
    { OPENAI_API_KEY: 'key', OPENAI_BASE_URL: fake.urls.openai, OPENAI_MODELS: 'model-1,model-2' },
    'test/fakes/markedServer.ts',
  );

/** What happens to one of two workers, and how it comes back. */
const faults: Readonly<
  Record<string, readonly [strike: (worker: Machine) => unknown, heal: (worker: Machine) => unknown]>
> = {
  'is killed': [(worker) => worker.child.kill('SIGKILL'), startWorker],
  'is frozen': [(worker) => worker.child.kill('SIGSTOP'), (worker) => worker.child.kill('SIGCONT')],
  'is cut off': [(worker) => worker.cutOff(), (worker) => worker.reconnect()],
  'is stopped in order': [
    async (worker) => {
      worker.child.kill('SIGTERM');
      expect(await worker.exited).toBe(0);
    },
    startWorker,
  ],
};

it.each(Object.entries(faults))(
  'one of two workers %s: every case ends once, and neither a call nor an e-mail is doubled',
  async (_, [strike, heal]) => {
    const { pool } = fleet.database;
    const count = async (sql: string) =>
      (await pool.query<{ n: number }>(`select count(*)::int as n ${sql}`)).rows[0]?.n;
    const workers = () => count("from lease where key like 'role/panel/%' and until > now()");
    const web = fleet.start('web');
    const victim = await startWorker();
    const url = await web.listening();
    await until('the first worker', async () => (await workers()) === 1);
    const people = await Promise.all(Array.from({ length: several }, () => person(url)));
    await until('the welcomes', async () => (await count('from sent_email')) === several);
    const cases = await Promise.all(people.map(submitted));
    const held = "from lease where key like 'panel/%' and until > now()";
    await until('it to run all cases', async () => (await count(held)) === several);
    const other = await startWorker();
    await until('the second worker', async () => (await workers()) === 2);
    await until('its calls', () => fake.requests.length >= heldFrom);

    await strike(victim);
    struck.resolve();
    const said = () => [victim, other].map((worker) => worker.said()).join('\n');
    for (const one of cases) await until(`the e-mail of ${one.caseId}`, () => isMailed(one), said);

    // What comes back takes part again, and does nothing over.
    await heal(victim);
    await until('both workers', async () => (await workers()) === 2);
    other.child.kill('SIGKILL');
    const last = await submitted(await person(url));
    await until(`the e-mail of ${last.caseId}`, () => isMailed(last), said);

    const histories = await Promise.all([...cases, last].map(historyOf));
    expect(histories.flatMap(faultsIn)).toEqual([]);
    // Whatever reached a provider was recorded before.
    const intended = histories.flat().filter(({ type }) => type === 'ModelCallIntended').length;
    expect(fake.requests.length).toBeLessThanOrEqual(intended);
    const recipients = fleet.mail.taken.map((email) => /^To: .*$/m.exec(email.toString())?.[0]);
    for (const { me } of [...cases, last]) expect(recipients.filter((to) => to?.includes(me.email))).toHaveLength(2);
    expect(fleet.mail.taken).toHaveLength(2 * (several + 1));
    expect(web.child.exitCode).toBeNull();
  },
);
