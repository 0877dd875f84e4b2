import { afterAll, beforeAll, expect, it } from 'vitest';

import { randomFrom } from '../../../shared/kernel/random.ts';
import { type App, startApp } from '../../support/app.ts';
import { command } from '../../support/command.ts';
import { portion, seed } from '../../support/sampled.ts';
import { until } from '../../support/until.ts';
import { agent, person } from '../http/agent.ts';

let app: App;
beforeAll(async () => {
  app = await startApp({ env: { REHEARSAL_PACE: '10' } });
});
afterAll(() => app.stop());

const rounds = portion(20, 2);
const random = randomFrom(`${seed}/killed`);
/** A direct case has about so many events. */
const length = 130;

// The lease of a process that was killed ends half a minute later.
it(
  `what was acknowledged outlives ${rounds} kills of all that runs, and every case ends as if there had been none`,
  async () => {
    const kept: { readonly me: Awaited<ReturnType<typeof person>>; readonly caseId: string }[] = [];
    const eventsOf = async ({ me, caseId }: (typeof kept)[number]) => {
      const { status, text } = await me.get(`/api/cases/${caseId}/events?limit=5000`);
      return status === 200 ? text.split('\n').filter((line) => line !== '') : [];
    };
    const points: number[] = [];
    for (let round = 0; round < rounds; round++) {
      const me = await person(app.url);
      const q1 = `Should we open bakery number ${round} in Leeds, or franchise the brand? A lease costs 62,000 a year.`;
      const { status, body } = await me.post('/intake', { email: me.email, q1, mode: 'direct' });
      expect(status).toBe(201);
      const one = { me, caseId: body['case_id'] as unknown as string };
      kept.push(one);
      const point = Math.floor(random() * length);
      let reached = 0;
      const isThere = async () => (reached = (await eventsOf(one)).length) >= point || (await isMailed(one));
      await until(`${point} events`, isThere, app.output);
      points.push(reached);
      await app.kill();
      await app.restart();
    }
    async function isMailed(one: (typeof kept)[number]) {
      return (await eventsOf(one)).some((line) => line.includes('"ReportMailed"'));
    }

    for (const one of kept) await until(`the e-mail of ${one.caseId}`, () => isMailed(one), app.output);
    for (const [i, one] of kept.entries()) {
      const types = (await eventsOf(one)).map((line) => (JSON.parse(line) as { readonly type: string }).type);
      for (const once of ['CaseSubmitted', 'PanelSeated', 'CaseFramed', 'GatePassed', 'ReportIssued', 'ReportMailed'])
        expect([i, points[i], once, types.filter((type) => type === once).length]).toEqual([i, points[i], once, 1]);
      expect((await one.me.get(`/api/cases/${one.caseId}`)).body).toMatchObject({ status: 'delivered' });
      const list = (await one.me.get('/api/my-cases')).body as unknown as { readonly cases: readonly object[] };
      expect(list.cases).toMatchObject([{ case_id: one.caseId, status: 'delivered' }]);
      expect((await agent(app.url).get(`/api/cases/${one.caseId}`)).status).toBe(401);
    }
    const env = { DATA_DIR: app.dataDir };
    expect(await command('server/cli/audit.ts', ['verify'], env)).toMatchObject({ code: 0 });
    expect(await command('server/cli/events.ts', ['verify', '--data', `${app.dataDir}/events`], env)).toMatchObject({
      code: 0,
    });
    console.log(`killed after ${points.join(', ')} events`);
  },
  300_000 + rounds * 60_000,
);
