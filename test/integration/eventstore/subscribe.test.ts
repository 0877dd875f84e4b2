import { END, excludeSystemEvents, START, streamNameFilter } from '@eventstore/db-client';
import { describe, expect, it } from 'vitest';
import { event, events, logOf, newStream, withNode } from './setup.ts';

const shared = withNode();

describe('1.8 subscribing to a stream', () => {
  it('confirms, catches up, says so, and goes on live without gap or repetition', async () => {
    const { client } = shared;
    const stream = newStream();
    await client.appendToStream(stream, events(3));
    const subscription = client.subscribeToStream(stream, { fromRevision: 0n });
    const log = logOf(subscription);
    await log.seen('caught up');
    await Promise.all(Array.from({ length: 5 }, () => client.appendToStream(stream, events(2))));
    await log.seen(`${stream}#12`);
    expect(log.lines).toEqual([
      'confirmed',
      `${stream}#1`,
      `${stream}#2`,
      'caught up',
      ...Array.from({ length: 10 }, (_, index) => `${stream}#${index + 3}`),
    ]);
    await subscription.unsubscribe();
  });

  it('an absent stream is caught up behind its first events; from the end at once', async () => {
    const { client } = shared;
    const stream = newStream();
    const waiting = logOf(client.subscribeToStream(stream, { fromRevision: START }));
    const atEnd = logOf(client.subscribeToStream(stream, { fromRevision: END }));
    await atEnd.seen('caught up');
    await waiting.seen('confirmed');
    await client.appendToStream(stream, events(2));
    await waiting.seen('caught up');
    await atEnd.seen(`${stream}#1`);
    expect(waiting.lines).toEqual(['confirmed', `${stream}#0`, `${stream}#1`, 'caught up']);
    expect(atEnd.lines).toEqual(['confirmed', 'caught up', `${stream}#0`, `${stream}#1`]);
  });

  it('from beyond the end skips up to there in silence', async () => {
    const { client } = shared;
    const stream = newStream();
    await client.appendToStream(stream, event());
    const log = logOf(client.subscribeToStream(stream, { fromRevision: 3n }));
    await log.seen('caught up');
    await client.appendToStream(stream, events(4));
    await log.seen(`${stream}#4`);
    expect(log.lines).toEqual(['confirmed', 'caught up', `${stream}#4`]);
  });

  it('obeys $tb while catching up, not live', async () => {
    const { client } = shared;
    const stream = newStream();
    await client.appendToStream(stream, events(3));
    await client.setStreamMetadata(stream, { truncateBefore: 5 });
    const log = logOf(client.subscribeToStream(stream));
    await log.seen('caught up');
    await client.appendToStream(stream, events(4));
    await log.seen(`${stream}#6`);
    expect(log.lines.slice(2)).toEqual([5, 6].map((revision) => `${stream}#${revision}`));
  });

  it('a tombstone comes as an event, then as an error; afterwards only as an error', async () => {
    const { client } = shared;
    const stream = newStream();
    await client.appendToStream(stream, event());
    const log = logOf(client.subscribeToStream(stream));
    await log.seen('caught up');
    await client.tombstoneStream(stream);
    await log.seen('StreamDeletedError');
    expect(log.lines.slice(2)).toEqual(['caught up', `${stream}#9223372036854775807`, 'StreamDeletedError']);
    const late = logOf(client.subscribeToStream(stream));
    await late.seen('StreamDeletedError');
    expect(late.lines).toEqual(['StreamDeletedError']);
    const silent = logOf(client.subscribeToStream(stream, { fromRevision: END }));
    await silent.seen('caught up');
    expect(silent.lines).toEqual(['confirmed', 'caught up']);
  });

  it('a soft delete is not noticed', async () => {
    const { client } = shared;
    const stream = newStream();
    await client.appendToStream(stream, event());
    const log = logOf(client.subscribeToStream(stream));
    await log.seen('caught up');
    await client.deleteStream(stream);
    await client.appendToStream(stream, event());
    await log.seen(`${stream}#1`);
    expect(log.lines).toEqual(['confirmed', `${stream}#0`, 'caught up', `${stream}#1`]);
  });
});

