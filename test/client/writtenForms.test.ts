import { flushSync, mount, unmount } from 'svelte';
import { expect, it } from 'vitest';

import ReportBody from '../../client/report/ReportBody.svelte';
import ReportFirst from '../../client/report/sections/ReportFirst.svelte';
import { shownReport } from '../../client/report/reportWords.ts';
import { keptCase } from '../support/consistency/cases/keptCase.ts';
import { writtenForms } from '../support/writtenForms.ts';
import { reportThatSays, timesSaid } from '../support/writtenReport.ts';
import { reportApp } from './reportApp.ts';
import Within from './Within.svelte';

it.each(writtenForms)('stands on the report page as it was written, code point for code point: %s', async (text) => {
  const app = await reportApp();
  const { doc, speech } = await shownReport(reportThatSays(keptCase(), text), { tag: 'en-US', timeZone: 'UTC' });
  for (const part of [ReportFirst, ReportBody]) {
    const shown = mount(Within, {
      target: document.body,
      props: { app, part, props: { doc, speech } },
    });
    flushSync();
    expect(timesSaid(document.body.textContent ?? '', text)).toBeGreaterThanOrEqual(1);
    void unmount(shown);
    document.body.replaceChildren();
  }
});
