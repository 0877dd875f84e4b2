import type { Recorded } from '../../../shared/kernel/event.ts';
import type { Feed } from './follow.ts';

export type Recent<E extends { readonly type: string }> = Omit<Feed<E>, 'ready'> & {
  /** Everything after this position will be added. */
  readonly begin: (position: bigint) => void;
  readonly began: () => boolean;
  /** Ignored if it is not newer than what is there. */
  readonly add: (event: Recorded<E>) => void;
  /** Everything up to this position has been added. */
  readonly reached: (position: bigint) => void;
  readonly last: () => bigint;
  readonly complete: () => void;
  readonly interrupted: () => void;
};

type Bounds = { readonly events: number; readonly bytes: number };

/** The last events of the log in memory, at most so many and so large; older ones are forgotten first. */
export function createRecent<E extends { readonly type: string }>(
  bounds: Bounds = { events: 4000, bytes: 32 * 1024 * 1024 },
): Recent<E> {
  let from: bigint | null = null;
  let last = -1n;
  let events: Recorded<E>[] = [];
  let sizes: number[] = [];
  let bytes = 0;
  let times = 0;
  let whole = false;
  const listeners = new Set<() => void>();
  const changed = () => {
    for (const listener of listeners) listener();
  };

  /** Index of the first event after a position. */
  const firstAfter = (position: bigint): number => {
    let [low, high] = [0, events.length];
    while (low < high) {
      const middle = (low + high) >> 1;
      const at = events[middle]?.position;
      if (at !== undefined && at > position) high = middle;
      else low = middle + 1;
    }
    return low;
  };
  const forget = () => {
    if (events.length <= bounds.events && bytes <= bounds.bytes) return;
    let gone = 0;
    while (gone < events.length && (events.length - gone > bounds.events * 0.75 || bytes > bounds.bytes * 0.75))
      bytes -= sizes[gone++] ?? 0;
    from = events[gone - 1]?.position ?? from;
    events = events.slice(gone);
    sizes = sizes.slice(gone);
  };

  return {
    begin(position) {
      from = last = position;
    },
    began: () => from !== null,
    last: () => last,
    covers: (position) => from !== null && position >= from,
    after: (position) => ({ events: events.slice(firstAfter(position)), until: last }),
    caughtUp: () => (whole ? times : 0),
    onChange(listener) {
      listeners.add(listener);
      return () => listeners.delete(listener);
    },
    add(event) {
      if (event.position <= last) return;
      last = event.position;
      // oxlint-disable-next-line typescript/no-unsafe-type-assertion -- every event has data
      const size = JSON.stringify((event as unknown as { data: unknown }).data).length;
      events.push(event);
      sizes.push(size);
      bytes += size;
      forget();
      changed();
    },
    reached(position) {
      if (position <= last) return;
      last = position;
      changed();
    },
    complete() {
      if (whole) return;
      whole = true;
      times++;
      changed();
    },
    interrupted() {
      whole = false;
    },
  };
}
