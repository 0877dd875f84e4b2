import fc from 'fast-check';
import { describe, expect, it } from 'vitest';

import { modelAsXlsx } from '../../../server/report/numbers/workbook.ts';
import { calculate, calculating } from '../../../shared/decisionModel/calculate.ts';
import { rememberCalculated } from '../../../shared/decisionModel/calculated.ts';
import { faultsOf } from '../../../shared/decisionModel/check.ts';
import { Exact, exact } from '../../../shared/decisionModel/decimals.ts';
import { cashOf } from '../../../shared/decisionModel/cash.ts';
import { internalRate, payback, presentValue, rootOf } from '../../../shared/decisionModel/measures.ts';
import { modelLimits } from '../../../shared/decisionModel/limits.ts';
import type { CashLine, DecisionModel, ModelInput } from '../../../shared/decisionModel/types.ts';
import { worthsOf } from '../../../shared/decisionModel/worth.ts';
import { inOneGo } from '../../../shared/kernel/scheduling/steps.ts';
import { speak } from '../../../shared/words/speak.ts';
import { readHere } from '../../support/documents.ts';

const amounts = (...values: readonly number[]) => values.map(exact);
const input = (id: string, unit: string, base: string, low = base, high = base): ModelInput => ({
  id,
  name: id,
  unit,
  base,
  low,
  high,
  source: { kind: 'estimate' },
});

const line = (
  name: string,
  direction: 'in' | 'out',
  times: readonly string[],
  from: number,
  to: number,
  growth: string | null = null,
  per: readonly string[] = [],
): CashLine => ({ name, direction, times: [...times], per: [...per], growth, from, to });

const model: DecisionModel = {
  currency: 'EUR',
  periods: 5,
  period: 'year',
  rate: 'rate',
  inputs: [
    input('rate', '%', '0.085', '0.06', '0.11'),
    input('price', 'EUR/piece', '20', '15', '22'),
    input('pieces', 'piece', '100', '80', '110'),
    input('cost', 'EUR', '1700', '1600', '1800'),
    input('plant', 'EUR', '1000', '900', '1300'),
    input('licence', 'EUR', '100'),
  ],
  options: [
    {
      optionId: 'o1',
      lines: [
        line('Plant', 'out', ['plant'], 0, 0),
        line('Sales', 'in', ['price', 'pieces'], 1, 5),
        line('Costs', 'out', ['cost'], 1, 5),
      ],
    },
    { optionId: 'o2', lines: [line('Licence', 'in', ['licence'], 0, 0)] },
  ],
};

describe('the measures', () => {
  it('agree with known values', () => {
    const cash = amounts(-1000, 260, 270, 280, 290, 300);
    expect(presentValue(cash, exact('0.085')).toFixed(4)).toBe('96.9687');
    expect(internalRate(cash)?.times(100).toFixed(4)).toBe('12.0477');
    const years = amounts(-147_000, ...Array.from({ length: 10 }, () => 23_848));
    expect(internalRate(years)?.times(100).toFixed(4)).toBe('9.9264');
    expect(payback(cash)?.toFixed(4)).toBe('3.6552');
    expect(presentValue(amounts(0.1, 0.2), exact(0)).toFixed()).toBe('0.3');
  });

  it('say where there is no single rate, and no payback', () => {
    expect(internalRate(amounts(-100, 230, -132))).toBe(null);
    expect(internalRate(amounts(100, 200))).toBe(null);
    expect(payback(amounts(-100, 50, 40))).toBe(null);
    expect(payback(amounts(-100, 150, -100, 60))?.toFixed(4)).toBe('2.8333');
    expect(payback(amounts(100, 10))?.toFixed()).toBe('0');
  });
});

