import {
  EventStoreDBClient,
  NO_STREAM,
  STREAM_EXISTS,
  StreamDeletedError,
  StreamNotFoundError,
  WrongExpectedVersionError,
} from '@eventstore/db-client';
import { describe, expect, it, vi } from 'vitest';
import { runNode } from '../../../server/platform/eventstore-node/node.ts';
import { all, dropFolder, event, events, names, newFolder, newStream, refusal, withNode } from './setup.ts';

const shared = withNode();
const revisions = async (stream: string, client = shared.client): Promise<string> =>
  names(await all(client.readStream(stream)))
    .map((name) => name.split('#')[1])
    .join(' ');
const lastMetadata = async (stream: string): Promise<string> => {
  const read = await all(shared.client.readStream(`$$${stream}`));
  return `${read[0]!.event!.revision} ${JSON.stringify(read[0]!.event!.data)}`;
};

describe('1.10 stream metadata', () => {
  it('hides events by $tb and $maxCount, also those to come', async () => {
    const { client } = shared;
    const stream = newStream();
    await client.appendToStream(stream, events(5));
    await client.setStreamMetadata(stream, { truncateBefore: 3 });
    expect(await revisions(stream)).toBe('3 4');
    await client.setStreamMetadata(stream, { maxCount: 1 });
    expect(await revisions(stream)).toBe('4');
    await client.setStreamMetadata(stream, { truncateBefore: 6 });
    await client.appendToStream(stream, events(2));
    expect(await revisions(stream)).toBe('6');
    await client.setStreamMetadata(stream, {});
    expect(await revisions(stream)).toBe('0 1 2 3 4 5 6');
  });

  it('skips events older than $maxAge', async () => {
    const dataDir = newFolder();
    const node = await runNode({
      dataDir,
      port: 0,
      log: () => undefined,
      warn: () => undefined,
      broken: () => undefined,
      insecure: true,
    });
    const client = EventStoreDBClient.connectionString(`esdb://127.0.0.1:${node.port}?tls=false`);
    vi.useFakeTimers({ toFake: ['Date'], now: Date.parse('2026-11-21T10:00:00Z') });
    try {
      const stream = newStream();
      await client.appendToStream(stream, events(2));
      await client.setStreamMetadata(stream, { maxAge: 60 });
      expect(await revisions(stream, client)).toBe('0 1');
      vi.setSystemTime(Date.parse('2026-11-21T10:01:01Z'));
      await client.appendToStream(stream, event());
      expect(await revisions(stream, client)).toBe('2');
    } finally {
      vi.useRealTimers();
      await client.dispose();
      await node.stop();
      dropFolder(dataDir);
    }
  });

  it('shows only the newest of a metastream, and gives it back as it was written', async () => {
    const { client } = shared;
    const stream = newStream();
    expect(await client.getStreamMetadata(stream)).toEqual({ streamName: stream });
    await client.setStreamMetadata(stream, { maxCount: 3, own: 'key' });
    await client.setStreamMetadata(stream, { maxAge: 60, own: 'other' });
    expect((await client.getStreamMetadata(stream)).metadata).toEqual({ maxAge: 60, own: 'other' });
    expect(await revisions(`$$${stream}`)).toBe('1');
  });

  it('counts as empty if a known key has the wrong kind', async () => {
    const { client } = shared;
    const stream = newStream();
    await client.appendToStream(stream, events(3));
    await client.appendToStream(`$$${stream}`, event('$metadata', { $tb: '2' }));
    expect(await revisions(stream)).toBe('0 1 2');
  });
});

describe('1.6 soft delete', () => {
  it('hides the stream until it is written again, from the old last revision on', async () => {
    const { client } = shared;
    const stream = newStream();
    await client.appendToStream(stream, events(3));
    await client.deleteStream(stream, { expectedRevision: 2n });
    expect(await refusal(all(client.readStream(stream)))).toBeInstanceOf(StreamNotFoundError);
    expect(await refusal(client.appendToStream(stream, event(), { expectedRevision: STREAM_EXISTS }))).toBeInstanceOf(
      StreamDeletedError,
    );
    const revived = await client.appendToStream(stream, event(), { expectedRevision: NO_STREAM });
    expect(revived.nextExpectedRevision).toBe(3n);
    expect(await revisions(stream)).toBe('3');
    expect(await lastMetadata(stream)).toBe('1 {"$tb":3}');
  });

  it('1.5 an append of nothing revives it too; a replay does not and has no position', async () => {
    const { client } = shared;
    const stream = newStream();
    const first = events(2);
    await client.appendToStream(stream, first);
    await client.deleteStream(stream);
    const replay = await client.appendToStream(stream, first, { expectedRevision: NO_STREAM });
    expect([replay.nextExpectedRevision, replay.position]).toEqual([1n, undefined]);
    expect(await refusal(all(client.readStream(stream)))).toBeInstanceOf(StreamNotFoundError);
    await client.appendToStream(stream, []);
    expect(await revisions(stream)).toBe('');
  });

  it('1.5 metadata written to a deleted stream is completed by the server, its keys in order', async () => {
    const { client } = shared;
    const stream = newStream();
    await client.appendToStream(stream, events(3));
    await client.deleteStream(stream);
    await client.appendToStream(`$$${stream}`, event('$metadata', { z: 1.5, $maxCount: 9 }));
    expect(await lastMetadata(stream)).toBe('2 {"z":1.5,"$maxCount":9,"$tb":3}');
    expect(await revisions(stream)).toBe('');
  });

  it('refuses an absent stream and a wrong revision', async () => {
    const { client } = shared;
    expect(await refusal(client.deleteStream(newStream()))).toMatchObject({ actualVersion: -1n });
    const stream = newStream();
    await client.appendToStream(stream, event());
    const error = await refusal(client.deleteStream(stream, { expectedRevision: 4n }));
    expect(error).toBeInstanceOf(WrongExpectedVersionError);
    expect(error).toMatchObject({ streamName: stream, expectedVersion: 4n, actualVersion: 0n });
  });
});

describe('1.6 tombstone', () => {
  it('ends a stream for good, its metastream with it; an absent one likewise', async () => {
    const { client } = shared;
    for (const written of [true, false]) {
      const stream = newStream();
      if (written) await client.appendToStream(stream, event());
      await client.tombstoneStream(stream);
      for (const attempt of [
        () => client.appendToStream(stream, event()),
        () => client.deleteStream(stream),
        () => client.tombstoneStream(stream),
        () => client.setStreamMetadata(stream, { maxCount: 1 }),
        () => all(client.readStream(stream)),
      ]) {
        expect(await refusal(attempt())).toBeInstanceOf(StreamDeletedError);
      }
    }
  });

  it('of a metastream leaves the stream alone', async () => {
    const { client } = shared;
    const stream = newStream();
    await client.appendToStream(stream, events(2));
    await client.setStreamMetadata(stream, { maxCount: 1 });
    await client.tombstoneStream(`$$${stream}`);
    expect(await revisions(stream)).toBe('0 1');
    await client.appendToStream(stream, event());
  });

  it('1.0 gives the encoded name where a trailer cannot carry it', async () => {
    const { client } = shared;
    const stream = newStream('ü');
    await client.tombstoneStream(stream);
    expect(await refusal(client.deleteStream(stream))).toMatchObject({ streamName: encodeURIComponent(stream) });
  });
});
