import { Exact, exact } from './decimals.ts';
import { type Steps, inOneGo } from '../kernel/scheduling/steps.ts';

/** Value today of amounts at the end of each period; the first is paid today. */
export const presentValue = (cash: readonly Exact[], rate: Exact): Exact => {
  const factor = exact(1).div(rate.plus(1));
  return cash.reduceRight((later, amount) => later.times(factor).plus(amount), exact(0));
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
  return rootOf((rate) => presentValue(cash, rate), low, high);
};

/**
 * Where a function changes its sign between two values; null where it has the same sign at both. False position, by the Illinois
 * rule; the middle in its place where the two ends are of different size, and at every fourth step, so that the span surely shrinks.
 */
export function* rootIn(of: (value: Exact) => Exact, low: Exact, high: Exact): Steps<Exact | null> {
  let [a, b] = [low, high];
  let [atA, atB] = [of(a), of(b)];
  if (atA.isZero()) return a;
  if (atB.isZero()) return b;
  if (atA.isNegative() === atB.isNegative()) return null;
  const width = Exact.max(b.minus(a).abs(), 1).times('1e-15');
  const nothing = Exact.min(atA.abs(), atB.abs()).times('1e-25');
  for (let step = 1; b.minus(a).abs().gt(width); step++) {
    const isUneven = atA.abs().gt(atB.abs().times(1000)) || atB.abs().gt(atA.abs().times(1000));
    const next =
      step % 4 === 0 || (isUneven && step > 1) ? a.plus(b).div(2) : b.minus(atB.times(b.minus(a)).div(atB.minus(atA)));
    yield;
    const atNext = of(next);
    if (atNext.abs().lte(nothing)) return next;
    if (atNext.isNegative() === atB.isNegative()) atA = atA.div(2);
    else [a, atA] = [b, atB];
    [b, atB] = [next, atNext];
  }
  return b;
}

export const rootOf = (of: (value: Exact) => Exact, low: Exact, high: Exact): Exact | null =>
  inOneGo(rootIn(of, low, high));

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
