import { WrongRevision } from './store.ts';

/** The store did not answer in time: whether the events are written is unknown. Repeating the same append settles it. */
export class OutcomeUnknown extends Error {
  override readonly name = 'OutcomeUnknown';
}

export const wrongRevision = (stream: string, expected: number, found: number): WrongRevision =>
  new WrongRevision(`${stream}: expected ${at(expected)}, found ${at(found)}`);

export const mustHaveEvents = (stream: string, events: readonly unknown[]): void => {
  if (events.length === 0) throw new RangeError(`${stream}: expected at least one event to append, found none`);
};

const at = (revision: number): string => (revision === -1 ? 'no stream' : `revision ${revision}`);
