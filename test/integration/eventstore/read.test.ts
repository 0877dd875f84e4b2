import {
  BACKWARDS,
  END,
  FORWARDS,
  START,
  StreamDeletedError,
  StreamNotFoundError,
  UnknownError,
} from '@eventstore/db-client';
import { beforeAll, describe, expect, it } from 'vitest';
import { all, event, events, names, newStream, refusal, withNode } from './setup.ts';

const shared = withNode();
const five = 'five';
const read = async (options: Parameters<typeof shared.client.readStream>[1] = {}): Promise<string> =>
  names(await all(shared.client.readStream(five, options)))
    .map((name) => name.split('#')[1])
    .join(' ');

beforeAll(async () => {
  await shared.client.appendToStream(five, events(5));
});

describe('1.7 reading a stream', () => {
  it.each([
    [{}, '0 1 2 3 4'],
    [{ fromRevision: 2n }, '2 3 4'],
    [{ fromRevision: 2n, maxCount: 2 }, '2 3'],
    [{ fromRevision: 9n }, ''],
    [{ fromRevision: 2n ** 63n - 1n }, ''],
    [{ direction: BACKWARDS, fromRevision: END }, '4 3 2 1 0'],
    [{ direction: BACKWARDS, fromRevision: 2n }, '2 1 0'],
    [{ direction: BACKWARDS, fromRevision: 9n, maxCount: 1 }, '4'],
    [{ direction: BACKWARDS, fromRevision: START }, '0'],
  ] as const)('%o gives %s', async (options, revisions) => {
    expect(await read(options)).toBe(revisions);
  });

  it('an absent stream is not found, a tombstoned one is deleted, forwards from the end is refused', async () => {
    const { client } = shared;
    expect(await refusal(all(client.readStream(newStream())))).toBeInstanceOf(StreamNotFoundError);
    const dead = newStream();
    await client.tombstoneStream(dead);
    expect(await refusal(all(client.readStream(dead)))).toBeInstanceOf(StreamDeletedError);
    expect(await refusal(all(client.readStream(`$$${dead}`)))).toBeInstanceOf(StreamDeletedError);
    expect(await refusal(all(client.readStream(five, { direction: FORWARDS, fromRevision: END })))).toBeInstanceOf(
      UnknownError,
    );
  });

  it('reads long streams whole, in both directions', async () => {
    const { client } = shared;
    const long = newStream();
    for (let i = 0; i < 50; i++) await client.appendToStream(long, events(200));
    const forwards = names(await all(client.readStream(long)));
    const backwards = names(await all(client.readStream(long, { direction: BACKWARDS, fromRevision: END })));
    expect(forwards).toEqual(Array.from({ length: 10_000 }, (_, index) => `${long}#${index}`));
    expect(backwards).toEqual(forwards.toReversed());
  });
});

describe('1.7 reading $all', () => {
  it('goes forwards from a position, inclusive, and backwards from one, exclusive', async () => {
    const { client } = shared;
    const stream = newStream();
    await client.appendToStream(stream, events(3));
    const own = (await all(client.readAll())).filter(({ event: found }) => found?.streamId === stream);
    const position = own[1]!.event!.position;
    const forwards = await all(client.readAll({ fromPosition: position, maxCount: 2 }));
    const backwards = await all(client.readAll({ fromPosition: position, direction: BACKWARDS, maxCount: 1 }));
    expect(names(forwards)).toEqual([`${stream}#1`, `${stream}#2`]);
    expect(names(backwards)).toEqual([`${stream}#0`]);
    expect(await all(client.readAll({ fromPosition: END }))).toEqual([]);
    expect(await all(client.readAll({ fromPosition: START, direction: BACKWARDS }))).toEqual([]);
    const inside = { commit: position.commit + 1n, prepare: position.commit + 1n };
    expect(names(await all(client.readAll({ fromPosition: inside, maxCount: 1 })))).toEqual([`${stream}#2`]);
  });

  it('has strictly rising positions, the same in stream and $all, that are not contiguous', async () => {
    const { client } = shared;
    const found = await all(client.readAll());
    const positions = found.map(({ event: one }) => one!.position.commit);
    expect(positions.every((position, index) => index === 0 || position > positions[index - 1]! + 1n)).toBe(true);
    expect(found.every(({ event: one }) => one!.position.commit === one!.position.prepare)).toBe(true);
    const inStream = await all(shared.client.readStream(five));
    expect(found.filter(({ event: one }) => one!.streamId === five).map(({ event: one }) => one!.position)).toEqual(
      inStream.map(({ event: one }) => one!.position),
    );
  });

  it('shows what is deleted, and the deletions', async () => {
    const { client } = shared;
    const stream = newStream();
    await client.appendToStream(stream, event());
    await client.deleteStream(stream);
    await client.tombstoneStream(stream);
    const shown = names(await all(client.readAll())).filter((name) => name.includes(`${stream}#`));
    expect(shown).toEqual([`${stream}#0`, `$$${stream}#0`, `${stream}#9223372036854775807`]);
  });
});

describe('1.9 links', () => {
  it('are resolved where that is asked for, against the state at that moment', async () => {
    const { client } = shared;
    const [target, links] = [newStream('a@b'), newStream('links')];
    await client.appendToStream(target, events(2));
    const link = (data: string) =>
      ({ ...event('$>'), contentType: 'application/octet-stream', data: Buffer.from(data) }) as never;
    const texts = [`0@${target}`, ` 1 @${target}`, `-1@${target}`, `7@${target}`, '0@nowhere', 'none', 'x@y', ''];
    await client.appendToStream(links, texts.map(link));
    const plain = names(await all(client.readStream(links)));
    expect(plain).toEqual(texts.map((_, index) => `${links}#${index}`));
    const resolved = async (): Promise<string[]> =>
      names(await all(client.readStream(links, { resolveLinkTos: true })));
    expect(await resolved()).toEqual([
      `${links}#0>${target}#0`,
      `${links}#1>${target}#1`,
      `${links}#2>${target}#1`,
      `${links}#3>nothing`,
      `${links}#4>nothing`,
      `${links}#5`,
      `${links}#6`,
      `${links}#7`,
    ]);
    await client.deleteStream(target);
    expect((await resolved())[0]).toBe(`${links}#0>nothing`);
  });
});
