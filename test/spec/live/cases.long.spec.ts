import { describe, expect, it } from 'vitest';

import { type FoundCase, type Snapshots, bare, createCases } from '../../../server/cases/foldedCases.ts';
import { memoryStore } from '../../../server/platform/store/memory.ts';
import type { NewEvent, Store } from '../../../server/platform/store/store.ts';
import { type CaseEvent, caseStream } from '../../../shared/events/case.ts';
import type { Recorded } from '../../../shared/kernel/event.ts';
import { idOf } from '../../../shared/kernel/ids.ts';
import { foldDebate } from '../../../shared/views/debate/debate.ts';
import { seenBy } from '../../../shared/views/redact.ts';
import { caseId } from '../../support/controls.ts';
import { facts, rehearse } from '../../support/panelCase.ts';

const stream = caseStream(caseId);
const history = facts((await rehearse('default')).kept);

/** The rehearsed case again in a store that says from where it was read. */
const stored = async (events: readonly CaseEvent[] = history) => {
  const store = memoryStore() as unknown as Store<CaseEvent>;
  const append = async (some: readonly CaseEvent[], from: number) => {
    const asNew = ({ type, data }: CaseEvent, i: number) =>
      ({
        type,
        data,
        id: idOf(stream, from + i),
        actor: 'panel',
        correlation: 'c',
        causation: null,
      }) as NewEvent<CaseEvent>;
    await store.append(stream, some.map(asNew), from - 1);
  };
  await append(events, 0);
  const froms: number[] = [];
  const read: Store<CaseEvent>['read'] = (of, page) => {
    froms.push(page?.from ?? 0);
    return store.read(of, page);
  };
  return { store, read, froms, append, all: await Array.fromAsync(store.read(stream)) };
};

const wholly = (all: readonly Recorded<CaseEvent>[]) => ({
  debate: bare(foldDebate(seenBy('owner', all))),
  watched: bare(foldDebate(seenBy('watcher', all))),
});
const snapshotStore = (): Snapshots & { readonly kept: Map<string, FoundCase> } => {
  const kept = new Map<string, FoundCase>();
  return {
    kept,
    load: async (id) => kept.get(id) ?? null,
    save: async (found) => void kept.set(found.caseId, found),
    drop: async (id) => void kept.delete(id),
  };
};

describe('a case that is followed from its first event', () => {
  it('is the same at each of its events as the history up to there', async () => {
    const { read, all } = await stored();
    let head = 0;
    const cases = createCases({ read: (of, page) => read(of, { ...page, limit: head + 1 - (page?.from ?? 0) }) });
    for (const event of all) {
      head = event.revision;
      cases.take(caseId, event);
      if (head % 20 !== 0 && head !== all.length - 1) continue;
      expect(await cases.at(caseId)).toMatchObject({ revision: head, ...wholly(all.slice(0, head + 1)) });
    }
  });

  it('is not read again by the first viewer', async () => {
    const { read, froms, all } = await stored();
    const cases = createCases({ read });
    for (const event of all) {
      cases.take(caseId, event);
      // Opened ballots make it read once more what was kept back.
      if (event.type === 'BallotsRevealed') await cases.at(caseId);
    }
    froms.length = 0;
    expect((await cases.at(caseId))?.revision).toBe(all.length - 1);
    expect(froms).toEqual([all.length]);
  });

  it('is read once, however many ask for it at once', async () => {
    const { read, froms, all } = await stored();
    const cases = createCases({ read });
    const found = await Promise.all([1, 2, 3].map(() => cases.at(caseId)));
    expect(found.map((one) => one?.revision)).toEqual([1, 2, 3].map(() => all.length - 1));
    expect(froms).toEqual([0, all.length, all.length]);
  });

  it('catches up when an event did not come', async () => {
    const { read, froms, all } = await stored();
    const cases = createCases({ read });
    for (const event of all) if (event.revision !== 5) cases.take(caseId, event);
    // By one reading, whatever came meanwhile.
    expect(froms).toHaveLength(1);
    expect(await cases.at(caseId)).toMatchObject({ revision: all.length - 1, ...wholly(all) });
  });
});

describe('a long case', () => {
  const early = 40;

  it('goes on from where it was saved', async () => {
    const { store, read, froms, append } = await stored(history.slice(0, early));
    const snapshots = snapshotStore();
    await createCases(store, { snapshots, saveEvery: 10 }).at(caseId);
    expect(snapshots.kept.get(caseId)?.revision).toBe(early - 1);
    await append(history.slice(early, early + 5), early);

    const found = await createCases({ read }, { snapshots, saveEvery: 10 }).at(caseId);
    expect(froms).toEqual([early - 1]);
    const all = await Array.fromAsync(store.read(stream));
    expect(found).toMatchObject({ revision: early + 4, ...wholly(all) });
    expect(snapshots.kept.get(caseId)?.revision).toBe(early - 1);
  });

  it('is folded again where the history is not the one it was saved from', async () => {
    const snapshots = snapshotStore();
    await createCases((await stored(history.slice(0, early))).store, { snapshots, saveEvery: 10 }).at(caseId);
    const other = await stored([history[0] as CaseEvent, ...history.slice(2, early)]);
    const found = await createCases({ read: other.read }, { snapshots }).at(caseId);
    expect(other.froms).toEqual([early - 1, 0]);
    expect(found).toMatchObject({ revision: early - 2, ...wholly(other.all) });
  });

  it('whose account was deleted is not kept', async () => {
    const { read, froms, all } = await stored();
    const snapshots = snapshotStore();
    const cases = createCases({ read }, { snapshots, saveEvery: 10 });
    await cases.at(caseId);
    await cases.forget(caseId);
    expect(snapshots.kept.size).toBe(0);
    await cases.at(caseId);
    expect(froms).toEqual([0, 0]);
    expect(all.length).toBeGreaterThan(early);
  });
});
