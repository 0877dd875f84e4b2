import { createHash } from 'node:crypto';
import { mkdirSync, readFileSync, statSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';

import { afterAll, beforeAll, describe, expect, it } from 'vitest';

import { rotateMasterKey } from '../../../server/platform/keys/rotateMasterKey.ts';
import { type KeySlots, openKeySlots } from '../../../server/platform/keys/slots/keySlots.ts';
import { slotIn } from '../../../server/platform/keys/slots/slotBytes.ts';
import { keptMasterKeys } from '../../../server/platform/keys/storedKeys.ts';
import { importTableKeys } from '../../../server/platform/keys/tableKeys.ts';
import { type MasterKeys, unwrap, wrap } from '../../../server/platform/keys/wrapping.ts';
import { seal, wrappingKey } from '../../../server/platform/keys/cipher.ts';
import { createKeyring } from '../../../server/platform/keys/keyring.ts';
import { masterKeysOf } from '../../../server/platform/keys/masterKey.ts';
import { createCodec } from '../../../server/platform/store/codec.ts';
import { esdbStore } from '../../../server/platform/store/esdb/esdbStore.ts';
import { DamagedSeal } from '../../../server/platform/store/seal.ts';
import { chainHash } from '../../../shared/kernel/chain.ts';
import { idOf } from '../../../shared/kernel/ids.ts';
import { type TestEventstore, newId, testEventstore } from '../../support/eventstore.ts';
import { type TestDatabase, testDatabase } from '../../support/postgres.ts';
import { tempDir } from '../../support/tempDir.ts';
import { all, cancelled, numbered, reasons, storeContract } from '../../support/storeContract.ts';

const masterKey = 'cd'.repeat(32);
const place = tempDir('slots');
const slots = openKeySlots(place.path);
const slotFile = (stream: string) =>
  join(place.path, createHash('sha256').update(stream).digest('hex').slice(0, 2), stream);

let server: TestEventstore;
let database: TestDatabase;
beforeAll(async () => {
  [server, database] = await Promise.all([testEventstore(), testDatabase()]);
});
afterAll(async () => {
  await database.drop();
  await server.stop();
  place.remove();
});

const masters: MasterKeys = [masterKey];
const keyring = (keepMs = 60_000) => createKeyring({ pool: database.pool, slots, masters: () => masters, keepMs });
const keyringOf = (pool: TestDatabase['pool'], its: KeySlots, known: () => MasterKeys) =>
  createKeyring({ pool, slots: its, masters: known, keepMs: 0 });
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
    const wrapped = await Promise.all(['case-a', 'case-b'].map(async (stream) => String(await slots.read(stream))));
    expect(new Set(wrapped).size).toBe(2);
  });

  it('makes one key where many begin at once', async () => {
    const stream = `case-${newId()}`;
    const plain = Buffer.from('{}');
    const made = await Promise.all(
      Array.from({ length: 20 }, () => keyring().close(stream, 'CaseSubmitted', plain, 'here')),
    );
    for (const bytes of made) expect(await keyring().open(stream, bytes ?? new Uint8Array(), 'here')).toEqual(plain);
  });

  it('knows which cases end with an account that is itself to be erased', async () => {
    const keys = keyring();
    const [account, own, other] = [newId(), `case-${newId()}`, `case-${newId()}`];
    await keys.markForErasure(account, [own]);
    expect(await keys.endsWithAccount(own)).toBe(false);
    await keys.markForErasure(account, [`account-${account}`]);
    await keys.markForErasure(newId(), [other]);
    expect([await keys.endsWithAccount(own), await keys.endsWithAccount(other)]).toEqual([true, false]);
    expect(await keys.endsWithAccount('case-never-noted')).toBe(false);
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
    expect([await slots.read(gone), await slots.read('case-never-written')]).toEqual(['erased', 'erased']);
    expect(
      readFileSync(slotFile(gone))
        .subarray(5)
        .every((byte) => byte === 0),
    ).toBe(true);
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
    const flaky: KeySlots = {
      ...slots,
      read: (one) => (reachable ? slots.read(one) : Promise.reject(new Error('no connection'))),
    };
    const store = sealed(createKeyring({ pool: database.pool, slots: flaky, masters: () => masters, keepMs: 0 }));
    await store.append(stream, numbered(stream, 0, 3), -1);
    reachable = false;
    await expect(all(store.read(stream))).rejects.toThrow('no connection');
    await expect(store.append(stream, numbered(stream, 3, 1), 2)).rejects.toThrow('no connection');
    reachable = true;
    expect(reasons(await all(store.read(stream)))).toEqual(['number 0', 'number 1', 'number 2']);
    await store.close();
  });

  it('stay sealed in a history of which other types are read', async () => {
    const stream = `case-${newId()}`;
    const writer = sealed();
    await writer.append(stream, numbered(stream, 0, 1), -1);
    const unreachable: KeySlots = { ...slots, read: () => Promise.reject(new Error('no key is needed')) };
    const store = sealed(createKeyring({ pool: database.pool, slots: unreachable, masters: () => masters }));
    const over = new AbortController();
    const options = { prefixes: [stream], signal: over.signal, reads: (type: string) => type !== 'CaseCancelled' };
    for await (const event of store.follow(options)) {
      expect(event).toMatchObject({ stream, type: 'CaseCancelled', revision: 0, data: null });
      expect(event).not.toHaveProperty('unfit');
      over.abort();
    }
    expect(over.signal.aborted).toBe(true);
    await Promise.all([writer.close(), store.close()]);
  });

  it('ask for the master keys again only where those they know open nothing', async () => {
    const streams = [`case-${newId()}`, `case-${newId()}`, `case-${newId()}`];
    const plain = Buffer.from('{}');
    const bytes = await Promise.all(streams.map((stream) => keyring().close(stream, 'CaseSubmitted', plain, '')));
    const stale: MasterKeys = ['ef'.repeat(32)];
    let asked = 0;
    const keys = keyringOf(database.pool, slots, () => (asked++ === 0 ? stale : masters));
    for (const [i, stream] of streams.entries())
      expect(await keys.open(stream, bytes[i] ?? new Uint8Array(), '')).toEqual(plain);
    expect(asked).toBe(2);
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
    const ask = (given: string | null, sealedBefore = none, make = () => masterKey, its: { id: string } = slots) =>
      masterKeysOf({ pool: fresh.pool, given: given === null ? null : [given], make, slots: its, sealedBefore });
    try {
      await expect(ask(null, async () => true)).rejects.toThrow(/holds sealed events, and the database holds no keys/);
      await expect(ask(masterKey, async () => true)).rejects.toThrow(/holds sealed events/);
      expect(await ask(null)).toEqual([masterKey]);
      expect(await ask(masterKey)).toEqual([masterKey]);
      const never = () => {
        throw new Error('nothing may be made');
      };
      await expect(ask(null, none, never)).rejects.toThrow(/found none configured and none in DATA_DIR/);
      await expect(ask('ef'.repeat(32), none, never)).rejects.toThrow(/found another one. Restore it/);
      await expect(ask(masterKey, none, never, { id: 'another' })).rejects.toThrow(/KEY_SLOTS: expected the folder/);
    } finally {
      await fresh.drop();
    }
  });
});

