import { setTimeout as pause } from 'node:timers/promises';

import type { Agent } from '../integration/http/agent.ts';

export type Noted = {
  readonly path: string;
  /** 0: the connection broke. */
  readonly status: number;
  readonly retryAfter: string | null;
  readonly ms: number;
  readonly why: string;
};

/** Half of them came within so many milliseconds; single ones wait longer on a busy machine. */
export const typicalMs = (noted: readonly Noted[]): number =>
  noted.map(({ ms }) => ms).toSorted((a, b) => a - b)[Math.floor(noted.length / 2)] ?? 0;

/** People who ask all the time, one thing after the other, over connections that are kept. What they got is noted. */
export function startCallers(people: readonly Pick<Agent, 'get'>[], paths: readonly string[], everyMs = 30) {
  const stopping = new AbortController();
  const noted: Noted[] = [];
  const ask = async ({ get }: Pick<Agent, 'get'>, path: string): Promise<void> => {
    const begun = performance.now();
    const { status, headers, text } = await get(path).catch((error: Error) => ({
      ...{ status: 0, headers: new Headers() },
      text: `${error.message} ${String(error.cause)}`,
    }));
    const why = headers.get('x-balancer') ?? (status < 400 ? '' : text.slice(0, 200));
    noted.push({ path, status, retryAfter: headers.get('retry-after'), ms: performance.now() - begun, why });
  };
  const asking = people.map(async (person, at) => {
    for (let turn = at; !stopping.signal.aborted; turn++) {
      await ask(person, paths[turn % paths.length] ?? '/');
      await pause(everyMs, undefined, { signal: stopping.signal }).catch(() => undefined);
    }
  });
  return {
    noted,
    async stop() {
      stopping.abort();
      await Promise.all(asking);
    },
  };
}
