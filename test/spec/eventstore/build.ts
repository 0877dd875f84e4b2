import { History } from '../../../server/platform/eventstore-node/ledger/history.ts';
import { ANY, type Expected } from '../../../server/platform/eventstore-node/ledger/check.ts';
import type { ProposedEvent } from '../../../server/platform/eventstore-node/ledger/draft.ts';
import type { Write } from '../../../server/platform/eventstore-node/ledger/write.ts';
import { startWriter, type Writer } from '../../../server/platform/eventstore-node/ledger/writer.ts';
import type { Flaw } from '../../../server/platform/eventstore-node/disk/header.ts';
import type { LogFile } from '../../../server/platform/eventstore-node/disk/file.ts';

export type Answered = Parameters<Parameters<Writer['submit']>[1]>[0];

export type Open = {
  readonly history: History;
  readonly broken: unknown[];
  /** What was mended in the file when it was opened, with the bytes that stood there. */
  readonly aside: readonly Flaw[];
  readonly append: (stream: string, ids: readonly string[], expected?: Expected, data?: string) => Promise<Answered>;
  readonly submit: (write: Write) => Promise<Answered>;
  readonly remove: (kind: 'delete' | 'tombstone', stream: string) => Promise<Answered>;
};

/** A history with its writer over any file. */
export function open(file: LogFile): Open {
  const aside: Flaw[] = [];
  const history = new History(file, ({ at, bytes, what }) => void aside.push({ at, bytes: Buffer.from(bytes), what }));
  const broken: unknown[] = [];
  const writer = startWriter({
    history,
    committed: () => undefined,
    log: () => undefined,
    broken: (error) => broken.push(error),
  });
  return {
    history,
    broken,
    aside,
    append: (stream, ids, expected = ANY, data = '{}') =>
      new Promise((resolve) => {
        const events = ids.map((id) => proposed(id, data));
        writer.submit({ kind: 'append', stream: Buffer.from(stream), expected, events }, resolve);
      }),
    submit: (write) =>
      new Promise((resolve) => {
        writer.submit(write, resolve);
      }),
    remove: (kind, stream) =>
      new Promise((resolve) => {
        writer.submit({ kind, stream: Buffer.from(stream), expected: ANY }, resolve);
      }),
  };
}

/** Ids are short labels, padded to 16 characters. */
export const proposed = (id: string, data: string, type = 'T'): ProposedEvent => ({
  id: id.padEnd(16, '.'),
  type: Buffer.from(type),
  json: true,
  metadata: Buffer.alloc(0),
  data: Buffer.from(data),
});

/** The ids in a stream, in order. */
export function idsOf(history: History, stream: string): string[] {
  const number = history.find(Buffer.from(stream));
  return Array.from({ length: history.ledger.last(number) + 1 }, (_, revision) =>
    history.idAt(number, revision).replaceAll('.', ''),
  );
}
