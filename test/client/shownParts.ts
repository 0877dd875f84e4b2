import { type Component, flushSync, mount, unmount } from 'svelte';

import type { App } from '../../client/context.ts';
import CruxPanel from '../../client/charts/CruxPanel.svelte';
import Banners from '../../client/debate/Banners.svelte';
import { rehearsed } from '../../client/debate/rehearsed.ts';
import Verdict from '../../client/debate/Verdict.svelte';
import ReportBody from '../../client/report/ReportBody.svelte';
import ReportFirst from '../../client/report/sections/ReportFirst.svelte';
import ReportRehearsal from '../../client/report/sections/ReportRehearsal.svelte';
import { shownReport } from '../../client/report/reportWords.ts';
import Scoreboard from '../../client/watch/score/Scoreboard.svelte';
import SeatRail from '../../client/watch/SeatRail.svelte';
import { type Seen, foldDebate } from '../../shared/views/debate/debate.ts';
import { readPage } from '../support/consistency/reading/onPage.ts';
import { type ReadWatch, readWatch } from '../support/consistency/reading/onWatch.ts';
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

/** A case with the end of its watch page, as its owner and as a watcher sees it, where its history is known. */
export const onWatch = (app: App, surfaces: Surfaces): Surfaces => {
  if (!surfaces.history) return surfaces;
  const { history, watcher } = surfaces;
  return {
    ...surfaces,
    watch: watchPage(app, history),
    watcher: watcher && { ...watcher, watch: watchPage(app, watcher.history) },
  };
};

const watchPage = (app: App, history: readonly Seen[]): ReadWatch => {
  const debate = rehearsed(foldDebate(history));
  return readWatch({
    banners: shown(app, Banners, { debate }),
    above: shown(app, Scoreboard, { debate, speaking: [], evidence: () => {} }),
    beside: shown(app, CruxPanel, { debate }),
    seats: shown(app, SeatRail, { debate, speaking: new Set(), focus: null, choose: () => {} }),
    verdict: shown(app, Verdict, { debate, caseId: debate.caseId, role: 'watcher', whole: () => {} }),
  });
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
