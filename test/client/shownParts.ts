import { type Component, flushSync, mount, unmount } from 'svelte';

import type { App } from '../../client/context.ts';
import CruxPanel from '../../client/charts/CruxPanel.svelte';
import { rehearsed } from '../../client/debate/rehearsed.ts';
import ReportBody from '../../client/report/ReportBody.svelte';
import ReportFirst from '../../client/report/sections/ReportFirst.svelte';
import ReportRehearsal from '../../client/report/sections/ReportRehearsal.svelte';
import { shownReport } from '../../client/report/reportWords.ts';
import Scoreboard from '../../client/watch/score/Scoreboard.svelte';
import { foldDebate } from '../../shared/views/debate/debate.ts';
import { readPage } from '../support/consistency/reading/onPage.ts';
import { readWatch } from '../support/consistency/reading/onWatch.ts';
import type { Read } from '../support/consistency/reading/compared.ts';
import type { Surfaces } from '../support/consistency/surfaces.ts';
import Within from './Within.svelte';

/** A case with its page, as a reader of English in UTC sees it. */
export const onPage = async (app: App, surfaces: Surfaces): Promise<Surfaces> => {
  const { doc, speech } = await shownReport(surfaces.document, { tag: 'en-US', timeZone: 'UTC' });
  const first = said(app, doc.banner.rehearsal ? ReportRehearsal : ReportFirst, { doc, speech });
  const [before, ...rest] = said(app, ReportBody, { doc, speech });
  if (before?.text.trim() !== '') throw new Error(`expected a heading first, found “${before?.text}”`);
  return { ...surfaces, page: { parts: [...first, ...rest], speech } };
};

/** A case with the end of its watch page, where its history is known. */
export const onWatch = (app: App, surfaces: Surfaces): Surfaces => {
  if (!surfaces.history) return surfaces;
  const debate = rehearsed(foldDebate(surfaces.history));
  const beside = shown(app, CruxPanel, { debate });
  const above = shown(app, Scoreboard, { debate, speaking: [], evidence: () => {} });
  return { ...surfaces, watch: readWatch(beside, above) };
};

const said = (app: App, part: unknown, props: Record<string, unknown>): readonly Read[] =>
  readPage(shown(app, part, props));

/** The part as it is shown, taken off the page again. */
const shown = (app: App, part: unknown, props: Record<string, unknown>): Element => {
  const target = document.createElement('div');
  document.body.append(target);
  const mounted = mount(Within, { target, props: { app, part: part as Component<Record<string, unknown>>, props } });
  flushSync();
  const copy = target.cloneNode(true) as Element;
  void unmount(mounted);
  target.remove();
  return copy;
};
