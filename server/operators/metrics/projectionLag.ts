import type { Projection } from '../../../projections/projector/projection.ts';
import type { Status } from '../statusOf.ts';

type Seen = { readonly position: bigint; readonly atMs: number };

/** Enough to know the oldest event that is waited for; a model that is further behind is known to be that old at least. */
const kept = 5_000;

/**
 * How long case events wait for the read models, told by a process that sees them arrive: positions in the log are no measure of
 * time, and one that nothing was written after is not behind.
 */
export function projectionLag(models: readonly Pick<Projection, 'name' | 'prefixes'>[], nowMs: () => number) {
  let seen: Seen[] = [];
  const followers = new Set(models.filter(({ prefixes }) => prefixes.includes('case-')).map(({ name }) => name));
  let positions = new Map<string, bigint>();
  return {
    arrived(position: bigint): void {
      if (seen.length < kept) seen.push({ position, atMs: nowMs() });
    },
    /** Where the models are now. What all of them have passed is forgotten. */
    models(now: Status['models']): void {
      positions = new Map(now.filter(({ name }) => followers.has(name)).map(({ name, position }) => [name, position]));
      seen = seen.filter((event) => [...positions.values()].some((position) => position < event.position));
    },
    of(model: string): number | null {
      const at = positions.get(model);
      if (at === undefined) return null;
      const oldest = seen.find(({ position }) => position > at);
      return oldest ? (nowMs() - oldest.atMs) / 1000 : 0;
    },
  };
}
