import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import PostalMime from 'postal-mime';
import { afterAll, beforeAll, beforeEach, expect, it } from 'vitest';

import { accountStream, emailStream } from '../../../server/accounts/accountDecider.ts';
import { createAddressProof } from '../../../server/accounts/addressProof.ts';
import { createCredentials } from '../../../server/accounts/credentials.ts';
import { resetRequests } from '../../../server/accounts/passwords/resetRequests.ts';
import { caseDecider } from '../../../server/cases/caseDecider.ts';
import { wakeForReset } from '../../../server/cases/emails/accountEmailJobs.ts';
import { createEmailJobs } from '../../../server/cases/emails/emailJobs.ts';
import { parkedEmails } from '../../../server/mail/parkedEmails.ts';
import { sentEmails } from '../../../server/mail/sentEmails.ts';
import { handle } from '../../../server/platform/store/handler.ts';
import { memoryStore } from '../../../server/platform/store/memory.ts';
import { type CaseEvent, caseStream } from '../../../shared/events/case.ts';
import type { WitanEvent } from '../../../shared/events/catalogue.ts';
import { type Seen, foldDebate } from '../../../shared/views/debate/debate.ts';
import type { ReportDocument } from '../../../shared/views/reportDocument/types/reportDocument.ts';
import { reportOf } from '../../../shared/views/reportDocument/reportDocument.ts';
import { clockFrom } from '../../fakes/clockFrom.ts';
import { type MailServer, startMailServer } from '../../fakes/mailServer.ts';
import { at, later } from '../../support/controls.ts';
import { debateOf, history } from '../../support/histories.ts';
import { type TestDatabase, testDatabase } from '../../support/postgres.ts';
import { english } from '../../support/stories.ts';

let database: TestDatabase;
let dataDir: string;
let server: MailServer;
const store = memoryStore();
const alarms: object[] = [];
const { now } = clockFrom(at);
let emails: ReturnType<typeof createEmailJobs>;
const signal = new AbortController().signal;

beforeAll(async () => {
  database = await testDatabase();
  dataDir = await mkdtemp(join(tmpdir(), 'refused-'));
  server = await startMailServer();
  emails = createEmailJobs({
    config: { smtpUrl: server.url, mailFrom: 'Witan <witan@witan.example>', dataDir } as never,
    publicUrl: 'https://witan.example',
    lifecycle: { started: () => undefined } as never,
    caseStore: store as never,
    accountStore: store as never,
    handleCase: handle(store as never, caseDecider, caseStream),
    reports: {
      of: async (caseId: string) => ({
        document: { ...document, caseId },
        filename: 'recommendation.pdf',
        pdf: async () => new Uint8Array(2_000),
      }),
    } as never,
    proof: createAddressProof({ key: 'k'.repeat(64) }),
    unsubscribeUrl: () => 'https://witan.example/reminders/off',
    sent: sentEmails(database.pool),
    pool: database.pool,
    log: { warn: () => undefined, info: () => undefined, error: (about: object) => alarms.push(about) } as never,
    now,
  });
  await write(emailStream('ada@example.org'), [{ type: 'EmailReserved', data: { accountId: 'ada', at } }]);
  await write(accountStream('ada'), [
    { type: 'AccountRegistered', data: { accountId: 'ada', email: 'ada@example.org', language: 'de', at } },
    { type: 'TrialStarted', data: { accountId: 'ada', startsAt: at, endsAt: later(86_400) } },
    { type: 'AddressProven', data: { accountId: 'ada', email: 'ada@example.org', by: 'link', at } },
    { type: 'PasswordChanged', data: { accountId: 'ada', at } },
  ]);
  for (const id of ['done', 'parked'])
    await write(caseStream(id), [
      ...history(english).map((event) =>
        event.type === 'CaseSubmitted'
          ? { ...event, data: { ...event.data, caseId: id, accountId: 'ada', email: 'ada@example.org' } }
          : event,
      ),
      {
        type: 'ReportIssued',
        data: { documentHash: 'd', head: { revision: 1, hash: id }, filename: 'recommendation.pdf', at },
      },
    ]);
});
afterAll(async () => {
  await server.close();
  await database.drop();
  await rm(dataDir, { recursive: true });
});
beforeEach(async () => {
  await server.become('well');
  alarms.length = 0;
});