describe('a rotation of the master key', () => {
  it('wraps every key again beside a process that runs, and leaves nothing that the old one opens', async () => {
    const [folder, fresh] = [tempDir('rotation'), await testDatabase()];
    const { pool } = fresh;
    const own = openKeySlots(join(folder.path, 'slots'));
    mkdirSync(join(folder.path, 'keys'));
    writeFileSync(join(folder.path, 'keys', 'master'), `${masterKey}\n`, { mode: 0o600 });
    const kept = () => keptMasterKeys(folder.path) ?? [masterKey];
    await masterKeysOf({ pool, given: kept(), make: () => '', slots: own, sealedBefore: async () => false });
    const [running, later] = [keyringOf(pool, own, kept), keyringOf(pool, own, kept)];
    const sealedBy = new Map<string, Uint8Array>();
    const write = async (stream: string) =>
      sealedBy.set(stream, (await running.close(stream, 'CaseSubmitted', Buffer.from(stream), '')) ?? Buffer.alloc(0));
    try {
      for (let n = 0; n < 20; n++) await write(`case-${n}`);
      await running.markForErasure('acc-1', ['case-3']);
      await running.erase('acc-1');
      // The process goes on while the keys are wrapped again: it begins cases, and erases one.
      await running.markForErasure('acc-2', ['case-4']);
      const rotating = rotateMasterKey({ pool, slots: own, dataDir: folder.path, configured: undefined });
      await Promise.all([running.erase('acc-2'), ...[20, 21, 22, 23].map((n) => write(`case-${n}`)), rotating]);

      const [newest, ...others] = kept();
      expect([newest === masterKey, others, statSync(join(folder.path, 'keys', 'master')).mode & 0o777]).toEqual([
        ...[false, [], 0o600],
      ]);
      for await (const stream of own.streams()) {
        const slot = await own.read(stream);
        const isErased = ['case-3', 'case-4'].includes(stream);
        expect([stream, slot === 'erased']).toEqual([stream, isErased]);
        if (slot === null || slot === 'erased') continue;
        expect([slot.length, unwrap([masterKey], stream, slot)]).toEqual([1, null]);
        const plain = await later.open(stream, sealedBy.get(stream) ?? Buffer.alloc(0), '');
        expect(Buffer.from(plain ?? []).toString()).toBe(stream);
      }
      // And the start knows the new one, and refuses the old one.
      const start = (given: MasterKeys) =>
        masterKeysOf({ pool, given, make: () => '', slots: own, sealedBefore: async () => true });
      expect(await start(kept())).toEqual(kept());
      await expect(start([masterKey])).rejects.toThrow(/found another one/);
    } finally {
      await fresh.drop();
      folder.remove();
    }
  });

  it('goes on after a crash between the two wrappings of a key', async () => {
    const stream = `case-${newId()}`;
    const [older, newer] = ['12'.repeat(32), '34'.repeat(32)];
    const key = Buffer.alloc(32, 7);
    await slots.make(stream, wrap(older, stream, key));
    const before = readFileSync(slotFile(stream));
    await slots.replace(stream, wrap(newer, stream, key));
    const after = readFileSync(slotFile(stream));
    // Both cells, as they are on disk before the old one is overwritten; then half of the new one.
    const both = Buffer.from(after.map((byte, at) => byte || (before[at] ?? 0)));
    const torn = Buffer.from(both);
    torn.fill(0, 200);
    for (const [bytes, known] of [[both, older] as const, [both, newer] as const, [torn, older] as const]) {
      const slot = slotIn(bytes, stream);
      expect(slot === 'erased' ? null : unwrap([known], stream, slot)).toEqual(key);
    }
  });
});

