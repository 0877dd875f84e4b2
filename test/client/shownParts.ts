import { type Component, flushSync, mount, unmount } from 'svelte';

import type { App } from '../../client/context.ts';
import ReportBody from '../../client/report/ReportBody.svelte';
import ReportFirst from '../../client/report/sections/ReportFirst.svelte';
import ReportRehearsal from '../../client/report/sections/ReportRehearsal.svelte';
import { shownReport } from '../../client/report/reportWords.ts';
import { readPage } from '../support/consistency/reading/onPage.ts';
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

const said = (app: App, part: unknown, props: Record<string, unknown>): readonly Read[] => {
  const shown = mount(Within, {
    target: document.body,
    props: { app, part: part as Component<Record<string, unknown>>, props },
  });
  flushSync();
  const parts = readPage(document.body);
  void unmount(shown);
  document.body.replaceChildren();
  return parts;
};