describe('where a function is nothing', () => {
  const found = (of: (value: Exact) => Exact, low: number, high: number) =>
    rootOf(of, exact(low), exact(high))?.toFixed(9) ?? null;
  it('is found for straight, bent, steep and flat functions, from either end', () => {
    expect(found((x) => x.times(3).minus(1), 0, 1)).toBe('0.333333333');
    expect(found((x) => x.times(3).minus(1), 1, 0)).toBe('0.333333333');
    expect(found((x) => x.pow(3).minus(2), 0, 1000)).toBe('1.259921050');
    expect(found((x) => x.minus(2).pow(9), -1, 70)?.slice(0, 3)).toMatch(/^(?:2\.0|1\.9)/u);
    expect(found((x) => Exact.max(x.minus(5), x.times(100).minus(500)), 0, 1e6)).toBe('5.000000000');
    expect(found((x) => exact(1).div(x.plus(1).pow(30)).minus('0.5'), -0.99, 50)).toBe('0.023373892');
  });
  it('is an end that is nothing, and none where both ends have one sign', () => {
    expect([found((x) => x, 0, 4), found((x) => x, -4, 0), found((x) => x.plus(5), 0, 4)]).toEqual([
      ...['0.000000000', '0.000000000', null],
    ]);
  });
});

describe('what options are worth with one input changed', () => {
  it('is what their cash is worth', () => {
    const ids = ['rate', 'price', 'pieces', 'cost', 'plant', 'licence'] as const;
    fc.assert(
      fc.property(
        fc.array(
          fc.record({
            direction: fc.constantFrom('in', 'out'),
            times: fc.array(fc.constantFrom(...ids), { minLength: 1, maxLength: 3 }),
            per: fc.array(fc.constantFrom('price', 'pieces'), { maxLength: 1 }),
            growth: fc.constantFrom(null, 'rate', 'slope'),
            from: fc.nat(3),
            length: fc.nat(2),
          }),
          { maxLength: 4 },
        ),
        fc.constantFrom(...ids, 'slope'),
        fc.constantFrom('0', '0.1', '-0.25', '0.0000001', '0.3'),
        (lines, id, slope) => {
          const made: DecisionModel = {
            ...model,
            inputs: [...model.inputs, input('slope', '', slope, '-0.5', '0.5')],
            options: [
              {
                optionId: 'o',
                lines: lines.map(({ length, ...rest }) => ({ ...rest, name: '', to: rest.from + length })),
              },
            ],
          };
          for (const value of ['0', '0.2', '3'].filter((one) => one !== '0' || !/pri|pie/u.test(id))) {
            const values = new Map(made.inputs.map((one) => [one.id, exact(one.id === id ? value : one.base)]));
            const cash = cashOf(made, made.options[0]?.lines ?? [], values);
            const worth = presentValue(cash, values.get('rate') ?? exact(0));
            expect(worthsOf(made).at(0, id, exact(value)).toFixed(12)).toBe(worth.toFixed(12));
          }
        },
      ),
    );
  });
});

