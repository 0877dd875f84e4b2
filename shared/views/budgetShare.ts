import type { Loss } from '../events/codes.ts';

/** How many seats could not do a part of their work because its share of the spending cap was used up. */
export const seatsWithoutBudget = (seats: readonly { readonly lost: Loss | null }[]): number =>
  seats.filter(({ lost }) => lost?.code === 'budget_share_spent').length;
