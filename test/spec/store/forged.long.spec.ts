import { beforeAll, describe, expect, it } from 'vitest';

import { apply } from '../../../projections/projector/applyEvents.ts';
import { caseDecider } from '../../../server/cases/caseDecider.ts';
import { jobsFor } from '../../../server/platform/jobs/reactors.ts';
import { createKeyring } from '../../../server/platform/keys/keyring.ts';
import { createCases } from '../../../server/cases/foldedCases.ts';
import { type Incoming, createCodec } from '../../../server/platform/store/codec.ts';
import { handle } from '../../../server/platform/store/handler.ts';
import type { WitanEvent } from '../../../shared/events/catalogue.ts';
import { type CaseEvent, caseStream } from '../../../shared/events/case.ts';
import { chainHash } from '../../../shared/kernel/chain.ts';
import type { Recorded } from '../../../shared/kernel/event.ts';
import { idOf } from '../../../shared/kernel/ids.ts';
import { memorySlots } from '../../fakes/keySlots.ts';
import { at } from '../../support/controls.ts';
import { rehearse, stream } from '../../support/panelCase.ts';
import { portion } from '../../support/sampled.ts';
import { keepsNothing } from '../../support/readModels.ts';
import { seeded } from '../eventstore/seeded.ts';

/** A database in which nothing is marked for erasure. */
const noMarks = { query: () => Promise.resolve({ rows: [], rowCount: 0 }) } as never;
const ours = createCodec<WitanEvent>({
  seal: createKeyring({ pool: noMarks, slots: memorySlots(), masters: () => ['ab'.repeat(32)] }),
});
/** Somebody who can write anything into the store and knows all of this program, but has none of the keys. */
const theirs = createCodec<WitanEvent>({
  seal: createKeyring({ pool: noMarks, slots: memorySlots(), masters: () => ['cd'.repeat(32)] }),
});
const plain = createCodec<WitanEvent>();

const caseId = stream.slice('case-'.length);
let written: readonly Incoming[];
let other: readonly Incoming[];
beforeAll(async () => {
  const { events } = await rehearse('direct');
  [written, other] = [await storedBy(ours, stream, events), await storedBy(ours, 'case-other', events)];
});

/** As a store would give back what a codec made of these. */
async function storedBy(
  codec: typeof ours,
  name: string,
  events: readonly WitanEvent[],
  before: readonly Incoming[] = [],
) {
  const out: Incoming[] = [];
  for (const event of events) {
    const revision = before.length + out.length;
    const hash = hashOf(out.at(-1) ?? before.at(-1));
    const by = { actor: 'panel', correlation: caseId, causation: null, ...event };
    const [made] = await codec.encode(name, [{ ...by, id: idOf(name, revision) }], { revision: revision - 1, hash });
    out.push({ ...made!, stream: name, revision, position: BigInt(revision), at });
  }
  return out;
}

const hashOf = (event: Incoming | undefined): string => (event?.metadata as { hash: string } | undefined)?.hash ?? '';

/** Puts an event at another place, with a link that fits there. */
const moved = (event: Incoming, to: readonly Incoming[]): Incoming => {
  const [revision, prev] = [to.length, hashOf(to.at(-1))];
  const { metadata, id, type, data, json } = event as Incoming & { readonly metadata: Recorded<unknown> };
  const link = { ...metadata, id, type, revision, prev };
  const bytes = json ? JSON.stringify(data) : (data as Uint8Array);
  return {
    ...event,
    stream,
    revision,
    position: BigInt(revision),
    metadata: { ...metadata, prev, hash: chainHash(link, bytes) },
  };
};

const forgeries: readonly WitanEvent[] = [
  { type: 'AuditorInvited', data: { email: 'mallory@example.org', accountId: 'acc-9', at } },
  { type: 'WatchLinkOpened', data: { at } },
  { type: 'CaseCancelled', data: { reason: 'because', at } },
  { type: 'CaseErased', data: { at } },
];

