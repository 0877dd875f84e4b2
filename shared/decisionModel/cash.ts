import { Exact, exact } from './decimals.ts';
import type { CashLine, DecisionModel } from './types.ts';

/** The inputs' values by their ids. */
export type Values = ReadonlyMap<string, Exact>;

export const baseValues = ({ inputs }: DecisionModel): Values =>
  new Map(inputs.map(({ id, base }) => [id, exact(base)]));

/** What an option brings and takes in each period, from today on. */
export function cashOf({ periods }: DecisionModel, lines: readonly CashLine[], values: Values): readonly Exact[] {
  const cash = Array.from({ length: periods + 1 }, () => exact(0));
  for (const line of lines) {
    const { growth, from, to } = line;
    const factor = growth === null ? null : valueIn(values, growth).plus(1);
    let amount = firstOf(line, values);
    for (let period = from; period <= to; period++) {
      cash[period] = (cash[period] ?? exact(0)).plus(amount);
      if (factor) amount = amount.times(factor);
    }
  }
  return cash;
}

/** The amount of the first period of a line. */
export const firstOf = ({ times, per, direction }: CashLine, values: Values): Exact =>
  per.reduce(
    (amount, id) => amount.div(valueIn(values, id)),
    times.reduce((amount, id) => amount.times(valueIn(values, id)), exact(direction === 'in' ? 1 : -1)),
  );

const valueIn = (values: Values, id: string): Exact => values.get(id) ?? exact(0);

export const sumOf = (values: readonly Exact[]): Exact => values.reduce((sum, value) => sum.plus(value), exact(0));
export const largest = (values: readonly Exact[]): Exact => Exact.max(...values);
