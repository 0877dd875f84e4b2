import { describe, expect, it } from 'vitest';

import type { CaseEvent, CaseEventOf } from '../../../../shared/events/case.ts';
import { modes } from '../../../../shared/events/case.ts';
import { maximumCost } from '../../../../server/panel/engine/attempts/maximumCost.ts';
import { capReached, heldUsd, leaveFor, noMoneyFor } from '../../../../server/panel/protocol/state/budget.ts';
import { foldPanel, type PanelState } from '../../../../server/panel/protocol/state/state.ts';
import type { TurnKind } from '../../../../server/panel/protocol/state/turn.ts';
import { at } from '../../../support/controls.ts';
import { playCase } from '../../../support/fakeCase.ts';
import { ofType } from '../../../support/panelCase.ts';
import { prices, under } from '../../../support/prices.ts';

let calls = 0;
const intended = (kind: TurnKind, reservedUsd: number | null): CaseEvent => ({
  type: 'ModelCallIntended',
  data: {
    callId: `c${++calls}`,
    step: `0/${kind}/seat-${calls}`,
    panel: 0,
    seatId: `seat-${calls}`,
    attempt: 1,
    provider: 'openai',
    model: 'm',
    promptHash: '',
    reservedUsd,
    at,
  },
});
const ended = (
  call: CaseEvent,
  usd: number | null,
  outcome: CaseEventOf<'ModelCallEnded'>['data']['outcome'] = 'ok',
) => {
  const { callId, step } = call.data as CaseEventOf<'ModelCallIntended'>['data'];
  const rest = {
    usage: null,
    priceVersion: null,
    latencyMs: 0,
    retryAt: null,
    problem: null,
    late: false,
    costUnknown: null,
    at,
  };
  return { type: 'ModelCallEnded', data: { callId, step, outcome, usd, ...rest } } as CaseEvent;
};
const underWay = (kind: TurnKind, usd: number | null) => [intended(kind, usd)];
const spent = (kind: TurnKind, usd: number, reserved = usd) => {
  const call = intended(kind, reserved);
  return [call, ended(call, usd)];
};
const leave = (history: readonly CaseEvent[], kind: TurnKind, usd: number | null, cap: number | null, hedge = false) =>
  leaveFor(foldPanel(history), { kind, hedge }, usd, cap).is;

