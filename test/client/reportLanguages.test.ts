import { type Component, flushSync, mount, unmount } from 'svelte';
import { beforeAll, describe, expect, it } from 'vitest';

import type { App } from '../../client/context.ts';
import ReportBody from '../../client/report/ReportBody.svelte';
import ReportContents from '../../client/report/ReportContents.svelte';
import ReportFirst from '../../client/report/sections/ReportFirst.svelte';
import ReportRehearsal from '../../client/report/sections/ReportRehearsal.svelte';
import { shownReport } from '../../client/report/reportWords.ts';
import { labelledLanguages } from '../../shared/locales/locales.ts';
import { reportOf } from '../../shared/views/reportDocument/reportDocument.ts';
import { debateOf } from '../support/histories.ts';
import { strangerIn, wordless } from '../support/ownSentences.ts';
import { english } from '../support/stories.ts';
import { reportApp } from './reportApp.ts';
import Within from './Within.svelte';

let app: App;
beforeAll(async () => {
  app = await reportApp();
});

/** Texts of a part of the report; buttons are the interface's, in its reader's language. */
const textsOf = (part: unknown, props: Record<string, unknown>): string[] => {
  const shown = mount(Within, {
    target: document.body,
    props: { app, part: part as Component<Record<string, unknown>>, props },
  });
  flushSync();
  for (const control of document.body.querySelectorAll('button, style, script')) control.remove();
  const walker = document.createTreeWalker(document.body, NodeFilter.SHOW_TEXT);
  const texts: string[] = [];
  while (walker.nextNode()) texts.push(walker.currentNode.textContent ?? '');
  void unmount(shown);
  document.body.replaceChildren();
  return texts.filter((text) => text.trim() !== '');
};

describe.each(labelledLanguages.filter((language) => language !== 'en'))(
  'in %s, read by somebody whose pages are English,',
  (language) => {
    it.each([false, true])(
      'no sentence of ours on the report page is in another language (rehearsal: %s)',
      async (rehearsal) => {
        const document = reportOf(debateOf(wordless(language, rehearsal)));
        if (!document) throw new Error('expected a report, found none');
        const { doc, speech } = await shownReport(document, { tag: 'en-GB', timeZone: 'Europe/London' });
        const texts = [rehearsal ? ReportRehearsal : ReportFirst, ReportBody, ReportContents].flatMap((part) =>
          textsOf(part, { doc, speech }),
        );
        expect(texts.length).toBeGreaterThan(30);
        expect([...new Set(texts.filter(strangerIn(language)))]).toEqual([]);
        // A sentence in Chinese characters has marks as wide as they are.
        expect(texts.filter((text) => /[\p{scx=Han}\p{scx=Hira}\p{scx=Kana}][:.;,](?:\s|$)/u.test(text))).toEqual([]);
      },
    );
  },
);

it('writes the day of the decision as the PDF does', async () => {
  const document = reportOf(debateOf(english));
  if (!document?.frame.deadline) throw new Error('expected a report with a deadline, found none');
  const deadline = { ...document.frame.deadline, text: '2026-12-05' };
  const dated = { ...document, frame: { ...document.frame, deadline } };
  const { doc, speech } = await shownReport(dated, { tag: 'en-GB', timeZone: 'Europe/London' });
  const texts = textsOf(ReportBody, { doc, speech });
  expect([texts.includes('5 December 2026'), texts.includes('2026-12-05')]).toEqual([true, false]);
});