describe('1.8 subscribing to $all', () => {
  it('gives everything after a position, once and in order, through catching up and live', async () => {
    const { client } = shared;
    const stream = newStream();
    const { position } = await client.appendToStream(stream, event());
    await client.appendToStream(stream, events(500));
    const log = logOf(
      client.subscribeToAll({ fromPosition: position!, filter: streamNameFilter({ prefixes: [stream] }) }),
    );
    for (let index = 0; index < 50; index++) await client.appendToStream(stream, event());
    await log.seen(`${stream}#550`);
    expect(log.lines.filter((line) => line.includes('#'))).toEqual(
      Array.from({ length: 550 }, (_, index) => `${stream}#${index + 1}`),
    );
  });

  it('after the position of an append of nothing misses nothing', async () => {
    const { client } = shared;
    const stream = newStream();
    const { position } = await client.appendToStream(stream, []);
    await client.appendToStream(stream, events(2));
    const log = logOf(client.subscribeToAll({ fromPosition: position! }));
    await log.seen('caught up');
    expect(log.lines.slice(0, 3)).toEqual(['confirmed', `${stream}#0`, `${stream}#1`]);
  });

  it('a filter passes by prefix or regular expression of stream or type', async () => {
    const { client } = shared;
    const stream = newStream('filtered');
    await client.appendToStream(stream, [event('One'), event('Two'), event('Other')]);
    for (const [filter, seen] of [
      [{ filterOn: 'eventType', prefixes: ['T', 'Oth'], checkpointInterval: 1 }, [1, 2]],
      [{ filterOn: 'streamName', regex: '^filtered-', checkpointInterval: 1 }, [0, 1, 2]],
      [{ filterOn: 'eventType', regex: '(?i)^(one|two)$', checkpointInterval: 1 }, [0, 1]],
    ] as const) {
      const log = logOf(client.subscribeToAll({ filter: { ...filter, maxSearchWindow: 32 } as never }));
      await log.seen('caught up');
      const revisions = log.lines
        .filter((line) => line.startsWith(`${stream}#`))
        .map((line) => Number(line.split('#')[1]));
      expect(revisions).toEqual(seen);
    }
    const log = logOf(client.subscribeToAll({ filter: excludeSystemEvents() }));
    await log.seen('caught up');
    expect(log.lines.filter((line) => line.startsWith('$'))).toEqual([]);
  });

  it('takes a regular expression that makes other engines try every way, and is not held up by it', async () => {
    const { client } = shared;
    const [hit, miss] = ['a'.repeat(60), `${'a'.repeat(60)}!`];
    await client.appendToStream(miss, event());
    await client.appendToStream(hit, event());
    const log = logOf(client.subscribeToAll({ filter: streamNameFilter({ regex: '^(a+)+$' }) }));
    await log.seen('caught up');
    expect(log.lines).toContain(`${hit}#0`);
    expect(log.lines).not.toContain(`${miss}#0`);
  });

  it('refuses a regular expression that needs backtracking when it is asked for', async () => {
    const log = logOf(shared.client.subscribeToAll({ filter: streamNameFilter({ regex: '^(a)\\1$' }) }));
    await log.seen('UnknownError');
  });

  it('checkpoints: per full page its last match, or its first record with prepare 0; then every so many events live', async () => {
    const { client } = shared;
    const [hit, miss] = [newStream('hit'), newStream('miss')];
    const { position: start } = await client.appendToStream(newStream(), event());
    const positions: bigint[] = [];
    for (let index = 0; index < 44; index++) {
      const { position } = await client.appendToStream(index % 11 === 0 ? hit : miss, event());
      positions.push(position!.commit);
    }
    const seen: string[] = [];
    const at = (commit: bigint): string => `@${positions.indexOf(commit)}`;
    const filter = streamNameFilter({
      prefixes: [hit],
      maxSearchWindow: 5,
      checkpointInterval: 1,
      checkpointReached: (_, { commit, prepare }) => {
        seen.push(`checkpoint ${at(commit)} ${prepare === 0n ? 'prepare 0' : at(prepare)}`);
      },
    });
    const subscription = client.subscribeToAll({ fromPosition: start!, filter });
    subscription.on('data', ({ event: found }) => seen.push(`event ${at(found!.position.commit)}`));
    await logOf(subscription).seen('caught up');
    seen.push('caught up');
    for (let index = 0; index < 7; index++) {
      const { position } = await client.appendToStream(miss, event());
      positions.push(position!.commit);
    }
    // Whatever else would be said of these comes before the next match.
    const { position: last } = await client.appendToStream(hit, event());
    positions.push(last!.commit);
    await expect.poll(() => seen).toContain('event @51');
    expect(seen.slice(0, seen.indexOf('event @51'))).toEqual([
      'event @0',
      'checkpoint @0 @0',
      'checkpoint @5 prepare 0',
      'event @11',
      'checkpoint @11 @11',
      'checkpoint @15 prepare 0',
      'event @22',
      'checkpoint @22 @22',
      'checkpoint @25 prepare 0',
      'event @33',
      'checkpoint @33 @33',
      'checkpoint @35 prepare 0',
      'caught up',
      'checkpoint @44 @44',
      'checkpoint @49 @49',
    ]);
  });

  it('a slow reader is caught up, not dropped', async () => {
    const { client } = shared;
    const stream = newStream('slow');
    const subscription = client.subscribeToStream<{ type: 'T'; data: { index: number; fill: string } }>(stream);
    await client.appendToStream(stream, event('T', { index: 0 }));
    for await (const _ of subscription) break;
    const again = client.subscribeToStream<{ type: 'T'; data: { index: number; fill: string } }>(stream);
    const iterator = again[Symbol.asyncIterator]();
    await iterator.next();
    for (let index = 1; index <= 100; index++) {
      await client.appendToStream(
        stream,
        Array.from({ length: 50 }, () => event('T', { index, fill: 'x'.repeat(1000) })),
      );
    }
    for (let expected = 1n; expected <= 5000n; expected++) {
      const { value } = (await iterator.next()) as { value: { event: { revision: bigint } } };
      expect(value.event.revision).toBe(expected);
    }
    await again.unsubscribe();
  });
});
