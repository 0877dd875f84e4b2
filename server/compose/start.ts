import { existsSync } from 'node:fs';
import { join } from 'node:path';

import type { Logger } from 'pino';

import { accounts as accountsModel } from '../../projections/accounts.ts';
import { agents as agentsModel } from '../../projections/agents.ts';
import { type CaseSummary, cases as casesModel, casesOf, openCases } from '../../projections/cases.ts';
import { project } from '../../projections/projector.ts';
import { projectionStates, waitFor } from '../../projections/projector/waitFor.ts';
import type { AccountEvent } from '../../shared/events/account.ts';
import { type CaseEvent, caseStream } from '../../shared/events/case.ts';
import { type Config, installationKeys } from '../config.ts';
import { accountDecider, accountStream, emailDecider, emailStream } from '../domain/account.ts';
import { caseDecider } from '../domain/case.ts';
import { createAccounts } from '../http/accounts/accounts.ts';
import type { AppNeeds, StoredCase } from '../http/needs.ts';
import { createSessions } from '../http/session.ts';
import { takeInstanceLock } from '../instanceLock.ts';
import { type JobHandler, startJobs } from '../jobs/index.ts';
import type { Queue } from '../jobs/reactors.ts';
import type { Lifecycle } from '../lifecycle.ts';
import { createCases } from '../live/cases.ts';
import { createFeeds } from '../live/feeds.ts';
import { createWhisperBus, hearWhispers } from '../live/whisperBus.ts';
import { createReportPrinter } from '../report/printer.ts';
import { handle } from '../store/handler.ts';
import type { Store } from '../store/store.ts';
import { bannerOf } from './banner.ts';
import { noteRunning } from '../running.ts';
import { startData } from './data.ts';
import { buildIndex, refetchHourly, withIndex } from './index.ts';
import { createLetters } from './letters.ts';
import { createPanel, seated } from './panel.ts';
import { createReminders } from './reminders.ts';
import { createReports } from './reports.ts';
import { clientFolder, listen, openWeb } from './web.ts';

const version = '0.1.0';

