import type { Plan } from '../../events/account.ts';

/**
 * What model calls may cost, in USD: `all` of the cases that a plan includes, null: as agreed; and one `deep` case, null: as the
 * installation says for every case.
 */
export const planCaps: Readonly<Record<Plan, { readonly all: number | null; readonly deep: number | null }>> = {
  trial: { all: 60, deep: 20 },
  solo: { all: 150, deep: null },
  professional: { all: 600, deep: null },
  business: { all: 2_400, deep: null },
  enterprise: { all: null, deep: null },
};
