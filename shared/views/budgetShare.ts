/** How many seats could not do a part of their work because its share of the spending cap was used up. */
export const seatsWithoutBudget = (seats: readonly { readonly lackedBudget: boolean }[]): number =>
  seats.filter(({ lackedBudget }) => lackedBudget).length;
