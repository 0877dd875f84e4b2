import { fileURLToPath } from 'node:url';

import type { Logger } from 'pino';

import { accounts as accountsModel } from '../../projections/accounts.ts';
import { cases as casesModel } from '../../projections/cases/cases.ts';
import {
  casesAskingAgain,
  countCounted,
  countedCaseIds,
  resolvedDecisions,
} from '../../projections/cases/caseQueries.ts';
import { casesOf, countCases } from '../../projections/cases/caseList.ts';
import { createCaseEraser, deletedCases } from '../cases/list/caseEraser.ts';
import { readModelsForget } from '../accounts/readModelsForget.ts';
import { projectionStates, waitFor } from '../../projections/projector/waitForPosition.ts';
import { caseIdIn, caseStream } from '../../shared/events/case.ts';
import { isModelProvider } from '../../shared/events/providers.ts';
import { isMeasured } from '../../shared/views/expected.ts';
import type { Site } from '../discovery/site.ts';
import { type AccountCommand, accountStream, emailDecider, emailStream } from '../accounts/accountDecider.ts';
import type { AddressProof } from '../accounts/addressProof.ts';
import { type Accounts, createAccounts } from '../accounts/accountService.ts';
import { createKnownDevices } from '../accounts/knownDevices.ts';
import { createTokens } from '../accounts/tokens/tokenService.ts';
import type { Handle } from '../platform/store/handler.ts';
import { isBuilt } from './builtClient.ts';
import type { AppNeeds } from './appNeeds.ts';
import type { CaseCommand } from '../cases/commands/caseCommand.ts';
import { refusingWhenFull } from '../documents/store/fullDisk.ts';
import { removeEmails } from '../mail/mailbox.ts';
import { createScrub } from '../platform/postgres/scrub.ts';
import { createSessions } from '../platform/http/session.ts';
import { heldOf } from '../platform/postgres/leases.ts';
import { cached } from '../platform/cached.ts';
import type { Lifecycle } from '../platform/lifecycle.ts';
import { type Cases, createCases } from '../cases/foldedCases.ts';
import { type Feeds, createFeeds } from '../live/feeds.ts';
import { type Limits, createConnectionLimits } from '../live/connectionLimits.ts';
import { createSnapshots, programOf } from '../cases/caseSnapshots.ts';
import { handle } from '../platform/store/handler.ts';
import { allCasesOf, storedCase } from '../cases/storedCases.ts';
import type { Data } from './stores/data.ts';
import type { Documents } from './documents.ts';
import type { Monitors } from './stores/monitors.ts';
import type { Reports } from '../report/reportService.ts';

type Parts = Data & {
  readonly site: Site;
  readonly keys: { readonly sessionKeys: readonly string[]; readonly secret: string };
  readonly proxies: number;
  readonly live: Limits;
  readonly capUsd: AppNeeds['capUsd'];
  /** Whether the default models are asked, at their list prices. */
  readonly listPrices: boolean;
  readonly spending: AppNeeds['spending'];
  readonly clientFolder: string;
  readonly handleCase: Handle<CaseCommand>;
  readonly reports: Reports;
  readonly documents: Documents;
  readonly webhooks: AppNeeds['webhooks'];
  readonly monitors: Monitors;
  readonly wakeReset: (requestId: string) => Promise<void>;
  readonly handleAccount: Handle<AccountCommand>;
  readonly proof: AddressProof;
  readonly mail: AppNeeds['mail'];
  /** Where e-mails are kept without a mail server. */
  readonly mailFolder: string;
};

export type Service = AppNeeds & {
  readonly feeds: Feeds;
  /** What follows from `AccountErased` and `CaseErased`, by the stream they are in. */
  readonly finishErasure: (stream: string) => Promise<void>;
};

