import { accessSync, constants, mkdirSync } from 'node:fs';
import { rm } from 'node:fs/promises';
import { join } from 'node:path';
import { setTimeout as sleep } from 'node:timers/promises';

import type { Logger } from 'pino';

import manifest from '../../package.json' with { type: 'json' };
import { models } from '../../projections/models.ts';
import { project } from '../../projections/projector/projector.ts';
import { caseStream } from '../../shared/events/case.ts';
import { modelProviders } from '../../shared/events/providers.ts';
import type { Config } from '../platform/config/config.ts';
import { accountDecider, accountStream } from '../accounts/accountDecider.ts';
import { caseDecider } from '../cases/caseDecider.ts';
import { type InstanceLock, instanceName, takeInstanceLock } from '../platform/instanceLock.ts';
import { type Jobs, startJobs } from '../platform/jobs/jobs.ts';
import { installationKeys } from '../platform/keys/storedKeys.ts';
import type { Replied } from '../platform/http/accessLog.ts';
import { type Lifecycle, untilStopped } from '../platform/lifecycle.ts';
import type { Gateway } from '../live/gateway.ts';
import { sentEmails } from '../mail/sentEmails.ts';
import { createReportPrinter } from '../report/printer.ts';
import { cached } from '../platform/cached.ts';
import { noteRunning } from '../platform/runningInstance.ts';
import { createLeases } from '../platform/postgres/leases.ts';
import { mustBeTheStore } from '../platform/store/storeIdentity.ts';
import { createSigner } from '../platform/keys/signing.ts';
import { storeStateOf } from '../platform/store/esdb/storeState.ts';
import { handle } from '../platform/store/handler.ts';
import { withConfigError } from '../platform/config/configurationError.ts';
import type { AppNeeds } from './appNeeds.ts';
import { bannerOf } from './banner.ts';
import { unfinished } from '../cases/storedCases.ts';
import { startData } from './stores/data.ts';
import { createIndexJobs } from '../agents/crawl/indexJobs.ts';
import { buildIndex, withIndex } from './buildIndex.ts';
import { createDocuments } from './documents.ts';
import { wakeForReset } from '../cases/emails/accountEmailJobs.ts';
import { createEmailJobs } from '../cases/emails/emailJobs.ts';
import { deltaSink } from './deltaSink.ts';
import { sayPresent } from './presence.ts';
import { startMonitors } from './stores/monitors.ts';
import { languageLibrary } from '../panel/protocol/text/languagesOfLetters.ts';
import { learningOf } from '../panel/learning/resolvedItems.ts';
import { createPanel, turnsWithin } from './panelJobs.ts';
import { createAddressProof } from '../accounts/addressProof.ts';
import { createReminders } from '../cases/emails/reminderLinks.ts';
import { createPrintedReports } from '../report/printedReports.ts';
import { createReports } from '../report/reportService.ts';
import { withExample } from '../example/exampleCase.ts';
import { createService } from './service.ts';
import { createWebhookJobs } from '../webhooks/webhookJobs.ts';
import { createWebhookService } from '../webhooks/webhookService.ts';
import { noteSpend } from '../operators/spend.ts';
import { createTraces } from '../operators/tracing/traces.ts';
import { createWatching } from './watching.ts';
import { builtClient, requireClient } from './builtClient.ts';
import { listen, openWeb } from './web.ts';

const { version } = manifest;

/** What differs between a server of its own and one that `npm run dev` restarts. */
export type Setting = {
  readonly takeLock: (dataDir: string) => InstanceLock;
  readonly clientFolder: string;
};
export type Started = { readonly banner: string; readonly port: number | null };

