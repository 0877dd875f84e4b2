import type { Expected } from '../ledger/check.ts';
import type { ProposedEvent } from '../ledger/draft.ts';
import type { Writer } from '../ledger/writer.ts';
import type { Call } from '../wire/call.ts';
import { framed } from '../wire/output.ts';
import {
  appendTooLarge,
  CallError,
  code,
  invalid,
  propertyMissing,
  streamDeleted,
  wrongVersion,
} from '../wire/status.ts';
import { type Proposed, readAppend, readDelete, type WriteOptions } from '../wire/writeRequests.ts';
import { appendSuccess, appendWrong, deleteSuccess } from '../wire/writeResponses.ts';

/** Bytes of event data per append, as on the real server: `data` alone counts. */
export const APPEND_LIMIT = 1_048_576;

type Target = Pick<WriteOptions, 'asRevision'> & { readonly stream: Buffer; readonly expected: Expected };

/** Streams.Append: options, then events, then one answer. */
export function appendCall(call: Call, writer: Writer): void {
  let target: Target | undefined;
  const events: ProposedEvent[] = [];
  let size = 0;
  // As long as it is not complete, nothing of it can have been written.
  call.whenStopped = code.unavailable;
  call.receive(
    (bytes) => {
      const message = readAppend(bytes);
      if (message.kind === 'options') {
        if (target) throw invalid('expected options once, found them twice');
        target = mustBeWhole(message.options);
        mustBeWritable(target.stream);
        return;
      }
      if (!target) throw invalid('expected options first');
      if (message.kind === 'empty') throw invalid('expected an event, found an empty message');
      const event = mustBeGood(message.event);
      size += event.data.length;
      if (size > APPEND_LIMIT) throw appendTooLarge(APPEND_LIMIT);
      events.push(event);
    },
    () => {
      call.whenStopped = code.cancelled;
      if (!target) throw invalid('expected options, found nothing');
      const { stream, expected, asRevision } = target;
      writer.submit(
        { kind: 'append', stream, expected, events },
        (outcome) =>
          call.guard(() => {
            if (outcome.is === 'deleted') throw streamDeleted(stream.toString());
            if (outcome.is === 'full') throw new CallError(code.unavailable, outcome.reason);
            call.send(
              framed(outcome.is === 'wrong' ? appendWrong(expected, asRevision, outcome.last) : appendSuccess(outcome)),
            );
            call.end(code.ok);
          }),
        () => call.closed,
      );
    },
  );
}

/** Streams.Delete and Streams.Tombstone. */
export function deleteCall(call: Call, writer: Writer, kind: 'delete' | 'tombstone'): void {
  call.receiveOne((bytes) => {
    const { stream, expected } = mustBeWhole(readDelete(bytes));
    writer.submit(
      { kind, stream, expected },
      (outcome) =>
        call.guard(() => {
          if (outcome.is === 'deleted') throw streamDeleted(stream.toString());
          if (outcome.is === 'full') throw new CallError(code.unavailable, outcome.reason);
          if (outcome.is === 'wrong') throw wrongVersion(stream.toString(), expected, outcome.last);
          call.send(framed(deleteSuccess(outcome.position!)));
          call.end(code.ok);
        }),
      () => call.closed,
    );
  });
}

/** Why an append to this stream is refused before anything else, if it is. */
export function unwritable(stream: Buffer): string | undefined {
  return stream.length === 2 && stream.toString('latin1') === '$$' ? "expected a stream name, found '$$'" : undefined;
}

/** What is wrong with a proposed event, for a BadRequest. */
export const badEvent = (event: Proposed): string | undefined => {
  if (!('bad' in event)) return undefined;
  if (event.bad === 'property') return `Required Metadata Property 'type' or 'content-type' is missing`;
  return event.bad === 'id' ? 'expected an event id that is a UUID and not nil' : 'expected an event type, found none';
};

function mustBeWhole({ stream, expected, asRevision }: WriteOptions): Target {
  if (!stream) throw invalid('expected a stream name, found none');
  if (expected === undefined) throw invalid('expected an expected revision, found none');
  return { stream: Buffer.from(stream), expected, asRevision };
}

function mustBeWritable(stream: Buffer): void {
  const reason = unwritable(stream);
  if (reason) throw invalid(reason);
}

function mustBeGood(event: Proposed): ProposedEvent {
  if (!('bad' in event)) return event;
  throw event.bad === 'property' ? propertyMissing() : invalid(badEvent(event)!);
}
