import { readFileSync } from 'node:fs';

import { z } from 'zod';

import type { HistoryEvent } from '../../shared/api/cases/history.ts';
import { type Link, sealedBeside } from '../../shared/kernel/chain.ts';
import type { StoredEvents } from '../platform/eventstore-node/copy/stored.ts';
import type { Stored } from './checkStream.ts';
import type { Open } from './store.ts';

/** The events of a stream as the store has them. */
export async function* fromStore(store: StoredEvents, stream: string, open: Open = shut): AsyncGenerator<Stored> {
  for await (const { revision, id, type, data, metadata } of store.of(stream)) {
    const link = { revision, id, type, ...linkIn(metadata) };
    const opened = type === 'ReportIssued' ? await open(stream, data, sealedBeside(stream, link)) : null;
    yield { ...link, stored: data, opened };
  }
}
const shut: Open = () => Promise.resolve(null);

/** A case's events as an owner or auditor took them from the API or the replay page: NDJSON, one to a line. */
export function* fromFile(file: string): Generator<Stored> {
  for (const line of readFileSync(file, 'utf8').split('\n')) {
    if (line.trim() === '') continue;
    // oxlint-disable-next-line typescript/no-unsafe-type-assertion -- what is wrong with it is found by its hash
    const { data, withheld, stored, key: _key, at: _at, ...link } = JSON.parse(line) as HistoryEvent;
    const said = data === null || withheld ? null : JSON.stringify(data);
    yield { ...link, stored: stored === undefined ? said : Buffer.from(stored, 'base64') };
  }
}

/** What an event's metadata holds; where it cannot be read, what no chain holds. */
const linkIn = (metadata: Buffer): Omit<Link, 'revision' | 'id' | 'type'> => {
  try {
    return LinkIn.parse(JSON.parse(metadata.toString()));
  } catch {
    return { actor: '', correlation: '', causation: null, version: 0, prev: 'none', hash: 'none' };
  }
};
const LinkIn = z.object({
  actor: z.string(),
  correlation: z.string(),
  causation: z.string().nullable(),
  version: z.int(),
  prev: z.string(),
  hash: z.string(),
});

/** Where a stream ends; null where there is nothing. */
export async function endOf(events: AsyncIterable<Stored>): Promise<Pick<Stored, 'revision' | 'hash'> | null> {
  let end: Stored | null = null;
  for await (const event of events) end = event;
  return end && { revision: end.revision, hash: end.hash };
}
