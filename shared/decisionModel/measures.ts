import { Exact, exact } from './decimals.ts';

/** Value today of amounts at the end of each period; the first is paid today. */
export const presentValue = (cash: readonly Exact[], rate: Exact): Exact => {
  const factor = rate.plus(1);
  return cash.reduceRight((later, amount) => later.div(factor).plus(amount), exact(0));
};

/** The one rate at which the amounts are worth nothing today; null where there is none, or where there may be several. */
export const internalRate = (cash: readonly Exact[]): Exact | null => {
  const signs = cash.filter((amount) => !amount.isZero()).map((amount) => amount.isNegative());
  const changes = signs.filter((sign, i) => i > 0 && sign !== signs[i - 1]).length;
  if (changes !== 1) return null;
  const low = exact('-0.999999');
  let high = exact(1);
  while (presentValue(cash, low).isNegative() === presentValue(cash, high).isNegative()) {
    high = high.times(2);
    if (high.gt(1e6)) return null;
  }
  return bisected((rate) => presentValue(cash, rate), low, high);
};

/**
 * Where a function changes its sign between two values; null where it has the same sign at both. Most are straight lines, whose
 * root is found at once; the others are halved.
 */
export const bisected = (of: (value: Exact) => Exact, low: Exact, high: Exact): Exact | null => {
  let [a, b] = [low, high];
  const [atA, atB] = [of(a), of(b)];
  if (atA.isZero()) return a;
  if (atB.isZero()) return b;
  if (atA.isNegative() === atB.isNegative()) return null;
  const straight = a.minus(atA.times(b.minus(a)).div(atB.minus(atA)));
  if (of(straight).abs().lte(Exact.min(atA.abs(), atB.abs()).times('1e-25'))) return straight;
  const width = Exact.max(b.minus(a).abs(), 1).times('1e-15');
  while (b.minus(a).abs().gt(width)) {
    const middle = a.plus(b).div(2);
    const value = of(middle);
    if (value.isZero()) return middle;
    if (value.isNegative() === atA.isNegative()) a = middle;
    else b = middle;
  }
  return a.plus(b).div(2);
};

/** Periods until what was spent has come back and stays so, within a period in proportion; null where it does not. */
export const payback = (cash: readonly Exact[]): Exact | null => {
  const sums: Exact[] = [];
  for (const amount of cash) sums.push(amount.plus(sums.at(-1) ?? 0));
  const last = sums.findLastIndex((sum) => sum.isNegative());
  if (last === -1) return exact(0);
  const before = sums[last];
  const amount = cash[last + 1];
  return before && amount ? exact(last).plus(before.neg().div(amount)) : null;
};