const reading = (events: readonly Recorded<WitanEvent>[]) => ({
  async *read(_: string, { from = 0 } = {}) {
    yield* events.slice(from) as Recorded<CaseEvent>[];
  },
});
const known = new WeakMap<Incoming, Promise<Recorded<WitanEvent>>>();
const decoded = (events: readonly Incoming[]) =>
  Promise.all(
    events.map((event) => {
      const recorded = known.get(event) ?? ours.decode(event);
      known.set(event, recorded);
      return recorded;
    }),
  );
const viewOf = async (events: readonly Recorded<WitanEvent>[]) => {
  const found = await createCases(reading(events)).at(caseId);
  if (!found?.access.ownerId) return null;
  const { revision: _revision, stopped: _stopped, ...view } = found;
  return view;
};

describe('events that were not written here', () => {
  it('change no view in hundreds of forged, swapped and replayed ones', async () => {
    const random = seeded(7);
    const attacks: readonly (() => Promise<{ events: readonly Incoming[]; from: number }>)[] = [
      // Put behind the last event, legible or sealed with a key of their own.
      ...[plain, theirs].map((codec) => async () => {
        const forged = forgeries[random(forgeries.length)]!;
        return { events: [...written, ...(await storedBy(codec, stream, [forged], written))], from: written.length };
      }),
      // An event of this case, or of another one, once more.
      ...[() => written, () => other].map((source) => async () => {
        const replayed = source()[random(written.length)]!;
        return { events: [...written, moved(replayed, written)], from: written.length };
      }),
      // Two events exchanged, and every later link made to fit.
      async () => {
        const i = random(written.length - 1);
        const j = i + 1 + random(written.length - i - 1);
        const exchanged = written.map((event, k) => (k === i ? written[j]! : k === j ? written[i]! : event));
        const events: Incoming[] = [];
        for (const [k, event] of exchanged.entries()) events.push(k < i ? event : moved(event, events));
        return { events, from: i };
      },
      // A byte of what an event says, or of who did it, changed, and its own link made to fit.
      async () => {
        const i = random(written.length);
        const event = written[i]!;
        const data = Uint8Array.from(event.data as Uint8Array);
        data[random(data.length)]! ^= 1 << random(8);
        const by = { ...event, metadata: { ...(event.metadata as object), actor: 'account:mallory' } };
        const changed = moved(random(2) === 0 ? { ...event, data } : by, written.slice(0, i));
        return { events: [...written.slice(0, i), changed, ...written.slice(i + 1)], from: i };
      },
    ];
    const before = await decoded(written);
    expect(before.every(({ unfit }) => !unfit)).toBe(true);
    const views = new Map<number, Promise<unknown>>([[0, Promise.resolve(null)]]);
    for (let n = 0; n < portion(1000, 100); n++) {
      const { events, from } = await attacks[n % attacks.length]!();
      const after = await decoded(events);
      if (!views.has(from)) views.set(from, viewOf(before.slice(0, from)));
      expect(after[from]?.unfit, `attack ${n}`).toContain(`${stream}, revision ${from}`);
      expect(await viewOf(after), `attack ${n}`).toEqual(await views.get(from));
      expect(jobsFor(after[from]!), `attack ${n}`).toEqual([]);
    }
  });

  it('stop their case: no command is decided on it, and its read models park it', async () => {
    const forged = await storedBy(plain, stream, [forgeries[0]!], written);
    const history = await decoded([...written, ...forged]);
    const asked = { actor: 'a', correlation: 'c', causation: null, key: 'k' };
    const command = handle(reading(history) as never, caseDecider, caseStream);
    await expect(command(caseId, { type: 'OpenWatchLink', by: 'acc-1', at }, asked)).rejects.toThrow(
      'was not written here',
    );
    await expect(apply({} as never, keepsNothing, history.slice(-1))).rejects.toThrow('was not written here');
  });
});
