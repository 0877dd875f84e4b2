import { expect, it } from 'vitest';

import type { CaseEventOf } from '../../../../shared/events/case.ts';
import { choicesIn } from '../../../../server/panel/protocol/counting/groupedTexts.ts';

type Grouped = CaseEventOf<'TextsGrouped'>['data'];

const variants = (panel: number, text: string, from: string): Grouped => ({
  panel,
  seatId: 'seat-1',
  what: 'options',
  groups: [],
  keptApart: [{ text, from, because: 'one_list' }],
  at: '2026-11-26T10:00:00.000Z',
});
const choices = (...all: Grouped[]) => choicesIn(all, 'en').map((choice) => [...choice]);

it('variants that two panels found are one choice through the text that both have', () => {
  expect(
    choices(variants(1, 'Buy the rival now', 'Buy the rival'), variants(2, 'Buy the rival outright', 'Buy the rival')),
  ).toEqual([['buy the rival now', 'buy the rival', 'buy the rival outright']]);
});

it.each([
  ['a number', 'Lease for a term of 5', 'Lease for a term of 5 years', 'Lease for a term of 5 months'],
  ['a name', 'Acquire the rival', 'Acquire the German rival', 'Acquire the French rival'],
])('texts that differ in %s are no variants, though each is one of a third text', (_what, between, one, other) => {
  expect(choices(variants(1, between, one), variants(2, between, other))).toEqual([
    [between.toLowerCase(), one.toLowerCase()],
  ]);
});
