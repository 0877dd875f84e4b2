import { afterEach, beforeEach, expect, it } from 'vitest';

import { storedEvents } from '../../../server/platform/eventstore-node/copy/stored.ts';
import { type Fleet, startFleet } from '../../support/fleet.ts';
import { until } from '../../support/until.ts';
import { person } from '../http/agent.ts';

let fleet: Fleet;
beforeEach(async () => {
  fleet = await startFleet();
});
afterEach(() => fleet.stop());

const q1 = 'Should we open a second bakery in Leeds, or franchise the brand instead? A lease costs 62,000 a year.';

it('a frozen process loses its case and its read models to another one, and writes nothing when it wakes', async () => {
  const { pool } = fleet.database;
  const web = fleet.start('web,mail');
  const url = await web.listening();
  const workers = [fleet.start('panel,projections,printer', { REHEARSAL_PACE: '0.05' })];
  const holders = async () => {
    const { rows } = await pool.query<{ key: string; holder: string }>('select key, holder from lease order by key');
    return new Map(rows.map(({ key, holder }) => [key, holder]));
  };
  await until('the first worker to keep the read models', async () => (await holders()).has('projection/cases'));
  const me = await person(url);
  await until('the welcome', async () => fleet.mail.taken.length === 1);
  const caseId = (await me.post('/intake', { email: me.email, q1, mode: 'direct' })).body[
    'case_id'
  ] as unknown as string;
  const lease = `panel/${caseId}`;
  const first = await until('somebody to run the case', async () => (await holders()).get(lease));
  expect((await holders()).get('projection/cases')).toBe(first);

  workers.push(fleet.start('panel,projections,printer'));
  workers[0]?.child.kill('SIGSTOP');
  const status = async () => (await me.get(`/api/cases/${caseId}`)).body['status'];
  await until(
    'the report by the second worker',
    async () => (await status()) === ('delivered' as never),
    () => workers.map(({ said }) => said()).join('\n'),
  );
  await until('its e-mail', async () => fleet.mail.taken.length === 2);
  const taken = await until('the read models in other hands', async () => {
    const now = (await holders()).get('projection/cases');
    return now !== first && now;
  });
  const events = await until('the note of that e-mail', async () => {
    const types = await historyOf(caseId);
    return types.includes('ReportMailed') && types;
  });
  workers[0]?.child.kill('SIGCONT');
  const other = await person(url);
  await until('one more welcome', async () => fleet.mail.taken.length === 3);
  expect((await other.get('/api/my-cases')).status).toBe(200);

  expect((await holders()).get('projection/cases')).toBe(taken);
  expect(await historyOf(caseId)).toEqual(events);
  expect(events.filter((type) => type === 'CaseFailed')).toEqual([]);
  expect(workers.map(({ child }) => child.exitCode)).toEqual([null, null]);
});

const historyOf = async (caseId: string): Promise<string[]> => {
  const store = storedEvents(fleet.node.url);
  const types: string[] = [];
  for await (const { type } of store.of(`case-${caseId}`)) types.push(type);
  await store.close();
  return types;
};
