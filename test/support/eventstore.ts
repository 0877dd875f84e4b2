import { randomUUID } from 'node:crypto';
import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';

import { startEventNode } from '../../server/platform/eventstore-node/eventNode.ts';

export type TestEventstore = { readonly url: string; readonly stop: () => Promise<void> };

/** An embedded node of its own for a test file; the server of `EVENTSTORE_URL` when that is set. */
export async function testEventstore(): Promise<TestEventstore> {
  const given = process.env['EVENTSTORE_URL'];
  if (given) return { url: given, stop: () => Promise.resolve() };
  const dataDir = await mkdtemp(join(tmpdir(), 'witan-events-'));
  const node = await startEventNode({ dataDir });
  return {
    url: node.url,
    stop: async () => {
      await node.stop();
      await rm(dataDir, { recursive: true, force: true });
    },
  };
}

/** Unlike any other in the log, so that test files do not see each other on a server they share. */
export const newId = (what = 't'): string => `${what}${randomUUID().replaceAll('-', '')}`;
