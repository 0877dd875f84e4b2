import { afterAll, beforeAll, describe, expect, it } from 'vitest';

import { createKeyring } from '../../../server/platform/keys/keyring.ts';
import { masterKeyOf } from '../../../server/platform/keys/masterKey.ts';
import { createCodec } from '../../../server/platform/store/codec.ts';
import { esdbStore } from '../../../server/platform/store/esdb/esdbStore.ts';
import { DamagedSeal } from '../../../server/platform/store/seal.ts';
import { chainHash } from '../../../shared/kernel/chain.ts';
import { idOf } from '../../../shared/kernel/ids.ts';
import { type TestEventstore, newId, testEventstore } from '../../support/eventstore.ts';
import { type TestDatabase, testDatabase } from '../../support/postgres.ts';
import { all, cancelled, numbered, reasons, storeContract } from '../../support/storeContract.ts';

const masterKey = 'cd'.repeat(32);
let server: TestEventstore;
let database: TestDatabase;
beforeAll(async () => {
  [server, database] = await Promise.all([testEventstore(), testDatabase()]);
});
afterAll(async () => {
  await database.drop();
  await server.stop();
});

const keyring = (keepMs = 60_000) => createKeyring({ pool: database.pool, masterKey, keepMs });
const sealed = (keys = keyring()) => esdbStore({ url: server.url, codec: createCodec({ seal: keys }) });

describe('a keyring', () => {
  it('seals accounts and cases, each under a key of its own, and nothing else', async () => {
    const keys = keyring();
    const plain = Buffer.from('{"q1":"Leeds?"}');
    for (const stream of ['email-1', 'agent-1', 'other'])
      expect(await keys.close(stream, 'EmailReserved', plain, '')).toBe(null);
    expect(await keys.close('case-1', 'CaseErased', plain, '')).toBe(null);
    expect(await keys.close('account-1', 'AccountErased', plain, '')).toBe(null);

    const bytes = (await keys.close('case-a', 'CaseSubmitted', plain, 'here')) as Uint8Array;
    await keys.close('case-b', 'CaseSubmitted', plain, 'here');
    expect(Buffer.from((await keyring().open('case-a', bytes, 'here')) ?? []).toString()).toBe(plain.toString());
    await expect(keys.open('case-b', bytes, 'here')).rejects.toThrow(DamagedSeal);
    await expect(keys.open('case-a', bytes, 'there')).rejects.toThrow(DamagedSeal);
    const { rows } = await database.pool.query<{ wrapped: Buffer }>('select wrapped from subject_key.key');
    expect(new Set(rows.map(({ wrapped }) => wrapped.toString('hex'))).size).toBe(2);
  });

  it('makes one key where many begin at once', async () => {
    const stream = `case-${newId()}`;
    const plain = Buffer.from('{}');
    const made = await Promise.all(
      Array.from({ length: 20 }, () => keyring().close(stream, 'CaseSubmitted', plain, 'here')),
    );
    for (const bytes of made) expect(await keyring().open(stream, bytes ?? new Uint8Array(), 'here')).toEqual(plain);
  });

  it('erases for good what was noted: no key comes after it, and what was sealed stays shut', async () => {
    const [gone, kept] = [`case-${newId()}`, `case-${newId()}`];
    const [keys, others] = [keyring(), keyring(0)];
    const bytes = (await keys.close(gone, 'CaseSubmitted', Buffer.from('{}'), '')) ?? new Uint8Array();
    const stays = (await keys.close(kept, 'CaseSubmitted', Buffer.from('{}'), '')) ?? new Uint8Array();
    expect(await keys.markForErasure('acc-9', [gone])).toEqual([gone]);
    expect(await keys.markForErasure('acc-9', ['case-never-written'])).toEqual(['case-never-written', gone].toSorted());
    expect(await keys.open(gone, bytes, '')).not.toBe(null);
    for (let again = 0; again < 2; again++) {
      await keys.erase('acc-9');
      for (const one of [keys, others, keyring()]) {
        expect(await one.open(gone, bytes, '')).toBe(null);
        await expect(one.close(gone, 'CaseCancelled', Buffer.from('{}'), '')).rejects.toThrow(/erased/);
        await expect(one.close('case-never-written', 'CaseSubmitted', Buffer.from('{}'), '')).rejects.toThrow(/erased/);
        expect(await one.open(kept, stays, '')).not.toBe(null);
      }
    }
    const { rows } = await database.pool.query('select wrapped from subject_key.key where stream = $1', [gone]);
    expect(rows).toEqual([{ wrapped: null }]);
  });
});

