const [second, minute, hour] = [1000, 60_000, 3_600_000];

/** When a message is tried, counted from its first try: the schedule that Standard Webhooks names. The last is after a day. */
const tries = [0, 5 * second, 5 * minute, 30 * minute, 2 * hour, 5 * hour, 10 * hour, 14 * hour, 20 * hour, 24 * hour];

/**
 * When to try again after `tried` tries; null after the last. Up to a tenth later than the schedule, so that many messages do not
 * come back at one moment; not before `notBefore`, which the receiver asked for, as long as that is within the day.
 */
export const nextTry = (
  firstTryAt: string,
  tried: number,
  { share, notBefore = 0 }: { readonly share: number; readonly notBefore?: number },
): string | null => {
  const after = tries[tried];
  if (after === undefined) return null;
  const before = tries[tried - 1] ?? 0;
  const first = Date.parse(firstTryAt);
  const due = first + after + (after - before) * 0.1 * share;
  const last = first + (tries.at(-1) ?? 0);
  return new Date(Math.max(due, Math.min(notBefore, last))).toISOString();
};
