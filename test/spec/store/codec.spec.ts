import { assert, asyncProperty, dictionary, jsonValue, string } from 'fast-check';
import { describe, expect, it } from 'vitest';
import { z } from 'zod';

import { type Outgoing, createCodec } from '../../../server/platform/store/codec.ts';
import { unsealed } from '../../../server/platform/store/seal.ts';
import type { NewEvent } from '../../../server/platform/store/store.ts';
import { chainHash } from '../../../shared/kernel/chain.ts';

type Noted = { readonly type: string; readonly data: Record<string, unknown> };
const noted = (data: Record<string, unknown>, type = 'Noted'): NewEvent<Noted> => ({
  type,
  data,
  id: '018f2a3c-0000-8000-8000-000000000001',
  actor: 'system',
  correlation: 'c',
  causation: null,
});
const schemas = { Noted: z.strictObject({ data: z.record(z.string(), z.unknown()) }) };
const stored = (event: Outgoing, changed: object = {}) => ({
  id: event.id,
  type: event.type,
  stream: 'case-1',
  revision: 0,
  position: 7n,
  at: '2026-01-01T00:00:00.000Z',
  json: event.json,
  data: event.json ? JSON.parse(JSON.stringify(event.data)) : event.data,
  metadata: event.metadata,
  ...changed,
});
const one = async (codec: ReturnType<typeof createCodec<Noted>>, data: Record<string, unknown>): Promise<Outgoing> => {
  const [event] = await codec.encode('case-1', [noted(data)], { revision: -1, hash: '' });
  if (!event) throw new Error('expected one event, found none');
  return event;
};

/** The schema drops a member of this name before anything is written. */
const ordinary = string().filter((name) => name !== '__proto__');

describe('the codec', () => {
  it('writes no member that would become a prototype, and hashes what it wrote', async () => {
    const codec = createCodec<Noted>({ schemas });
    const event = await one(codec, { data: JSON.parse('{"__proto__":[],"kept":1}') as Record<string, unknown> });
    const back = await codec.decode(stored(event));
    expect(back.data).toEqual({ data: { kept: 1 } });
    expect(back.hash).toBe(chainHash(back, '{"data":{"kept":1}}'));
  });

  it('gives back what went in, and its hash can be computed again from what came back', () =>
    assert(
      asyncProperty(dictionary(ordinary, jsonValue()), async (data) => {
        const codec = createCodec<Noted>({ schemas });
        const event = await one(codec, { data });
        const back = await codec.decode(stored(event));
        expect(back.data).toEqual(JSON.parse(JSON.stringify({ data })));
        expect(back.hash).toBe(chainHash(back, JSON.stringify(back.data)));
      }),
    ));

  it('brings old shapes to the present one', async () => {
    const versions = {
      versionOf: () => 2,
      upcast: (_type: string, version: number, data: Readonly<Record<string, unknown>>) =>
        version === 1 ? { ...data, since: 'ever' } : data,
    };
    const codec = createCodec<Noted>({ schemas, versions });
    const event = await one(codec, { data: {} });
    expect(event.metadata.version).toBe(2);
    const before = createCodec<Noted>({ schemas, versions: { ...versions, versionOf: () => 1 } });
    expect(await codec.decode(stored(await one(before, { data: {} })))).toMatchObject({
      version: 1,
      data: { data: {}, since: 'ever' },
    });
    expect((await codec.decode(stored(event))).data).not.toHaveProperty('since');
  });

  it('lets no event stop a reader', async () => {
    const codec = createCodec<Noted>({ schemas });
    const event = await one(codec, { data: {} });
    const newer = createCodec<Noted>({ schemas: { FromTheFuture: z.unknown() } });
    const [future] = await newer.encode('case-1', [noted({ x: 1 }, 'FromTheFuture')], { revision: -1, hash: '' });
    expect(await codec.decode(stored(future!))).toMatchObject({ type: 'FromTheFuture', data: { x: 1 } });
    for (const damaged of ['{"half', 7, null, [1], undefined])
      expect(await codec.decode(stored(event, { data: damaged }))).toMatchObject({
        data: null,
        unfit: expect.stringContaining('revision 0: Noted is not what was written') as string,
      });
    expect(await codec.decode(stored(event, { metadata: undefined }))).toMatchObject({
      data: null,
      prev: '',
      hash: '',
    });
  });

  it('seals at one place, chains over what is stored, and reads nothing once the key is gone', async () => {
    let key = 0x5a;
    const turned = (bytes: Uint8Array) => bytes.map((byte) => byte ^ key);
    const seal = {
      close: (_stream: string, _type: string, plain: Uint8Array) => Promise.resolve(turned(plain)),
      open: (_stream: string, sealed: Uint8Array) => Promise.resolve(key ? turned(sealed) : null),
      refuses: () => Promise.resolve('it is not sealed'),
    };
    const codec = createCodec<Noted>({ schemas, seal });
    const event = await one(codec, { data: { secret: 'bakery' } });
    expect(event.json).toBe(false);
    expect(Buffer.from(event.data as Uint8Array).toString()).not.toContain('bakery');
    expect(event.metadata.hash).toBe(
      chainHash({ ...event.metadata, id: event.id, type: event.type, revision: 0 }, event.data as Uint8Array),
    );
    expect((await codec.decode(stored(event))).data).toEqual({ data: { secret: 'bakery' } });
    key = 0;
    expect((await codec.decode(stored(event))).data).toBe(null);
    expect(await unsealed.close('case-1', 'Noted', new Uint8Array(), '')).toBe(null);
  });

  it('leaves sealed what nobody reads, and finds it changed all the same', async () => {
    const seal = {
      close: (_stream: string, _type: string, plain: Uint8Array) => Promise.resolve(plain),
      open: () => Promise.reject(new Error('expected nothing to be opened')),
      refuses: () => Promise.resolve(null),
    };
    const codec = createCodec<Noted>({ schemas, seal });
    const event = await one(codec, { data: { secret: 'bakery' } });
    const reads = (type: string) => type !== 'Noted';
    const { hash } = event.metadata;
    const left = await codec.decode(stored(event), reads);
    expect(left).toMatchObject({ type: 'Noted', data: null, hash });
    expect(left).not.toHaveProperty('unfit');
    const changed = Uint8Array.from(event.data as Uint8Array, (byte, i) => (i === 3 ? byte ^ 1 : byte));
    expect(await codec.decode(stored(event, { data: changed }), reads)).toMatchObject({
      data: null,
      unfit: expect.stringContaining('its hash is another one') as string,
    });
    await expect(codec.decode(stored(event))).rejects.toThrow('nothing to be opened');
  });
});
