import { EventEmitter, once } from 'node:events';
import { type Server, createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import { join } from 'node:path';

import { pino } from 'pino';

import { accountDecider, accountStream, emailDecider, emailStream } from '../../../server/accounts/accountDecider.ts';
import { createAddressProof } from '../../../server/accounts/addressProof.ts';
import { caseDecider } from '../../../server/cases/caseDecider.ts';
import { createDocumentReader } from '../../../server/documents/reader/run.ts';
import { createDocumentStore } from '../../../server/documents/store/documentStore.ts';
import { refusingWhenFull } from '../../../server/documents/store/fullDisk.ts';
import { postgresChunks } from '../../../server/documents/store/postgresChunks.ts';
import { createKeyring } from '../../../server/platform/keys/keyring.ts';
import { createKnownDevices } from '../../../server/accounts/knownDevices.ts';
import { createTokens } from '../../../server/accounts/tokens/tokenService.ts';
import { createWebhookJobs } from '../../../server/webhooks/webhookJobs.ts';
import { createWebhookService } from '../../../server/webhooks/webhookService.ts';
import type { Wake } from '../../../server/platform/jobs/reactors.ts';
import { createAccounts } from '../../../server/accounts/accountService.ts';
import { allRoutes, createApp } from '../../../server/wiring/app.ts';
import { createCredentials } from '../../../server/accounts/credentials.ts';
import { resetRequests } from '../../../server/accounts/passwords/resetRequests.ts';
import type { StoredCase } from '../../../server/cases/storedCase.ts';
import type { AppNeeds } from '../../../server/wiring/appNeeds.ts';
import { heldOf } from '../../../server/platform/postgres/leases.ts';
import { createSessions } from '../../../server/platform/http/session.ts';
import { createCaseEraser } from '../../../server/cases/list/caseEraser.ts';
import { createCases } from '../../../server/cases/foldedCases.ts';
import { type Feeds, createFeeds } from '../../../server/live/feeds.ts';
import { createConnectionLimits } from '../../../server/live/connectionLimits.ts';
import { handle } from '../../../server/platform/store/handler.ts';
import { memoryStore } from '../../../server/platform/store/memory.ts';
import type { NewEvent, Store } from '../../../server/platform/store/store.ts';
import { type CaseEvent, type Change, caseStream } from '../../../shared/events/case.ts';
import type { WitanEvent } from '../../../shared/events/catalogue.ts';
import { isModelProvider } from '../../../shared/events/providers.ts';
import { isMeasured } from '../../../shared/views/expected.ts';
import { idOf } from '../../../shared/kernel/ids.ts';
import { memorySlots } from '../../fakes/keySlots.ts';
import { clockFrom } from '../../fakes/clockFrom.ts';
import { at } from '../../support/controls.ts';
import { type Agent, person } from './agent.ts';
import { type TestDatabase, testDatabase } from '../../support/postgres.ts';

/** Of every world: tests prove addresses with it. */
const addressProof = createAddressProof({ key: 'k'.repeat(64) });

export type World = Awaited<ReturnType<typeof startWorld>>;

type Settings = {
  readonly limitScale?: number;
  readonly perAccount?: number;
  readonly sessionCheckMs?: number;
  readonly proxies?: number;
  readonly webhookAllow?: readonly string[];
  readonly spending?: AppNeeds['spending'];
  /** Middleware of other parts, made of what this world is made of. */
  readonly beside?: (needs: AppNeeds & { readonly feeds: Feeds }) => NonNullable<AppNeeds['beside']>;
};

/** The application on a real port over a real PostgreSQL, with the store's twin and a read model as plain as can be. */
export async function startWorld({
  limitScale = 1,
  perAccount = 32,
  sessionCheckMs = 5000,
  proxies = 0,
  webhookAllow = [],
  spending = null,
  beside,
}: Settings = {}) {
  const database: TestDatabase = await testDatabase();
  const store = memoryStore();
  const log = pino({ level: 'silent' });
  const server: Server = createServer();
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  const publicUrl = `http://localhost:${(server.address() as AddressInfo).port}`;

  const { pool } = database;
  const keyring = createKeyring({ pool, slots: memorySlots(), masters: () => ['cd'.repeat(32)] });
  const caseStore = store as unknown as Store<CaseEvent>;
  const sessions = createSessions({ pool, keys: ['k'.repeat(32)], secure: false });
  const cases = createCases(caseStore);
  const feeds = createFeeds({ store: caseStore, cases, log });
  const emails: { readonly to: string; readonly link: string }[] = [];
  const requests = resetRequests(pool);
  const rows = new Map<string, StoredCase & { readonly accountId: string; position: bigint }>();
  const asking: {
    readonly caseId: string;
    readonly of: string;
    readonly change: Change;
    readonly submittedAt: string;
  }[] = [];
  feeds.onEvent((caseId, event) => {
    if (event.type === 'CaseSubmitted' && event.data.again)
      asking.push({ caseId, of: event.data.again.of, change: event.data.again.change, submittedAt: event.data.at });
    if (event.type === 'CaseSubmitted') rows.set(caseId, { ...rowOf(caseId, event.data), position: event.position });
    arrivals.emit('row');
  });
  const idsOf = (accountId: string) => [...rows.values()].filter((row) => row.accountId === accountId);

  const handleCase = handle(caseStore, caseDecider, caseStream);
  const eraser = createCaseEraser({
    ...{ pool, handleCase, now: () => clock() },
    markForErasure: (accountId, streams) => keyring.markForErasure(accountId, streams),
    finish: (caseId) => cases.forget(caseId),
  });
  const running = clockFrom(at);
  let clock = running.now;
  const accounts = createAccounts({
    publicUrl,
    pool,
    keyring,
    store: store as never,
    sessions,
    handleAccount: handle(store, accountDecider, accountStream),
    handleEmail: handle(store, emailDecider, emailStream),
    handleCase,
    caseIdsOf: async (accountId) => idsOf(accountId).map((row) => row.case_id),
    forgetCase: (caseId) => cases.forget(caseId),
    eraser: { begin: async (_, caseIds) => caseIds, finish: async () => undefined },
    proof: addressProof,
    // What the job does that is woken.
    wakeReset: async (requestId) => {
      const to = (await requests.addressOf(requestId)) ?? '';
      const holder = await accounts.holderOf(to);
      await requests.done(requestId);
      if (holder === null) return;
      const token = await createCredentials(pool).resetToken(holder);
      emails.push({ to, link: `${publicUrl}/reset#token=${token}` });
    },
    log,
    limitScale,
    now: () => clock(),
  });
  const tokens = createTokens({
    pool,
    publicUrl,
    handleAccount: handle(store, accountDecider, accountStream),
    throttle: accounts.throttle,
    now: () => clock(),
  });
  const webhookNeeds = {
    pool,
    handleAccount: handle(store, accountDecider, accountStream),
    keyring,
    now: () => clock(),
  };
  const woken: Wake[] = [];
  const webhooks = createWebhookService({
    ...webhookNeeds,
    allow: webhookAllow,
    wake: async (wake) => void woken.push(wake),
  });
  const webhookJobs = createWebhookJobs({
    ...webhookNeeds,
    caseStore,
    publicUrl,
    version: '0.0.0',
    allow: webhookAllow,
    jitter: () => 0,
  });
  const documents = createDocumentStore({
    pool,
    chunks: postgresChunks(pool),
    keyring,
    read: createDocumentReader(),
  });
  const arrivals = new EventEmitter();
  let away = false;
  let full: string | null = null;
  const needs: AppNeeds = {
    publicUrl,
    siteUrl: publicUrl,
    mail: 'file',
    version: '0.0.0',
    clientFolder: join(import.meta.dirname, 'client'),
    proxies,
    secret: 's'.repeat(64),
    keyring,
    log,
    pool,
    store: caseStore,
    sessions,
    accounts,
    tokens,
    webhooks,
    capUsd: { direct: 10, default: 25, deep: 60 },
    spending,
    costsKnown: async () => isMeasured(await heldOf(database.pool, 'provider')),
    isRehearsal: async () => (await heldOf(database.pool, 'provider')).includes('rehearsal'),
    providers: async () => (await heldOf(pool, 'provider')).filter(isModelProvider),
    cases,
    feeds,
    devices: createKnownDevices({ key: 'd'.repeat(64), secure: false }),
    connectionLimits: createConnectionLimits({ perAccount, perAddress: 256 }),
    sessionCheckMs,
    handleCase,
    casesOf: async (accountId) => ({ cases: idsOf(accountId), next: null }),
    countCases: async () => ({}),
    deleteCase: (found, accountId) => eraser.delete(found, accountId),
    countedCases: async (accountId) => idsOf(accountId).map((row) => row.case_id),
    usedCases: async (accountId) => idsOf(accountId).length,
    decisionsOf: async (accountId) => {
      const found = await Promise.all(idsOf(accountId).map((row) => cases.at(row.case_id)));
      return found.flatMap((one) => (one ? [one.debate] : []));
    },
    askedAgain: async (_, caseId) => asking.filter(({ of }) => of === caseId),
    waitFor: async (position, ms) => {
      const signal = AbortSignal.timeout(ms);
      const isThere = () => [...rows.values()].some((row) => row.position >= position);
      while (!isThere() && !signal.aborted) await once(arrivals, 'row', { signal }).catch(() => undefined);
      return isThere();
    },
    report: async (caseId) => {
      const found = await cases.at(caseId);
      if (!found?.debate.report) return null;
      return {
        document: { title: 'x' },
        filename: 'Café "plan" £6.4m.pdf',
        pdf: async () => Buffer.from('%PDF-1.7 test'),
        exported: async (format) => Buffer.from(`report as ${format}`),
        workbook: async () => Buffer.from('PK'),
      };
    },
    diskFull: () => full,
    documents: { store: refusingWhenFull(documents, () => full), onReceived: () => undefined, offered: true },
    watchedReport: async (caseId) => ((await cases.at(caseId))?.debate.report ? { title: 'watched' } : null),
    ready: () => ({
      parts: { events: true, database: true, disk: full === null },
      parkedStreams: 0,
      notes: { disk: full },
    }),
    storesAway: () => away,
    draining: () => false,
    fileOf: async () => ({ bytes: 13, sha256: 'f'.repeat(64) }),
    now: () => clock(),
  };
  const app = createApp({ ...needs, beside: beside?.({ ...needs, feeds }) ?? [] });
  const serve = app.callback();
  server.on('request', (request, response) => void serve(request, response));

  return {
    url: publicUrl,
    /** Whether the stores are known to be away. */
    setAway: (now: boolean) => void (away = now),
    /** Why nothing more should be written to the disk, or that there is room. */
    setDiskFull: (now: string | null) => void (full = now),
    routes: allRoutes(needs),
    documents,
    server,
    database,
    store: caseStore,
    accountEvents: (stream: string) => Array.fromAsync(store.read(stream)),
    sessions,
    accounts,
    feeds,
    emails,
    webhookJobs,
    /** What the routes asked to be done soon. */
    woken,
    appendAll: (stream: string, events: readonly WitanEvent[], expected: number) =>
      store.append(
        stream,
        events.map((event, i) => asNew(event, stream, expected + 1 + i)),
        expected,
      ),
    /** The application’s time; without an argument it runs on from the day of the canonical examples. */
    setClock: (now = running.now) => void (clock = now),
    stop: async () => {
      server.closeAllConnections();
      await new Promise((resolve) => server.close(resolve));
      await feeds.close();
      await store.close();
      await database.drop();
    },
  };
}

/** What the link of an e-mail to this address does in the browser of who is signed in. */
export const prove = async (who: Pick<Agent, 'post'>, email: string, day = at) =>
  who.post('/api/account/address', { token: addressProof.tokenFor(email, day) });

/** What the link to the old address brings: of the change of this moment. */
export const undoToken = (accountId: string, from: string, changedAt: string): string =>
  addressProof.undoTokenFor(accountId, { from, at: changedAt });

/** Signed up, with the Terms accepted and the address proven. */
export const proven = async (world: Pick<World, 'url'>) => {
  const one = await person(world.url);
  const { status, text } = await prove(one, one.email);
  if (status !== 200) throw new Error(`Expected 200, found ${status}: ${text}`);
  return one;
};

const asNew = (event: WitanEvent, stream: string, i: number): NewEvent<WitanEvent> => ({
  ...event,
  id: idOf(stream, 'test', i),
  actor: 'panel',
  correlation: 'test',
  causation: null,
});

const rowOf = (
  caseId: string,
  { accountId, q1, mode, at }: { accountId: string; q1: string; mode: StoredCase['mode']; at: string },
) => ({
  accountId,
  case_id: caseId,
  role: 'owner' as const,
  title: q1.slice(0, 80),
  mode,
  status: 'queued' as const,
  phase: null,
  submitted_at: at,
  updated_at: at,
  language: 'en',
  rehearsal: true,
  questions: [],
  recommendation: null,
  probabilities: null,
  shared: false,
  archived: false,
  failure: null,
  mail_refused: null,
  report: null,
});
