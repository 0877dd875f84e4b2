import { type Values, baseValues, cashOf } from './cash.ts';
import { faultsOf } from './check.ts';
import { type Knowing, type Tip, tipsOf, worthOfKnowing } from './choice.ts';
import { exact, moneyPlaces, rounded, sharePlaces } from './decimals.ts';
import { internalRate, payback, rootOf } from './measures.ts';
import { type Steps, inOneGo } from '../kernel/scheduling/steps.ts';
import type { DecisionModel } from './types.ts';
import { type Worths, worthsOf } from './worth.ts';

export type OptionResult = {
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

export type ModelResult = {
  readonly currency: string;
  /** The option worth most, with every input at its base; null where several are. */
  readonly best: string | null;
  readonly options: readonly OptionResult[];
  /** Where one input, and nothing else, makes another option worth most; the nearest first. */
  readonly tips: readonly Tip[];
  /** What it is worth to know one input before the choice, the most first; only those worth anything. */
  readonly knowing: readonly Knowing[];
};

/** The whole model, in decimal arithmetic: the same text on every machine. Throws where the model has faults. */
export const calculate = (model: DecisionModel): ModelResult => inOneGo(calculating(model));

/** The same in steps of a few milliseconds at most, for those who have other work between them. */
export function* calculating(model: DecisionModel): Steps<ModelResult> {
  const [fault] = faultsOf(model);
  if (fault !== undefined) throw new Error(fault);
  const base = baseValues(model);
  const worths = worthsOf(model);
  const [first, second] = worths.base.toSorted((a, b) => b.cmp(a));
  const leader = first && (!second || first.gt(second)) ? worths.base.findIndex((worth) => worth.eq(first)) : -1;
  const options: OptionResult[] = [];
  for (const nth of model.options.keys()) options.push(yield* resultOf(model, nth, base, worths));
  return {
    currency: model.currency,
    best: model.options[leader]?.optionId ?? null,
    options,
    tips: leader === -1 ? [] : yield* tipsOf(model, leader, worths),
    knowing: yield* worthOfKnowing(model, worths),
  };
}

function* resultOf(model: DecisionModel, nth: number, base: Values, worths: Worths): Steps<OptionResult> {
  const { optionId = '', lines = [] } = model.options[nth] ?? {};
  const cash = cashOf(model, lines, base);
  const [irr, back] = [internalRate(cash), payback(cash)];
  yield;
  const bars = model.inputs.map((input) => {
    const [atLow, atHigh] = [worths.at(nth, input.id, exact(input.low)), worths.at(nth, input.id, exact(input.high))];
    return { input, atLow, atHigh, swing: atHigh.minus(atLow).abs() };
  });
  const breakEven: OptionResult['breakEven'][number][] = [];
  for (const { input, swing } of bars) {
    if (swing.isZero()) continue;
    yield;
    const value = rootOf((at) => worths.at(nth, input.id, at), exact(input.low), exact(input.high));
    if (value !== null) breakEven.push({ input: input.id, value: rounded(value, sharePlaces) });
  }
  return {
    optionId,
    cash: cash.map((amount) => rounded(amount, moneyPlaces)),
    npv: rounded(worths.base[nth] ?? exact(0), moneyPlaces),
    irr: irr && rounded(irr, sharePlaces),
    payback: back && rounded(back, sharePlaces),
    tornado: bars
      .filter(({ swing }) => !swing.isZero())
      .toSorted((a, b) => b.swing.cmp(a.swing) || (a.input.id < b.input.id ? -1 : 1))
      .map(({ input, atLow, atHigh, swing }) => ({
        input: input.id,
        atLow: rounded(atLow, moneyPlaces),
        atHigh: rounded(atHigh, moneyPlaces),
        swing: rounded(swing, moneyPlaces),
      })),
    breakEven,
  };
}
