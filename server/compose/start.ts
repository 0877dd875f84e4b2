import { accessSync, constants, mkdirSync } from 'node:fs';
import { join } from 'node:path';

import type { Logger } from 'pino';

import { accounts } from '../../projections/accounts.ts';
import { agents } from '../../projections/agents.ts';
import { cases } from '../../projections/cases.ts';
import { project } from '../../projections/projector.ts';
import { caseStream } from '../../shared/events/case.ts';
import type { Config } from '../config.ts';
import { caseDecider } from '../domain/case.ts';
import { takeInstanceLock } from '../instanceLock.ts';
import { startJobs } from '../jobs/index.ts';
import { installationKeys } from '../keys/kept.ts';
import type { Lifecycle } from '../lifecycle.ts';
import type { Gateway } from '../live/gateway.ts';
import { createWhisperBus, hearWhispers } from '../live/whisperBus.ts';
import { createReportPrinter } from '../report/printer.ts';
import { noteRunning } from '../running.ts';
import { createSigner } from '../signing.ts';
import { handle } from '../store/handler.ts';
import { trying } from '../wrongConfiguration.ts';
import { bannerOf } from './banner.ts';
import { unfinished } from './caseRows.ts';
import { type Data, startData } from './data.ts';
import { buildIndex, refetchHourly, withIndex } from './index.ts';
import { createLetters } from './letters.ts';
import { createPanel } from './panel.ts';
import { createReminders } from './reminders.ts';
import { createReports } from './reports.ts';
import { createService } from './service.ts';
import { listen, openWeb } from './web.ts';

const version = '0.1.0';

/** Builds every part that this process's roles ask for, in order, and says what stands where. */
export async function start(config: Config, lifecycle: Lifecycle, log: Logger): Promise<string> {
  const { dataDir, roles } = config;
  const now = () => new Date().toISOString();

  await trying('DATA_DIR', 'a folder that can be written to', () => {
    mkdirSync(dataDir, { recursive: true });
    accessSync(dataDir, constants.W_OK);
  });
  const lock = takeInstanceLock(dataDir);
  lifecycle.started('instance lock', async () => lock.release());
  const keys = installationKeys(config);
  const web = roles.has('web') ? await listen(config) : null;
  const publicUrl = config.publicUrl ?? `http://localhost:${web?.port ?? config.port}`;
  const site = { publicUrl, siteUrl: config.siteUrl ?? publicUrl, indexUrl: config.indexUrl ?? publicUrl, version };

  const data = await startData(config, lifecycle, log);
  const { store, caseStore, accountStore, pool } = data;
  const running = noteRunning(dataDir, data);
  lifecycle.started('note of where the parts are', async () => running.forget());

  const handleCase = handle(store, caseDecider, caseStream);
  const index = buildIndex({ ...site, pool, store, allow: config.indexAllow });
  if (roles.has('projections')) {
    const needs = { pool, follow: store.follow, read: store.read, log };
    untilStopped(lifecycle, 'projections', (signal) =>
      Promise.all([accounts, cases, agents].map((model) => project(needs, model, signal))),
    );
    untilStopped(lifecycle, 'looking at agent cards', (signal) => refetchHourly(index, signal, log));
  }

  const printer = createReportPrinter({ log });
  lifecycle.started('report printer', () => printer.close());
  const reports = createReports({
    ...{ store: caseStore, handleCase, folder: join(dataDir, 'reports'), now },
    sign: createSigner(keys.signingKey).sign,
    print: (document) => printer.print(document),
  });
  const reminders = createReminders({ key: data.masterKey, publicUrl });
  const letters = createLetters({
    ...{ config, publicUrl, lifecycle, caseStore, accountStore, handleCase, reports, log, now },
    unsubscribeUrl: reminders.urlFor,
  });

  let gateway: Gateway | null = null;
  let erase: ((accountId: string) => Promise<void>) | null = null;
  if (web) {
    const { proxies, live } = config;
    const parts = { ...data, site, keys, proxies, live, handleCase, reports, letters };
    const service = await createService(parts, lifecycle, log);
    const off = reminders.page((accountId) => service.accounts.changeReminders(accountId, false));
    gateway = openWeb(web.server, withIndex(service, index, site, [off]), lifecycle, log);
    erase = (accountId) => service.accounts.finishErasure(accountId);
  }

  const panel = createPanel(config, store, whispering(data, gateway, roles.has('panel'), lifecycle, log), log);
  const jobs = await startJobs({
    ...{ databaseUrl: data.databaseUrl, pool, store, log },
    unfinished: () => unfinished(pool, now()),
    handlers: {
      ...(roles.has('panel') && {
        panel: ({ id }, signal) => panel.run(id, signal),
        report: ({ id }) => reports.issue(id),
        'follow-up': ({ id }, signal) => panel.followUp(id, signal),
      }),
      ...(roles.has('mail') && {
        letter: (wake, signal) => letters.send(wake, signal),
        review: ({ id }) => letters.noteReviews(id),
      }),
      ...(erase && { erasure: ({ id }) => erase(id) }),
    },
  });
  lifecycle.started('jobs', () => jobs.stop(2_000));

  return bannerOf({ config, publicUrl, ...data, panelists: panel.panelists, port: web?.port ?? null });
}

const untilStopped = (lifecycle: Lifecycle, name: string, work: (signal: AbortSignal) => Promise<unknown>): void => {
  const stop = new AbortController();
  const working = work(stop.signal);
  lifecycle.started(name, () => {
    stop.abort();
    return working;
  });
};

/** Where a panel's words go: to the gateway of this process, else over the bus to whoever serves viewers. */
function whispering(
  { pool, databaseUrl }: Data,
  gateway: Gateway | null,
  panelHere: boolean,
  lifecycle: Lifecycle,
  log: Logger,
): Gateway['whisper'] {
  if (gateway && panelHere) return gateway.whisper;
  if (gateway) {
    const ears = hearWhispers(databaseUrl, gateway.whisper, log);
    lifecycle.started('whispers of other processes', () => ears.close());
    return gateway.whisper;
  }
  const bus = createWhisperBus(pool, log);
  lifecycle.started('whispers for other processes', async () => bus.close());
  return (caseId, words) => bus.publish(caseId, words);
}
