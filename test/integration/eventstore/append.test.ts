import { randomUUID } from 'node:crypto';
import {
  ANY,
  binaryEvent,
  MaxAppendSizeExceededError,
  NO_STREAM,
  STREAM_EXISTS,
  StreamDeletedError,
  UnknownError,
  WrongExpectedVersionError,
} from '@eventstore/db-client';
import { describe, expect, it } from 'vitest';
import { all, event, events, names, newStream, refusal, withNode } from './setup.ts';

const shared = withNode();
/** Credentials on a call make the client use Append, without them it uses BatchAppend. */
const paths = [
  ['1.3 Append', { credentials: { username: 'a', password: 'b' } }],
  ['1.4 BatchAppend', {}],
] as const;

describe.each(paths)('%s', (_, path) => {
  it('writes after the expected revision and says where', async () => {
    const { client } = shared;
    const stream = newStream();
    const first = await client.appendToStream(stream, events(2), { expectedRevision: NO_STREAM, ...path });
    const second = await client.appendToStream(stream, event(), { expectedRevision: 1n, ...path });
    const read = await all(client.readStream(stream));
    expect([first.nextExpectedRevision, second.nextExpectedRevision]).toEqual([1n, 2n]);
    expect(second.position).toEqual(read[2]!.event!.position);
    expect(second.position!.commit > first.position!.commit).toBe(true);
  });

  it('1.5 refuses a wrong expected revision and names the current one', async () => {
    const { client } = shared;
    const stream = newStream();
    await client.appendToStream(stream, events(3), path);
    const huge = 2n ** 63n - 1n;
    for (const expectedRevision of [NO_STREAM, 0n, 7n, huge] as const) {
      const error = await refusal(client.appendToStream(stream, event(), { expectedRevision, ...path }));
      expect(error).toBeInstanceOf(WrongExpectedVersionError);
      expect(error).toMatchObject({ streamName: stream, expectedVersion: expectedRevision, actualVersion: 2n });
    }
    const absent = newStream();
    expect(
      await refusal(client.appendToStream(absent, event(), { expectedRevision: STREAM_EXISTS, ...path })),
    ).toMatchObject({
      actualVersion: 'no_stream',
    });
    expect(await all(client.readStream(stream))).toHaveLength(3);
  });

  it('1.5 explicit: the same ids under the same revision change nothing, under the next they are written again', async () => {
    const { client } = shared;
    const stream = newStream();
    const batch = events(3);
    const first = await client.appendToStream(stream, batch, { expectedRevision: NO_STREAM, ...path });
    expect(await client.appendToStream(stream, batch, { expectedRevision: NO_STREAM, ...path })).toEqual(first);
    const middle = await client.appendToStream(stream, batch.slice(1, 2), { expectedRevision: 0n, ...path });
    expect(middle.nextExpectedRevision).toBe(1n);
    const more = [...batch, event()];
    expect(await refusal(client.appendToStream(stream, more, { expectedRevision: NO_STREAM, ...path }))).toBeInstanceOf(
      WrongExpectedVersionError,
    );
    const again = await client.appendToStream(stream, batch, { expectedRevision: 2n, ...path });
    expect(again.nextExpectedRevision).toBe(5n);
  });

  it('1.5.3 any: lately written ids are remembered for their first stream, in any order', async () => {
    const { client } = shared;
    const stream = newStream();
    const [e0, e1, e2] = [event(), event(), event()];
    await client.appendToStream(stream, [e0, e1, e2], path);
    const reordered = await client.appendToStream(stream, [e2, e0, e1], { expectedRevision: ANY, ...path });
    expect(reordered.nextExpectedRevision).toBe(1n);
    expect(await refusal(client.appendToStream(stream, [e0, event()], path))).toBeInstanceOf(WrongExpectedVersionError);
    const behind = await client.appendToStream(stream, [event(), e0], path);
    expect(behind.nextExpectedRevision).toBe(4n);
    const elsewhere = newStream();
    await client.appendToStream(elsewhere, e0, path);
    await client.appendToStream(elsewhere, e0, path);
    expect(await all(client.readStream(elsewhere))).toHaveLength(2);
  });

  it('an append of nothing checks the revision and makes no event', async () => {
    const { client } = shared;
    const stream = newStream();
    await client.appendToStream(stream, events(2), path);
    const before = await client.appendToStream(stream, event(), path);
    const nothing = await client.appendToStream(stream, [], { expectedRevision: 2n, ...path });
    const after = await client.appendToStream(stream, event(), path);
    expect(nothing.nextExpectedRevision).toBe(2n);
    expect(
      before.position!.commit < nothing.position!.commit && nothing.position!.commit < after.position!.commit,
    ).toBe(true);
    expect(await refusal(client.appendToStream(stream, [], { expectedRevision: 1n, ...path }))).toBeInstanceOf(
      WrongExpectedVersionError,
    );
  });

  it('1.0 takes 1 MiB of data, whatever the metadata, and refuses a byte more', async () => {
    const { client } = shared;
    const stream = newStream();
    const sized = (size: number) =>
      binaryEvent({ type: 'B', data: Buffer.alloc(size, 7), metadata: Buffer.alloc(100_000, 1) });
    await client.appendToStream(stream, [sized(1_000_000), sized(48_576)], path);
    const error = await refusal(client.appendToStream(stream, [sized(1_000_000), sized(48_577)], path));
    expect(error).toBeInstanceOf(MaxAppendSizeExceededError);
    expect(error).toMatchObject({ maxAppendSize: 1_048_576 });
    const read = await all(client.readStream(stream));
    expect(read.map(({ event: found }) => (found!.data as Uint8Array).length)).toEqual([1_000_000, 48_576]);
  });

  it('1.0 keeps ids, types, content and odd names as they are', async () => {
    const { client } = shared;
    for (const name of ['ümläut', '🦉', 'a @/%$ b', 'new\nline', '$', 'x'.repeat(5000)]) {
      const stream = newStream(name);
      const id = randomUUID();
      await client.appendToStream(
        stream,
        [event('Tüpe', { text: '日本' }, id.toUpperCase()), binaryEvent({ type: '$x', data: Buffer.of(0, 255) })],
        path,
      );
      const read = await all(client.readStream(stream));
      expect(read.map(({ event: found }) => [found!.streamId, found!.type, found!.isJson])).toEqual([
        [stream, 'Tüpe', true],
        [stream, '$x', false],
      ]);
      expect([read[0]!.event!.id, read[0]!.event!.data]).toEqual([id, { text: '日本' }]);
      expect([...(read[1]!.event!.data as Uint8Array)]).toEqual([0, 255]);
    }
  });

  it('1.0 refuses what would end a real server, and bad ids', async () => {
    const { client } = shared;
    for (const name of ['', '$$'])
      expect(await refusal(client.appendToStream(name, event(), path))).toBeInstanceOf(UnknownError);
    const nil = '00000000-0000-0000-0000-000000000000';
    for (const id of [nil, 'no uuid']) {
      expect(await refusal(client.appendToStream(newStream(), event('T', {}, id), path))).toBeInstanceOf(UnknownError);
    }
    expect(await refusal(client.appendToStream(newStream(), event(''), path))).toBeInstanceOf(UnknownError);
  });

  it('1.6 refuses a tombstoned stream', async () => {
    const { client } = shared;
    const stream = newStream('tö');
    await client.appendToStream(stream, event(), path);
    await client.tombstoneStream(stream);
    expect(await refusal(client.appendToStream(stream, event(), path))).toBeInstanceOf(StreamDeletedError);
    expect(await refusal(client.appendToStream(`$$${stream}`, event(), path))).toBeInstanceOf(StreamDeletedError);
  });
});

describe('1.4 BatchAppend', () => {
  it('applies appends in the order they were sent, and an append that fails does not disturb the others', async () => {
    const { client } = shared;
    const stream = newStream();
    const sent = Array.from({ length: 40 }, (_, index) =>
      client
        .appendToStream(stream, event('T', { index }), { expectedRevision: index % 4 === 3 ? 999n : ANY })
        .then(({ nextExpectedRevision }) => nextExpectedRevision)
        .catch((error: unknown) => (error as Error).constructor.name),
    );
    const answers = await Promise.all(sent);
    let next = 0n;
    expect(answers).toEqual(answers.map((_, index) => (index % 4 === 3 ? 'WrongExpectedVersionError' : next++)));
    const read = await all(client.readStream<{ type: 'T'; data: { index: number } }>(stream));
    const kept = read.map(({ event: found }) => found!.data.index);
    expect(kept).toEqual(kept.toSorted((a, b) => a - b));
    expect(names(read.slice(-1))).toEqual([`${stream}#29`]);
  });
});
