import { type CaseEvent, caseStream } from '../../shared/events/case.ts';
import type { Recorded } from '../../shared/kernel/event.ts';
import { type Debate, foldDebate, noDebate } from '../../shared/views/debate/debate.ts';
import { type Audience, type Known, learn, nothingKnown, opened, redact } from '../../shared/views/redact.ts';
import type { Store } from '../platform/store/store.ts';
import { type Access, evolveAccess, nobody } from './access.ts';

/** Debates without transcript and marks: what the history up to the revision comes to. */
export type FoundCase = {
  readonly caseId: string;
  /** Of the last event folded in, which was the head when it was asked for. */
  readonly revision: number;
  readonly access: Access;
  readonly known: Known;
  /** As the owner sees it. */
  readonly debate: Debate;
  /** As a watcher by link sees it. */
  readonly watched: Debate;
  /** An event was found that does not fit, or that was not written here: nothing from there on counts. */
  readonly stopped: boolean;
  /** Both as they will be seen once the blind ballots are open: what is held back until then is known already. */
  readonly later: Readonly<Record<Audience, Debate>>;
};

export type Cases = {
  /** The case as it stands now, from its stream itself; null when there is none. */
  readonly at: (caseId: string) => Promise<FoundCase | null>;
  /** A new event of some case: what is held of it goes on, so that the next reader reads nothing again. */
  readonly take: (caseId: string, event: Recorded<CaseEvent>) => void;
  /** Its account was deleted: nothing is kept of it here. */
  readonly forget: (caseId: string) => Promise<void>;
};

/** Folded cases that outlive the process. What they hold may be gone at any time; it is folded again then. */
export type Snapshots = {
  readonly load: (caseId: string) => Promise<FoundCase | null>;
  readonly save: (found: FoundCase) => Promise<void>;
  readonly drop: (caseId: string) => Promise<void>;
};

type Options = {
  /** Cases that are held at most. */
  readonly keep?: number;
  readonly snapshots?: Snapshots;
  /** Events after which a case is saved again: as many are read and folded in some tens of milliseconds. */
  readonly saveEvery?: number;
};

/**
 * Cases lately asked for, and those that began lately, are kept folded: asking again reads only what is new. Long ones are saved
 * every thousand events, so that the first who asks after a restart does not wait until the whole history was read.
 */
