import type { Table } from './rules.ts';

/**
 * Calls of models. Until the blind ballots are open nothing may tell the provider of a voting seat: no name, no cost, no time a call took,
 * and no call that failed, since calls to one provider fail together.
 */
export const callRules = {
  // That a call began and that one ended is public; whose it was, what it cost and how it went is not.
  ModelCallIntended: {
    callId: 'opened',
    step: 'opened',
    panel: 'opened',
    seatId: 'opened',
    attempt: 'opened',
    provider: 'opened',
    model: 'opened',
    promptHash: 'ownerOpened',
    reservedUsd: 'opened',
    at: 'public',
  },
  ModelCallEnded: {
    callId: 'opened',
    step: 'opened',
    outcome: 'opened',
    usage: 'opened',
    usd: 'opened',
    priceVersion: 'opened',
    latencyMs: 'opened',
    retryAt: 'opened',
    problem: 'ownerOpened',
    late: 'opened',
    costUnknown: 'opened',
    at: 'public',
  },
  TurnLost: { panel: 'opened', step: 'opened', seatId: 'opened', reason: 'opened', at: 'opened' },
  BudgetReached: { scope: 'public', capUsd: 'public', spentUsd: 'opened', heldUsd: 'opened', at: 'public' },
} as const satisfies Partial<Table>;