describe('a model', () => {
  it('is calculated option by option', () => {
    const [option] = calculate(model).options;
    expect(option?.cash).toEqual(['-1000', '300', '300', '300', '300', '300']);
    expect(option?.npv).toBe('182.1926');
    expect(option?.irr).toBe('0.152382');
    expect(option?.payback).toBe('3.333333');
    expect(option?.tornado.map(({ input }) => input)).toEqual(['price', 'pieces', 'cost', 'plant', 'rate']);
    expect(option?.tornado[0]).toEqual({ input: 'price', atLow: '-1788.1284', atHigh: '970.321', swing: '2758.4495' });
    expect(option?.breakEven.map(({ input }) => input)).toEqual(['price', 'pieces', 'cost', 'plant']);
    expect(option?.breakEven.find(({ input }) => input === 'plant')?.value).toBe('1182.192624');
  });

  it('grows by a share from one period to the next, and divides', () => {
    const inputs = [...model.inputs, input('more', '', '0.1'), input('each', 'piece', '4')];
    const grown: DecisionModel = {
      ...model,
      inputs,
      options: [{ optionId: 'o', lines: [line('Sales', 'in', ['cost', 'pieces'], 1, 3, 'more', ['each'])] }],
    };
    expect(calculate(grown).options[0]?.cash).toEqual(['0', '42500', '46750', '51425', '0', '0']);
  });

  it('says where one input makes another option worth more, and what knowing it is worth', () => {
    const { best, tips, knowing } = calculate(model);
    expect(best).toBe('o1');
    // 182.1926 - 100 is made up by 82.1926 more for the plant, and by a price lower by 82.1926 / (100 × 3.940642).
    expect(tips.map(({ input }) => input)).toEqual(['price', 'pieces', 'cost', 'plant']);
    expect(tips.find(({ input }) => input === 'plant')).toEqual({
      ...{ input: 'plant', base: '1000', at: '1082.192624' },
      ...{ from: 'o1', to: 'o2' },
    });
    expect(tips.find(({ input }) => input === 'price')?.at).toBe('19.791423');
    // At 15 the plan loses 1788.1284, at 22 it brings 970.321: 0.3 × (100 + 970.321) + 0.4 × 182.1926 against 100 for certain.
    expect(knowing.find(({ input }) => input === 'price')).toEqual({ input: 'price', amount: '293.9734' });
    expect(knowing.map(({ input }) => input)).not.toContain('licence');
  });

  it('has no best option where two are worth the same', () => {
    const same: DecisionModel = { ...model, options: model.options.map((one) => ({ ...one, lines: [] })) };
    expect(calculate(same)).toMatchObject({ best: null, tips: [], knowing: [] });
  });

  it('is the same text every time', () => {
    expect(JSON.stringify(calculate(model))).toBe(JSON.stringify(calculate(structuredClone(model))));
  });

  it('is refused where units, inputs or periods do not fit', () => {
    const [first] = model.options[0]?.lines ?? [];
    if (!first) throw new Error('expected a line');
    const withLine = (more: Partial<CashLine>): DecisionModel => ({
      ...model,
      options: [{ optionId: 'o', lines: [{ ...first, ...more }] }],
    });
    const withInput = (one: ModelInput): DecisionModel => ({ ...model, inputs: [...model.inputs, one] });
    expect(faultsOf(model)).toEqual([]);
    const faulty: [DecisionModel, RegExp][] = [
      [withLine({ times: ['price'] }), /expected EUR, found another unit/],
      [withLine({ times: ['unknown'] }), /there is no input unknown/],
      [withLine({ times: ['cost'], growth: 'unknown' }), /there is no input unknown/],
      [withLine({ times: Array.from({ length: 7 }, () => 'rate') }), /1 to 6 inputs/],
      [withLine({ to: 9 }), /expected periods from 0 to 5/],
      [withLine({ growth: 'cost' }), /expected growth as a share/],
      [
        { ...withInput(input('zero', '', '1', '0', '2')), options: withLine({ per: ['zero'] }).options },
        /other than 0/,
      ],
      [{ ...model, rate: 'none' }, /Expected the rate to be an input/],
      [{ ...model, rate: 'plant' }, /Expected a rate without unit/],
      [{ ...model, periods: 500 }, /Expected 1 to 36 periods/],
      [{ ...model, options: [...model.options, ...model.options] }, /each once/],
      [withInput(input('x', '', '5', '6', '7')), /low ≤ base ≤ high/],
      [withInput(input('y', '', '1e5')), /expected decimals/],
    ];
    for (const [wrong, words] of faulty) expect(faultsOf(wrong).join(' ')).toMatch(words);
    expect(() => calculate(withLine({ to: 9 }))).toThrow(/periods/);
  });
});

