import { type Component, flushSync, mount, unmount } from 'svelte';
import { beforeAll, expect, it } from 'vitest';

import type { App } from '../../client/context.ts';
import ReportBody from '../../client/report/ReportBody.svelte';
import ReportFirst from '../../client/report/sections/ReportFirst.svelte';
import ReportRehearsal from '../../client/report/sections/ReportRehearsal.svelte';
import { shownReport } from '../../client/report/reportWords.ts';
import { contradictionsIn } from '../support/consistency/contradictions.ts';
import { keptCase } from '../support/consistency/keptCase.ts';
import { plantedInLayout } from '../support/consistency/layoutMutations.ts';
import { bare, type Surfaces } from '../support/consistency/surfaces.ts';
import { surfacesOf, variedCase } from '../support/consistency/variedCases.ts';
import { portion, seed } from '../support/sampled.ts';
import { reportApp } from './reportApp.ts';
import Within from './Within.svelte';

let app: App;
beforeAll(async () => {
  app = await reportApp();
});

/** What a part of the page says; buttons are the interface's, in its reader's language. */
const said = (part: unknown, props: Record<string, unknown>): string => {
  const shown = mount(Within, {
    target: document.body,
    props: { app, part: part as Component<Record<string, unknown>>, props },
  });
  flushSync();
  for (const control of document.body.querySelectorAll('button, style, script')) control.remove();
  const text = document.body.textContent ?? '';
  void unmount(shown);
  document.body.replaceChildren();
  return bare(text);
};

const onPage = async (surfaces: Surfaces): Promise<Surfaces> => {
  const { doc, speech } = await shownReport(surfaces.document, { tag: 'en-US', timeZone: 'UTC' });
  const first = said(surfaces.document.banner.rehearsal ? ReportRehearsal : ReportFirst, { doc, speech });
  return { ...surfaces, page: { first, whole: first + said(ReportBody, { doc, speech }) } };
};

it.each(Array.from({ length: portion(300, 5) }, (_, i) => `${seed}/page/${i}`))(
  'the page of a case says what its document and its e-mail say: %s',
  async (one) => {
    const surfaces = await variedCase(one);
    expect(surfaces ? contradictionsIn(await onPage(surfaces)) : []).toEqual([]);
  },
);

it('a contradiction planted in the page is found', async () => {
  const whole = await onPage(await surfacesOf(keptCase()));
  expect(contradictionsIn(whole)).toEqual([]);
  for (const { plant, rule, name } of plantedInLayout)
    expect([name, contradictionsIn(plant(whole)).map((found) => found.rule)]).toEqual([
      name,
      expect.arrayContaining([rule]),
    ]);
});