describe('leave to make a call', () => {
  it('is given while what was spent, what is tied up and the call itself fit under 95 % of the cap', () => {
    expect(leave([], 'frame', 9.5, 10)).toBe('go');
    expect(leave([], 'frame', 9.51, 10)).toBe('reached');
    expect(leave(spent('frame', 4), 'frame', 5.5, 10)).toBe('go');
    expect(leave(spent('frame', 4), 'frame', 5.6, 10)).toBe('reached');
    expect(leave([], 'frame', 1000, null)).toBe('go');
  });

  it('waits for calls under way whose money may come back, and goes when it does', () => {
    const call = intended('frame', 6);
    expect(leave([call], 'frame', 4, 10)).toBe('wait');
    expect(leave([call, ended(call, 0.5)], 'frame', 4, 10)).toBe('go');
    expect(leave([call, ended(call, 6)], 'frame', 4, 10)).toBe('reached');
  });

  it('counts a call that nobody heard the end of as what was reserved for it; one that was turned away as nothing', () => {
    const call = intended('frame', 6);
    for (const outcome of ['unknown', 'timeout', 'cut', 'aborted'] as const)
      expect([outcome, leave([call, ended(call, null, outcome)], 'frame', 4, 10)]).toEqual([outcome, 'reached']);
    for (const outcome of ['error', 'rate_limited'] as const)
      expect([outcome, leave([call, ended(call, null, outcome)], 'frame', 4, 10)]).toEqual([outcome, 'go']);
    const state = foldPanel([call, ended(call, null, 'unknown')]);
    expect([heldUsd(state), capReached(state, 6)]).toEqual([6, false]);
  });

  it.each([
    ['research', 5],
    ['search_more', 5],
    ['verify', 5],
    ['revise', 3],
    ['control', 3],
    ['claim', 1.5],
    ['object', 1.5],
    ['review', 1.5],
    ['reply', 1.5],
  ] as const)('for %s ends with its share of the cap', (kind, share) => {
    expect(leave([], kind, share, 10)).toBe('go');
    expect(leave([], kind, share + 0.01, 10)).toBe('no_share');
    expect(leave(spent(kind, share / 2), kind, share / 2 + 0.01, 10)).toBe('no_share');
    expect(leave(underWay(kind, share / 2), kind, share / 2 + 0.01, 10)).toBe('wait');
    expect(noMoneyFor(foldPanel(spent(kind, share)), { kind }, 10)).toEqual({
      code: 'budget_share_spent',
      share: share / 10,
    });
    expect(noMoneyFor(foldPanel(spent(kind, share - 0.01)), { kind }, 10)).toBeNull();
  });

  it('for a ballot ends with what is kept for the writing', () => {
    expect(leave(spent('ballot', 7), 'ballot', 1, 10)).toBe('go');
    expect(leave(spent('ballot', 7), 'ballot', 1.01, 10)).toBe('no_share');
    expect(leave([...spent('ballot', 6), ...spent('frame', 1)], 'ballot', 1.01, 10)).toBe('no_share');
    expect(leave([...spent('ballot', 7), ...spent('chair', 1)], 'ballot', 1, 10)).toBe('go');
    expect(noMoneyFor(foldPanel(spent('ballot', 8)), { kind: 'ballot' }, 10)).toEqual({
      code: 'budget_share_spent',
      share: 0.8,
    });
  });

  it('for what comes before the writing ends there too, whatever its own share has left', () => {
    expect(leave(spent('ballot', 7.5), 'claim', 0.5, 10)).toBe('go');
    expect(leave(spent('ballot', 7.5), 'claim', 0.51, 10)).toBe('no_share');
  });

  it.each(['dissent', 'chair'] as const)('for a %s has no share: only the whole cap stops it', (kind) => {
    expect(leave(spent(kind, 8), kind, 1.5, 10)).toBe('go');
    expect(leave(spent(kind, 8), kind, 1.51, 10)).toBe('reached');
    expect(noMoneyFor(foldPanel(spent(kind, 9)), { kind }, 10)).toBeNull();
  });

  it('for a hedge is no reason to end a case: it is left out', () => {
    expect(leave(spent('ballot', 9), 'ballot', 1, 10, true)).toBe('wait');
    expect(leave(spent('claim', 1.4), 'claim', 1, 10, true)).toBe('wait');
  });

  it('does not weigh a call whose price nobody knows, and says that it did not', () => {
    expect(leave(underWay('research', null), 'research', null, 10)).toBe('go');
    expect(leave(spent('research', 5.1), 'research', null, 10)).toBe('no_share');
  });

  it('is always given for the question after the report', () =>
    expect(leave(spent('ballot', 10), 'follow_up', 1, 10)).toBe('go'));
});

describe('what a call may cost', () => {
  const ask = {
    model: 'openai-1',
    system: 'x'.repeat(3000),
    turns: [{ role: 'user' as const, text: 'é'.repeat(1500) }],
    hash: '',
    about: null,
    maxTokens: 1000,
    search: false,
    shared: [],
    schema: null,
    searches: 5,
    effort: 'low',
    cacheKey: null,
    keepsHour: false,
    user: null,
  } as const;
  it('is reckoned from the whole prompt and the longest answer', () =>
    expect(maximumCost(prices, 'openai', ask, at)).toBeCloseTo((2001 + 2000) * 1e-4 + 400 * 2e-4, 3));
  it('has room for searches and what they bring', () =>
    expect(maximumCost(prices, 'openai', { ...ask, search: true }, at)).toBeCloseTo(0.4801 + 50_000 * 1e-4 + 0.05, 3));
  it('is unknown where a price is', () => {
    expect(maximumCost(prices, 'openai', { ...ask, model: 'other' }, at)).toBeNull();
    expect(maximumCost(prices, 'rehearsal', ask, at)).toBe(0);
  });
});