const document = reportOf(debateOf(english)) as ReportDocument;
const write = (stream: string, events: readonly WitanEvent[]) =>
  store.append(
    stream,
    events.map((event) => ({ ...event, id: crypto.randomUUID(), actor: 'system', correlation: 'c', causation: null })),
    -1,
  );
const eventsOf = async (id: string) =>
  (await Array.fromAsync(store.read(caseStream(id)))) as unknown as (Seen & CaseEvent)[];
const issued = async (id: string) => (await eventsOf(id)).findIndex(({ type }) => type === 'ReportIssued');
const newest = async () => PostalMime.parse(server.taken.at(-1) ?? '');

it('a mail server that takes no attachment gets the e-mail without it, which says so and links to the PDF', async () => {
  await server.become('takes no attachment');
  await emails.send({ id: 'done', revision: await issued('done'), about: 'ReportIssued' }, signal);
  const { attachments, text } = await newest();
  expect(attachments).toEqual([]);
  expect(text).toContain('did not accept the PDF');
  expect(text).toContain('https://witan.example/api/cases/');
  expect(text).toMatch(/\/report\.pdf/);
  expect(foldDebate(await eventsOf('done'))).toMatchObject({ mailRefused: null, mailed: ['delivered'] });
  expect(alarms).toEqual([]);
});

it('an e-mail that is refused for its sender is parked with an alarm, and sent when the operator says so', async () => {
  await server.become('refuses us');
  const wake = { id: 'parked', revision: await issued('parked'), about: 'ReportIssued' };
  const before = server.taken.length;
  await emails.send(wake, signal);
  expect(server.taken).toHaveLength(before);
  expect(alarms).toMatchObject([{ code: '553' }]);
  // To its owner nothing is refused: it is still to come.
  expect(foldDebate(await eventsOf('parked')).mailRefused).toBeNull();
  const parked = parkedEmails(database.pool);
  expect(await parked.counts()).toMatchObject([{ code: '553', count: 1 }]);
  expect(await emails.waiting()).toEqual([]);

  await server.become('well');
  expect(await parked.sendAgain()).toBe(1);
  const [again] = await emails.waiting();
  expect(again?.data).toEqual(wake);
  await emails.send(wake, signal);
  expect(server.taken).toHaveLength(before + 1);
  expect((await newest()).attachments).toHaveLength(1);
  expect(await parked.counts()).toEqual([]);
});

it('a reset that was asked for is sent by its job, however often that runs, in the account’s language', async () => {
  const requests = resetRequests(database.pool);
  const id = await requests.note('ada@example.org');
  const { data } = wakeForReset(id);
  await server.become('closed');
  await expect(emails.send(data, signal)).rejects.toMatchObject({ name: 'MailFailed' });
  expect(await requests.addressOf(id)).toBe('ada@example.org');
  await server.become('well');
  const before = server.taken.length;
  await emails.send(data, signal);
  await emails.send(data, signal);
  expect(server.taken).toHaveLength(before + 1);
  expect(await requests.addressOf(id)).toBeNull();
  const { text = '', subject } = await newest();
  expect(subject).toContain('Passwort');
  const token = /reset#token=([\w-]+)/.exec(text)?.[1] ?? '';
  expect(await createCredentials(database.pool).peekReset(token)).toBe('ada');
});

it('a reset of an address that nobody has is done with, and one whose job was lost is found again', async () => {
  const requests = resetRequests(database.pool);
  const [nobody, lost] = [await requests.note('nobody@example.org'), await requests.note('ada@example.org')];
  const before = server.taken.length;
  await emails.send(wakeForReset(nobody).data, signal);
  expect(server.taken).toHaveLength(before);
  expect(await requests.addressOf(nobody)).toBeNull();
  await database.pool.query("update password_reset_request set asked_at = now() - interval '1 minute'");
  expect((await emails.waiting()).map(({ data }) => data)).toEqual([wakeForReset(lost).data]);
});

it('the welcome comes in the account’s language, and the owner hears of a new password', async () => {
  await emails.send({ id: 'ada', revision: 0, about: 'AccountRegistered' }, signal);
  expect((await newest()).headers.find(({ key }) => key === 'content-language')?.value).toBe('de');
  await emails.send({ id: 'ada', revision: 3, about: 'PasswordChanged' }, signal);
  expect((await newest()).subject).toBe('Ihr Passwort wurde geändert');
});
