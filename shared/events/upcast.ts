import type { EventType } from './catalogue.ts';
import { entriesOf } from '../kernel/collections.ts';

type Data = Readonly<Record<string, unknown>>;
/** Total functions from the shape of version n to that of n + 1, in order; a type without an entry is at version 1. */
type Steps = Partial<Readonly<Record<EventType, readonly ((data: Data) => Data)[]>>>;

const stepsOf = (steps: Steps, type: string) => entriesOf(steps).find(([one]) => one === type)?.[1] ?? [];

/** How events written in older versions of their schema are read in today's. */
export const upcasting = (steps: Steps) => ({
  versionOf: (type: string): number => stepsOf(steps, type).length + 1,
  /** An event's data in today's shape, whatever version it was written in. */
  upcast: (type: string, version: number, data: Data): Data =>
    stepsOf(steps, type)
      .slice(version - 1)
      .reduce((old, step) => step(old), data),
});

/** Nothing was released in an older version yet. */
export const { versionOf, upcast } = upcasting({});
