import { describe, expect, it } from 'vitest';

import { createTokenLimits } from '../../../server/cases/limits/tokenLimits.ts';

const now = '2026-03-02T12:00:00.000Z';
const token = {
  ...{ tokenId: 't1', accountId: 'a1', name: 'Planner', client: 'test', scopes: ['submit'] },
  ...{ modes: ['direct'], casesPerMonth: 2, usdPerMonth: null },
} as never;

/** Limits over rows that are there now, with cases that must not be read while a transaction is open. */
const world = (submitted: string[], statuses: Readonly<Record<string, string>>) => {
  let isInTransaction = false;
  const sql = {
    query: async (text: string) => ({
      rows: text.startsWith('select') ? submitted.map((caseId) => ({ caseId, mode: 'direct' })) : [],
    }),
  } as never;
  const cases = {
    at: async (caseId: string) => {
      if (isInTransaction) throw new Error('a case was read by who holds a connection');
      return { debate: { status: statuses[caseId], money: { usd: 1 } } };
    },
  } as never;
  const limits = createTokenLimits({ pool: sql, cases, capUsd: { direct: 10, default: 25, deep: 60 } });
  return {
    begin: () => limits.check(token, 'direct', 'new', now),
    hold: async (check: (given: never) => Promise<void>) => {
      isInTransaction = true;
      await check(sql);
    },
  };
};

describe('the limits of a token', () => {
  it('are checked under the lock without reading a case, which would need a second connection', async () => {
    const { begin, hold } = world(['c1', 'c2'], { c1: 'failed', c2: 'delivered' });
    await expect(hold(await begin())).resolves.toBeUndefined();
    const full = world(['c1', 'c2'], { c1: 'delivered', c2: 'delivered' });
    await expect(full.hold(await full.begin())).rejects.toThrow('allows 2 cases a month');
  });

  it('count a case that was submitted meanwhile', async () => {
    const submitted = ['c1'];
    const { begin, hold } = world(submitted, { c1: 'delivered' });
    const check = await begin();
    submitted.push('c2');
    await expect(hold(check)).rejects.toThrow('allows 2 cases a month');
  });
});
