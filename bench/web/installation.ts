import { pino } from 'pino';

import { startEventNode } from '../../server/platform/eventstore-node/eventNode.ts';
import { startPostgres } from '../../server/platform/postgres/embedded/embeddedPostgres.ts';
import { createDeltaBus } from '../../server/live/deltaBus.ts';
import type { Spoken } from '../../server/live/deltas.ts';
import { createPool } from '../../server/platform/postgres/pool.ts';
import type { CaseEvent } from '../../shared/events/case.ts';
import { startApp } from '../../test/support/app.ts';
import { sealedStore } from '../../test/support/sealedStore.ts';
import { tempDir } from '../../test/support/tempDir.ts';
import { appendFacts } from './appendFacts.ts';

export type Installation = Awaited<ReturnType<typeof startInstallation>>;

/**
 * Witan as it runs on several machines: this process is the one that runs panels, and another serves the web. What is said
 * here reaches viewers as a panel's words do: facts by the event store, words under way by the bus.
 */
export async function startInstallation() {
  const [events, database] = [tempDir('bench-events'), tempDir('bench-postgres')];
  const [node, postgres] = await Promise.all([
    startEventNode({ dataDir: events.path }),
    startPostgres({ dataDir: database.path }),
  ]);
  const app = await startApp({
    env: { EVENTSTORE_URL: node.url, DATABASE_URL: postgres.url, ROLES: 'web,projections' },
  });
  const log = pino({ level: 'warn' }, pino.destination(2));
  const store = sealedStore({ dataDir: app.dataDir, eventstoreUrl: node.url, databaseUrl: postgres.url });
  const pool = createPool(postgres.url, { max: 2, onError: () => undefined });
  const bus = createDeltaBus(pool, log);

  return {
    url: app.url,
    /** What a command needs to find the same stores. */
    env: { DATA_DIR: app.dataDir, EVENTSTORE_URL: node.url, DATABASE_URL: postgres.url },
    publishDelta: (caseId: string, spoken: Spoken) => bus.publish(caseId, spoken),
    /** Writes these facts after the revision `expected` and gives the new head. */
    async append(caseId: string, facts: readonly CaseEvent[], expected: number): Promise<number> {
      return (await appendFacts(store, caseId, facts, expected))?.revision ?? expected;
    },
    async stop(): Promise<void> {
      bus.close();
      await Promise.all([store.close(), pool.end(), app.stop()]);
      await Promise.all([node.stop(), postgres.stop()]);
      events.remove();
      database.remove();
    },
  };
}
