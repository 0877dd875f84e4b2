/** Longest pause between two attempts, and how long a letter is tried at all, in seconds. */
const longest = 3600;
const givenUpAfter = 5 * 24 * 3600;

/**
 * Seconds to wait after the `attempt`-th failure (from 1): 30, 60, 120 … up to an hour; null when five days have passed and
 * the letter is given up. An outage of a day is waited out about thirty times.
 */
export function pauseAfter(attempt: number): number | null {
  const pauses = Array.from({ length: attempt }, (_, i) => Math.min(longest, 30 * 2 ** i));
  const waited = pauses.reduce((sum, pause) => sum + pause, 0);
  return waited > givenUpAfter ? null : (pauses.at(-1) ?? 0);
}
