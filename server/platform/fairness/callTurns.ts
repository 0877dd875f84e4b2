import { randomUUID } from 'node:crypto';

import type { Pool } from 'pg';

import type { Listener } from '../postgres/listener.ts';
import { inTransaction } from '../postgres/pool.ts';
import { createSemaphore } from '../../../shared/kernel/scheduling/semaphore.ts';
import type { Quota } from './callOrder.ts';
import { type Call, type Ended, channel, renewed, takeTurns } from './callTurnRows.ts';

export type CallTurns = {
  /** Resolves when the call may begin, or to null as soon as the signal aborts. `end` is called once it is over. */
  readonly turn: (call: Call, signal: AbortSignal) => Promise<CallTurn | null>;
  readonly close: () => Promise<void>;
};
/** `tokens`: what it used, null where that is not known. */
type CallTurn = { readonly end: (tokens: number | null) => void };

type Needs = {
  readonly pool: Pool;
  /** For what must be said in time: which turns are still needed. */
  readonly controlPool: Pool;
  readonly listen: Listener['listen'];
  /** A provider without a quota is asked at once. */
  readonly quotas: Readonly<Record<string, Quota | undefined>>;
  /** How long a process that says nothing keeps its turns. */
  readonly ttlMs?: number;
};
type Mine = Call & { begun: boolean; readonly begin: () => void };
type Line = { asked: string[]; ended: Ended[]; busy: boolean; again: boolean };

/**
 * Calls of all processes to a provider take turns within its quota, as rows that their processes renew: what one leaves that was killed,
 * frozen or cut off is free after `ttlMs`. It has lost the leases of its cases in the same time, and with them its calls. Without an
 * answer of the database no call begins.
 */
export async function createCallTurns({
  pool,
  controlPool,
  listen,
  quotas,
  ttlMs = 10_000,
}: Needs): Promise<CallTurns> {
  const mine = new Map<string, Mine>();
  const lines = new Map<string, Line>();
  const oneByOne = createSemaphore(1);

  const lineOf = (provider: string): Line => {
    const line = lines.get(provider) ?? { asked: [], ended: [], busy: false, again: false };
    lines.set(provider, line);
    return line;
  };
  const begin = (id: string) => {
    const call = mine.get(id);
    if (!call || call.begun) return;
    call.begun = true;
    call.begin();
  };
  /** Everything that was asked or ended since the last time goes in one transaction. */
  const serve = async (provider: string) => {
    const line = lineOf(provider);
    line.again = true;
    if (line.busy) return;
    line.busy = true;
    try {
      while (line.again) {
        line.again = false;
        const [asked, ended] = [line.asked.splice(0), line.ended.splice(0)];
        const calls = asked.flatMap((id) => {
          const call = mine.get(id);
          return call ? [{ ...call, id }] : [];
        });
        const news = { provider, quota: quotas[provider] ?? {}, asked: calls, ended };
        const begun = await oneByOne(() => inTransaction(pool, (sql) => takeTurns(sql, news, ttlMs / 1000)));
        for (const id of begun) begin(id);
      }
    } catch {
      // What was asked is asked again with the next beat, and what ended runs out.
    } finally {
      line.busy = false;
    }
  };
  const beat = async () => {
    if (mine.size === 0) return;
    const kept = await renewed(controlPool, [...mine.keys()], ttlMs / 1000);
    for (const [id, { provider, begun }] of mine) {
      if (kept.get(id)) begin(id);
      else if (!begun && !kept.has(id) && !lineOf(provider).asked.includes(id)) lineOf(provider).asked.push(id);
    }
    const waited = new Set([...mine.values()].filter(({ begun }) => !begun).map(({ provider }) => provider));
    for (const provider of waited) void serve(provider);
  };
  const beating = setInterval(() => void beat().catch(() => undefined), ttlMs / 3);
  const notified = await listen(channel, begin, () => void beat().catch(() => undefined));

  return {
    async turn(call, signal) {
      if (!quotas[call.provider]) return { end: () => undefined };
      const id = randomUUID();
      const mayBegin = Promise.withResolvers<boolean>();
      const give = () => mayBegin.resolve(false);
      const end = (tokens: number | null) => {
        mine.delete(id);
        lineOf(call.provider).ended.push({ id, tokens });
        void serve(call.provider);
      };
      mine.set(id, { ...call, begun: false, begin: () => mayBegin.resolve(true) });
      signal.addEventListener('abort', give, { once: true });
      if (signal.aborted) give();
      lineOf(call.provider).asked.push(id);
      void serve(call.provider);
      const began = await mayBegin.promise;
      signal.removeEventListener('abort', give);
      if (began && !signal.aborted) return { end };
      end(0);
      return null;
    },
    async close() {
      clearInterval(beating);
      await notified.close();
    },
  };
}
