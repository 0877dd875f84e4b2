import { afterEach, beforeEach, expect, it } from 'vitest';

import { askedIn } from '../../fakes/answered.ts';
import { fakeProviders } from '../../fakes/providers/server.ts';
import { type Fleet, startFleet } from '../../support/fleet.ts';
import { turns } from '../../support/turns.ts';
import { until } from '../../support/until.ts';
import { person } from '../http/agent.ts';

const quota = 4;
let fleet: Fleet;
let fake: Awaited<ReturnType<typeof fakeProviders>>;
let [running, most] = [0, 0];
/** The first answers are held back until one of five cases has to wait. */
let crowded = Promise.withResolvers<void>();
beforeEach(async () => {
  [running, most] = [0, 0];
  crowded = Promise.withResolvers();
  fleet = await startFleet();
  fake = await fakeProviders(({ body }) => {
    most = Math.max(most, ++running);
    const sleep = async (ms: number) => {
      if (ms === 0) return;
      await crowded.promise;
      await turns(300);
      running--;
    };
    return { text: askedIn(body).json, pace: { sleep, firstMs: 1, thinkingMs: 0, pieceMs: 0 }, pieces: 1 };
  });
});
afterEach(async () => {
  await fleet.stop();
  await fake.close();
});

const q1 = 'Should we open a second bakery in Leeds, or franchise the brand instead? A lease costs 62,000 a year.';

it('two panels stay within what one provider allows, and every account has its report', async () => {
  const web = fleet.start('web,projections,printer,mail');
  const env = {
    ...{ OPENAI_API_KEY: 'key', OPENAI_BASE_URL: fake.urls.openai, OPENAI_MODELS: 'model-1,model-2' },
    OPENAI_CALLS_AT_ONCE: String(quota),
  };
  const panels = [0, 1].map(() => fleet.start('panel', env, 'test/fakes/markedServer.ts'));
  const url = await web.listening();
  await until('both panels', async () => {
    const { rows } = await fleet.database.pool.query(
      "select from lease where key like 'role/panel/%' and until > now()",
    );
    return rows.length === 2;
  });
  const people = await Promise.all([0, 1, 2, 3, 4].map(() => person(url)));
  const cases = await Promise.all(
    people.map(async (me) => ({
      me,
      caseId: (await me.post('/intake', { email: me.email, q1, mode: 'direct' })).body['case_id'],
    })),
  );
  const workers = async () => {
    const { rows } = await fleet.database.pool.query<{ holder: string }>(
      "select distinct holder from lease where key like 'panel/%' and until > now()",
    );
    return rows.length;
  };
  await until('both to work on a case', async () => (await workers()) === 2);
  await until('a call that waits while as many as the quota are under way', async () => {
    const { rows } = await fleet.database.pool.query<{ waiting: number }>(
      'select count(*) filter (where begun_at is null)::int as waiting from model_call_turn where until > now()',
    );
    return rows[0] && rows[0].waiting > 0 && running >= quota;
  });
  crowded.resolve();
  const states = () =>
    Promise.all(cases.map(async ({ me, caseId }) => (await me.get(`/api/cases/${String(caseId)}`)).body['status']));
  await until(
    'every report',
    async () => (await states()).every((status) => status === ('delivered' as never)),
    () => panels.map(({ said }) => said()).join('\n'),
  );
  expect(most).toBe(quota);
  expect(fake.requests.length).toBeGreaterThan(100);
});
