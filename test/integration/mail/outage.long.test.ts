import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import PostalMime from 'postal-mime';
import { afterAll, beforeAll, expect, it } from 'vitest';

import { createAddressProof } from '../../../server/accounts/addressProof.ts';
import { createEmailJobs } from '../../../server/cases/emails/emailJobs.ts';
import { accountStream } from '../../../server/accounts/accountDecider.ts';
import { caseDecider } from '../../../server/cases/caseDecider.ts';
import { sentEmails } from '../../../server/mail/sentEmails.ts';
import { startJobs } from '../../../server/platform/jobs/jobs.ts';
import { createListener } from '../../../server/platform/postgres/listener.ts';
import { createLeases } from '../../../server/platform/postgres/leases.ts';
import { handle } from '../../../server/platform/store/handler.ts';
import { memoryStore } from '../../../server/platform/store/memory.ts';
import type { CaseEvent } from '../../../shared/events/case.ts';
import { caseStream } from '../../../shared/events/case.ts';
import type { WitanEvent } from '../../../shared/events/catalogue.ts';
import { type Seen, foldDebate } from '../../../shared/views/debate/debate.ts';
import type { ReportDocument } from '../../../shared/views/reportDocument/types/reportDocument.ts';
import { reportOf } from '../../../shared/views/reportDocument/reportDocument.ts';
import { clockFrom } from '../../fakes/clockFrom.ts';
import { type MailMood, startMailServer } from '../../fakes/mailServer.ts';
import { at, caseFailed, caseSubmitted, clarificationAsked, later } from '../../support/controls.ts';
import { debateOf, history } from '../../support/histories.ts';
import { type TestDatabase, testDatabase } from '../../support/postgres.ts';
import { english } from '../../support/stories.ts';

let database: TestDatabase;
let dataDir: string;
beforeAll(async () => {
  database = await testDatabase();
  dataDir = await mkdtemp(join(tmpdir(), 'outage-'));
});
afterAll(async () => {
  await database.drop();
  await rm(dataDir, { recursive: true });
});

/** What is wrong with the mail server, and for how many hours. */
const outage: readonly (readonly [MailMood, number])[] = [
  ['closed', 8],
  ['greylists', 4],
  ['goes away', 4],
  ['breaks in DATA', 4],
  ['distrusted', 2],
  ['full', 2.5],
];

