import { randomUUID } from 'node:crypto';
import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';

import { startEventNode } from '../../server/platform/eventstore-node/eventNode.ts';

export type TestEventstore = { readonly url: string; readonly stop: () => Promise<void> };

/** Addresses with a blank between them, because those of a cluster hold commas. */
const givenUrls = (process.env['EVENTSTORE_URL'] ?? '').split(/\s+/).filter((url) => url !== '');
let taken = 0;

/**
 * An embedded node of its own for a test file. With `EVENTSTORE_URL` the servers of that list instead, one for each time that a file
 * asks; a file that needs more than there are fails.
 */
export async function testEventstore(): Promise<TestEventstore> {
  const given = givenUrls[taken++];
  if (givenUrls.length > 0 && given === undefined)
    throw new Error(`expected ${taken} event stores in EVENTSTORE_URL, found ${givenUrls.length}`);
  if (given !== undefined) return { url: given, stop: () => Promise.resolve() };
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
