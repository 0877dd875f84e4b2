import { type Values, baseValues, firstOf } from './cash.ts';
import { Exact, exact } from './decimals.ts';
import type { CashLine, DecisionModel } from './types.ts';

/** What the options of a model are worth today. A calculation asks hundreds of times, each time with one input changed. */
export type Worths = {
  /** By option, with every input at its base. */
  readonly base: readonly Exact[];
  /** Of an option with one input at this value and the others at their base. */
  readonly at: (option: number, input: string, value: Exact) => Exact;
};

/** Only what depends on the changed input is calculated again. */
export const worthsOf = (model: DecisionModel): Worths => {
  const base = baseValues(model);
  const options = model.options.map(({ lines }) =>
    lines.map((line) => ({ line, first: firstOf(line, base), span: spanOf(line, model.rate, base) })),
  );
  return {
    base: options.map((lines) => total(lines.map(({ first, span }) => first.times(span)))),
    at(option, input, value) {
      const values = new Map([...base, [input, value]]);
      return total(
        (options[option] ?? []).map(({ line, first, span }) => {
          const isFactor = line.times.includes(input) || line.per.includes(input);
          const isPace = line.growth === input || model.rate === input;
          return (isFactor ? firstOf(line, values) : first).times(isPace ? spanOf(line, model.rate, values) : span);
        }),
      );
    },
  };
};

/** What a line is worth today whose first amount is 1: `Σ (1 + growth)^(t − from) / (1 + rate)^t` for t = from … to. */
const spanOf = ({ growth, from, to }: CashLine, rate: string, values: Values): Exact => {
  const onePlus = (id: string | null): Exact => (id === null ? one : (values.get(id) ?? none).plus(1));
  const discount = onePlus(rate);
  return seriesOf(onePlus(growth).div(discount), to - from + 1).div(discount.pow(from));
};

/** `1 + q + … + q^(n − 1)`; the closed form loses as many digits as q is near to 1. */
const seriesOf = (q: Exact, n: number): Exact => {
  const distance = q.minus(1);
  if (distance.abs().gt('1e-6')) return q.pow(n).minus(1).div(distance);
  let sum = none;
  for (let i = 0; i < n; i++) sum = sum.times(q).plus(1);
  return sum;
};

const [none, one] = [exact(0), exact(1)];
const total = (values: readonly Exact[]): Exact => values.reduce((sum, value) => sum.plus(value), none);