/** Accounts, sessions, cases and what is live: all that HTTP and the gateway need. */
export async function createService(parts: Parts, lifecycle: Lifecycle, log: Logger): Promise<Service> {
  const { caseStore, pool, site, keys, keyring, clientFolder, handleCase, handleAccount, reports, monitors } = parts;
  const sessions = createSessions({ pool, keys: keys.sessionKeys, secure: site.publicUrl.startsWith('https:') });
  const cases = createCases(caseStore, {
    snapshots: createSnapshots({ pool, program: programOf(folds), log, seal: parts.keyring }),
  });
  // What is live begins near the head: where the read model of cases is.
  const near = (await projectionStates(pool)).find(({ name }) => name === casesModel.name)?.position ?? -1n;
  const feeds = createFeeds({ store: caseStore, cases, log, ...(near >= 0n && { after: near }) });
  lifecycle.started('live feeds', () => feeds.close());

  // One for both: an account that ends with many cases is one rewriting of the tables, not one for each.
  const scrub = createScrub({ pool: parts.scrubPool, tables: scrubbed, log });
  const accounts = accountsOf(parts, sessions, cases, scrub, log);
  const eraser = caseEraserOf(parts, cases, scrub);

  // Every page is told of it. None are there before the first panel process has said so.
  const seated = cached(() => heldOf(pool, 'provider'), { keptMs: 10_000, isKept: ({ length }) => length > 0 });

  const tokens = createTokens({ pool, handleAccount, throttle: accounts.throttle, publicUrl: site.publicUrl, now });

  return {
    ...site,
    ...{ clientFolder, proxies: parts.proxies, secret: keys.secret, keyring, log, pool, store: caseStore },
    ...{ sessions, cases, feeds, handleCase, mail: parts.mail },
    documents: {
      ...parts.documents,
      store: refusingWhenFull(parts.documents.store, monitors.disk.nearlyFull),
      offered: true,
    },
    diskFull: monitors.disk.nearlyFull,
    devices: createKnownDevices({ key: keys.secret, secure: site.publicUrl.startsWith('https:') }),
    connectionLimits: createConnectionLimits(parts.live),
    accounts,
    ...{ tokens, webhooks: parts.webhooks },
    capUsd: parts.capUsd,
    spending: parts.spending,
    costsKnown: async () => parts.listPrices && isMeasured(await seated()),
    isRehearsal: async () => (await seated()).includes('rehearsal'),
    providers: async () => (await seated()).filter(isModelProvider),
    casesOf: async (accountId, query) => {
      const page = await casesOf(pool, accountId, query);
      const files = await reports.filesOf(page.cases.flatMap(({ report }) => report?.documentHash ?? []));
      return {
        cases: page.cases.map((row) => storedCase(row, accountId, files)),
        next: page.next,
      };
    },
    countCases: (accountId, query) => countCases(pool, accountId, query),
    deleteCase: (found, accountId) => eraser.delete(found, accountId),
    finishErasure(stream) {
      // Jobs of earlier versions name an account without its prefix.
      const [, of = 'account', id] = /^(?:(case|account)-)?([\w-]+)$/u.exec(stream) ?? [];
      if (id === undefined) throw new Error(`expected the stream of a case or an account, found ${stream}`);
      return of === 'case' ? eraser.finish(id) : accounts.finishErasure(id);
    },
    countedCases: async (accountId, since, failedToo = false) => {
      const deleted = await deletedCases(pool, accountId, since, failedToo);
      // One that is being deleted may be in both.
      return [...new Set([...(await countedCaseIds(pool, { accountId, since, failedToo })), ...deleted])];
    },
    async usedCases(accountId, since) {
      const deleted = [...new Set(await deletedCases(pool, accountId, since, false))];
      return deleted.length + (await countCounted(pool, { accountId, since, failedToo: false }, deleted));
    },
    askedAgain: (accountId, caseId) => casesAskingAgain(pool, accountId, caseId),
    decisionsOf: (accountId) => resolvedDecisions(pool, accountId),
    waitFor: (position, ms) => waitFor(pool, [accountsModel.name, casesModel.name], position, ms),
    report: (caseId) => reports.of(caseId),
    watchedReport: (caseId) => reports.watched(caseId),
    fileOf: async (hash) => (await reports.filesOf([hash])).get(hash) ?? null,
    ready: () => ({
      parts: {
        postgres: !monitors.stores.away().includes('postgres'),
        eventstore: !monitors.stores.away().includes('eventstore'),
        read_models: monitors.models.ready(),
        live: feeds.alive(),
        disk: monitors.disk.nearlyFull() === null,
        client: isBuilt(clientFolder),
        accepting: !lifecycle.stopping(),
      },
      parkedStreams: monitors.models.parkedStreams(),
      notes: { disk: monitors.disk.nearlyFull() },
    }),
    storesAway: () => monitors.stores.away().length > 0 || parts.waitingAppends() > 0,
    draining: () => lifecycle.stopping(),
  };
}

