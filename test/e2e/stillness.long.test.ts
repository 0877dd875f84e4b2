import type { Page } from 'playwright-core';
import { beforeAll, describe, expect, it } from 'vitest';

import type { Person } from '../support/browser.ts';
import { later } from '../support/controls.ts';
import { bring, join, untilStatus } from '../support/journey.ts';
import { scenes } from '../support/scenes.ts';
import { openSite } from '../support/site.ts';
import { phase } from '../support/staged.ts';

const site = openSite();
let caseId: string;
let signedIn: Awaited<ReturnType<Person['context']['storageState']>>;
beforeAll(async () => {
  const { page, context } = await site.visitor();
  await join(page);
  caseId = await bring(page, undefined, 'Quick');
  await untilStatus(page, 'delivered');
  signedIn = await context.storageState();
  await context.close();
});

type Stop = readonly [name: string, path: () => string, ready: string, scroller: string | null];
const watch: Stop = ['the watch page', () => `/watch?case=${caseId}&view=transcript`, 'article.said', '.scroll'];
const pages: readonly Stop[] = [
  ['the landing page', () => '/', 'h1', null],
  watch,
  ['the replay page', () => `/replay?case=${caseId}`, 'article.said', '.scroll'],
];

const open = async ([, path, ready]: Stop, still: boolean) => {
  const { page, context } = await site.visitor({ still, height: 500 });
  await context.addCookies(signedIn.cookies);
  await page.goto(path());
  await page.locator(ready).first().waitFor();
  return { page, context };
};

/** A stylesheet as somebody may write it one day: everything moves for a second. */
const restless = (page: Page) =>
  page.evaluate(() => {
    const sheet = new CSSStyleSheet();
    sheet.replaceSync(
      '@keyframes turn { to { rotate: 1turn } } * { transition: opacity 1s; animation: turn 1s infinite; scroll-behavior: smooth }',
    );
    document.adoptedStyleSheets = [sheet];
  });

/** What moves for longer than a hundredth of a second, or would when it changes. */
const moving = (page: Page) =>
  page.evaluate(() => {
    const seconds = (list: string) =>
      Math.max(...list.split(',').map((one) => parseFloat(one) * (/\dms/u.test(one) ? 0.001 : 1)));
    const styled = [...document.querySelectorAll('*')].filter((element) =>
      [undefined, '::before', '::after'].some((part) => {
        const { animationName, animationDuration, transitionProperty, transitionDuration } = getComputedStyle(
          element,
          part,
        );
        return (
          (animationName !== 'none' && seconds(animationDuration) > 0.01) ||
          (transitionProperty !== 'none' && seconds(transitionDuration) > 0.01)
        );
      }),
    );
    const running = document
      .getAnimations()
      .filter(({ effect }) => Number(effect?.getComputedTiming().activeDuration ?? 0) > 10);
    return styled
      .map(({ tagName, className }) => `${tagName}.${className}`)
      .concat(running.map(({ id }) => `running ${id}`));
  });

/** Whether a place far away is reached at once. */
const jumps = (page: Page, selector: string | null) =>
  page.evaluate((of) => {
    const scroller = (of && document.querySelector(of)) || document.scrollingElement;
    if (!scroller) return null;
    const bottom = scroller.scrollHeight - scroller.clientHeight;
    const wanted = scroller.scrollTop > bottom / 2 ? 0 : bottom;
    scroller.scrollTo({ top: wanted });
    return bottom > 50 && Math.abs(scroller.scrollTop - wanted) < 2;
  }, selector);

describe('with reduced motion', () => {
  it.each(pages)('%s stands still and scrolls at once, whatever a stylesheet asks for', async (...one) => {
    const { page, context } = await open(one, true);
    expect(await moving(page)).toEqual([]);
    await restless(page);
    expect(await moving(page)).toEqual([]);
    expect(await jumps(page, one[3])).toBe(true);
    await context.close();
  });

  it('nothing that others see moving is missed here', async () => {
    const { page, context } = await open(watch, false);
    await restless(page);
    expect((await moving(page)).length).toBeGreaterThan(100);
    expect(await jumps(page, watch[3])).toBe(false);
    await context.close();
  });

  it('words under way come once a second', async () => {
    const { page, context } = await site.visitor({ still: true });
    await page.clock.install({ time: later(760) });
    const on = await phase(page, { facts: scenes.arguing });
    await page.goto('/watch?case=hw7k2m9qx4rd');
    await page.locator('article.said').first().waitFor();
    await page.clock.pauseAt(later(790));
    on.publishDelta({ key: true, words: [['U-3', 0, 'seat-3', 0, 'The landlord can be asked.']] });
    const words = page.locator('.strip .voice', { hasText: 'The landlord can be asked.' });
    await on.taken();
    await page.clock.runFor(900);
    expect(await words.count()).toBe(0);
    await page.clock.runFor(200);
    await words.waitFor();
    await context.close();
  });
});
