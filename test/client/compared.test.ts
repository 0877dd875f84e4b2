import { flushSync, mount, unmount } from 'svelte';
import { expect, it } from 'vitest';

import Compared from '../../client/again/compared/Compared.svelte';
import type { ComparisonReply } from '../../shared/api/cases/again.ts';
import { speak } from '../../shared/words/speak.ts';
import { reportApp } from './reportApp.ts';
import Within from './Within.svelte';

const same = { before: 0.3, after: 0.304 };
const none = { before: null, after: null };
const option = (option_id: string, title: string, over: Partial<ComparisonReply['options'][number]> = {}) => ({
  ...{ option_id, title, p: same, score: { before: 60, after: 60 }, success: none, present_value: none },
  ...over,
});
const side: ComparisonReply['before'] = {
  ...{
    headline: 'Lease it.',
    option_id: 'A',
    strength: null,
    dissents: 0,
    forecasters: null,
    range: null,
    held_down: [],
  },
};
const found = (over: Partial<ComparisonReply> = {}): ComparisonReply => ({
  ...{
    of: 'first',
    title: 'Should we lease the bakery?',
    change: { kind: 'fact', now: 'The rent falls.' },
    rehearsal: false,
    reused: null,
    made_calls: 9,
  },
  ...{ before: side, after: side, currency: null, evidence_added: [], moved: [], counting: [] },
  options: [
    option('A', 'Lease', { p: { before: 0.5, after: 0.45 } }),
    option('B', 'Buy'),
    option('C', 'Close', { p: { before: 0.2, after: 0.246 }, score: { before: null, after: 40 } }),
  ],
  criteria: [{ criterion_id: 'c1', name: 'Cost', weight: { before: 0.4, after: 0.4 } }],
  ...over,
});

const textOf = ({ textContent }: Element) => textContent.replace(/\s+/gu, ' ').trim();

/** The names of the rows of each table, by its title: those at hand and those that are folded. */
const shown = async (reply: ComparisonReply) => {
  const app = await reportApp();
  await app.words.load(['again']);
  const page = mount(Within, {
    target: document.body,
    props: { app, part: Compared, props: { caseId: 'again', found: reply, speech: await speak('en') } } as never,
  });
  flushSync();
  const rowsOf = (table: Element) => [
    table.querySelector('h2')?.textContent,
    ...[...table.querySelectorAll('tbody tr')].map((row) => row.querySelector('bdi')?.textContent),
  ];
  const tables = [...document.body.querySelectorAll('table')].flatMap((table) => table.closest('section') ?? []);
  const folded = document.body.querySelector('details');
  const found = {
    open: tables.filter((one) => !one.closest('details')).map(rowsOf),
    folded: tables.filter((one) => one.closest('details')).map(rowsOf),
    summary: folded?.querySelector('summary')?.textContent,
    foldedText: folded?.textContent ?? '',
    sides: [...document.body.querySelectorAll('.sides article')].map(textOf),
    seats: [...document.body.querySelectorAll('.seat')].map(textOf),
    isOpen: folded?.open,
    said: textOf(document.body),
  };
  void unmount(page);
  return found;
};

it('a comparison shows what moved, and folds what did not', async () => {
  const { open, folded, summary, foldedText, isOpen } = await shown(found());
  expect(open).toEqual([
    ['Probability that each option is the best one', 'Lease', 'Close'],
    ['Weighted scores', 'Close'],
  ]);
  expect(folded).toEqual([
    ['Probability that each option is the best one', 'Buy'],
    ['Weighted scores', 'Lease', 'Buy'],
    ['Weights of the criteria', 'Cost'],
  ]);
  expect([summary, isOpen]).toEqual(['Unchanged', false]);
  for (const text of ['No seat changed its first choice.', 'No evidence was added.'])
    expect(foldedText).toContain(text);
});

it('a comparison of which everything moved folds nothing', async () => {
  const moved = { before: 0.3, after: 0.6 };
  const { folded, summary } = await shown(
    found({
      options: [option('A', 'Lease', { p: moved, score: { before: 30, after: 60 } })],
      criteria: [{ criterion_id: 'c1', name: 'Cost', weight: moved }],
      evidence_added: [{ evidence_id: 'E9', panel: 0, claim: 'The rent fell.' }],
      moved: [{ seat_id: 's', name: 'Almond', from: 'B', to: 'A', why: 'The rent fell.', counts_as_before: false }],
    }),
  );
  expect([folded, summary]).toEqual([[], undefined]);
});

it('a comparison says what held the strength down before and now, and whose move counts as before', async () => {
  const { sides, seats } = await shown(
    found({
      before: {
        ...{ ...side, strength: 'too_close' },
        held_down: [
          { code: 'last_ballots', label: 'lastBallots', option: 'C' },
          { code: 'quorum', label: 'degraded', option: '' },
          { code: 'panels', label: 'panelsAgree', option: '', agreeing: 2, of: 3 },
        ],
      },
      after: {
        ...{ ...side, strength: 'moderate' },
        held_down: [{ code: 'drift_panels', label: 'blindOnlyPanels', option: '', panels: 1, of: 3 }],
      },
      moved: [
        { seat_id: 's1', name: 'Almond', from: 'B', to: 'A', why: 'The rent fell.', counts_as_before: false },
        { seat_id: 's2', name: 'Larch', from: 'A', to: 'C', why: '', counts_as_before: true },
      ],
    }),
  );
  const [before, after] = sides;
  for (const said of ['by the last ballots alone, C would come first', 'Incomplete panel', 'Panels that agree: 2 of 3'])
    expect([before, after].map((text) => text?.includes(said))).toEqual([true, false]);
  expect(after).toContain('only their blind ballots counted: 1 of 3.');
  expect(seats.map((text) => text.includes('counts as before'))).toEqual([false, true]);
});

it('a comparison names its case, and the winner where a headline is of another option', async () => {
  const other = { ...side, headline: null, option_id: 'B' };
  const { said, sides } = await shown(found({ before: side, after: other }));
  expect(said).toContain('Should we lease the bakery?');
  expect(sides[0]).toContain('Lease it.');
  expect(sides[1]).toMatch(/Now\s?Buy B/u);
});

it('compares no forecasts of other seats', async () => {
  const options = [option('A', 'Lease', { success: { before: 0.56, after: 0.73 } })];
  const of = (before: number, after: number) =>
    shown(found({ options, before: { ...side, forecasters: before }, after: { ...side, forecasters: after } }));
  const title = 'Probability that each option succeeds';
  const same = await of(3, 3);
  expect(same.open).toContainEqual([title, 'Lease']);
  expect(same.sides.join(' ')).not.toContain('Seats that forecast');
  const other = await of(3, 1);
  expect(other.open.at(-1)).toEqual([title, 'Lease']);
  expect(other.folded).not.toContainEqual([title, 'Lease']);
  expect(other.said).toContain('56%73%');
  expect(other.said).toContain('Other seats made these forecasts');
  expect(other.said).not.toContain('+17');
  expect(other.sides.map((text) => /Seats that forecast \d/u.exec(text)?.[0])).toEqual([
    'Seats that forecast 3',
    'Seats that forecast 1',
  ]);
});

it('names what was taken over, and nothing that was not', async () => {
  const parts = { evidence: 2, ballots: 9, cruxes: 0, objections: 1, dissents: 0, replies: 0, calculations: 0 };
  const { said } = await shown(found({ reused: { calls: 24, ...parts } }));
  expect(said).toMatch(/again\. Evidence 2\s?First ballots 9\s?Objections 1$/u);
});
