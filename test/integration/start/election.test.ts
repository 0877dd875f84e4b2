import { afterAll, beforeAll, expect, it } from 'vitest';

import { type EventNode, startEventNode } from '../../../server/platform/eventstore-node/eventNode.ts';
import { type Cluster, startCluster } from '../../fakes/cluster/cluster.ts';
import { type MailServer, startMailServer } from '../../fakes/mailServer.ts';
import { type App, startApp } from '../../support/app.ts';
import { broughtBySomebody, faultsIn, historyOf, isMailed } from '../../support/broughtCases.ts';
import { startCallers, typicalMs } from '../../support/callers.ts';
import { tempDir } from '../../support/tempDir.ts';
import { until } from '../../support/until.ts';

let [app, mail, node, cluster]: [App?, MailServer?, EventNode?, Cluster?] = [];
const { path, remove } = tempDir('election');
beforeAll(async () => {
  mail = await startMailServer();
  node = await startEventNode({ dataDir: path });
  cluster = await startCluster(node);
  app = await startApp({ env: { SMTP_URL: mail.url, EVENTSTORE_URL: cluster.url, REHEARSAL_PACE: '15' } });
});
afterAll(async () => {
  await app?.stop();
  await cluster?.close();
  await node?.stop();
  await mail?.close();
  remove();
});

it('an election of 30 seconds: all who read get 503 in time, what is written waits, and the case goes on', async () => {
  const one = await broughtBySomebody(app!.url);
  await until('the case to run', async () => (await historyOf(one)).some(({ type }) => type === 'ModelCallIntended'));

  await cluster!.kill(cluster!.leader() ?? 0);
  const callers = startCallers([one.me], [`/api/cases/${one.caseId}`, `/api/cases/${one.caseId}/events`], 100);
  const asked = () => callers.noted.reduce((sum, { ms }) => sum + ms, 0);
  await until('half a minute without a leader', () => asked() > 30_000);
  await callers.stop();
  const away = callers.noted.filter(({ status }) => status === 503);
  expect(away.length).toBeGreaterThan(10);
  expect(away.map(({ retryAfter }) => retryAfter)).toEqual(away.map(() => '5'));
  expect(callers.noted.filter(({ status }) => ![200, 503].includes(status))).toEqual([]);
  expect(typicalMs(away)).toBeLessThan(3_000);

  cluster!.elect();
  await until(
    'the e-mail',
    () => isMailed(one),
    () => app!.output().slice(-4000),
  );
  expect(faultsIn(await historyOf(one))).toEqual([]);
  // A welcome and the report.
  expect(mail!.taken).toHaveLength(2);
});
