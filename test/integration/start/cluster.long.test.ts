import { join } from 'node:path';

import { afterAll, beforeAll, expect, it } from 'vitest';

import { storedEvents } from '../../../server/platform/eventstore-node/copy/stored.ts';
import { takeLock } from '../../../server/platform/eventstore-node/disk/lock.ts';
import { type EventNode, startEventNode } from '../../../server/platform/eventstore-node/eventNode.ts';
import { type Cluster, startCluster } from '../../fakes/cluster/cluster.ts';
import { type MailServer, startMailServer } from '../../fakes/mailServer.ts';
import { type App, startApp } from '../../support/app.ts';
import { command } from '../../support/command.ts';
import { proofFor } from '../../support/mailFolder.ts';
import { tempDir } from '../../support/tempDir.ts';
import { until } from '../../support/until.ts';
import { person } from '../http/agent.ts';

let app: App;
let mail: MailServer;
let node: EventNode;
let cluster: Cluster;
let me: Awaited<ReturnType<typeof person>>;
const { path, remove } = tempDir('cluster-events');
beforeAll(async () => {
  mail = await startMailServer();
  node = await startEventNode({ dataDir: path });
  cluster = await startCluster(node);
  app = await startApp({ env: { SMTP_URL: mail.url } });
  me = await person(app.url);
  await me.post('/api/account/address', { token: proofFor(app, me.email) });
});
afterAll(async () => {
  await app.stop();
  await cluster.close();
  await node.stop();
  await mail.close();
  remove();
});

const q1 = 'Should we open a second bakery in Leeds, or franchise the brand instead? A lease costs 62,000 a year.';
const submitted = async () =>
  (await me.post('/intake', { email: me.email, q1, mode: 'direct' })).body['case_id'] as unknown as string;
const delivered = (caseId: string) =>
  until(
    `the report of ${caseId}`,
    async () => (await me.get(`/api/cases/${caseId}`)).body['status'] === ('delivered' as never),
    () => app.output().slice(-4000),
  );
const emailsOf = (caseId: string) =>
  mail.taken.filter((email) =>
    email
      .toString()
      .replaceAll(/=\r?\n/gu, '')
      .includes(caseId),
  ).length;
/** That it was sent is recorded after the mail server took it; a process killed between sends it once more. */
const mailed = (caseId: string) =>
  until(
    `the record of the e-mail of ${caseId}`,
    async () => (await me.get(`/api/cases/${caseId}/events`)).text.includes('"ReportMailed"'),
    () => app.output().slice(-4000),
  );

const typesOf = async (url: string, caseId: string): Promise<string[]> => {
  const store = storedEvents(url);
  const types: string[] = [];
  for await (const { type } of store.of(`case-${caseId}`)) types.push(type);
  await store.close();
  return types;
};
const isReady = (expected: 200 | 503) =>
  until(
    `readiness to be ${expected}`,
    async () => (await ready()) === expected,
    () => app.output().slice(-4000),
  );
const ready = async () => (await fetch(`${app.url}/health/ready`)).status;

/** The event node ends by itself when its parent is gone. */
const eventsFree = () =>
  until('the embedded event node to have ended', () => {
    try {
      takeLock(join(app.dataDir, 'events'))();
      return true;
    } catch {
      return false;
    }
  });

it('one command moves an installation to a cluster, and every case has its one e-mail', async () => {
  const before = await submitted();
  await delivered(before);
  await mailed(before);
  await app.kill();
  await eventsFree();
  await app.restart({ REHEARSAL_PACE: '60' });
  const underWay = await submitted();
  await until('the second case to run', async () => {
    const { body } = await me.get(`/api/cases/${underWay}`);
    return body['status'] === ('running' as never);
  });
  await app.kill();
  await eventsFree();

  const env = { DATA_DIR: app.dataDir };
  // What was killed counts as there until its leases have ended.
  const moved = await until('the move', async () => {
    const { code, said } = await command('server/cli/move/move.ts', ['--to', cluster.url], env);
    if (code === 0) return said;
    expect(said).toMatch(/expected Witan to be stopped on every machine/);
    return null;
  });
  expect(moved).toContain('Moved. Set EVENTSTORE_URL');
  await expect(app.restart()).rejects.toThrow(/is not the one that the read models were made from/);
  await app.kill();
  await eventsFree();

  await app.restart({ EVENTSTORE_URL: cluster.url });
  await delivered(underWay);
  await mailed(underWay);
  const fresh = await submitted();
  await delivered(fresh);
  await mailed(fresh);
  expect([before, underWay, fresh].map(emailsOf)).toEqual([1, 1, 1]);
  expect(await typesOf(node.url, before)).toContain('ReportMailed');
});

it('a case goes on through every fault of the cluster, and nobody is told that it failed', async () => {
  await app.kill();
  await app.restart({ EVENTSTORE_URL: cluster.url, REHEARSAL_PACE: '30' });
  const caseId = await submitted();
  const running = () =>
    until('the case to run', async () => (await typesOf(node.url, caseId)).includes('ModelCallIntended'));
  await running();

  // An election that takes longer than the client looks for a leader.
  const killed = cluster.leader() ?? 0;
  await cluster.kill(killed);
  await isReady(503);
  const refused = await me.get(`/api/cases/${caseId}/events`);
  expect([refused.status, refused.headers.get('retry-after')]).toEqual([503, '5']);
  const asked = cluster.asked();
  await until('discoveries that failed', () => cluster.asked() > asked + 120);
  cluster.elect();
  await isReady(200);
  await cluster.revive(killed);

  // Two of three gone.
  const leader = cluster.leader() ?? 0;
  const followers = [0, 1, 2].filter((member) => member !== leader);
  for (const member of followers) await cluster.kill(member);
  await isReady(503);
  for (const member of followers) await cluster.revive(member);
  cluster.elect();
  await isReady(200);

  // A leader that says nothing more; and a feed that the server finds too slow.
  const frozen = cluster.leader() ?? 0;
  const askedBefore = cluster.asked();
  cluster.freeze(frozen);
  cluster.elect();
  await until('somebody to ask who leads', () => cluster.asked() > askedBefore);
  await isReady(200);
  await cluster.revive(frozen);
  cluster.dropLiveReaders(4);

  await delivered(caseId);
  await mailed(caseId);
  expect(emailsOf(caseId)).toBe(1);
  expect((await typesOf(node.url, caseId)).filter((type) => type === 'CaseFailed')).toEqual([]);
  expect(cluster.dropped()).toBeGreaterThan(0);
});
