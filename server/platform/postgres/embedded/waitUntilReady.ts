import { setTimeout as sleep } from 'node:timers/promises';

import pg from 'pg';

/** A busy machine takes its time, and recovering after a crash may take minutes. */
const startMs = 300_000;

/**
 * Waits until the server takes connections: null, or what was wrong with them; empty when it ended. What the server refuses is wrong
 * with them; a connection that is refused, cut or late only says that it is still starting.
 */
export async function waitUntilReady(
  url: string,
  { exited }: { readonly exited: Promise<unknown> },
  connectMs = 5_000,
): Promise<string | null> {
  let gone = false;
  void exited.then(() => {
    gone = true;
  });
  let last = '';
  for (const until = performance.now() + startMs; !gone && performance.now() < until;) {
    const client = new pg.Client({ connectionString: url, connectionTimeoutMillis: connectMs });
    client.on('error', () => undefined);
    try {
      await client.connect();
      await client.end();
      return null;
    } catch (error) {
      await client.end().catch(() => undefined);
      last = String(error);
      // 57P03: it is starting up, or recovering after a crash.
      if (error instanceof pg.DatabaseError && error.code !== '57P03') return last;
    }
    await sleep(25);
  }
  return gone ? '' : last;
}
