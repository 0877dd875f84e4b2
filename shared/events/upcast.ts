import type { EventType } from './catalogue.ts';

type Data = Readonly<Record<string, unknown>>;
/** Total functions from the shape of version n to that of n + 1, in order; a type without an entry is at version 1. */
const steps: Partial<Record<EventType, readonly ((data: Data) => Data)[]>> = {};

export const versionOf = (type: string): number => (steps[type as EventType]?.length ?? 0) + 1;

/** An event's data in today's shape, whatever version it was written in. */
export const upcast = (type: string, version: number, data: Data): Data =>
  (steps[type as EventType] ?? []).slice(version - 1).reduce((old, step) => step(old), data);
