import { largest, sumOf } from './cash.ts';
import { Exact, exact, moneyPlaces, rounded, sharePlaces } from './decimals.ts';
import { rootIn } from './measures.ts';
import type { Steps } from '../kernel/scheduling/steps.ts';
import type { DecisionModel, ModelInput } from './types.ts';
import type { Worths } from './worth.ts';

/** From this value of the input on, the option `to` is worth most and not `from`. */
export type Tip = {
  readonly input: string;
  readonly base: string;
  readonly at: string;
  readonly from: string;
  readonly to: string;
};

/** What knowing the input before the choice is worth, in the model's currency. */
export type Knowing = { readonly input: string; readonly amount: string };

/** Where one input alone, between its low and high, takes the lead from this option: the nearest to its base first, within its range. */
export function* tipsOf(model: DecisionModel, leader: number, worths: Worths): Steps<readonly Tip[]> {
  const others = [...model.options.keys()].filter((nth) => nth !== leader);
  if (others.length === 0) return [];
  const idOf = (nth: number | undefined): string => model.options[nth ?? -1]?.optionId ?? '';
  const tipIn = function* (input: ModelInput) {
    const worthAt = (value: Exact) => (nth: number) => worths.at(nth, input.id, value);
    const ahead = (value: Exact): Exact => worthAt(value)(leader).minus(largest(others.map(worthAt(value))));
    const from = exact(input.base);
    const tips: { readonly at: Exact; readonly end: Exact }[] = [];
    for (const end of [input.low, input.high]) {
      yield;
      const at = end === input.base || ahead(exact(end)).gte(0) ? null : yield* rootIn(ahead, from, exact(end));
      if (at !== null) tips.push({ at, end: exact(end) });
    }
    const [nearest] = tips.toSorted((a, b) => a.at.minus(from).abs().cmp(b.at.minus(from).abs()));
    if (!nearest) return [];
    const ends = new Map(others.map((nth) => [nth, worths.at(nth, input.id, nearest.end)]));
    const [to] = others.toSorted((a, b) => (ends.get(b) ?? exact(0)).cmp(ends.get(a) ?? exact(0)));
    const width = exact(input.high).minus(input.low);
    return [{ input, at: nearest.at, to: idOf(to), share: nearest.at.minus(from).abs().div(width) }];
  };
  const found: Found[] = [];
  for (const input of model.inputs) found.push(...(yield* tipIn(input)));
  return found
    .toSorted((a, b) => a.share.cmp(b.share) || (a.input.id < b.input.id ? -1 : 1))
    .map(({ input, at, to }) => ({
      ...{ input: input.id, base: input.base, at: rounded(at, sharePlaces) },
      ...{ from: idOf(leader), to },
    }));
}

type Found = { readonly input: ModelInput; readonly at: Exact; readonly to: string; readonly share: Exact };

/**
 * Expected gain from knowing one input before the choice: `E[max] − max E` over its low, base and high with 30, 40 and 30 in a
 * hundred (Swanson's rule, where low and high are the tenth and the ninetieth percentile), the others at their base.
 */
export function* worthOfKnowing(model: DecisionModel, worths: Worths): Steps<readonly Knowing[]> {
  const gains: { readonly input: ModelInput; readonly gain: Exact }[] = [];
  for (const input of model.inputs) {
    yield;
    gains.push({ input, gain: gainFrom(model, input, worths) });
  }
  return gains
    .filter(({ gain }) => gain.gt(0))
    .toSorted((a, b) => b.gain.cmp(a.gain) || (a.input.id < b.input.id ? -1 : 1))
    .map(({ input, gain }) => ({ input: input.id, amount: rounded(gain, moneyPlaces) }));
}

const chances = { low: '0.3', base: '0.4', high: '0.3' } as const;

const gainFrom = (model: DecisionModel, input: ModelInput, worths: Worths): Exact => {
  if (model.options.length < 2 || input.low === input.high) return exact(0);
  const ways = (['low', 'base', 'high'] as const).map((way) => {
    const value = exact(input[way]);
    return model.options.map((_, nth) => worths.at(nth, input.id, value).times(chances[way]));
  });
  const knowing = sumOf(ways.map(largest));
  const choosing = largest(model.options.map((_, option) => sumOf(ways.map((worths) => worths[option] ?? exact(0)))));
  return Exact.max(0, knowing.minus(choosing));
};
