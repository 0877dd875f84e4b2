import { type Component, flushSync, mount, unmount } from 'svelte';
import { expect, it } from 'vitest';

import { shownReport } from '../../client/report/reportWords.ts';
import ReportFirst from '../../client/report/sections/ReportFirst.svelte';
import { reportOf } from '../../shared/views/reportDocument/reportDocument.ts';
import type { ReportDocument } from '../../shared/views/reportDocument/types/reportDocument.ts';
import { debateOf } from '../support/histories.ts';
import { manyOptions, storyIn } from '../support/reportCases.ts';
import { reportApp } from './reportApp.ts';
import Within from './Within.svelte';

const namesOn = async (document: ReportDocument) => {
  const app = await reportApp();
  const props = await shownReport(document);
  const part = ReportFirst as unknown as Component<Record<string, unknown>>;
  const shown = mount(Within, { target: document_.body, props: { app, part, props } });
  flushSync();
  const rows = [...document_.querySelectorAll('.bars > li')].map((row) => ({
    name: row.querySelector('[dir="auto"]')?.textContent ?? '',
    isFolded: row.closest('details:not([open])') !== null,
  }));
  window.dispatchEvent(new Event('beforeprint'));
  const printed = [...document_.querySelectorAll('.bars > li')].filter((row) => !row.closest('details:not([open])'));
  void unmount(shown);
  document_.body.replaceChildren();
  return { rows, printed: printed.length };
};
const document_ = globalThis.document;

it('a report page folds all but the nearest of many long options, and opens them on paper', async () => {
  const few = reportOf(debateOf(storyIn('en')));
  if (!few) throw new Error('Expected a report, found none.');
  const many = manyOptions(few);
  const { rows, printed } = await namesOn(many);
  expect(rows.map(({ name }) => name).toSorted()).toEqual(many.options.map(({ title }) => title).toSorted());
  expect(rows.filter(({ isFolded }) => !isFolded)).toHaveLength(5);
  expect(rows[0]?.name).toBe(many.options.find(({ recommended }) => recommended)?.title);
  expect(printed).toBe(10);
  expect((await namesOn(few)).rows.filter(({ isFolded }) => isFolded)).toEqual([]);
});
