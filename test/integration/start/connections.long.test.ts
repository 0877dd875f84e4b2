import { afterEach, beforeEach, expect, it } from 'vitest';

import { type Fleet, startFleet } from '../../support/fleet.ts';
import type { MainProcess } from '../../support/mainProcess.ts';
import { until } from '../../support/until.ts';
import { person } from '../http/agent.ts';

let fleet: Fleet;
beforeEach(async () => {
  fleet = await startFleet();
});
afterEach(() => fleet.stop());

const q1 = 'Should we open a second bakery in Leeds, or franchise the brand instead? A lease costs 62,000 a year.';

/** How many connections PostgreSQL counts for a process. */
const connectionsOf = async ({ child }: MainProcess) => {
  const { rows } = await fleet.database.pool.query<{ count: number }>(
    "select count(*)::int as count from pg_stat_activity where application_name ~ ('^witan ' || $1 || '\\M')",
    [child.pid],
  );
  return rows[0]?.count ?? 0;
};

it('a process has at most eight connections to PostgreSQL under load, and four when it is idle', async () => {
  const all = fleet.start('web,panel,projections,printer,mail');
  const web = fleet.start('web');
  const [url, other] = [await all.listening(), await web.listening()];
  const highest = new Map([all, web].map((one) => [one, 0]));
  let loaded = true;
  const counting = (async () => {
    while (loaded) for (const [one, most] of highest) highest.set(one, Math.max(most, await connectionsOf(one)));
  })();

  const people = await Promise.all([url, other, url, other].map((at) => person(at)));
  const brought = await Promise.all(
    people.map(async (me) => ({
      me,
      caseId: (await me.post('/intake', { email: me.email, q1, mode: 'direct' })).body['case_id'],
    })),
  );
  for (let round = 0; round < 10; round++)
    await Promise.all(people.flatMap((me) => Array.from({ length: 20 }, () => me.get('/api/my-cases'))));
  const delivered = async () => {
    const states = await Promise.all(
      brought.map(async ({ me, caseId }) => (await me.get(`/api/cases/${String(caseId)}`)).body['status']),
    );
    return states.every((status) => status === ('delivered' as never));
  };
  await until('everybody’s report', delivered, () => all.said() + web.said());
  loaded = false;
  await counting;
  for (const [, most] of highest) {
    expect(most).toBeGreaterThan(4);
    expect(most).toBeLessThanOrEqual(8);
  }
  for (const one of [all, web])
    await until('the connections of an idle process', async () => (await connectionsOf(one)) <= 4);
});
