import { readFileSync } from 'node:fs';
import { beforeAll, describe, expect, it } from 'vitest';

import { type Stored, checkStream } from '../../../server/audit/checkStream.ts';
import { doubting } from '../../../server/audit/findings.ts';
import { createSigner } from '../../../server/platform/keys/signing.ts';
import { createCodec } from '../../../server/platform/store/codec.ts';
import type { WitanEvent } from '../../../shared/events/catalogue.ts';
import { chainHash } from '../../../shared/kernel/chain.ts';
import { idOf } from '../../../shared/kernel/ids.ts';
import type { SignedHead } from '../../../shared/kernel/signedHead.ts';
import { portion, seed } from '../../support/sampled.ts';

const stream = 'case-golden';
const signer = createSigner('22'.repeat(32));
const doubt = doubting([signer.key]);
const at = '2026-11-21T16:00:00.000Z';

/** A whole case with its report, as a store keeps it. */
let history: readonly Stored[];
let head: SignedHead;
beforeAll(async () => {
  const facts = readFileSync('test/golden/providers-direct.ndjson', 'utf8')
    .trimEnd()
    .split('\n')
    .map((line) => JSON.parse(line) as WitanEvent);
  const codec = createCodec();
  const links: Stored[] = [];
  const write = async (event: WitanEvent) => {
    const revision = links.length;
    const by = { actor: 'panel', correlation: 'c', causation: null };
    const [out] = await codec.encode(stream, [{ ...event, ...by, id: idOf(stream, revision) }], {
      revision: revision - 1,
      hash: links.at(-1)?.hash ?? '',
    });
    if (!out?.json) throw new Error('expected an event as JSON');
    links.push({ revision, id: out.id, type: out.type, ...out.metadata, stored: JSON.stringify(out.data) });
  };
  for (const { type, data } of facts) await write({ type, data } as WitanEvent);
  const last = links.at(-1) as Stored;
  head = signer.sign({ stream, revision: last.revision, hash: last.hash, at });
  const { key, signature } = head;
  await write({
    type: 'ReportIssued',
    data: {
      documentHash: 'd',
      head: { revision: last.revision, hash: last.hash },
      signed: { at, key, signature },
      filename: 'r.pdf',
      at,
    },
  });
  history = links;
});

const check = (events: readonly Stored[], heads: readonly SignedHead[] = []) =>
  checkStream({ stream, events, heads, doubt });

/** Places in the stream follow the order in which a store has the events. */
const placed = (events: readonly Stored[]): Stored[] => events.map((event, revision) => ({ ...event, revision }));

/** Somebody who can write everything in the store, but has no signing key, makes every later link fit again. */
const rechained = (events: readonly Stored[], from: number): Stored[] =>
  events.reduce<Stored[]>((made, event, i) => {
    const prev = made.at(-1)?.hash ?? '';
    const hash = i < from ? event.hash : chainHash({ ...event, prev }, event.stored ?? '');
    return [...made, { ...event, prev: i < from ? event.prev : prev, hash }];
  }, []);

/** xorshift32: the same seed gives the same mutations. */
const randoms = (seed: number) => {
  let state = seed;
  return (below: number): number => {
    state ^= state << 13;
    state ^= state >>> 17;
    state ^= state << 5;
    return (state >>> 0) % below;
  };
};

const oneByteOff = (event: Stored, at: number): Stored => {
  const bytes = Buffer.from(event.stored ?? '');
  bytes[at % bytes.length] = (bytes[at % bytes.length] ?? 0) ^ 1;
  return { ...event, stored: bytes };
};

describe('the check of a stream', () => {
  it('finds nothing in a history as it was written, and agrees with its heads', async () => {
    const found = await check(history, [head]);
    expect(found).toMatchObject({ events: history.length, withheld: 0, faults: [], documentHash: 'd' });
    expect(found.agreed).toEqual([head, head]);
    expect(found.hash).toBe(history.at(-1)?.hash);
  });

  it('names the first revision of each of many that were changed, dropped, swapped or put in', async () => {
    const random = randoms(Number(seed));
    const missed: string[] = [];
    const begun = history.slice(0, 24);
    for (let i = 0; i < portion(10_000, 4000); i++) {
      const at = random(begun.length - 1);
      const event = begun[at] as Stored;
      const next = begun[at + 1] as Stored;
      const field = (['id', 'type', 'prev', 'hash'] as const)[random(4)] ?? 'id';
      const changes: Readonly<Record<string, () => readonly Stored[]>> = {
        byte: () => begun.with(at, oneByteOff(event, random(100_000))),
        field: () => begun.with(at, { ...event, [field]: `${event[field].slice(1)}0` }),
        drop: () => placed(begun.toSpliced(at, 1)),
        hole: () => begun.toSpliced(at, 1),
        swap: () => placed(begun.with(at, next).with(at + 1, event)),
        twice: () => placed(begun.toSpliced(at, 0, next)),
      };
      const how = Object.keys(changes)[random(6)] ?? 'byte';
      const changed = changes[how]?.() ?? [];
      const { faults } = await check(changed.slice(0, at + 3));
      if (faults[0]?.revision !== at) missed.push(`${how} at ${at} of seed ${seed}: ${JSON.stringify(faults)}`);
    }
    expect(missed).toEqual([]);
  });

  it('finds every end that was cut off, by the head alone', async () => {
    for (let length = 0; length <= head.revision; length++) {
      const cut = history.slice(0, length);
      expect((await check(cut)).faults).toHaveLength(length === 0 ? 1 : 0);
      const { faults } = await check(cut, [head]);
      expect(faults[0]).toMatchObject({ revision: length });
    }
  });

  it('finds a chain rebuilt: by the report’s own signature, and by the head in the mailbox where that is gone too', async () => {
    for (let at = 0; at <= head.revision; at += 7) {
      const changed = rechained(history.with(at, oneByteOff(history[at] as Stored, 30)), at);
      expect((await check(changed)).faults[0]?.what).toMatch(/^expected the hash .* rebuilt$/);
      const withoutReport = changed.slice(0, -1);
      expect((await check(withoutReport)).faults).toEqual([]);
      expect((await check(withoutReport, [head])).faults[0]).toMatchObject({ revision: head.revision });
    }
  });

  it('takes no signature of a key that is not known, and none that does not hold', async () => {
    const stranger = createSigner('33'.repeat(32));
    const faultsOf = async (given: SignedHead) => (await check(history, [given])).faults.map(({ what }) => what);
    expect(await faultsOf(stranger.sign(head))).toEqual([expect.stringContaining(`found the key ${stranger.key}`)]);
    expect(await faultsOf({ ...head, at: '2026-11-20T00:00:00.000Z' })).toEqual([
      expect.stringContaining('its signature does not hold'),
    ]);
    const { faults } = await checkStream({
      ...{ stream, events: history },
      heads: [stranger.sign(head)],
      doubt: doubting([signer.key, stranger.key]),
    });
    expect(faults).toEqual([]);
  });

  it('says how many it could see by their neighbours only', async () => {
    const hidden = history.map((event, i) => (i % 5 === 0 ? { ...event, stored: null } : event));
    const found = await check(hidden, [head]);
    expect(found).toMatchObject({ faults: [], withheld: Math.ceil(history.length / 5) });
  });
});
