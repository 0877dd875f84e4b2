import { setTimeout as sleep } from 'node:timers/promises';

import type { CaseEvent } from '../../shared/events/case.ts';
import type { Recorded } from '../../shared/kernel/event.ts';
import type { Debate } from '../../shared/views/debate/debate.ts';
import type { Audience, Known } from '../../shared/views/redact.ts';
import type { Access } from '../cases/access.ts';
import { type FoundCase, evolve } from '../cases/foldedCases.ts';

type Event = Recorded<CaseEvent>;
type Read = (caseId: string, from: number, limit?: number) => Promise<Event[]>;

export type CaseFeed = {
  readonly caseId: string;
  /** Of the last event that was broadcast; everything up to it is in the store or the ring. */
  readonly head: () => number;
  readonly known: () => Known;
  readonly access: () => Access;
  /** Up to `limit` events after this revision if memory holds them all (none at the head), else null: read the store. */
  readonly after: (revision: number, limit: number) => readonly Event[] | null;
  readonly read: (from: number, limit: number) => Promise<readonly Event[]>;
  /** The case at the head as these may see it, without transcript and marks: what the history up to there comes to. */
  readonly snapshot: (audience: Audience) => Debate;
  /** Resolves when the head has passed this revision, with true; with false when the signal aborts or the feed closes. */
  readonly moved: (revision: number, signal: AbortSignal) => Promise<boolean>;
  /** An event of the subscription, in order; what the feed has already is dropped, what is missing is read first. */
  readonly take: (event: Event) => void;
  /**
   * Called for every new event, once, in order of revision, after `known` and `access` have taken it in. `opens`: from it on viewers may
   * see what was held back of earlier events.
   */
  readonly onEvent: (listener: (event: Event, opens: boolean) => void) => void;
  readonly close: () => void;
};

const ringSize = 200;

/** What is live of one watched case: its head, the last events, and what viewers may know by now. */
export function createCaseFeed(found: FoundCase, read: Read): CaseFeed {
  const { caseId } = found;
  let state = found;
  const ring: Event[] = [];
  const listeners: ((event: Event, opens: boolean) => void)[] = [];
  const waiting = new Set<() => void>();
  const pending: Event[] = [];
  // After an event that does not fit nothing counts, as if the stream ended there.
  let { stopped } = found;
  let mending = false;
  let closed = false;

  const wake = () => {
    for (const go of waiting) go();
  };
  const push = (event: Event) => {
    if (stopped || event.revision !== state.revision + 1) return;
    if (event.unfit) {
      stopped = true;
      pending.length = 0;
      return;
    }
    if (event.type === 'CaseErased') ring.length = 0;
    const wasOpen = state.known.openedAt !== null;
    state = evolve(state, [event]);
    const opens = !wasOpen && state.known.openedAt !== null;
    ring.push(event);
    if (ring.length > ringSize) ring.shift();
    for (const listener of listeners) listener(event, opens);
    wake();
  };
  const drain = () => {
    for (let [next] = pending; next && next.revision <= state.revision + 1; [next] = pending) {
      pending.shift();
      push(next);
    }
  };
  /** Something between the head and the next event did not come by the subscription: it is in the store. */
  const mend = async () => {
    mending = true;
    for (drain(); pending.length > 0 && !closed; drain()) {
      const missing = await read(caseId, state.revision + 1).catch(() => []);
      for (const event of missing) push(event);
      if (missing.length === 0) await sleep(1000, undefined, { ref: false });
    }
    mending = false;
  };

  const after: CaseFeed['after'] = (revision, limit) => {
    if (revision >= state.revision) return [];
    const first = ring[0]?.revision ?? state.revision + 1;
    return revision < first - 1 ? null : ring.slice(revision - first + 1, revision - first + 1 + limit);
  };

  return {
    caseId,
    head: () => state.revision,
    known: () => state.known,
    access: () => state.access,
    after,
    snapshot: (audience) => (audience === 'owner' ? state.debate : state.watched),
    read: (from, limit) => read(caseId, from, limit),
    moved(revision, signal) {
      const passed = () => state.revision > revision;
      if (passed() || signal.aborted || closed) return Promise.resolve(passed());
      return new Promise((resolve) => {
        const go = () => {
          if (!passed() && !signal.aborted && !closed) return;
          signal.removeEventListener('abort', go);
          waiting.delete(go);
          resolve(passed());
        };
        waiting.add(go);
        signal.addEventListener('abort', go);
      });
    },
    take(event) {
      if (stopped || event.revision <= state.revision) return;
      pending.push(event);
      if (!mending) void mend();
    },
    onEvent: (listener) => void listeners.push(listener),
    close() {
      closed = true;
      wake();
    },
  };
}
