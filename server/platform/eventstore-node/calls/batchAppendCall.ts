import type { ProposedEvent } from '../ledger/draft.ts';
import type { Answer, Writer } from '../ledger/writer.ts';
import type { Call } from '../wire/call.ts';
import { framed } from '../wire/output.ts';
import { code } from '../wire/status.ts';
import { structuredUuid } from '../wire/uuid.ts';
import { type BatchChunk, readBatchChunk, type WriteOptions } from '../wire/writeRequests.ts';
import {
  batchBad,
  batchDeleted,
  batchFull,
  batchSuccess,
  batchTimeout,
  batchTooLarge,
  batchWrong,
  type Echo,
} from '../wire/writeResponses.ts';
import { APPEND_LIMIT, badEvent, unwritable } from './appendCall.ts';

/** An append has this long to come in whole. */
const ASSEMBLY_MS = 2000;

type Pending = {
  readonly id: string;
  readonly echo: Echo;
  readonly stream: Buffer;
  readonly expected: NonNullable<WriteOptions['expected']>;
  readonly events: ProposedEvent[];
  readonly timer: NodeJS.Timeout;
  size: number;
};

/**
 * Streams.BatchAppend: appends cut into chunks and interleaved, one call for the life of a client. Every correlation id gets
 * exactly one answer, because the client throws at a second one.
 */
export function batchAppendCall(call: Call, writer: Writer): void {
  const pending = new Map<string, Pending>();
  let outstanding = 0;
  let halfClosed = false;
  let frames: Buffer[] = [];

  /** All answers of a commit leave as one write. */
  const flush = (): void => {
    const [first, ...others] = frames;
    frames = [];
    if (first) call.send(others.length ? Buffer.concat([first, ...others]) : first);
    if (halfClosed && outstanding === 0 && pending.size === 0) call.end(code.ok);
  };

  const answer = (message: Buffer): void => {
    if (call.closed) return;
    if (frames.push(framed(message)) === 1) queueMicrotask(flush);
  };

  const drop = (append: Pending, message: Buffer): void => {
    clearTimeout(append.timer);
    pending.delete(append.id);
    answer(message);
  };

  const begin = ({ correlation, id }: BatchChunk, options: WriteOptions): Pending | undefined => {
    const echo = {
      correlation: correlation && Buffer.from(correlation),
      identifier: options.identifier && Buffer.from(options.identifier),
    };
    const { stream, expected, deadline = Infinity } = options;
    const bad =
      (id === undefined && 'expected a correlation id that is a UUID') ||
      (!stream && 'expected a stream name, found none') ||
      (expected === undefined && 'expected an expected revision, found none') ||
      unwritable(stream!);
    if (bad) {
      answer(batchBad(echo, bad));
      return undefined;
    }
    const left = Math.min(deadline - Date.now(), ASSEMBLY_MS);
    if (left <= 0) {
      answer(batchTimeout(echo));
      return undefined;
    }
    const timer = setTimeout(() => drop(append, batchTimeout({ ...echo, correlation: structured(id!) })), left);
    const append: Pending = {
      id: id!,
      echo,
      stream: Buffer.from(stream!),
      expected: expected!,
      events: [],
      timer,
      size: 0,
    };
    pending.set(id!, append);
    return append;
  };

  const receive = (bytes: Buffer): void => {
    const chunk = readBatchChunk(bytes, Date.now());
    const append = (chunk.id !== undefined && pending.get(chunk.id)) || (chunk.options && begin(chunk, chunk.options));
    if (!append) return;
    for (const event of chunk.events) {
      if ('bad' in event) return drop(append, batchBad(append.echo, badEvent(event)!));
      append.size += event.data.length;
      append.events.push(event);
    }
    if (append.size > APPEND_LIMIT) return drop(append, batchTooLarge(append.echo, APPEND_LIMIT));
    if (!chunk.final) return;
    clearTimeout(append.timer);
    pending.delete(append.id);
    outstanding++;
    const { stream, expected, events } = append;
    writer.submit({ kind: 'append', stream, expected, events }, (outcome) => {
      outstanding--;
      answer(answerOf(append, outcome));
    });
    if (!writer.crowded()) return;
    call.pause();
    writer.relieved(() => call.resume());
  };

  call.receive(receive, () => {
    halfClosed = true;
    if (outstanding === 0 && pending.size === 0) call.end(code.ok);
  });
  call.onClose(() => {
    for (const { timer } of pending.values()) clearTimeout(timer);
  });
}

function answerOf({ echo, expected }: Pending, outcome: Parameters<Answer>[0]): Buffer {
  switch (outcome.is) {
    case 'deleted':
      return batchDeleted(echo);
    case 'wrong':
      return batchWrong(echo, expected, outcome.last);
    case 'full':
      return batchFull(echo, outcome.reason);
    case 'written':
    case 'same':
      return batchSuccess(echo, outcome);
  }
}

const structured = (id: string): Buffer => structuredUuid(Buffer.from(id, 'latin1'));
