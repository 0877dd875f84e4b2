import { readFileSync } from 'node:fs';

import type { HistoryEvent } from '../../../shared/api/case.ts';
import type { StoredEvents } from '../../embedded/eventstore/copy/stored.ts';
import type { Stored } from './checkStream.ts';
import type { Open } from './store.ts';

/** The events of a stream as the store has them. */
export async function* fromStore(store: StoredEvents, stream: string, open: Open = shut): AsyncGenerator<Stored> {
  for await (const { revision, id, type, data, metadata } of store.of(stream)) {
    const opened = type === 'ReportIssued' ? await open(stream, type, data) : null;
    yield { revision, id, type, ...linkIn(metadata), stored: data, opened };
  }
}
const shut: Open = () => Promise.resolve(null);

/** A case's events as an owner or auditor took them from the API or the replay page: NDJSON, one to a line. */
export function* fromFile(file: string): Generator<Stored> {
  for (const line of readFileSync(file, 'utf8').split('\n')) {
    if (line.trim() === '') continue;
    const { revision, id, type, prev, hash, data, withheld, stored } = JSON.parse(line) as HistoryEvent;
    const said = data === null || withheld ? null : JSON.stringify(data);
    yield { revision, id, type, prev, hash, stored: stored === undefined ? said : Buffer.from(stored, 'base64') };
  }
}

/** An event whose metadata is not to be read has no place in a chain. */
const linkIn = (metadata: Buffer): { readonly prev: string; readonly hash: string } => {
  try {
    const { prev, hash } = JSON.parse(metadata.toString()) as Record<string, unknown>;
    if (typeof prev === 'string' && typeof hash === 'string') return { prev, hash };
  } catch {}
  return { prev: 'none', hash: 'none' };
};

/** Where a stream ends; null where there is nothing. */
export async function endOf(events: AsyncIterable<Stored>): Promise<Pick<Stored, 'revision' | 'hash'> | null> {
  let end: Stored | null = null;
  for await (const event of events) end = event;
  return end && { revision: end.revision, hash: end.hash };
}
