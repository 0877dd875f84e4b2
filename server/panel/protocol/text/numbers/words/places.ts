export type Place = { readonly at: number; readonly end: number };
/** Whether a place shares no character with any of these, which share none with each other. */
export const apartFrom = (places: readonly Place[]): ((place: Place) => boolean) => {
  const inOrder = places.toSorted((a, b) => a.at - b.at);
  return ({ at, end }) => {
    let [low, high] = [0, inOrder.length];
    while (low < high) {
      const middle = (low + high) >> 1;
      if ((inOrder[middle]?.end ?? 0) <= at) low = middle + 1;
      else high = middle;
    }
    return (inOrder[low]?.at ?? Infinity) >= end;
  };
};
