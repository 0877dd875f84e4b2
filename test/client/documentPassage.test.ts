import { flushSync, mount, unmount } from 'svelte';
import { expect, it, vi } from 'vitest';

import type { App } from '../../client/context.ts';
import DocumentPassage from '../../client/report/DocumentPassage.svelte';
import { cellsQuoted } from '../../client/report/cellsQuoted.ts';
import { reportApp } from './reportApp.ts';
import Within from './Within.svelte';

const row = (n: number, ...texts: readonly string[]) => ({
  ...{ at: `'Cash flow'!${n}`, kind: 'row', text: texts.filter(Boolean).join(' | ') },
  cells: texts.map((text, i) => ({ at: `${'ABCD'[i]}${n}`, text })),
});
const blocks = [row(1, 'Year', 'Rent'), row(150, 'Margin', '', '8.5%', '9.1%'), row(151, 'Margin', '7.2%')];

/** The cells that are marked where a report cites this place with these findings. */
const marked = async (place: string, found: { at: string; start: number; end: number }): Promise<(string | null)[]> => {
  HTMLDialogElement.prototype.showModal = () => {};
  const app: App = await reportApp();
  const api = { request: async () => ({ name: 'budget.xlsx', kind: 'xlsx', at: place, blocks }) };
  const props = {
    ...{ caseId: 'case-1', document: { documentId: 'd', name: 'budget.xlsx', place }, marked: [found] },
    close: () => {},
  };
  const shown = mount(Within, {
    target: document.body,
    props: { app: { ...app, api }, part: DocumentPassage, props } as never,
  });
  await vi.waitFor(() => {
    flushSync();
    expect(document.querySelectorAll('.row').length).toBe(blocks.length);
  });
  const cells = [...document.querySelectorAll('mark')].map((mark) => mark.getAttribute('data-at'));
  void unmount(shown);
  return cells;
};

it.each(["'Cash flow'!C150", 'Cash flow!C150', "'Cash flow'!$C$150"])('marks the cell %s', async (place) => {
  expect(await marked(place, { at: "'Cash flow'!C150", start: 0, end: 4 })).toEqual(['C150']);
  expect(await marked(place, { at: place, start: 0, end: 4 })).toEqual(['C150']);
});

it('marks of a row the cells that are quoted', async () => {
  const { text } = row(150, 'Margin', '', '8.5%', '9.1%');
  const start = text.indexOf('8.5%');
  expect(await marked("'Cash flow'!150", { at: "'Cash flow'!150", start, end: text.length })).toEqual(['C150', 'D150']);
});

it('tells cells of a row apart by what stands between them', () => {
  const { cells } = row(2, 'one', 'two', 'three');
  expect(cellsQuoted(cells, { start: 0, end: 3 })).toEqual(['A2']);
  expect(cellsQuoted(cells, { start: 3, end: 6 })).toEqual([]);
  expect(cellsQuoted(cells, { start: 2, end: 7 })).toEqual(['A2', 'B2']);
});