describe('a model as a workbook', () => {
  it('holds formulas over its inputs, the values that we calculated, and no formula from words', async () => {
    const { reading, blocks } = await readHere(
      await modelAsXlsx(model, {
        words: { ...(await speak('en')).words, numbersInput: "[In]'put" },
        period: 'year',
        titleOf: () => '=cmd|build',
        sourceOf: ({ kind }) => `=${kind}`,
      }),
      'model.xlsx',
    );
    expect(reading).toMatchObject({ outcome: 'read', facts: { kind: 'xlsx' } });
    const cells = new Map(
      blocks.flatMap(({ at, cells = [] }) => cells.map((cell) => [`${at.split('!')[0]}!${cell.at}`, cell])),
    );
    expect(cells.get("'In  put'!D3")).toMatchObject({ text: '20' });
    expect(cells.get("'1 =cmd|build'!C3")).toMatchObject({ formula: "'In  put'!$D$3*'In  put'!$D$4" });
    expect(cells.get("'1 =cmd|build'!B7")).toMatchObject({ text: '182.1926', formula: "B5+NPV('In  put'!$D$2,C5:G5)" });
    expect(cells.get("'1 =cmd|build'!B8")).toMatchObject({ text: '0.152382', formula: 'IRR(B5:G5)' });
    expect(cells.get("'1 =cmd|build'!B9")).toMatchObject({ formula: 'SUMPRODUCT(MAX((B6:G6<0)*(B1:G1+1)))-1' });
    expect(cells.get("'1 =cmd|build'!B10")).toMatchObject({
      text: calculate(model).options[0]?.payback,
      formula: 'IF(B9<0,0,IF(B9=5,"–",B9-INDEX(B6:G6,B9+1)/INDEX(B5:G5,B9+2)))',
    });

    const [bar] = calculate(model).options[0]?.tornado ?? [];
    const paid = (column: string) =>
      `-'In  put'!$D$6*SUMPRODUCT(1/(1+'In  put'!$D$2)^$B$1:$B$1)+'In  put'!$${column}$3*'In  put'!$D$4*SUMPRODUCT(1/(1+'In  put'!$D$2)^$C$1:$G$1)-'In  put'!$D$5*SUMPRODUCT(1/(1+'In  put'!$D$2)^$C$1:$G$1)`;
    expect([cells.get("'1 =cmd|build'!A13")?.text, bar?.input]).toEqual(['price', 'price']);
    expect(cells.get("'1 =cmd|build'!B13")).toMatchObject({ text: bar?.atLow, formula: paid('E') });
    expect(cells.get("'1 =cmd|build'!C13")).toMatchObject({ text: bar?.atHigh, formula: paid('F') });
    expect(cells.get("'1 =cmd|build'!D13")).toMatchObject({ text: bar?.swing, formula: 'ABS(C13-B13)' });
    expect(cells.get("'1 =cmd|build'!E13")).toMatchObject({
      text: '19.537658',
      formula: `IF(B13*C13>0,"–",'In  put'!$E$3-B13*('In  put'!$F$3-'In  put'!$E$3)/(C13-B13))`,
    });
    // The rate is no factor: where its present value is nothing is no straight line.
    expect(cells.get("'1 =cmd|build'!A17")?.text).toBe('rate');
    expect(cells.get("'1 =cmd|build'!E17")).toBeUndefined();
  });
});

it('calculates a model once however often it is read, another one by itself, and one that was put away again', () => {
  const asked: DecisionModel[] = [];
  const remembered = rememberCalculated((one) => {
    asked.push(one);
    return calculating(one);
  });
  const calculated = (one: DecisionModel) => inOneGo(remembered(one));
  const changed = (rate: string): DecisionModel => ({
    ...model,
    inputs: [input('rate', '%', rate), ...model.inputs.slice(1)],
  });
  expect(calculated(structuredClone(model))).toEqual(calculate(model));
  expect(calculated(structuredClone(model))).toEqual(calculate(model));
  expect(asked).toHaveLength(1);
  expect(calculated(changed('0.07'))).toEqual(calculate(changed('0.07')));
  expect(asked).toHaveLength(2);
  for (let i = 10; i < 60; i++) calculated(changed(`0.${i}`));
  expect(asked).toHaveLength(52);
  calculated(model);
  expect(asked).toHaveLength(53);
});

it('calculates the largest model in many short steps, with the same result', () => {
  const { inputs: most, options, lines, periods } = modelLimits;
  const amountIds = Array.from({ length: most - 3 }, (_, i) => `amount${i}`);
  const largest: DecisionModel = {
    ...{ currency: 'EUR', periods, period: 'month', rate: 'rate' },
    inputs: [
      input('rate', '%', '0.08', '0.02', '0.2'),
      ...['up', 'down'].map((id) => input(id, '%', '0.03', '-0.2', '0.2')),
      ...amountIds.map((id, i) => input(id, 'EUR', `${1000 + i * 37}`, '0', '90000')),
    ],
    options: Array.from({ length: options }, (_, nth) => ({
      optionId: `o${nth}`,
      lines: Array.from({ length: lines }, (_line, i) =>
        line(
          `Line ${i}`,
          i % 2 === 0 ? 'in' : 'out',
          [amountIds[(nth * 3 + i * 5) % amountIds.length] ?? ''],
          i % 3,
          periods,
          i % 2 === 0 ? 'up' : 'down',
        ),
      ),
    })),
  };
  expect(faultsOf(largest)).toEqual([]);
  let count = 0;
  const steps = calculating(largest);
  let step = steps.next();
  for (; !step.done; step = steps.next()) count++;
  // A third of a second in all, so that a step is a few milliseconds.
  expect(count).toBeGreaterThan(100);
  expect(step.value).toEqual(calculate(largest));
});