describe.each(modes)('a %s case', (mode) => {
  it.each([0, 2, 4, 8, 16, 40])('never spends more than its cap of %d USD, and ends', async (cap) => {
    const { events, end } = await playCase(mode, undefined, under(cap));
    const atEachCall = events.flatMap((event, i) =>
      event.type === 'ModelCallIntended' ? [committed(foldPanel(events.slice(0, i + 1)))] : [],
    );
    expect(Math.max(0, ...atEachCall)).toBeLessThanOrEqual(0.95 * cap);
    const state = foldPanel(events);
    expect(usdIn(state)).toBeLessThanOrEqual(cap);
    expect(heldUsd(state)).toBe(0);
    const failed = ofType(events, 'CaseFailed').map(({ code }) => code);
    expect([end.how, ...failed]).toEqual(failed.length > 0 ? ['failed', 'budget-reached'] : ['concluded']);
    // Once the cap is reached no seat is asked again, and a seat that could not speak is on record with that reason.
    const reached = events.findIndex(({ type }) => type === 'BudgetReached');
    const after = reached < 0 ? [] : events.slice(reached + 1);
    expect(ofType(after, 'BudgetReached')).toEqual([]);
    expect(ofType(after, 'ModelCallIntended')).toEqual([]);
    expect(ofType(after, 'TurnLost').length > 0).toBe(reached >= 0);
    const unkept = ofType(events, 'GatePassed').flatMap(({ checks }) =>
      checks.filter(({ rule, ok }) => rule.startsWith('dissents') && !ok),
    );
    expect(unkept).toEqual([]);
  });
});

const committed = (state: PanelState): number => usdIn(state) + heldUsd(state);
const usdIn = ({ calls: known }: PanelState): number =>
  Object.values(known)
    .flat()
    .reduce((sum, { usd }) => sum + (usd ?? 0), 0);

describe('a case whose cap is reached after the ballots', () => {
  it('concludes early and says so, with every dissent', async () => {
    const { events, end } = await playCase('direct', undefined, under(3));
    expect(end).toEqual({ how: 'concluded' });
    const [reached] = ofType(events, 'BudgetReached');
    expect(reached?.capUsd).toBe(3);
    expect(reached?.spentUsd).toBeGreaterThan(0);
    expect(ofType(events, 'RecommendationDrafted')[0]?.seatId).toBeNull();
    expect(ofType(events, 'GatePassed')[0]?.checks.find(({ rule }) => rule === 'dissents_complete')?.ok).toBe(true);
    for (const { outcome, usd, priceVersion } of ofType(events, 'ModelCallEnded')) {
      expect([outcome, priceVersion]).toEqual(['ok', '2026-01-01']);
      expect(usd).toBeCloseTo(0.14);
    }
  });

  it('is written by a seat all the same where ballots cost what was meant for them and more', async () => {
    const { events, end } = await playCase('default', undefined, under(5));
    expect(end).toEqual({ how: 'concluded' });
    const lost = ofType(events, 'TurnLost').filter(({ step }) => step.includes('/ballot/'));
    expect(new Set(lost.map(({ reason }) => reason.code))).toEqual(new Set(['budget_share_spent']));
    expect(ofType(events, 'RecommendationDrafted')[0]?.seatId).toMatch(/^chair/);
    expect(ofType(events, 'BudgetReached')).toEqual([]);
  });

  it('leaves room for the ballots when research would not fit its share', async () => {
    const { events, end } = await playCase('direct', undefined, under(10));
    expect(end).toEqual({ how: 'concluded' });
    expect(ofType(events, 'BallotsPooled')[0]?.pool.quorum).toBe('full');
    expect(ofType(events, 'TurnLost').filter(({ step }) => step.includes('/research/'))).toHaveLength(3);
    expect(ofType(events, 'BudgetReached')).toEqual([]);
  });
});
