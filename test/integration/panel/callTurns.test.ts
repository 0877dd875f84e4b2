import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';

import { type CallTurns, createCallTurns } from '../../../server/platform/fairness/callTurns.ts';
import { createListener } from '../../../server/platform/postgres/listener.ts';
import { createPool } from '../../../server/platform/postgres/pool.ts';
import { startGate } from '../../fakes/cluster/gate.ts';
import { type TestDatabase, testDatabase } from '../../support/postgres.ts';

let database: TestDatabase;
beforeAll(async () => {
  database = await testDatabase();
});
beforeEach(() => database.pool.query('truncate model_call_turn'));
afterAll(() => database.drop());

const quotas = { openai: { callsAtOnce: 4 }, google: { tokensPerMinute: 1000 } };
const never = new AbortController().signal;

/** As one process has them: connections of its own, by way of a gate. */
async function processWithTurns(ttlMs = 10_000) {
  const gate = await startGate(Number(new URL(database.url).port));
  const url = new URL(database.url);
  url.port = String(gate.port);
  const poolOf = (max: number) => createPool(url.href, { max, limitMs: 1_000, onError: () => undefined });
  const [pool, controlPool] = [poolOf(2), poolOf(1)];
  const listener = createListener(url.href, { onError: () => undefined });
  const turns = await createCallTurns({ pool, controlPool, listen: listener.listen, quotas, ttlMs });
  const close = async () => {
    await turns.close();
    await listener.close();
    await Promise.all([pool.end(), controlPool.end()]);
    await gate.shut();
  };
  return { ...turns, close, gate };
}
type Begun = { readonly account: string; readonly end: (tokens: number | null) => void };

/** Asks for so many turns, and notes what began. */
const asking = (turns: Pick<CallTurns, 'turn'>, account: string, count: number, into: Begun[], signal = never) =>
  Promise.all(
    Array.from({ length: count }, async () => {
      const turn = await turns.turn({ provider: 'openai', account, tokens: 100 }, signal);
      if (turn) into.push({ account, ...turn });
      return turn;
    }),
  );
const rows = async () =>
  (
    await database.pool.query<{ begun: boolean }>(
      'select begun_at is not null as begun from model_call_turn where until > now()',
    )
  ).rows;

describe('calls to a provider, from two processes', () => {
  it('stay within one quota, and an account that comes later is served before the rest of one that floods', async () => {
    const [one, other] = [await processWithTurns(), await processWithTurns()];
    const begun: Begun[] = [];
    const all = [asking(one, 'deep', 10, begun), asking(other, 'deep', 10, begun)];
    // One account leaves a quarter to others.
    await expect.poll(() => begun.length).toBe(3);
    await expect.poll(async () => (await rows()).length).toBe(20);
    all.push(asking(other, 'quick', 4, begun));
    await expect.poll(() => begun.map(({ account }) => account)).toEqual(['deep', 'deep', 'deep', 'quick']);
    const running = [...begun];
    let most = running.length;
    for (let seen = begun.length; begun.length < 24; seen = begun.length) {
      running.shift()?.end(50);
      // Once the later account has no more, the other one is left with its three quarters.
      const isFull = () => running.length === 3 && running.every(({ account }) => account === 'deep');
      await expect.poll(() => begun.length > seen || isFull()).toBe(true);
      running.push(...begun.slice(seen));
      most = Math.max(most, running.length);
    }
    expect(most).toBe(4);
    // Both have a turn alternately, so that the four of the later account are among the first dozen.
    expect(begun.slice(0, 12).filter(({ account }) => account === 'quick')).toHaveLength(4);
    for (const { end } of running) end(50);
    await Promise.all(all);
    await Promise.all([one.close(), other.close()]);
  });

  it('holds the tokens of a minute, as they were used', async () => {
    const [one, other] = [await processWithTurns(), await processWithTurns()];
    const ask = (turns: CallTurns, account: string, tokens: number, signal = never) =>
      turns.turn({ provider: 'google', account, tokens }, signal);
    const first = await ask(one, 'ada', 600);
    const waits = new AbortController();
    const second = ask(other, 'bob', 500, waits.signal);
    const known = async () => (await rows()).map(({ begun }) => String(begun)).toSorted();
    await expect.poll(known).toEqual(['false', 'true']);
    // It took less than it might have.
    first?.end(400);
    expect(await second).not.toBeNull();
    waits.abort();
    await Promise.all([one.close(), other.close()]);
  });

  it('are begun by another process when one is cut off that has all turns, which begins nothing meanwhile', async () => {
    const [gone, other] = [await processWithTurns(1_500), await processWithTurns(1_500)];
    const [begun, late]: [Begun[], Begun[]] = [[], []];
    void asking(gone, 'ada', 3, begun);
    void asking(gone, 'bob', 1, begun);
    await expect.poll(() => begun.length).toBe(4);
    gone.gate.freeze();
    const [lost, waits] = [new AbortController(), asking(other, 'eve', 1, late)];
    const asked = asking(gone, 'ann', 1, begun, lost.signal);
    expect(await waits).toHaveLength(1);
    expect(late).toHaveLength(1);
    // By then it has lost the lease of its case.
    lost.abort();
    expect(await asked).toEqual([null]);
    expect(begun).toHaveLength(4);
    gone.gate.thaw();
    await Promise.all([gone.close(), other.close()]);
  });

  it('keep their turns for as long as they take, and count again after an absence of the database that they outlived', async () => {
    const [one, other] = [await processWithTurns(900), await processWithTurns(900)];
    const begun: Begun[] = [];
    await Promise.all([asking(one, 'ada', 3, begun), asking(one, 'bob', 1, begun)]);
    const later = asking(other, 'eve', 1, begun);
    const is = async (sql: string) =>
      (await database.pool.query(`select ${sql} as is from model_call_turn`)).rows[0].is;
    await expect.poll(() => is("min(begun_at) < clock_timestamp() - interval '3 seconds'")).toBe(true);
    expect(begun).toHaveLength(4);
    begun[0]?.end(50);
    await later;
    await database.pool.query(
      "update model_call_turn set until = clock_timestamp() - interval '1 hour' where account_id = 'ada'",
    );
    await expect.poll(() => is('count(*) filter (where until > clock_timestamp())::int')).toBe(4);
    await Promise.all([one.close(), other.close()]);
  });

  it('need no turn without a quota', async () => {
    const one = await processWithTurns();
    one.gate.freeze();
    expect(await one.turn({ provider: 'anthropic', account: 'eve', tokens: 1 }, never)).not.toBeNull();
    await one.gate.shut();
    await one.close();
  });

  it('begin none while the database is away, and those that wait when it is back', async () => {
    const one = await processWithTurns(900);
    const begun: Begun[] = [];
    await one.gate.shut();
    const asked = asking(one, 'ada', 2, begun);
    const gaveUp = new AbortController();
    const left = asking(one, 'bob', 1, begun, gaveUp.signal);
    gaveUp.abort();
    expect(await left).toEqual([null]);
    expect(begun).toEqual([]);
    await one.gate.open();
    await asked;
    expect(begun).toHaveLength(2);
    await one.close();
  });
});