/** Whatever the fold of a case is made of. */
const folds = [
  '../../shared/kernel',
  '../../shared/events',
  '../../shared/views',
  '../cases/foldedCases.ts',
  '../cases/access.ts',
].map((path) => fileURLToPath(new URL(path, import.meta.url)));

/** Tables whose rows say in the clear something of people: what is deleted of them goes out of the files too. */
const scrubbed: readonly string[] = [
  ...[accountsModel, casesModel].flatMap(({ tables }) => tables),
  ...['session', 'credential', 'rate_limit', 'password_reset', 'password_reset_request', 'parked_email', 'sent_email'],
  ...[
    'webhook',
    'webhook_delivery',
    'held_submission',
    'agent_token',
    'agent_token_case',
    'case_allowance',
    'deleted_case',
  ],
];

const now = () => new Date().toISOString();

/** The end of one case: what was made of it, its documents and e-mails, its key, and its rows. */
const caseEraserOf = (
  { pool, handleCase, keyring, reports, documents, ...parts }: Parts,
  cases: Cases,
  scrub: () => Promise<void>,
) =>
  createCaseEraser({
    ...{ pool, handleCase, now },
    markForErasure: (accountId, streams) => keyring.markForErasure(accountId, streams),
    async finish(caseId) {
      // The end of its account is under way, and takes all of it along.
      if (await keyring.endsWithAccount(caseStream(caseId))) return;
      await cases.forget(caseId);
      await reports.forget(caseId);
      await documents.store.dropCase(caseId);
      await removeEmails(parts.mailFolder, { addresses: [], caseIds: [caseId] });
      await keyring.eraseStream(caseStream(caseId));
      await readModelsForget(pool, '', [caseId]);
      await scrub();
    },
  });

const accountsOf = (
  parts: Parts,
  sessions: AppNeeds['sessions'],
  cases: Cases,
  scrub: () => Promise<void>,
  log: Logger,
): Accounts => {
  const { store, accountStore, pool, site, handleCase, handleAccount, reports, documents, webhooks, keyring, proof } =
    parts;
  return createAccounts({
    publicUrl: site.publicUrl,
    ...{ pool, keyring, sessions, handleAccount, handleCase, proof, log },
    store: accountStore,
    handleEmail: handle(store, emailDecider, emailStream),
    caseIdsOf: async (accountId) => (await allCasesOf(pool, accountId)).map(({ caseId }) => caseId),
    forgetCase: (caseId) => cases.forget(caseId),
    eraser: {
      async begin(accountId, caseIds) {
        const streams = [accountStream(accountId), ...caseIds.map(caseStream)];
        const noted = await keyring.markForErasure(accountId, streams);
        return noted.flatMap((stream) => caseIdIn(stream) ?? []);
      },
      async finish(accountId, caseIds, addresses) {
        for (const caseId of caseIds) {
          await reports.forget(caseId);
          await documents.store.dropCase(caseId);
        }
        await documents.store.dropAccount(accountId);
        await webhooks.dropAccount(accountId);
        await removeEmails(parts.mailFolder, { addresses, caseIds });
        await keyring.erase(accountId);
        await readModelsForget(pool, accountId, caseIds);
        await scrub();
      },
    },
    wakeReset: parts.wakeReset,
  });
};
