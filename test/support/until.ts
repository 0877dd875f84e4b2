import { setTimeout as pause } from 'node:timers/promises';

/** Asks again and again until there is an answer. The limit is for what never comes; how long it takes does not matter. */
export async function until<T>(
  expected: string,
  ask: () => Promise<T | null | undefined | false> | T | null | undefined | false,
  found: () => string = () => 'nothing',
): Promise<T> {
  const limit = AbortSignal.timeout(180_000);
  while (!limit.aborted) {
    const answer = await ask();
    if (answer !== null && answer !== undefined && answer !== false) return answer;
    await pause(25);
  }
  throw new Error(`Expected ${expected} within three minutes, found ${found()}.`);
}
