import { randomUUID } from 'node:crypto';
import { checkExpected, type Expected, type StreamView } from './check.ts';
import type { Draft, ProposedEvent } from './draft.ts';
import { type History, isMetastream, metastreamOf } from './history.ts';
import { parseMetadata } from './metadata.ts';
import { dataOf } from '../disk/record.ts';
import { revivedMetadata } from './revivedMetadata.ts';

type Target = { readonly stream: Buffer; readonly expected: Expected };
type Append = Target & { readonly kind: 'append'; readonly events: readonly ProposedEvent[] };
export type Write = Append | (Target & { readonly kind: 'delete' }) | (Target & { readonly kind: 'tombstone' });

export type Outcome =
  /** `revision` is that of the last event, -1 if the stream has none. */
  | { readonly is: 'written'; readonly revision: number; readonly position: number }
  /** Written before; no position if reads no longer show it. */
  | { readonly is: 'same'; readonly revision: number; readonly position: number | undefined }
  | { readonly is: 'deleted' }
  | { readonly is: 'wrong'; readonly last: number };

const NOTHING = new Uint8Array(0);
const SOFT_DELETE = Buffer.from('{"$tb":9223372036854775807}');

/** Decides one write against history and draft and, if it holds, adds its frame to the draft. `now` in ms. */
export function write(write: Write, draft: Draft, history: History, now: number): Outcome {
  const { stream, expected } = write;
  const number = history.find(stream);
  const view = viewOf(stream, number, draft, history);
  const ids = write.kind === 'append' ? write.events.map(({ id }) => id) : [newId()];
  const verdict = checkExpected(expected, ids, view);
  if (verdict.is === 'deleted') return verdict;
  if (verdict.is === 'wrong') return { is: 'wrong', last: view.last };
  if (verdict.is === 'same') {
    const { revision } = verdict;
    const shown = shows(stream, number, revision, draft, history, now);
    return { is: 'same', revision, position: shown ? draft.positionOf(number, revision) : undefined };
  }
  draft.begin();
  const outcome = apply(write, view, draft, history, now);
  draft.finish();
  return outcome;
}

function apply(write: Write, view: StreamView, draft: Draft, history: History, now: number): Outcome {
  const { stream } = write;
  if (write.kind === 'tombstone') {
    const position = draft.add(stream, serverEvent('$streamDeleted', false, NOTHING), now, true);
    return { is: 'written', revision: view.last, position };
  }
  if (write.kind === 'delete') {
    if (view.last < 0 && !view.hasMetadata) return { is: 'wrong', last: -1 };
    const metastream = metastreamOf(stream);
    if (draft.tombstoned(history.find(metastream))) return { is: 'deleted' };
    const position = draft.add(metastream, serverEvent('$metadata', true, SOFT_DELETE), now);
    return { is: 'written', revision: view.last, position };
  }
  const base = isMetastream(stream) ? stream.subarray(2) : undefined;
  const baseDeleted = base !== undefined && softDeleted(base, draft, history);
  const position = write.events.length === 0 ? draft.mark() : 0;
  let last = position;
  for (const event of write.events) last = draft.add(stream, event, now);
  if (view.softDeleted) revive(stream, view.last + 1, draft, history, now);
  if (baseDeleted) revive(base, draft.last(history.find(base)) + 1, draft, history, now);
  return { is: 'written', revision: view.last + write.events.length, position: last };
}

function viewOf(stream: Buffer, number: number, draft: Draft, history: History): StreamView {
  const base = isMetastream(stream) ? history.find(stream.subarray(2)) : -1;
  const last = draft.last(number);
  return {
    last,
    tombstoned: draft.tombstoned(number) || draft.tombstoned(base),
    softDeleted: softDeleted(stream, draft, history),
    hasMetadata: last >= 0 || draft.last(history.find(metastreamOf(stream))) >= 0,
    idAt: (revision) => draft.idAt(number, revision),
    recent: (id) => draft.recent(id, number),
  };
}

function softDeleted(stream: Buffer, draft: Draft, history: History): boolean {
  if (isMetastream(stream)) return false;
  const metastream = history.find(metastreamOf(stream));
  if (metastream < 0 || draft.tombstoned(metastream)) return false;
  const drafted = draft.lastDrafted(metastream);
  if (!drafted) return history.softDeleted(stream);
  return parseMetadata(drafted.json, drafted.data).truncateBefore === Infinity;
}

/** What is in the draft is judged without its truncation: an append of the same turn is shown. */
function shows(stream: Buffer, number: number, revision: number, draft: Draft, history: History, now: number): boolean {
  if (softDeleted(stream, draft, history)) return false;
  if (revision > history.ledger.last(number)) return true;
  return history.shows(stream, number, revision, now);
}

/** Writes the metadata that makes a soft-deleted stream live on from `truncateBefore`. */
function revive(stream: Buffer, truncateBefore: number, draft: Draft, history: History, now: number): void {
  const metastream = metastreamOf(stream);
  const number = history.find(metastream);
  const data = draft.lastDrafted(number)?.data ?? dataOnDisk(number, history);
  const revived = data && revivedMetadata(data, truncateBefore);
  if (revived) draft.add(metastream, serverEvent('$metadata', true, revived), now);
}

function dataOnDisk(stream: number, history: History): Buffer | undefined {
  const last = history.ledger.last(stream);
  if (last < 0) return undefined;
  history.seek(history.ledger.seqOf(stream, last));
  return dataOf(history.log.pages.bytes, history.log.pages.at);
}

/** An event the node writes by itself. */
export function serverEvent(type: string, json: boolean, data: Uint8Array): ProposedEvent {
  return { id: newId(), type: Buffer.from(type), json, metadata: NOTHING, data };
}

const newId = (): string => Buffer.from(randomUUID().replaceAll('-', ''), 'hex').toString('latin1');
