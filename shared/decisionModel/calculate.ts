import { faultsOf } from './check.ts';
import { Exact, exact, rounded } from './decimals.ts';
import { bisected, internalRate, payback, presentValue } from './measures.ts';
import type { CashLine, DecisionModel, Expression, Input, OptionCash } from './types.ts';

type Values = ReadonlyMap<string, Exact>;

type OptionResult = {
  readonly optionId: string;
  /** Period by period, from today. */
  readonly cash: readonly string[];
  readonly npv: string;
  /** Null: no single rate. */
  readonly irr: string | null;
  /** In periods; null: within none of them. */
  readonly payback: string | null;
  /** The present value with one input at its low and high value, the widest first. */
  readonly tornado: readonly {
    readonly input: string;
    readonly atLow: string;
    readonly atHigh: string;
    readonly swing: string;
  }[];
  /** The value of an input, between its low and high, at which the present value is nothing; only those that have one. */
  readonly breakEven: readonly { readonly input: string; readonly value: string }[];
};

export type ModelResult = { readonly currency: string; readonly options: readonly OptionResult[] };

/** Money with four decimals, shares and periods with six: the same text wherever it is calculated. */
const [moneyPlaces, sharePlaces] = [4, 6];

/** The whole model. Throws where it has faults, or divides by nothing. */
export const calculate = (model: DecisionModel): ModelResult => {
  const [fault] = faultsOf(model);
  if (fault !== undefined) throw new Error(fault);
  const base: Values = new Map(model.inputs.map(({ id, base }) => [id, exact(base)]));
  return { currency: model.currency, options: model.options.map((option) => resultOf(model, option, base)) };
};

const resultOf = (model: DecisionModel, option: OptionCash, base: Values): OptionResult => {
  const npvWith = (values: Values) => presentValue(cashOf(model, option, values), values.get(model.rate) ?? exact(0));
  const npvAt = ({ id }: Input, value: Exact) => npvWith(new Map([...base, [id, value]]));
  const cash = cashOf(model, option, base);
  const [irr, back] = [internalRate(cash), payback(cash)];
  const bars = model.inputs.map((input) => {
    const [atLow, atHigh] = [npvAt(input, exact(input.low)), npvAt(input, exact(input.high))];
    return { input: input.id, atLow, atHigh, swing: atHigh.minus(atLow).abs() };
  });
  return {
    optionId: option.optionId,
    cash: cash.map((amount) => rounded(amount, moneyPlaces)),
    npv: rounded(npvWith(base), moneyPlaces),
    irr: irr && rounded(irr, sharePlaces),
    payback: back && rounded(back, sharePlaces),
    tornado: bars
      .filter(({ swing }) => !swing.isZero())
      .toSorted((a, b) => b.swing.cmp(a.swing) || (a.input < b.input ? -1 : 1))
      .map(({ input, atLow, atHigh, swing }) => ({
        input,
        atLow: rounded(atLow, moneyPlaces),
        atHigh: rounded(atHigh, moneyPlaces),
        swing: rounded(swing, moneyPlaces),
      })),
    breakEven: model.inputs.flatMap((input) => {
      const value = bisected((value) => npvAt(input, value), exact(input.low), exact(input.high));
      return value === null || input.low === input.high
        ? []
        : [{ input: input.id, value: rounded(value, sharePlaces) }];
    }),
  };
};

const cashOf = ({ periods }: DecisionModel, { lines }: OptionCash, values: Values): readonly Exact[] => {
  const valued = lines.map((line) => ({
    line,
    amount: valueOf(line.amount, values),
    growth: line.growth ? valueOf(line.growth, values).plus(1) : exact(1),
  }));
  return Array.from({ length: periods + 1 }, (_, period) =>
    valued.reduce(
      (sum, { line, amount, growth }) =>
        sum.plus(isIn(line, period) ? signed(line, amount.times(growth.pow(period - line.from))) : 0),
      exact(0),
    ),
  );
};

const isIn = ({ from, to }: CashLine, period: number): boolean => period >= from && period <= to;
const signed = ({ direction }: CashLine, amount: Exact): Exact => (direction === 'in' ? amount : amount.neg());

const valueOf = (expression: Expression, values: Values): Exact => {
  if ('number' in expression) return exact(expression.number);
  if ('input' in expression) return values.get(expression.input) ?? exact(0);
  const [first = exact(0), ...rest] = expression.args.map((arg) => valueOf(arg, values));
  switch (expression.op) {
    case 'add':
      return rest.reduce((sum, value) => sum.plus(value), first);
    case 'subtract':
      return rest.reduce((sum, value) => sum.minus(value), first);
    case 'multiply':
      return rest.reduce((product, value) => product.times(value), first);
    case 'divide':
      return rest.reduce((quotient, value) => {
        if (value.isZero()) throw new Error('Expected a divisor other than 0.');
        return quotient.div(value);
      }, first);
    case 'min':
      return Exact.min(first, ...rest);
    case 'max':
      return Exact.max(first, ...rest);
  }
};