/** Builds every part that this process's roles ask for, in order, and says where each is. */
export async function start(
  config: Config,
  lifecycle: Lifecycle,
  log: Logger,
  { takeLock, clientFolder }: Setting = { takeLock: takeInstanceLock, clientFolder: builtClient },
): Promise<Started> {
  const { dataDir, roles } = config;
  const now = () => new Date().toISOString();

  await withConfigError('DATA_DIR', 'a folder that can be written to', () => {
    mkdirSync(dataDir, { recursive: true });
    accessSync(dataDir, constants.W_OK);
  });
  if (roles.has('web')) requireClient(clientFolder);
  const lock = takeLock(dataDir);
  lifecycle.started('instance lock', async () => lock.release());
  const keys = installationKeys(config);
  const web = roles.has('web') ? await listen(config) : null;
  const publicUrl = config.publicUrl ?? `http://localhost:${web?.port ?? config.port}`;
  const site = { publicUrl, siteUrl: config.siteUrl ?? publicUrl, indexUrl: config.indexUrl ?? publicUrl, version };

  const signer = createSigner(keys.signingKey);
  const stored = await startData(config, lifecycle, log);
  const traces = await createTraces(config, { version, lifecycle });
  const data = {
    ...stored,
    store: traces.storeOf(stored.store),
    caseStore: withExample(traces.storeOf(stored.caseStore), signer.sign),
  };
  const { store, caseStore, accountStore, pool } = data;
  const expected = 'an EventStoreDB that answers';
  await mustBeTheStore(pool, () => withConfigError('EVENTSTORE_URL', expected, () => storeStateOf(data.eventstoreUrl)));
  const running = noteRunning(dataDir, data);
  lifecycle.started('note of where the parts are', async () => running.forget());

  const { metrics, lag, serve: serveMetrics } = await createWatching(config, data, lifecycle, log);
  const leases = createLeases(data.controlPool, { holder: instanceName(dataDir) });
  lifecycle.started('leases', () => leases.close());

  const asked = roles.has('panel') ? modelProviders.filter((provider) => config.providers[provider]) : [];
  const seated = roles.has('panel') && asked.length === 0 ? ['rehearsal'] : asked;
  const parts = [...[...roles].map((role) => `role/${role}`), ...seated.map((provider) => `provider/${provider}`)];
  sayPresent(leases, lifecycle, parts, instanceName(dataDir));

  const handleCase = handle(store, caseDecider, caseStream);
  const handleAccount = handle(store, accountDecider, accountStream);
  const webhookNeeds = { pool, handleAccount, keyring: data.keyring, allow: config.webhookAllow, now };
  const webhookJobs = createWebhookJobs({ ...webhookNeeds, caseStore, publicUrl, version });
  let jobs: Jobs | null = null;
  // Before the queue is there, the first sweep finds what is due.
  const webhooks = createWebhookService({ ...webhookNeeds, wake: async (wake) => jobs?.wake(wake) });
  const index = buildIndex({ ...site, pool, store, allow: config.indexAllow });
  const indexJobs = roles.has('projections')
    ? createIndexJobs({ index, sources: config.indexSources, now, log })
    : null;
  if (roles.has('projections')) {
    const needs = { pool, follow: store.follow, read: store.read, hold: leases.hold, log, onApplied: traces.onApplied };
    untilStopped(lifecycle, 'projections', (signal) =>
      Promise.all(models.map((model) => project(needs, model, signal))),
    );
  }

  const printer = roles.has('printer') ? createReportPrinter({ log }) : null;
  if (printer) lifecycle.started('report printer', () => printer.close());
  // Where earlier versions kept PDFs.
  await rm(join(dataDir, 'reports'), { recursive: true, force: true });
  const reports = createReports({
    ...{ store: caseStore, handleCase, now },
    kept: createPrintedReports({ pool, seal: data.keyring }),
    sign: signer.sign,
    print: printer && ((document) => printer.print(document)),
    wake: async (id) => jobs?.wake({ queue: 'report', key: id, data: { id, revision: 0, about: 'missing' } }),
  });
  const reminders = createReminders({ key: keys.secret, publicUrl });
  const proof = createAddressProof({ key: keys.secret });
  const emailJobs = createEmailJobs({
    ...{ config, publicUrl, lifecycle, caseStore, accountStore, handleCase, reports, log, now },
    unsubscribeUrl: reminders.urlFor,
    proof,
    sent: sentEmails(pool),
    pool,
  });

  const documents = createDocuments({
    pool,
    keyring: data.keyring,
    innerPool: data.innerPool,
    dataDir,
    isShared: config.databaseUrl !== undefined,
  });
  const learning = learningOf(config, pool, store);
  // A case is seated with what is known by then: hundreds of histories take longer to read than it should wait.
  const learned = learning && cached(async () => (await learning()).calibration, { keptMs: 0, meanwhile: null });
  let gateway: Gateway | null = null;
  let erase: ((id: string) => Promise<void>) | null = null;
  if (web) {
    const { proxies, live, capUsd } = config;
    untilStopped(lifecycle, 'reading documents', (signal) => documents.work(signal, log));
    const monitors = startMonitors({ ...data, dataDir, diskFloorMb: config.diskFloorMb }, lifecycle, log);
    const mail: AppNeeds['mail'] = config.smtpUrl ? 'mail' : 'file';
    const parts = {
      ...data,
      mail,
      mailFolder: join(dataDir, 'mail'),
      site,
      keys,
      proxies,
      live,
      monitors,
      capUsd,
      listPrices: areListed(config),
      spending: spendingOf(config),
      clientFolder,
      handleCase,
      handleAccount,
      reports,
      documents,
      wakeReset: async (requestId: string) => jobs?.wake(wakeForReset(requestId)),
      webhooks,
      proof,
    };
    const service = {
      ...(await createService(parts, lifecycle, log)),
      ...{ accessLog: config.accessLog, metrics: serveMetrics },
      onReply: (reply: Replied, caseId: string | null) => {
        metrics.onReply(reply);
        if (caseId !== null) traces.onReply?.(reply, caseId);
      },
      jobs: () => jobs,
      calibration: config.calibration,
      learning,
    };
    service.feeds.onEvent((caseId, event) => {
      lag.arrived(event.position);
      traces.onViewers?.(caseId, event);
    });
    const off = reminders.page((accountId) => service.accounts.changeReminders(accountId, false));
    gateway = openWeb(web.server, withIndex(service, index, site, lifecycle, [off]), lifecycle, log);
    metrics.read({ sockets: gateway.sockets });
    erase = (id) => service.finishErasure(id);
  }

  const addSpend = noteSpend(pool, log);
  const panel = await createPanel(config, {
    ...{ store, log, learned },
    secret: keys.signingKey,
    documents: documents.store,
    publishDelta: deltaSink(data, gateway, roles.has('panel'), lifecycle, log),
    onCall(call) {
      metrics.onCall(call);
      addSpend(call);
      traces.onCall?.(call);
    },
    turnToCall: roles.has('panel') ? await turnsWithin(config, data, lifecycle) : undefined,
  });
  if (roles.has('panel')) {
    metrics.read({ breaker: panel.breaker });
    languageLibrary();
    void learned?.().catch(() => null);
  }
  const started = await startJobs({
    ...{ pool, listen: data.listener.listen, store, leases, now, log },
    unfinished: {
      cases: () => unfinished(pool, now()),
      emails: () => emailJobs.waiting(),
      webhooks: () => webhookJobs.due(),
      ...(indexJobs && { 'index work': async () => indexJobs.due() }),
    },
    handlers: traces.handlers({
      ...(roles.has('panel') && {
        panel: ({ id }, signal) => panel.run(id, signal),
        'follow-up': ({ id }, signal) => panel.followUp(id, signal),
      }),
      ...(printer && { report: ({ id }: { readonly id: string }) => reports.issue(id) }),
      ...(roles.has('mail') && {
        email: (wake, signal) => emailJobs.send(wake, signal),
        review: ({ id }) => emailJobs.noteReviews(id),
        webhook: webhookJobs.run,
      }),
      ...(indexJobs && { index: indexJobs.run }),
      ...(erase && { erasure: ({ id }: { readonly id: string }) => erase(id) }),
    }),
  });
  jobs = started;
  lifecycle.started('jobs', () => started.stop(2_000));
  // The last to be started is the first to be stopped: everything serves on while callers are told to go elsewhere.
  if (web)
    lifecycle.started('callers', async () => {
      await sleep(config.drainSeconds * 1_000);
      await web.answered();
    });

  const port = web?.port ?? null;
  return { banner: bannerOf({ config, publicUrl, ...data, providers: panel.providers, port }), port };
}

/** Null where no call costs anything: all seats are scripted. A process without the panel does not know, and counts. */
const spendingOf = ({ providers, roles, spending }: Config) =>
  roles.has('panel') && Object.values(providers).every((one) => one === undefined) ? null : spending;

/** Costs were measured with the default models, prices and numbers of seats. */
const areListed = ({ providers, prices, panelSeats }: Config): boolean =>
  prices === undefined &&
  panelSeats === undefined &&
  Object.values(providers).every((one) => one?.models === undefined);