it('after a day without a mail server every e-mail arrives once, and a refusal for good is shown', async () => {
  const store = memoryStore();
  const server = await startMailServer();
  await server.become('closed');
  const { now } = clockFrom(at);
  const emails = createEmailJobs({
    config: { smtpUrl: server.url, mailFrom: 'Witan <witan@witan.example>', dataDir } as never,
    publicUrl: 'https://witan.example',
    lifecycle: { started: () => undefined } as never,
    caseStore: store as never,
    accountStore: store as never,
    handleCase: handle(store as never, caseDecider, caseStream),
    reports: {
      of: async () => ({ document, filename: 'recommendation.pdf', pdf: async () => new Uint8Array(200_000) }),
    } as never,
    proof: createAddressProof({ key: 'k'.repeat(64) }),
    unsubscribeUrl: () => 'https://witan.example/reminders/off',
    sent: sentEmails(database.pool),
    pool: database.pool,
    log: quiet as never,
    now,
  });
  const failures: string[] = [];
  const listener = createListener(database.url, { onError: () => undefined });
  const jobs = await startJobs({
    pool: database.pool,
    listen: listener.listen,
    leases: createLeases(database.pool),
    store,
    log: quiet,
    unfinished: {},
    now,
    pollSeconds: 0.5,
    handlers: {
      email: async (data, signal) => {
        await emails.send(data, signal).catch((error: unknown) => {
          failures.push(`${data.about}/${data.id}`);
          throw error;
        });
      },
    },
  });

  const write = (stream: string, events: readonly WitanEvent[]) =>
    store.append(
      stream,
      events.map((event) => ({
        ...event,
        id: crypto.randomUUID(),
        actor: 'system',
        correlation: 'c',
        causation: null,
      })),
      -1,
    );
  const account = (accountId: string, email: string): WitanEvent[] => [
    { type: 'AccountRegistered', data: { accountId, email, at: now() } },
    {
      type: 'TrialStarted',
      data: { accountId, startsAt: now(), endsAt: later(30 * 86_400) },
    },
  ];
  const submitted = (caseId: string, accountId: string, email = 'ada@example.org') =>
    caseSubmitted({ caseId, accountId, email });
  await write(accountStream('ada'), account('ada', 'ada@example.org'));
  await write(accountStream('bob'), account('bob', 'bob@nobody.example'));
  await write(caseStream('asked'), [submitted('asked', 'ada'), clarificationAsked()]);
  await write(caseStream('failed'), [submitted('failed', 'ada'), caseFailed()]);
  // Nobody gets an e-mail about an act of their own; who is invited gets one.
  await write(caseStream('shared'), [
    submitted('shared', 'ada'),
    { type: 'WatchLinkOpened', data: { at: now() } },
    { type: 'AuditorInvited', data: { email: 'grace@example.org', accountId: null, at: now() } },
  ]);
  await write(caseStream('lost'), [submitted('lost', 'bob', 'bob@nobody.example'), caseFailed()]);
  await write(caseStream('done'), [
    ...history(english).map((event) =>
      event.type === 'CaseSubmitted'
        ? { ...event, data: { ...event.data, accountId: 'ada', email: 'ada@example.org' } }
        : event,
    ),
    {
      type: 'ReportIssued',
      data: { documentHash: 'd', head: { revision: 1, hash: 'h' }, filename: 'recommendation.pdf', at: now() },
    },
  ]);

  const expected = ['AccountRegistered/ada', 'AccountRegistered/bob', 'ClarificationAsked/asked', 'CaseFailed/failed'];
  expected.push('AuditorInvited/shared', 'CaseFailed/lost', 'ReportIssued/done');
  await expect.poll(() => [...new Set(failures)].toSorted()).toEqual(expected.toSorted());

  let hours = 0;
  let until = 0;
  for (const [mood, lasts] of outage) {
    await server.become(mood);
    until += lasts;
    while (hours < until) hours += await nextAttempts();
  }
  expect(hours).toBeGreaterThan(24);
  expect(server.taken).toHaveLength(0);
  // Backoff: an e-mail is tried a few dozen times in a day, not thousands.
  const tries = failures.filter((one) => one === 'CaseFailed/failed').length;
  expect(tries).toBeGreaterThan(10);
  expect(tries).toBeLessThan(60);
  for (const mood of ['greylists', 'goes away', 'breaks in DATA', 'distrusted', 'full'] as const)
    expect([mood, (server.tried.get(mood) ?? 0) > 0]).toEqual([mood, true]);

  await server.become('well');
  await passTime();
  await expect.poll(() => server.taken.length).toBe(5);
  await expect.poll(async () => (await debateIn('lost')).mailRefused).toContain('550');
  await expect.poll(async () => (await queued()).length).toBe(0);

  // Facts seen again, as after a lost queue, send nothing again.
  for (const id of ['asked', 'failed', 'shared', 'lost', 'done'])
    for (const { type, revision } of await eventsOf(id))
      await emails.send({ id, revision, about: type }, new AbortController().signal);

  const read = await Promise.all(server.taken.map((email) => PostalMime.parse(email)));
  expect(read).toHaveLength(5);
  expect(new Set(read.map(({ messageId }) => messageId)).size).toBe(5);
  // The title, then as much of the recommendation as a subject holds.
  const start = `${english.title} – ${english.headline.split(' ', 2).join(' ')}`;
  expect(read.filter(({ subject }) => subject?.startsWith(start))).toHaveLength(1);
  for (const id of ['asked', 'failed', 'shared', 'done']) expect((await debateIn(id)).mailed).toHaveLength(1);
  await jobs.stop(1_000);
  await listener.close();
  await server.close();

  async function eventsOf(id: string) {
    return (await Array.fromAsync(store.read(caseStream(id)))) as unknown as (Seen & CaseEvent)[];
  }
  async function debateIn(id: string) {
    return foldDebate(await eventsOf(id));
  }
});

const document = reportOf(debateOf(english)) as ReportDocument;
const quiet = { warn: () => undefined, error: () => undefined, info: () => undefined };

type Waiting = { readonly id: string; readonly state: string; readonly retry_count: number };

const queued = async () => {
  const { rows } = await database.pool.query<Waiting>(
    `select id, state, retry_count from jobs.job where name = 'email' and state in ('created', 'retry', 'active')`,
  );
  return rows;
};

/** The queue's clock is the database's: moving what it waits for towards now is time going by. */
async function passTime(): Promise<number> {
  const { rows } = await database.pool.query<{ hours: number }>(
    `with wait as (select greatest(0, extract(epoch from max(start_after) - now())) as seconds
                   from jobs.job where name = 'email' and state in ('created', 'retry')),
          moved as (update jobs.job set start_after = start_after - make_interval(secs => wait.seconds + 1)
                    from wait where name = 'email' and state in ('created', 'retry'))
     select (seconds / 3600)::float8 as hours from wait`,
  );
  return rows[0]?.hours ?? 0;
}

/** Lets time go by until every waiting e-mail is due, and waits for those attempts to have ended; hours gone by. */
async function nextAttempts(): Promise<number> {
  // What is being tried just now would be waited for twice.
  const waiting = async () => (await queued()).every(({ state }) => state !== 'active');
  await expect.poll(waiting).toBe(true);
  const before = await queued();
  const hours = await passTime();
  const triedAgain = async () => {
    const after = new Map((await queued()).map((job) => [job.id, job]));
    return before.every(({ id, state, retry_count }) => {
      const job = after.get(id);
      return !job || (job.state === 'retry' && (state === 'created' || job.retry_count > retry_count));
    });
  };
  await expect.poll(triedAgain, { interval: 100 }).toBe(true);
  return hours;
}
