import type { EventType } from './catalogue.ts';

type Data = Readonly<Record<string, unknown>>;
/** Total functions from the shape of version n to that of n + 1, in order; a type without an entry is at version 1. */
type Steps = Partial<Readonly<Record<EventType, readonly ((data: Data) => Data)[]>>>;

/** How events written in older versions of their schema are read in today's. */
export const upcasting = (steps: Steps) => ({
  versionOf: (type: string): number => (steps[type as EventType]?.length ?? 0) + 1,
  /** An event's data in today's shape, whatever version it was written in. */
  upcast: (type: string, version: number, data: Data): Data =>
    (steps[type as EventType] ?? []).slice(version - 1).reduce((old, step) => step(old), data),
});

/** Nothing was released in an older version yet. */
export const { versionOf, upcast } = upcasting({});