export function createCases(
  store: Pick<Store<CaseEvent>, 'read'>,
  { keep = 64, snapshots = noSnapshots, saveEvery = 1000 }: Options = {},
): Cases {
  const held = new Map<string, FoundCase>();
  /** What came since, folded some at a time: each fold makes a new debate. */
  const pending = new Map<string, Recorded<CaseEvent>[]>();
  const saved = new Map<string, number>();
  const opening = new Map<string, Promise<unknown>>();

  const read = (caseId: string, from: number) => Array.fromAsync(store.read(caseStream(caseId), { from }));
  const drop = (caseId: string) => {
    for (const kept of [held, pending, saved]) kept.delete(caseId);
  };
  const hold = (found: FoundCase) => {
    const { caseId, revision } = found;
    // Somebody else may have read further meanwhile; the one that is ahead stays.
    if ((held.get(caseId)?.revision ?? -1) > revision) return;
    held.delete(caseId);
    held.set(caseId, found);
    for (const oldest of held.keys()) {
      if (held.size <= keep) break;
      drop(oldest);
    }
    if (found.stopped || revision - (saved.get(caseId) ?? -1) < saveEvery) return;
    saved.set(caseId, revision);
    void snapshots.save(found);
  };

  /** What was saved and what came after it, if the history is still the one it was folded from. */
  const resume = async (caseId: string): Promise<readonly [FoundCase, Recorded<CaseEvent>[]] | null> => {
    const found = await snapshots.load(caseId);
    if (!found) return null;
    const [last, ...later] = await read(caseId, found.revision);
    if (last?.hash !== found.debate.head) return null;
    saved.set(caseId, found.revision);
    return [found, later];
  };
  const begin = async (caseId: string) => [nothing(caseId), await read(caseId, 0)] as const;

  const kept = (found: FoundCase): FoundCase | null => {
    if (found.revision < 0) return null;
    hold(found);
    return found;
  };
  /** A long history is read once, however many ask for it at the same time. */
  const alone = <T>(caseId: string, work: Promise<T>): Promise<T> => {
    const over = work
      .catch(() => null)
      .finally(() => {
        if (opening.get(caseId) === over) opening.delete(caseId);
      });
    opening.set(caseId, over);
    return work;
  };
  const wholly = (caseId: string, whole: Promise<readonly [FoundCase, Recorded<CaseEvent>[]]>) =>
    alone(
      caseId,
      whole.then(([before, events]) => kept(evolve(before, events))),
    );

  const settle = (caseId: string) => {
    const [found, events] = [held.get(caseId), pending.get(caseId)];
    pending.delete(caseId);
    const next = events?.filter(({ revision }) => revision > (found?.revision ?? -1)) ?? [];
    if (found && next[0]?.revision === found.revision + 1) hold(evolve(found, next));
  };

  const at: Cases['at'] = async (caseId) => {
    for (let other = opening.get(caseId); other; other = opening.get(caseId)) await other;
    settle(caseId);
    const known = held.get(caseId);
    if (!known)
      return wholly(
        caseId,
        resume(caseId).then((resumed) => resumed ?? begin(caseId)),
      );
    return kept(evolve(known, await read(caseId, known.revision + 1)));
  };

  return {
    at,
    take(caseId, event) {
      if (event.revision === 0 && !held.has(caseId)) return hold(evolve(nothing(caseId), [event]));
      const found = held.get(caseId);
      if (!found) return;
      const waiting = pending.get(caseId) ?? [];
      const last = Math.max(found.revision, waiting.at(-1)?.revision ?? -1);
      if (event.revision <= last) return;
      if (event.revision === last + 1) {
        waiting.push(event);
        pending.set(caseId, waiting);
        if (waiting.length >= foldedAtOnce) settle(caseId);
        // Anyone who asks for it is told what is wrong with the store.
      } else if (!opening.has(caseId)) alone(caseId, at(caseId)).catch(() => null);
    },
    async forget(caseId) {
      drop(caseId);
      await snapshots.drop(caseId);
    },
  };
}

const foldedAtOnce = 50;
const noSnapshots: Snapshots = {
  load: () => Promise.resolve(null),
  save: () => Promise.resolve(),
  drop: () => Promise.resolve(),
};
const nothing = (caseId: string): FoundCase => ({
  caseId,
  revision: -1,
  access: nobody,
  known: nothingKnown,
  debate: noDebate,
  watched: noDebate,
  later: { owner: noDebate, watcher: noDebate },
  stopped: false,
});

/** The case with more of its history folded in. */
export const evolve = (found: FoundCase, given: readonly Recorded<CaseEvent>[]): FoundCase => {
  const end = found.stopped ? 0 : given.findIndex(({ unfit }) => unfit);
  if (end >= 0)
    return {
      ...evolve({ ...found, stopped: false }, given.slice(0, end)),
      stopped: true,
      revision: given.at(-1)?.revision ?? found.revision,
    };
  const events = given;
  const legible = events.filter(({ erased }) => !erased);
  const known = legible.reduce(learn, found.known);
  const access = legible.reduce(evolveAccess, found.access);
  const revision = events.at(-1)?.revision ?? found.revision;
  // Of an erased case nothing is kept, and nobody may see it.
  if (legible.some(({ type }) => type === 'CaseErased')) return { ...nothing(found.caseId), revision, access, known };
  const fold = (audience: Audience, from: Debate, by: Known) =>
    bare(
      foldDebate(
        events.map((event) => redact(event, audience, by)),
        from,
      ),
    );
  const inTime = opened(known);
  const later = {
    owner: fold('owner', found.later.owner, inTime),
    watcher: fold('watcher', found.later.watcher, inTime),
  };
  const isOpen = known.openedAt !== null;
  return {
    ...found,
    revision,
    access,
    known,
    later,
    debate: isOpen ? later.owner : fold('owner', found.debate, known),
    watched: isOpen ? later.watcher : fold('watcher', found.watched, known),
  };
};

export const bare = (debate: Debate): Debate => ({
  ...debate,
  transcript: noDebate.transcript,
  marks: noDebate.marks,
});
