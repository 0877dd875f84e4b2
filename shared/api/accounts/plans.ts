import type { Mode } from '../../events/case.ts';

import type { Plan } from '../../events/account.ts';

export const trialDays = 30;

/**
 * What each plan contains, enforced by the intake route. `cases` counts per calendar month in UTC, for the trial over its
 * whole length; null: as agreed. Cases that failed do not count, but what they cost does. Nothing is ever charged on its own.
 */
export type PlanOffer = {
  readonly plan: Plan;
  readonly name: string;
  /** USD a month; null for the trial (nothing) and where a person is asked. */
  readonly usdPerMonth: number | null;
  readonly usdPerYearFrom: number | null;
  readonly cases: number | null;
  readonly modes: readonly Mode[];
  /** Auditors one may invite to a case; null: as many as one likes. */
  readonly auditors: number | null;
  readonly contact: boolean;
};

const all: readonly Mode[] = ['default', 'direct', 'deep'];

export const planOffers: Readonly<Record<Plan, PlanOffer>> = {
  trial: {
    plan: 'trial',
    name: 'Trial',
    usdPerMonth: null,
    usdPerYearFrom: null,
    cases: 10,
    modes: all,
    auditors: 1,
    contact: false,
  },
  solo: {
    plan: 'solo',
    name: 'Solo',
    usdPerMonth: 99,
    usdPerYearFrom: null,
    cases: 4,
    modes: ['default', 'direct'],
    auditors: 1,
    contact: false,
  },
  professional: {
    plan: 'professional',
    name: 'Professional',
    usdPerMonth: 299,
    usdPerYearFrom: null,
    cases: 15,
    modes: all,
    auditors: 5,
    contact: false,
  },
  business: {
    plan: 'business',
    name: 'Business',
    usdPerMonth: 999,
    usdPerYearFrom: null,
    cases: 60,
    modes: all,
    auditors: null,
    contact: false,
  },
  enterprise: {
    plan: 'enterprise',
    name: 'Enterprise',
    usdPerMonth: null,
    usdPerYearFrom: 20_000,
    cases: null,
    modes: all,
    auditors: null,
    contact: true,
  },
};