describe('sealed events', () => {
  it('are bytes in the store, chained over them, and legible where their key is', async () => {
    const keys = keyring(0);
    const [store, plain] = [sealed(keys), esdbStore({ url: server.url })];
    const stream = `case-${newId()}`;
    await store.append(stream, [cancelled(stream, 0, 'told in confidence')], -1);
    await store.append(stream, numbered(stream, 1, 2), 0);
    expect(reasons(await all(store.read(stream)))).toEqual(['told in confidence', 'number 1', 'number 2']);

    const events = await all(store.read(stream, { stored: true }));
    let prev = '';
    for (const event of events) {
      expect(Buffer.from(event.stored ?? '').includes('confidence')).toBe(false);
      expect(chainHash({ ...event, prev }, event.stored ?? '')).toBe(event.hash);
      prev = event.hash;
    }
    expect((await all(plain.read(stream))).map((event) => (event as { data: unknown }).data)).toEqual([
      null,
      null,
      null,
    ]);

    await keys.markForErasure('acc-8', [stream]);
    await keys.erase('acc-8');
    const after = await all(store.read(stream, { stored: true }));
    expect(after.map(({ erased, type, revision }) => [erased, type, revision])).toEqual(
      [0, 1, 2].map((revision) => [true, 'CaseCancelled', revision]),
    );
    expect(after.map(({ hash }) => hash)).toEqual(events.map(({ hash }) => hash));
    await expect(store.append(stream, [cancelled(stream, 3)], 2)).rejects.toThrow(/erased/);
    await Promise.all([store.close(), plain.close()]);
  });

  it('are never skipped while the keys cannot be reached', async () => {
    const stream = `case-${newId()}`;
    let reachable = true;
    const flaky = {
      query: (...given: unknown[]) =>
        reachable
          ? (database.pool.query as (...given: unknown[]) => unknown)(...given)
          : Promise.reject(new Error('no connection')),
    };
    const store = sealed(createKeyring({ pool: flaky as never, masterKey, keepMs: 0 }));
    await store.append(stream, numbered(stream, 0, 3), -1);
    reachable = false;
    await expect(all(store.read(stream))).rejects.toThrow('no connection');
    await expect(store.append(stream, numbered(stream, 3, 1), 2)).rejects.toThrow('no connection');
    reachable = true;
    expect(reasons(await all(store.read(stream)))).toEqual(['number 0', 'number 1', 'number 2']);
    await store.close();
  });

  it('are the only ones taken in a stream that is sealed', async () => {
    const stream = `case-${newId()}`;
    const [store, plain] = [sealed(), esdbStore({ url: server.url })];
    await store.append(stream, numbered(stream, 0, 2), -1);
    await plain.append(stream, numbered(stream, 2, 1), 1);
    const [, , forged] = await all(store.read(stream));
    expect(forged).toMatchObject({ data: null, unfit: expect.stringContaining('it is not sealed') as string });
    await Promise.all([store.close(), plain.close()]);
  });

  it('are erased by an event that says so only where erasure was asked for', async () => {
    const [asked, forged] = [`case-${newId()}`, `case-${newId()}`];
    const keys = keyring();
    const store = sealed(keys);
    const erased = (stream: string) => ({
      ...{ type: 'CaseErased' as const, data: { at: '2026-11-22T10:00:00.000Z' } },
      ...{ id: idOf(stream, 1), actor: 'system', correlation: stream, causation: null },
    });
    for (const stream of [asked, forged]) await store.append(stream, numbered(stream, 0, 1), -1);
    await keys.markForErasure('acc-7', [asked]);
    for (const stream of [asked, forged]) await store.append(stream, [erased(stream)], 0);
    expect((await all(store.read(asked)))[1]).toMatchObject({
      type: 'CaseErased',
      data: { at: expect.any(String) as string },
    });
    expect((await all(store.read(forged)))[1]).toMatchObject({
      data: null,
      unfit: expect.stringContaining('erasure') as string,
    });
    await store.close();
  });
});

describe('the master key', () => {
  const none = async () => false;
  it('is made once, and refused when it is lost or another one', async () => {
    const fresh = await testDatabase();
    const ask = (given: string | null, sealedBefore = none, make = () => masterKey) =>
      masterKeyOf({ pool: fresh.pool, given, make, sealedBefore });
    try {
      await expect(ask(null, async () => true)).rejects.toThrow(/holds sealed events, and the database holds no keys/);
      await expect(ask(masterKey, async () => true)).rejects.toThrow(/holds sealed events/);
      expect(await ask(null)).toBe(masterKey);
      expect(await ask(masterKey)).toBe(masterKey);
      const never = () => {
        throw new Error('nothing may be made');
      };
      await expect(ask(null, none, never)).rejects.toThrow(/found none configured and none in DATA_DIR/);
      await expect(ask('ef'.repeat(32), none, never)).rejects.toThrow(/found another one. Restore it/);
    } finally {
      await fresh.drop();
    }
  });
});

storeContract('the store with sealed events', async () => {
  const store = sealed();
  return { store, stop: () => store.close() };
});
