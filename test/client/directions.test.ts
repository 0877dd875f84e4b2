import { type Component, flushSync, mount, unmount } from 'svelte';
import { beforeAll, expect, it } from 'vitest';

import type { App } from '../../client/context.ts';
import ReportBody from '../../client/report/ReportBody.svelte';
import ReportFirst from '../../client/report/sections/ReportFirst.svelte';
import ReportRehearsal from '../../client/report/sections/ReportRehearsal.svelte';
import { shownReport } from '../../client/report/reportWords.ts';
import { firstStrong } from '../../shared/words/firstStrong.ts';
import { keptCase } from '../support/consistency/cases/keptCase.ts';
import { storyIn } from '../support/reportCases.ts';
import { reportApp } from './reportApp.ts';
import Within from './Within.svelte';

let app: App;
beforeAll(async () => {
  app = await reportApp();
});

/** What `dir="auto"` reads of an element (HTML, "auto directionality"): not what is isolated in it or has a direction of its own. */
const readForDirection = (element: Element): string => {
  const read = element.cloneNode(true);
  if (!(read instanceof Element)) return '';
  for (const apart of read.querySelectorAll('bdi, script, style, textarea, [dir]')) apart.remove();
  return read.textContent ?? '';
};

/** Browsers look into isolates, and marks of direction are letters to them. */
const firstLetter = (text: string) =>
  firstStrong(text.replaceAll(/[\u2066-\u2069]/gu, '').replaceAll('\u200F', '\u05D0'));

/** Of everything on a page that runs as its first letter does: what holds letters that run from right to left, and itself does not. */
const turnedRound = (part: unknown, props: Record<string, unknown>): string[] => {
  const shown = mount(Within, {
    target: document.body,
    props: { app, part: part as Component<Record<string, unknown>>, props },
  });
  flushSync();
  const found = [...document.body.querySelectorAll('[dir="auto"]')].filter(
    (element) =>
      firstLetter(readForDirection(element)) === 'ltr' &&
      /[\p{Script=Hebrew}\p{Script=Arabic}]/u.test(element.textContent ?? ''),
  );
  const texts = found.map(({ textContent }) => (textContent ?? '').trim());
  void unmount(shown);
  document.body.replaceChildren();
  return texts;
};

it.each(['he', 'ar', 'fa'])('in %s a label in front of somebody’s words does not turn them round', async (language) => {
  const { doc, speech } = await shownReport(keptCase(storyIn(language)), { tag: 'en-GB', timeZone: 'UTC' });
  const parts = [ReportRehearsal, ReportFirst, ReportBody];
  expect(parts.flatMap((part) => turnedRound(part, { doc, speech }))).toEqual([]);
});