/** Builds every part that this process's roles ask for, in order, and says what stands where. */
export async function start(config: Config, lifecycle: Lifecycle, log: Logger): Promise<string> {
  const { dataDir, roles } = config;
  const now = () => new Date().toISOString();

  const lock = takeInstanceLock(dataDir);
  lifecycle.started('instance lock', async () => lock.release());
  const keys = installationKeys(config);
  const web = roles.has('web') ? await listen(config.port, config.host) : null;
  const publicUrl = config.publicUrl ?? `http://localhost:${web?.port ?? config.port}`;
  const [siteUrl, indexUrl] = [config.siteUrl ?? publicUrl, config.indexUrl ?? publicUrl];

  const { store, pool, databaseUrl, eventstoreUrl } = await startData(config, lifecycle, log);
  const running = noteRunning(dataDir, { eventstoreUrl, databaseUrl });
  lifecycle.started('note of where the parts are', async () => running.forget());
  // A stream `case-…` holds case events, and so on: the store is narrowed where it is used.
  const caseStore = store as unknown as Store<CaseEvent>;
  const accountStore = store as unknown as Store<AccountEvent>;
  const handleCase = handle(store, caseDecider, caseStream);

  if (roles.has('projections')) {
    const stop = new AbortController();
    const needs = { pool, follow: store.follow, read: store.read, log };
    const kept = [accountsModel, casesModel, agentsModel].map((model) => project(needs, model, stop.signal));
    lifecycle.started('projections', () => {
      stop.abort();
      return Promise.all(kept);
    });
  }

  const index = buildIndex({ pool, store, indexUrl, siteUrl, allow: config.indexAllow });
  if (roles.has('projections')) {
    const stop = new AbortController();
    const looking = refetchHourly(index, stop.signal, log);
    lifecycle.started('looking at agent cards', () => {
      stop.abort();
      return looking;
    });
  }

  const printer = createReportPrinter({ log });
  lifecycle.started('report printer', () => printer.close());
  const reports = createReports({
    store: caseStore,
    handleCase,
    print: (document) => printer.print(document),
    folder: join(dataDir, 'reports'),
    now,
  });
  const reminders = createReminders({ key: keys.masterKey, publicUrl });
  const letters = createLetters({
    ...{ config, publicUrl, lifecycle, caseStore, accountStore, handleCase, reports, log, now },
    unsubscribeUrl: reminders.urlFor,
  });

  let whisper: Parameters<typeof createPanel>[2];
  if (web) {
    const sessions = createSessions({ pool, keys: keys.sessionKeys, secure: publicUrl.startsWith('https:') });
    const accounts = createAccounts({
      publicUrl,
      pool,
      store: accountStore,
      sessions,
      handleAccount: handle(store, accountDecider, accountStream),
      handleEmail: handle(store, emailDecider, emailStream),
      handleCase,
      caseIdsOf: async (accountId) => (await allCasesOf(accountId)).map(({ caseId }) => caseId),
      sendReset: (letter) => letters.sendReset(letter),
      log,
    });
    const cases = createCases(caseStore);
    // What is live begins near the head: where the read model of cases is.
    const models = await projectionStates(pool);
    const near = models.find(({ name }) => name === casesModel.name)?.position ?? -1n;
    const feeds = createFeeds({ store: caseStore, cases, log, ...(near >= 0n && { after: near }) });
    lifecycle.started('live feeds', () => feeds.close());
    const needs: Omit<AppNeeds, 'clientFolder'> & { readonly feeds: typeof feeds } = {
      feeds,
      publicUrl,
      siteUrl,
      version,
      trustProxy: config.trustProxy,
      secret: keys.masterKey,
      log,
      pool,
      store: caseStore,
      sessions,
      accounts,
      cases,
      handleCase,
      casesOf: async (accountId, query) => {
        const page = await casesOf(pool, accountId, query);
        return { cases: await Promise.all(page.cases.map(storedCase)), next: page.next };
      },
      countedCases: async (accountId, since) =>
        (await allCasesOf(accountId))
          .filter(({ submittedAt, status }) => submittedAt >= since && status !== 'failed')
          .map(({ caseId }) => caseId),
      waitFor: (position, ms) => waitFor(pool, [accountsModel.name, casesModel.name], position, ms),
      report: (caseId) => reports.of(caseId),
      fileOf: (hash) => reports.fileOf(hash),
      ready: async () => ({
        postgres: await pool.query('select 1').then(
          () => true,
          () => false,
        ),
        eventstore: await store.head('$ready').then(
          () => true,
          () => false,
        ),
        client: existsSync(join(clientFolder, 'index.html')),
      }),
    };
    const site = { publicUrl, siteUrl, indexUrl, version };
    const gateway = openWeb(
      web.server,
      withIndex({ ...needs, clientFolder }, index, site, [
        reminders.page((accountId) => accounts.changeReminders(accountId, false)),
      ]),
      lifecycle,
      log,
    );
    if (!roles.has('panel')) {
      const bus = hearWhispers(databaseUrl, gateway.whisper, log);
      lifecycle.started('whispers of other processes', () => bus.close());
    }
    whisper = gateway.whisper;
  } else {
    const bus = createWhisperBus(pool, log);
    lifecycle.started('whispers for other processes', async () => bus.close());
    whisper = (caseId, words) => bus.publish(caseId, words);
  }

  const handlers: Partial<Record<Queue, JobHandler>> = {};
  if (roles.has('panel')) {
    const run = createPanel(config, store, whisper, log);
    handlers.panel = ({ id }, signal) => run(id, signal);
    handlers.report = ({ id }) => reports.issue(id);
  }
  if (roles.has('mail')) {
    handlers.letter = (wake, signal) => letters.send(wake, signal);
    handlers.review = ({ id }) => letters.noteReviews(id);
  }
  if (Object.keys(handlers).length > 0) {
    const jobs = await startJobs({ databaseUrl, pool, store, handlers, unfinished, log });
    lifecycle.started('jobs', () => jobs.stop(2_000));
  }

  return bannerOf({ config, publicUrl, eventstoreUrl, panelists: seated(config), port: web?.port ?? null });

  async function storedCase({ report, ...summary }: CaseSummary): Promise<StoredCase> {
    return {
      case_id: summary.caseId,
      title: summary.title,
      mode: summary.mode,
      status: summary.status,
      stage: summary.stage,
      submitted_at: summary.submittedAt,
      updated_at: summary.lastAt,
      language: summary.language,
      rehearsal: summary.rehearsal,
      questions: summary.questions.map(({ questionId, text, why, askedAt }) => ({
        ...{ question_id: questionId, text, why, asked_at: askedAt },
      })),
      recommendation: summary.recommendation?.headline ?? null,
      shared: summary.shared,
      failure: summary.failure && { reason: summary.failure.reason, resumable: summary.failure.resumable },
      report: report && { filename: report.filename, ...(await reports.fileOf(report.documentHash)) },
    };
  }

  async function allCasesOf(accountId: string): Promise<CaseSummary[]> {
    const all: CaseSummary[] = [];
    for (let cursor: string | undefined; ;) {
      const page = await casesOf(pool, accountId, { limit: 500, ...(cursor && { cursor }) });
      all.push(...page.cases);
      if (page.next === null) return all;
      cursor = page.next;
    }
  }

  async function unfinished() {
    const open = await openCases(pool, now());
    return open.flatMap(({ caseId, revision }) =>
      (['panel', 'report'] as const).map((queue) => ({
        queue,
        key: caseId,
        data: { id: caseId, revision, about: 'sweep' },
      })),
    );
  }
}
