import { describe, expect, it } from 'vitest';

import type { Frame } from '../../../../shared/events/panel/frame.ts';
import { labelledLanguages } from '../../../../shared/locales/locales.ts';
import { mergeFrames } from '../../../../server/panel/protocol/phases/framing/mergedFrame.ts';
import { isSameText } from '../../../../server/panel/protocol/text/joining.ts';
import { evidenceList } from '../../../../server/panel/protocol/evidence/evidenceList.ts';
import { plainOptionsIn } from '../../../../server/panel/protocol/phases/framing/plainOptions.ts';
import type { Item } from '../../../../server/panel/protocol/state/state.ts';
import { at } from '../../../support/controls.ts';

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
  it('put together name the same option once, keep all that the user named, doing nothing and one that nobody named', () => {
    const merged = mergeFrames(
      [
        frame([
          ['Open a second shop', 'user'],
          ['Franchise the brand', 'user'],
          ['Wait a year', 'status_quo'],
        ]),
        frame([
          ['open a second shop.', 'user'],
          ['Sell bread online', 'panel'],
          ['Do nothing', 'status_quo'],
          ['Merge', 'user'],
          ['Sell', 'user'],
          ['Borrow', 'user'],
          ['Move', 'user'],
          ['Move to the coast', 'panel'],
        ]),
      ],
      [],
      plainOptionsIn('en'),
    );
    expect(merged.options.filter(({ origin }) => origin === 'user')).toHaveLength(6);
    expect(merged.options.map(({ optionId }) => optionId)).toEqual(['A', 'B', 'C', 'D', 'E', 'F', 'G', 'H']);
    expect(merged.options.filter(({ origin }) => origin === 'status_quo')).toHaveLength(1);
    expect(merged.options.filter(({ origin }) => origin === 'panel')).toHaveLength(1);
    expect(merged.options.filter(({ title }) => /second shop/i.test(title))).toHaveLength(1);
    expect(merged.options.map(({ title }) => title)).toEqual(merged.options.map(({ title }) => title).toSorted());
    expect(merged.criteria.reduce((sum, { weight }) => sum + weight, 0)).toBeCloseTo(1);
  });
  it('give a criterion of the owner the direction that a framer gave, and none where no framer did', () => {
    const corrected = { options: ['Stay', 'Move'], criteria: ['Cost', 'Noise'], deadline: null, fixed: [] };
    const same = { options: isSameText, criteria: isSameText, choices: [] };
    const { criteria } = mergeFrames([frame([['Stay', 'user']])], [], plainOptionsIn('en'), [], same, corrected);
    expect(criteria.map(({ name, direction }) => [name, direction])).toEqual([
      ['Cost', 'less'],
      ['Noise', undefined],
    ]);
  });
  it.each([
    ['Accept the merger offer', 'Do not accept the merger offer'],
    ['Expand in France', 'Expand in Spain'],
    ['Raise the price to 29', 'Raise the price to 49'],
    ['Buy 30 %', 'Buy 100 %'],
  ])('keep apart what shares most of its words: %s / %s', (one, other) => {
    const { options } = mergeFrames([frame([[one, 'user']]), frame([[other, 'user']])], [], plainOptionsIn('en'));
    expect(options.map(({ title }) => title)).toEqual(expect.arrayContaining([one, other]));
  });
  it.each([
    [['A margin of −5 %', 'A margin of 5 %', 'A margin of 10', 'A margin of 10 %']],
    [['Write it in C', 'Write it in C#', 'Write it in C++']],
    [['A commission of 5 %', 'A commission of 5 ‰']],
    [['Sell 1/2 of it', 'Sell 1 2 of it', 'Sell 1-2 of it']],
  ])('keep all that is listed where a sign tells them apart: %s', (titles) => {
    const listed = titles.map((title) => ({ title, text: title }));
    const said = listed.map((one) => ({ ...one, isSaid: true as const }));
    for (const named of [listed, said])
      for (const proposed of [[], titles.slice(0, 1), titles.slice(-1)]) {
        const proposal = frame(proposed.map((title) => [title, 'user']));
        const { options } = mergeFrames([proposal], [], plainOptionsIn('en'), named);
        expect(options.map(({ title }) => title)).toEqual(expect.arrayContaining(titles));
      }
  });
  it.each([
    ['A margin of 5 %', 'A margin of −5 %'],
    ['A commission of 5 ‰', 'A commission of 5 %'],
    ['A discount of 10', 'A discount of 10 %'],
    ['Sell 12 of it', 'Sell 1/2 of it'],
  ])('keep a side of a sentence that a framer names with another sign: %s, %s', (said, proposed) => {
    const { options } = mergeFrames([frame([[proposed, 'user']])], [], plainOptionsIn('en'), [
      { title: said, text: said, isSaid: true },
    ]);
    expect(options.map(({ title }) => title)).toEqual(expect.arrayContaining([said, proposed]));
  });
  it('keep each of several ways to leave things as they are that one list holds, and one of them as doing nothing', () => {
    const listed = ['Do nothing', 'Wait six months', 'Wait twelve months'].map((title) => ({ title, text: title }));
    const one = frame([
      ['Do nothing', 'status_quo'],
      ['Wait six months', 'status_quo'],
      ['Wait twelve months', 'status_quo'],
      ['Sell', 'user'],
    ]);
    const other = frame([
      ['Wait twelve months', 'status_quo'],
      ['Keep things as they are', 'status_quo'],
      ['Sell', 'user'],
    ]);
    for (const [frames, named] of [
      [[one], listed],
      [[one, other], listed],
      [[other, one], listed],
      [[one], []],
    ] as const) {
      const { options } = mergeFrames(frames, [], plainOptionsIn('en'), named);
      expect(options.map(({ title }) => title)).toEqual(
        expect.arrayContaining(['Sell', ...listed.map(({ title }) => title)]),
      );
      expect(options.filter(({ origin }) => origin === 'status_quo')).toHaveLength(1);
    }
  });
  it.each<[string, [string, Frame['options'][number]['origin']]]>([
    ['Do nothing this year', ['Keep waiting', 'status_quo']],
    ['Do nothing this year', ['Sell', 'user']],
    ['Nichts tun in diesem Jahr', ['Abwarten', 'status_quo']],
    ['今年は何もしない', ['様子を見る', 'status_quo']],
    ['Wait', ['Sell', 'user']],
    ['Abwarten', ['Verkaufen', 'user']],
    ['等待', ['出售', 'user']],
  ])('know that who named “%s” named doing nothing', (title, proposed) => {
    const { options } = mergeFrames([frame([proposed])], [], plainOptionsIn('en'), [
      { title, text: title, isSaid: true },
    ]);
    expect(options.filter(({ origin }) => origin === 'status_quo').map((one) => one.title)).toEqual([title]);
    expect(options).toHaveLength(proposed[1] === 'user' ? 3 : 2);
  });
  it('take doing nothing but one thing for doing something', () => {
    const title = 'Do nothing but raise prices';
    const { options } = mergeFrames([frame([['Wait', 'status_quo']])], [], plainOptionsIn('en'), [
      { title, text: title, isSaid: true },
    ]);
    expect(options.map((one) => one.title)).toEqual(expect.arrayContaining(['Wait', title]));
  });
  it.each([
    ['Accept the merger offer', 'Remain independent', 'Do not accept the merger offer; carry on alone.'],
    ['Raise the price to 29', 'Raise the price to 29 and then to 39', ''],
    ['Expand in Spain', 'Stay at home', 'We leave Spain be. We do not expand in Spain.'],
  ])('hold what a framer only denies, or says with other numbers: %s', (title, other, description) => {
    const proposed = frame([[other, 'panel']]);
    const { options } = mergeFrames(
      [{ ...proposed, options: proposed.options.map((one) => ({ ...one, description })) }],
      [],
      plainOptionsIn('en'),
      [{ title, text: title }],
    );
    expect(options.map((one) => one.title)).toEqual(expect.arrayContaining([title, other]));
  });
  it('hold once what a framer says in more words, or quotes', () => {
    const named = 'Accept the merger offer';
    for (const [title, description] of [
      ['Accept the merger offer of 10⁶ €', ''],
      ['Merge', 'Accept the merger offer. No later than May.'],
    ] as const) {
      const proposed = frame([[title, 'user']]);
      const { options } = mergeFrames(
        [{ ...proposed, options: proposed.options.map((one) => ({ ...one, description })) }],
        [],
        plainOptionsIn('en'),
        [{ title: named, text: named }],
      );
      expect(options.map((one) => one.title)).not.toContain(named);
    }
  });
  it('give each of them the label that another panel gave it, and no label twice', () => {
    const known = mergeFrames(
      [
        frame([
          ['Do nothing', 'status_quo'],
          ['Wait six months', 'user'],
        ]),
      ],
      [],
      plainOptionsIn('en'),
    ).options;
    const labelOf = (title: string) => known.find((one) => one.title === title)?.optionId;
    const { options } = mergeFrames(
      [
        frame([
          ['Wait six months', 'status_quo'],
          ['Do nothing', 'user'],
        ]),
      ],
      known,
      plainOptionsIn('en'),
    );
    for (const { title, optionId } of options) expect([title, optionId]).toEqual([title, labelOf(title)]);
    expect(new Set(options.map(({ optionId }) => optionId)).size).toBe(options.length);
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
      plainOptionsIn('en'),
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
    const merge = (titles: Parameters<typeof frame>[0]) =>
      mergeFrames([frame(titles)], [], plain).options.map(({ title }) => title);
    expect(merge([['A', 'user']]).toSorted()).toEqual(['A', nothing, small].toSorted());
    // An option that the user named already is not added again.
    expect(merge([[small, 'user']]).toSorted()).toEqual([small, nothing].toSorted());
    expect(merge([['B', 'panel']]).toSorted()).toEqual(['B', nothing].toSorted());
  });
  it('are named by code in every language of the reports', () => {
    const names = labelledLanguages.map((language) => JSON.stringify(plainOptionsIn(language)));
    expect(new Set(names).size).toBe(labelledLanguages.length);
  });
});

describe('the evidence list', () => {
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
    Object.fromEntries(evidenceList(items, 'en').map(({ evidenceId, unusable: why }) => [evidenceId, why]));
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
