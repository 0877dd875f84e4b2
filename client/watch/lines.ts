import { type Debate, type Entry, type Seen, linesOf } from '../../shared/views/debate/debate.ts';

/** What a stretch of the history adds to the transcript, by the phases the case is known to have been through. */
export const linesWithin = (events: readonly Seen[], phases: Debate['phases']): readonly Entry[] => {
  const entered = phases.filter(({ skipped }) => skipped === null);
  return events.flatMap((event) =>
    linesOf(event, entered.findLast(({ revision }) => revision < event.revision)?.phase ?? null),
  );
};

/** The newest lines, at least so many, without tearing apart what one event said; and the revision they begin at. */
export const newest = (lines: readonly Entry[], keep: number): { readonly lines: readonly Entry[]; from: number } => {
  const from = lines.at(-keep)?.revision ?? 0;
  return { lines: lines.filter(({ revision }) => revision >= from), from };
};
