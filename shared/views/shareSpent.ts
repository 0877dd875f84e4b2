const beginning = 'its share of the spending cap';

/** Why a turn was lost whose kind of work had no money left, though the case as a whole had. `share`: 0..1 of the cap. */
export const shareSpent = (share: number): string =>
  `${beginning} (${Math.round(share * 100)} %) leaves no room for it`;

/** How many seats could not do a part of their work for that reason. */
export const seatsWithoutMoney = (seats: readonly { readonly lost: string | null }[]): number =>
  seats.filter(({ lost }) => lost?.startsWith(beginning) ?? false).length;
