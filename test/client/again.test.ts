import { describe, expect, it } from 'vitest';

import { Asking } from '../../client/again/asking.svelte.ts';
import { costOver, costsIn, evenAfter, yearsAhead, yearsOf } from '../../client/again/optionCosts.ts';
import { levelAtBest, OtherWeights } from '../../client/again/otherWeights.svelte.ts';

const criteria = [0.5, 0.3, 0.2].map((weight, i) => ({
  criterionId: `c${i}`,
  name: `Criterion ${i}`,
  why: '',
  weight,
  direction: 'more' as const,
}));
const frame = (assumptions: readonly string[] = ['Rents rise.']) => ({
  question: '',
  horizon: '',
  successMetric: '',
  constraints: [],
  assumptions,
  criteria,
  deadline: null,
  asked: [{ text: 'How long?', reply: { kind: 'assumed' as const, text: 'Two years.', revision: 2 }, revision: 1 }],
  revision: 1,
});
const asking = (query = '', assumptions?: readonly string[]) => {
  let keys = 0;
  return new Asking({ frame: frame(assumptions) }, () => `key ${++keys}`, new URLSearchParams(query));
};

describe('what is asked again', () => {
  it('is nothing until something is different', () => {
    const one = asking();
    expect(one.change).toBeNull();
    one.fact = ' \n';
    expect(one.change).toBeNull();
    one.fact = 'The rent falls.';
    expect(one.change).toEqual({ kind: 'fact', now: 'The rent falls.' });
    one.kind = 'weight';
    expect(one.change).toBeNull();
    one.weight = 60;
    expect(one.change).toEqual({ kind: 'weight', criterion_id: 'c0', now: 0.6 });
  });

  it('may be any assumption of the frame, or one that stands in for an answer', () => {
    const one = asking();
    expect(one.assumptions).toEqual(['Rents rise.', 'Two years.']);
    [one.kind, one.assumption, one.instead] = ['assumption', 1, 'Two years. '];
    expect(one.change).toBeNull();
    one.instead = 'Five years.';
    expect(one.change).toEqual({ kind: 'assumption', was: 'Two years.', now: 'Five years.' });
  });

  it('lists an assumption once, with the question that nobody answered', () => {
    const one = asking('', ['Rents rise.', 'How long? — Two years.', 'Rents rise.']);
    expect(one.assumptions).toEqual(['Rents rise.', 'How long? — Two years.']);
  });

  it('may be one document that was uploaded and read, and no more than one', () => {
    const one = asking();
    one.kind = 'document';
    expect(one.change).toBeNull();
    one.documents = ['doc-1'];
    expect(one.change).toEqual({ kind: 'document', document_id: 'doc-1' });
    one.documents = ['doc-1', 'doc-2'];
    expect(one.change).toBeNull();
  });

  it('begins with the weight that was tried out', () => {
    expect(asking('criterion=c2&weight=55').change).toEqual({ kind: 'weight', criterion_id: 'c2', now: 0.55 });
    expect(asking('criterion=c9&weight=55').kind).toBe('fact');
    expect(asking('criterion=c2&weight=abc').weight).toBe(20);
    expect(asking('criterion=c2').weight).toBe(20);
  });

  it('keeps its key while it is the same change', () => {
    const one = asking();
    const change = (now: string) => ({ kind: 'fact' as const, now });
    const keys = ['A', 'A', 'B'].map((now) => one.keyFor(change(now)));
    expect(keys).toEqual(['key 1', 'key 1', 'key 2']);
  });
});

describe('what an option costs', () => {
  const [buy, rent] = [
    { once: 300_000, yearly: 10_000 },
    { once: 0, yearly: 60_000 },
  ];
  it('is summed over years, and even after some of them', () => {
    expect([costOver(buy, 3), costOver(rent, 3)]).toEqual([330_000, 180_000]);
    expect(evenAfter(buy, rent)).toBe(6);
    expect(evenAfter(rent, buy)).toBe(6);
  });
  it('is summed over no less than none of them', () => {
    expect([-4, 0, 1.5, null].map(yearsAhead)).toEqual([0, 0, 1.5, null]);
  });
  it('is never even where one is cheaper at once and later, or both cost alike', () => {
    expect(evenAfter(buy, { once: 400_000, yearly: 20_000 })).toBeNull();
    expect(evenAfter(buy, buy)).toBeNull();
  });
});

describe('weights that are tried out', () => {
  const weightsOf = (one: OtherWeights<(typeof criteria)[number]>) =>
    one.criteria.map(({ weight }) => Number(weight.toFixed(4)));

  it('sum to 1, and the others keep their proportions', () => {
    const one = new OtherWeights(criteria);
    one.move('c0', 0.75);
    expect(weightsOf(one)).toEqual([0.75, 0.15, 0.1]);
    expect(one.single).toEqual({ criterionId: 'c0', now: 0.75 });
    one.move('c1', 0.6);
    expect(weightsOf(one)).toEqual([0.3529, 0.6, 0.0471]);
    expect(one.single).toBeNull();
  });

  it('come back after one was moved to the end and back', () => {
    const one = new OtherWeights(criteria);
    one.move('c0', 1);
    expect(weightsOf(one)).toEqual([1, 0, 0]);
    one.move('c0', 0.5);
    expect(weightsOf(one)).toEqual([0.5, 0.3, 0.2]);
    one.reset();
    expect(one.isMoved).toBe(false);
  });

  it('come back too where another one is moved after one was all there is', () => {
    const one = new OtherWeights(criteria);
    one.move('c0', 1);
    one.move('c1', 0.3);
    expect(weightsOf(one)).toEqual([0.5, 0.3, 0.2]);
    expect(one.single).toEqual({ criterionId: 'c1', now: 0.3 });
  });
});

describe('what options cost by the panel’s model', () => {
  const input = (id: string, base: string) => ({
    id,
    name: id,
    unit: 'EUR',
    base,
    low: base,
    high: base,
    source: { kind: 'case' as const },
  });
  const line = (id: string, direction: 'in' | 'out', from: number, to: number) => ({
    name: id,
    direction,
    times: [id],
    per: [],
    growth: null,
    from,
    to,
  });
  const model = {
    ...{ currency: 'EUR', period: 'month' as const, periods: 24, rate: 'rate' },
    inputs: [input('rate', '0.01'), input('fit-out', '90000'), input('rent', '2000'), input('sales', '2500')],
    options: [
      { optionId: 'A', lines: [line('fit-out', 'out', 0, 0), line('rent', 'out', 1, 24), line('sales', 'in', 1, 24)] },
      { optionId: 'B', lines: [] },
    ],
  };

  it('is its money of today, and the mean of a year for what follows', () => {
    expect(yearsOf(model)).toBe(2);
    expect(costsIn(model, 'A')).toEqual({ once: 90_000, yearly: -6000 });
    expect(costOver({ once: 90_000, yearly: -6000 }, yearsOf(model))).toBe(90_000 + 24 * (2000 - 2500));
    expect([costsIn(model, 'B'), costsIn(model, 'C')]).toEqual([null, null]);
  });
});

describe('the best score as it is shown', () => {
  const rows = [62.8, 40, 63.2].map((score, i) => ({ optionId: `o${i}`, scores: [score] }));
  it('may be that of several options', () =>
    expect(levelAtBest(rows, [1]).map(({ optionId }) => optionId)).toEqual(['o0', 'o2']));
  it('is that of one where another shows fewer points', () =>
    expect(levelAtBest(rows.slice(1), [1]).map(({ optionId }) => optionId)).toEqual(['o2']));
});
