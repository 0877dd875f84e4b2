import { rmSync } from 'node:fs';
import { join } from 'node:path';

import { afterAll, beforeAll, describe, expect, it } from 'vitest';

import { copyEvents } from '../../../server/platform/eventstore-node/copy/copyEvents.ts';
import { backupLog, LOG_NAME, restoreLog } from '../../../server/platform/eventstore-node/disk/backup.ts';
import { takeLock } from '../../../server/platform/eventstore-node/disk/lock.ts';
import { type EventNode, startEventNode } from '../../../server/platform/eventstore-node/eventNode.ts';
import { type MailServer, startMailServer } from '../../fakes/mailServer.ts';
import { type App, startApp } from '../../support/app.ts';
import { command } from '../../support/command.ts';
import { proofFor } from '../../support/mailFolder.ts';
import { until } from '../../support/until.ts';
import { tempDir } from '../../support/tempDir.ts';
import { person } from '../http/agent.ts';

let app: App;
let mail: MailServer;
let me: Awaited<ReturnType<typeof person>>;
const aside = tempDir('aside');
const nodes: EventNode[] = [];
beforeAll(async () => {
  mail = await startMailServer();
  app = await startApp({ env: { SMTP_URL: mail.url } });
  me = await person(app.url);
  // An account brings its second case with a proven address.
  await me.post('/api/account/address', { token: proofFor(app, me.email) });
  // The welcome.
  await until('the first e-mail', async () => mail.taken.length === 1);
});
afterAll(async () => {
  await app.stop();
  for (const node of nodes) await node.stop();
  await mail.close();
  aside.remove();
});

const q1 = 'Should we open a second bakery in Leeds, or franchise the brand instead? A lease costs 62,000 a year.';
const casesOf = async () => {
  const { cases } = (await me.get('/api/my-cases')).body as unknown as { cases: { case_id: string }[] };
  return cases.map((one) => one.case_id).toSorted();
};
/** Submits a case, and waits until its e-mail arrived. */
async function delivered(): Promise<string> {
  const before = mail.taken.length;
  const caseId = (await me.post('/intake', { email: me.email, q1, mode: 'direct' })).body[
    'case_id'
  ] as unknown as string;
  await until(
    'what is waited for',
    async () => (await me.get(`/api/cases/${caseId}`)).body['status'] === ('delivered' as never),
  );
  await until('one more e-mail', async () => mail.taken.length > before);
  return caseId;
}

/** The event node ends by itself when its parent is gone. */
async function killed(): Promise<void> {
  await app.kill();
  await until('the event node to have ended', async () => {
    try {
      takeLock(join(app.dataDir, 'events'))();
      return true;
    } catch {
      return false;
    }
  });
}

const rebuild = (env: Record<string, string> = {}) =>
  command('server/cli/rebuild.ts', [], { DATA_DIR: app.dataDir, ...env });

describe('a start on other events than the read models were made from', () => {
  it('is refused where the log lost its end, and after a rebuild every case is delivered, and no e-mail sent twice', async () => {
    const kept = await delivered();
    const backup = join(aside.path, 'events.backup');
    backupLog(join(app.dataDir, 'events'), backup);
    const lost = await delivered();
    expect(await casesOf()).toEqual([kept, lost].toSorted());
    await killed();
    const log = join(app.dataDir, 'events', LOG_NAME);
    rmSync(log);
    restoreLog(backup, join(app.dataDir, 'events'));
    const sent = mail.taken.length;

    await expect(app.restart()).rejects.toThrow(/the event store ends at \d+.*run: npm run rebuild/s);
    expect(await rebuild()).toMatchObject({
      code: 0,
      said: expect.stringContaining('begins with the first') as string,
    });
    await app.restart();
    expect(await casesOf()).toEqual([kept]);
    const fresh = await delivered();
    expect(await casesOf()).toEqual([kept, fresh].toSorted());
    expect(mail.taken).toHaveLength(sent + 1);
  }, 400_000);

  it('is refused on a copy, whose positions are others, until a rebuild', async () => {
    await killed();
    const from = await startEventNode({ dataDir: join(app.dataDir, 'events') });
    const to = await startEventNode({ dataDir: join(aside.path, 'copy') });
    nodes.push(from, to);
    await copyEvents(from.url, to.url, () => undefined);
    const sent = mail.taken.length;
    const env = { EVENTSTORE_URL: to.url };
    await expect(app.restart(env)).rejects.toThrow(/is not the one that the read models were made from/);
    expect(await rebuild(env)).toMatchObject({ code: 0 });
    await app.restart(env);
    const before = await casesOf();
    expect(before).toHaveLength(2);
    expect(await casesOf()).toEqual(before);
    const fresh = await delivered();
    expect(await casesOf()).toEqual([...before, fresh].toSorted());
    expect(mail.taken).toHaveLength(sent + 1);
  }, 400_000);
});