describe('keys that an older program kept in the database', () => {
  it('are moved to slots once', async () => {
    const fresh = await testDatabase();
    const [stream, gone] = [`case-${newId()}`, `case-${newId()}`];
    const key = Buffer.alloc(32, 9);
    await fresh.pool.query(
      `insert into subject_key.key (stream, wrapped, erased_at) values ($1, $2, null), ($3, null, now())`,
      [stream, seal(wrappingKey(masterKey), `key of ${stream}`, key), gone],
    );
    for (let again = 0; again < 2; again++) await importTableKeys(fresh.pool, slots, masters);
    const slot = await slots.read(stream);
    expect(slot !== 'erased' && slot && unwrap(masters, stream, slot)).toEqual(key);
    expect(await slots.read(gone)).toBe('erased');
    expect((await fresh.pool.query('select 1 from subject_key.key')).rowCount).toBe(0);
    await fresh.drop();
  });

  it('stay there, and the start is refused, while a slot holds another key', async () => {
    const fresh = await testDatabase();
    const [stream, gone] = [`case-${newId()}`, `case-${newId()}`];
    const row = (one: string, master = masterKey) => seal(wrappingKey(master), `key of ${one}`, Buffer.alloc(32, 9));
    await fresh.pool.query('insert into subject_key.key (stream, wrapped) values ($1, $2), ($3, $4)', [
      ...[gone, row(gone), stream, row(stream)],
    ]);
    const left = async () => (await fresh.pool.query('select 1 from subject_key.key')).rowCount;
    try {
      await slots.erase(gone);
      await slots.make(stream, wrap(masterKey, stream, Buffer.alloc(32, 8)));
      await expect(importTableKeys(fresh.pool, slots, masters)).rejects.toThrow(
        /KEY_SLOTS: expected the slot of case-/,
      );
      expect(await left()).toBe(2);
      await slots.replace(stream, wrap(masterKey, stream, Buffer.alloc(32, 9)));
      await expect(importTableKeys(fresh.pool, slots, ['ef'.repeat(32)])).rejects.toThrow(/MASTER_KEY: expected/);
      expect(await left()).toBe(2);
      await importTableKeys(fresh.pool, slots, masters);
      expect([await left(), await slots.read(gone)]).toEqual([0, 'erased']);
    } finally {
      await fresh.drop();
    }
  });
});

storeContract('the store with sealed events', async () => {
  const store = sealed();
  return { store, stop: () => store.close() };
});
