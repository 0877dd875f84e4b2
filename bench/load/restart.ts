import { newId } from '../../test/support/eventstore.ts';
import { startApp } from '../../test/support/app.ts';
import { sealedStore } from '../../test/support/sealedStore.ts';
import { until } from '../../test/support/until.ts';
import { createPool } from '../../server/platform/postgres/pool.ts';
import { whereRunning } from '../../server/platform/runningInstance.ts';
import { appendFacts } from '../web/appendFacts.ts';
import { longCase } from '../web/longCase.ts';
import type { Row } from '../web/rows.ts';

/** `bench:load -- restart [events]`: how long after a crash an installation with so many events, all embedded, is ready again. */
export async function* restart(events = 1_000_000): AsyncGenerator<Row> {
  const app = await startApp();
  try {
    const running = whereRunning(app.dataDir);
    if (!running) throw new Error('expected the addresses of both stores');
    const store = sealedStore({ dataDir: app.dataDir, ...running });
    const pool = createPool(running.databaseUrl, { max: 1, onError: () => undefined });
    let position = -1n;
    const line = async (share: number) => {
      for (let written = 0; written < share;) {
        const caseId = newId('case');
        const facts = longCase({ seats: 12, utterances: 300, caseId, accountId: 'nobody', seed: caseId });
        const last = await appendFacts(store, caseId, facts, -1);
        if (last && last.position > position) position = last.position;
        written += facts.length;
      }
      return share;
    };
    const begun = performance.now();
    await Promise.all(Array.from({ length: 8 }, () => line(events / 8)));
    yield { name: `${events} events written`, value: (performance.now() - begun) / 1000, unit: 's' };
    for (;;) {
      const { rows } = await pool.query<{ least: string }>(
        "select min(position) as least from projection_checkpoint where name in ('accounts', 'cases')",
      );
      if (BigInt(rows[0]?.least ?? -1) >= position) break;
      await new Promise((resolve) => setTimeout(resolve, 500));
    }
    yield { name: 'read models are as far', value: (performance.now() - begun) / 1000, unit: 's' };
    await store.close();
    await pool.end();
    const goal = { atMost: 10 };
    for (const how of ['a crash', 'the next crash']) {
      await app.kill();
      const from = performance.now();
      // Both embedded stores end by themselves once their parent is gone.
      await until('the next start', () =>
        app.restart().then(
          () => true,
          () => false,
        ),
      );
      yield {
        name: `ready after ${how} with ${events} events`,
        value: (performance.now() - from) / 1000,
        unit: 's',
        goal,
      };
    }
  } finally {
    await app.stop();
  }
}
