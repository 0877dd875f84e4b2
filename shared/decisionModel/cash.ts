import { Exact, exact } from './decimals.ts';
import { presentValue } from './measures.ts';
import type { CashLine, DecisionModel } from './types.ts';

/** The inputs' values by their ids. */
export type Values = ReadonlyMap<string, Exact>;

export const baseValues = ({ inputs }: DecisionModel): Values =>
  new Map(inputs.map(({ id, base }) => [id, exact(base)]));

/** What an option brings and takes in each period, from today on. */
export function cashOf({ periods }: DecisionModel, lines: readonly CashLine[], values: Values): readonly Exact[] {
  const cash = Array.from({ length: periods + 1 }, () => exact(0));
  const valueOf = (id: string): Exact => values.get(id) ?? exact(0);
  for (const { times, per, growth, direction, from, to } of lines) {
    const first = per.reduce(
      (amount, id) => amount.div(valueOf(id)),
      times.reduce((amount, id) => amount.times(valueOf(id)), exact(direction === 'in' ? 1 : -1)),
    );
    const factor = growth === null ? null : valueOf(growth).plus(1);
    let amount = first;
    for (let period = from; period <= to; period++) {
      cash[period] = (cash[period] ?? exact(0)).plus(amount);
      if (factor) amount = amount.times(factor);
    }
  }
  return cash;
}

/** What an option is worth today. */
export const worthOf = (model: DecisionModel, lines: readonly CashLine[], values: Values): Exact =>
  presentValue(cashOf(model, lines, values), values.get(model.rate) ?? exact(0));

export const sumOf = (values: readonly Exact[]): Exact => values.reduce((sum, value) => sum.plus(value), exact(0));
export const largest = (values: readonly Exact[]): Exact => Exact.max(...values);
