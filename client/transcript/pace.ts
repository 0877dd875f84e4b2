import type { HistoryEvent } from '../../shared/api/cases/history.ts';
import type { Seen } from '../../shared/views/debate/debate.ts';
import { linesOf } from '../../shared/views/debate/lines.ts';
import { readingMs, wordsIn } from '../../shared/words/readingTime.ts';

/** Speeds of playing: as fast as one reads, so many events a second, or as it happened. */
export const speeds = ['read', 4, 16, 'real'] as const;
export type Speed = (typeof speeds)[number];

/** So that a step without words is seen. */
const step = 150;
const longestWait = 10_000;

/** Milliseconds from this event to the next. */
export const waitAfter = (event: HistoryEvent, next: HistoryEvent | undefined, speed: Speed): number => {
  if (speed === 'read') return Math.max(step, readingMs(wordsSaid(event)));
  if (speed !== 'real') return 1000 / speed;
  const real = next ? Date.parse(next.at) - Date.parse(event.at) : 1000;
  return Math.max(16, Math.min(longestWait, real));
};

/** Words that an event adds to what is there to read. */
export const wordsSaid = (event: HistoryEvent): number =>
  // oxlint-disable-next-line typescript/no-unsafe-type-assertion -- a stream `case-…` holds case events
  linesOf(event as unknown as Seen, null).reduce(
    (sum, { text, concession, steelman }) =>
      sum + wordsIn([text, concession, steelman].filter((one) => one !== null).join(' ')),
    0,
  );
