import { describe, expect, it } from 'vitest';

import { calculate } from '../../../shared/decisionModel/calculate.ts';
import { costIfWrong } from '../../../shared/decisionModel/numbersSaid.ts';
import type { DecisionModel, ModelInput } from '../../../shared/decisionModel/types.ts';
import { speak } from '../../../shared/words/speak.ts';

const input = (id: string, base: string, low = base, high = base): ModelInput => ({
  ...{ id, name: `the ${id}`, unit: 'EUR', base, low, high },
  source: { kind: 'estimate' },
});
const once = (name: string) => [
  { name, direction: 'in' as const, times: [name], per: [], growth: null, from: 0, to: 0 },
];
/** Today is all there is, so that every worth is read off: a lease of uncertain worth, and a sum that is sure. */
const model: DecisionModel = {
  currency: 'EUR',
  periods: 1,
  period: 'year',
  rate: 'rate',
  inputs: [{ ...input('rate', '0.05'), unit: '%' }, input('lease', '9000', '2000', '12000'), input('sum', '6000')],
  options: [
    { optionId: 'A', lines: once('lease') },
    { optionId: 'B', lines: once('sum') },
  ],
};
const recommending = (optionId: string, given: DecisionModel | null = model) => ({
  recommendation: { optionId },
  ...(given && { numbers: { model: given, counted: calculate(given) } }),
});

describe('what it costs to be wrong', () => {
  it('is the most by which another option would be worth more, with the input that brings it about', async () => {
    const speech = await speak('en');
    const cost = (optionId: string) => costIfWrong(recommending(optionId), speech)?.replaceAll(/\s/gu, ' ');
    expect(cost('A')).toBe('Up to EUR 4,000: with “the lease” at 2,000, option B would be worth that much more.');
    expect(cost('B')).toBe('Up to EUR 6,000: with “the lease” at 12,000, option A would be worth that much more.');
  });

  it('is not said where no number says it', async () => {
    const speech = await speak('en');
    const sure = { ...model, inputs: [...model.inputs.slice(0, 1), input('lease', '9000'), input('sum', '6000')] };
    expect(costIfWrong(recommending('A', sure), speech)).toBeNull();
    expect(costIfWrong(recommending('A', null), speech)).toBeNull();
    expect(costIfWrong(recommending('C'), speech)).toBeNull();
  });
});
