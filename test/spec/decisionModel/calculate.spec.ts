import { describe, expect, it } from 'vitest';

import { modelAsXlsx } from '../../../server/report/decisionModelXlsx.ts';
import { calculate } from '../../../shared/decisionModel/calculate.ts';
import { faultsOf } from '../../../shared/decisionModel/check.ts';
import { exact } from '../../../shared/decisionModel/decimals.ts';
import { internalRate, payback, presentValue } from '../../../shared/decisionModel/measures.ts';
import type { DecisionModel, Input } from '../../../shared/decisionModel/types.ts';
import { readHere } from '../../support/documents.ts';

const amounts = (...values: readonly number[]) => values.map(exact);
const input = (id: string, unit: string, base: string, low = base, high = base): Input => ({
  id,
  name: id,
  unit,
  base,
  low,
  high,
  source: { kind: 'assumption' },
});

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
  ],
  options: [
    {
      optionId: 'o1',
      title: '=cmd|build',
      lines: [
        { name: 'Plant', amount: { input: 'plant' }, direction: 'out', from: 0, to: 0 },
        {
          name: 'Sales',
          amount: { op: 'multiply', args: [{ input: 'price' }, { input: 'pieces' }] },
          direction: 'in',
          from: 1,
          to: 5,
        },
        { name: 'Costs', amount: { input: 'cost' }, direction: 'out', from: 1, to: 5 },
      ],
    },
  ],
};

describe('the measures', () => {
  it('agree with known values', () => {
    const cash = amounts(-1000, 260, 270, 280, 290, 300);
    expect(presentValue(cash, exact('0.085')).toFixed(4)).toBe('96.9687');
    expect(internalRate(cash)?.times(100).toFixed(4)).toBe('12.0477');
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

  it('is the same text every time', () => {
    expect(JSON.stringify(calculate(model))).toBe(JSON.stringify(calculate(structuredClone(model))));
  });

  it('is refused where units, inputs or periods do not fit', () => {
    const [line] = model.options[0]?.lines ?? [];
    const withLine = (more: object): DecisionModel => ({
      ...model,
      options: [{ optionId: 'o', title: 'o', lines: [{ ...line, ...more } as never] }],
    });
    expect(faultsOf(model)).toEqual([]);
    for (const [wrong, words] of [
      [withLine({ amount: { input: 'price' } }), /expected EUR, found another unit/],
      [
        withLine({ amount: { op: 'add', args: [{ input: 'cost' }, { input: 'pieces' }] } }),
        /add needs values of one unit/,
      ],
      [withLine({ amount: { input: 'unknown' } }), /there is no input unknown/],
      [withLine({ to: 9 }), /expected periods from 0 to 5/],
      [withLine({ growth: { input: 'cost' } }), /expected growth as a share/],
      [{ ...model, rate: 'none' }, /Expected the rate to be an input/],
      [{ ...model, periods: 500 }, /Expected 1 to 120 periods/],
      [{ ...model, inputs: [...model.inputs, input('x', '', '5', '6', '7')] }, /low ≤ base ≤ high/],
      [{ ...model, inputs: [...model.inputs, input('y', '', '1e5')] }, /expected decimals/],
    ] as const)
      expect(faultsOf(wrong).join(' ')).toMatch(words);
  });

  it('refuses to divide by nothing', () => {
    const divided: DecisionModel = {
      ...model,
      options: [
        {
          optionId: 'o',
          title: 'o',
          lines: [
            {
              name: 'l',
              direction: 'in',
              from: 0,
              to: 0,
              amount: { op: 'divide', args: [{ input: 'cost' }, { number: '0' }] },
            },
          ],
        },
      ],
    };
    expect(() => calculate(divided)).toThrow(/divisor other than 0/);
  });
});

describe('a model as a workbook', () => {
  it('holds formulas over its inputs, the values that we calculated, and no formula from words', async () => {
    const { reading, blocks } = await readHere(await modelAsXlsx(model), 'model.xlsx');
    expect(reading).toMatchObject({ outcome: 'read', facts: { kind: 'xlsx' } });
    const cells = new Map(
      blocks.flatMap(({ at, cells = [] }) => cells.map((cell) => [`${at.split('!')[0]}!${cell.at}`, cell])),
    );
    expect(cells.get("'Inputs'!D3")).toMatchObject({ text: '20' });
    expect(cells.get("'1 =cmd|build'!C3")).toMatchObject({ formula: '((Inputs!$D$3*Inputs!$D$4))' });
    expect(cells.get("'1 =cmd|build'!B6")).toMatchObject({ text: '182.1926', formula: 'B5+NPV(Inputs!$D$2,C5:G5)' });
    expect(cells.get("'1 =cmd|build'!B7")).toMatchObject({ text: '0.152382', formula: 'IRR(B5:G5)' });
  });
});
