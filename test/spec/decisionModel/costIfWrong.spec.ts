import { describe, expect, it } from 'vitest';

import { calculate } from '../../../shared/decisionModel/calculate.ts';
import { costIfWrong, numbersSaid } from '../../../shared/decisionModel/numbersSaid.ts';
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
  options: ['A', 'B'].map((id) => ({ optionId: id, origin: 'user' })),
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

describe('an option without amounts', () => {
  const without: DecisionModel = { ...model, options: [...model.options, { optionId: 'C', lines: [] }] };
  const numbers = { model: without, counted: calculate(without) };
  const costly: DecisionModel = {
    ...without,
    options: without.options.map(({ optionId, lines }) => ({
      optionId,
      lines: lines.map((line) => ({ ...line, direction: 'out' as const })),
    })),
  };
  const withC = (origin: string) => [
    { optionId: 'A', origin: 'user' },
    { optionId: 'B', origin: 'user' },
    { optionId: 'C', origin },
  ];

  it('is worth nothing where it leaves things as they are; of another nothing is known', async () => {
    const speech = await speak('en');
    const said = (origin: string) => numbersSaid(numbers, speech, withC(origin)).options[2]?.cells[0];
    expect(said('status_quo')).toBe('0');
    expect(said('user')).toBe('–');
  });

  it('is said to come first, or to be worth more, only where its worth is known', async () => {
    const speech = await speak('en');
    const told = { model: costly, counted: calculate(costly) };
    expect(told.counted.best).toBe('C');
    expect(numbersSaid(told, speech, withC('user')).note).not.toContain('C would come first');
    expect(numbersSaid(told, speech, withC('status_quo')).note).toContain('C would come first');
    for (const { text } of numbersSaid(told, speech, withC('status_quo')).tips)
      expect(text).toMatch(/by the numbers alone, option [A-C] would lead/u);
    const wrong = (origin: string) =>
      costIfWrong({ numbers: told, options: withC(origin), recommendation: { optionId: 'A' } }, speech);
    expect(wrong('user')).not.toContain('option C');
    expect(wrong('status_quo')).toContain('option C');
  });
});

it('the option that the numbers alone put first is named before what would tip them', async () => {
  const { note } = numbersSaid({ model, counted: calculate(model) }, await speak('en'), recommending('B').options);
  expect(note).toContain('By the numbers alone, A would come first.');
});
