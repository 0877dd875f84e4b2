import type { Output } from '../wire/output.ts';

/** After an `advance`: there is more at once, nothing before the next commit, or nothing ever. */
export type FeedState = 'more' | 'wait' | 'end';

/**
 * The position of a read or a subscription. It is pulled: `advance` adds the next stretch of framed messages to `out`, bounded in bytes
 * and in events looked at. What it throws ends the call, after what it had already added.
 */
export type Feed = {
  readonly advance: (out: Output) => FeedState;
  /** The stream whose commits it waits for; absent: any commit. */
  readonly stream?: Buffer;
};

/** One stretch of a feed. */
export const STRETCH_BYTES = 48 << 10;
export const STRETCH_EVENTS = 8192;
/** Steps of a filter's matcher: some 10 ms of a processor. */
export const STRETCH_STEPS = 1_000_000;
