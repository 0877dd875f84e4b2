import { describe, expect, it } from 'vitest';

import type { Frame } from '../../../shared/events/casePanel.ts';
import { labelledLanguages } from '../../../shared/words/catalogue.ts';
import { mergeFrames } from '../../../server/panel/protocol/framing.ts';
import { ledger } from '../../../server/panel/protocol/ledger.ts';
import { plainOptionsIn } from '../../../server/panel/protocol/plainOptions.ts';
import type { Item } from '../../../server/panel/protocol/state.ts';
import { at } from '../../support/controls.ts';

describe('frames', () => {
  const frame = (titles: readonly [string, Frame['options'][number]['origin']][]): Frame => ({
    question: 'q',
    options: titles.map(([title, origin], i) => ({ optionId: `${i}`, title, description: '', origin })),
    criteria: [{ criterionId: '1', name: 'cost', why: '', weight: 2, direction: 'less' }],
    constraints: [],
    assumptions: [],
    horizon: '',
    successMetric: '',
  });
  it('put together name the same option once, keep doing nothing and one that nobody named, six at most', () => {
    const merged = mergeFrames(
      [
        frame([
          ['Open a second shop', 'user'],
          ['Franchise the brand', 'user'],
          ['Wait a year', 'status_quo'],
        ]),
        frame([
          ['Open the second shop', 'user'],
          ['Sell bread online', 'panel'],
          ['Do nothing', 'status_quo'],
          ['Merge', 'user'],
          ['Sell', 'user'],
          ['Borrow', 'user'],
          ['Move', 'user'],
        ]),
      ],
      [],
      'en',
      plainOptionsIn('en'),
      true,
    );
    expect(merged.options).toHaveLength(6);
    expect(merged.options.map(({ optionId }) => optionId)).toEqual(['A', 'B', 'C', 'D', 'E', 'F']);
    expect(merged.options.filter(({ origin }) => origin === 'status_quo')).toHaveLength(1);
    expect(merged.options.filter(({ origin }) => origin === 'panel')).toHaveLength(1);
    expect(merged.options.filter(({ title }) => /second shop/.test(title))).toHaveLength(1);
    expect(merged.options.map(({ title }) => title)).toEqual(merged.options.map(({ title }) => title).toSorted());
    expect(merged.criteria.reduce((sum, { weight }) => sum + weight, 0)).toBeCloseTo(1);
  });
  it('always hold doing nothing, and give an option the label another panel gave it', () => {
    const merged = mergeFrames(
      [
        frame([
          ['Franchise the brand', 'user'],
          ['Zero in', 'panel'],
        ]),
      ],
      [{ optionId: 'C', title: 'Franchise the brand', description: '', origin: 'user' }],
      'en',
      plainOptionsIn('en'),
      true,
    );
    expect(merged.options.some(({ origin }) => origin === 'status_quo')).toBe(true);
    expect(merged.options.find(({ title }) => title === 'Franchise the brand')?.optionId).toBe('C');
    expect(new Set(merged.options.map(({ optionId }) => optionId)).size).toBe(3);
  });
  it.each([
    ['de', 'Vorerst nichts tun', 'Erst im Kleinen versuchen'],
    ['ja', '当面は何もしない', 'まず小さく試す'],
    ['zh-TW', '暫不行動', '先小規模試行'],
    ['sv', 'Do nothing for now', 'Try it small first'],
  ])('hold what no framer thought of, in the language of the case: %s', (language, nothing, small) => {
    const plain = plainOptionsIn(language);
    const merge = (titles: Parameters<typeof frame>[0], always = true) =>
      mergeFrames([frame(titles)], [], language, plain, always).options.map(({ title }) => title);
    expect(merge([['A', 'user']]).toSorted()).toEqual(['A', nothing, small].toSorted());
    // Cases of older protocols got no third option, and nobody gets one that the user named already.
    expect(merge([['A', 'user']], false).toSorted()).toEqual(['A', nothing].toSorted());
    expect(merge([[small, 'user']]).toSorted()).toEqual([small, nothing].toSorted());
    expect(merge([['B', 'panel']]).toSorted()).toEqual(['B', nothing].toSorted());
  });
  it('are named by code in every language of the reports', () => {
    const names = labelledLanguages.map((language) => JSON.stringify(plainOptionsIn(language)));
    expect(new Set(names).size).toBe(labelledLanguages.length);
  });
});

describe('the ledger', () => {
  const item = (n: number, over: Partial<Item> = {}): Item => ({
    panel: 0,
    evidenceId: `E-${n}`,
    seatId: 'r',
    claim: `claim number ${n} about ${'abcdefgh'[n]}`,
    quote: `quote ${n}`,
    source: 'web',
    url: `https://site${n}.example/x`,
    publisher: null,
    publishedAt: null,
    retrievedAt: at,
    supports: { A: 1 },
    kind: 'fact',
    grade: 'B',
    injection: false,
    status: 'verified',
    at,
    ...over,
  });
  const unusable = (items: readonly Item[]) =>
    Object.fromEntries(ledger(items, 'en').map(({ evidenceId, unusable: why }) => [evidenceId, why]));
  it('shows what may not be used, and why', () => {
    const found = unusable([
      item(1),
      item(2, { status: 'refuted' }),
      item(3, { injection: true }),
      item(4, { quote: 'Quote 1', claim: item(1).claim }),
    ]);
    expect(found).toEqual({
      'E-1': null,
      'E-2': 'refuted',
      'E-3': 'contains instructions to AI',
      'E-4': 'says the same as E-1',
    });
  });
  it('takes two items of one site for one option, no more', () => {
    const one = { url: 'https://www.same.example/a' };
    expect(Object.values(unusable([1, 2, 3].map((n) => item(n, one)))).filter((why) => why !== null)).toHaveLength(1);
  });
});
