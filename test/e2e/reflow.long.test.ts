import type { Page } from 'playwright-core';
import { beforeAll, describe, expect, it } from 'vitest';

import { type Person } from '../support/browser.ts';
import { command } from '../support/command.ts';
import { answer, bring, join, untilStatus } from '../support/journey.ts';
import { sampled } from '../support/sampled.ts';
import { drawn } from '../support/settled.ts';
import { confirmAddress } from '../support/mailFolder.ts';
import { openSite } from '../support/site.ts';

const site = openSite();
let owner: Person;
let paths: readonly string[];
beforeAll(async () => {
  owner = await site.visitor();
  const { page } = owner;
  const email = await join(page);
  await confirmAddress(page, site.app.dataDir, email);
  await command('server/cli/grant.ts', [email, 'operator'], { DATA_DIR: site.app.dataDir });
  const delivered = `case=${await bring(page)}`;
  await untilStatus(page, 'needs_answers');
  await answer(page, 'About 90,000 pounds.');
  await untilStatus(page, 'delivered');
  await page.goto('/new');
  const asked = `case=${await bring(page)}`;
  await untilStatus(page, 'needs_answers');
  paths = [
    ...[
      '/',
      '/pricing',
      '/privacy',
      '/terms',
      '/status',
      '/agents',
      '/onboard',
      '/account',
      '/cases',
      '/new',
      '/nowhere',
    ],
    ...['/account/security', '/account/webhooks', '/account/approvals', '/operators'],
    ...[`/watch?${asked}`, `/watch?${delivered}`, `/watch?${delivered}&view=transcript`],
    ...[`/replay?${delivered}`, `/report?${delivered}`],
  ];
});

/** Whatever is wider than the window and in no box that scrolls, and buttons whose words do not fit into them. */
const clipped = (page: Page) =>
  page.evaluate(() => {
    const boxed = (element: Element): boolean => {
      for (let box: Element | null = element; box; box = box.parentElement) {
        const { overflowX, clipPath, position } = getComputedStyle(box);
        if (clipPath !== 'none' || (box !== element && overflowX !== 'visible')) return true;
        if (position === 'fixed') return false;
      }
      return false;
    };
    const all = [...document.querySelectorAll('body *')];
    const outside = all.filter((element) => {
      const { left, right, width } = element.getBoundingClientRect();
      return width > 0 && (right > innerWidth + 1 || left < -1) && !boxed(element);
    });
    const cut = all.filter(
      (element) =>
        element.matches('button, .action, summary') &&
        element.scrollWidth > element.clientWidth + 1 &&
        !boxed(element) &&
        element.clientWidth > 0,
    );
    const scrolls = document.documentElement.scrollWidth - document.documentElement.clientWidth;
    return [
      ...(scrolls > 0 ? [`the page scrolls sideways by ${scrolls}`] : []),
      ...[...outside, ...cut].slice(0, 5).map((element) => element.outerHTML.slice(0, 120)),
    ];
  });

describe('every page', () => {
  const looks = [
    ['at 320 pixels', { width: 320, height: 700, language: 'en-GB', text: '100%' }],
    ['at 320 pixels, right to left', { width: 320, height: 700, language: 'ar', text: '100%' }],
    ['with text twice as large', { width: 1280, height: 860, language: 'en-GB', text: '200%' }],
    ['with text twice as large on a phone', { width: 390, height: 844, language: 'en-GB', text: '200%' }],
  ] as const;
  it.each(sampled('looks', looks, 2))('keeps everything in view %s', async (_, { text, ...looks }) => {
    const { page, context } = await site.visitor(looks);
    await context.addCookies(await owner.context.cookies());
    const found: Record<string, readonly string[]> = {};
    for (const path of paths) {
      await page.goto(path);
      await page.waitForSelector('h1');
      await page.waitForFunction(() => !document.querySelector('.waiting'));
      await page.evaluate((size) => {
        document.documentElement.style.fontSize = size;
      }, text);
      if (path.startsWith('/watch')) await page.locator('.top summary').click();
      await drawn(page);
      const here = await clipped(page);
      if (here.length > 0) found[path.replace(/case=\w+/u, 'case')] = here;
    }
    expect(found).toEqual({});
    await context.close();
  });

  it('shows on a phone every table of a report without scrolling sideways', async () => {
    const { page, context } = await site.visitor({ width: 390, height: 844 });
    await page.goto('/report?case=bakery-example');
    await page.locator('#numbers').waitFor({ state: 'attached' });
    await page.locator('main details').evaluateAll((all) => {
      for (const one of all) one.setAttribute('open', '');
    });
    await drawn(page);
    const wide = await page
      .locator('.scroll-x')
      .evaluateAll((all) => all.filter((box) => box.scrollWidth > box.clientWidth).map((box) => box.ariaLabel));
    expect(wide).toEqual([]);
    await context.close();
  });

  it('shows on a phone what a recording held at its revision, and the events round it', async () => {
    const { page, context } = await site.visitor({ width: 390, height: 844 });
    await context.addCookies(await owner.context.cookies());
    const replay = paths.find((path) => path.startsWith('/replay')) ?? '';
    await page.goto(`${replay}&rev=60`);
    await page.waitForSelector("[data-done=true][data-revision='60']");
    const row = page.locator('.events [aria-current]', { hasText: '60' });
    await row.waitFor();
    await row.scrollIntoViewIfNeeded();
    const text = page.getByRole('region', { name: 'Transcript at revision 60' });
    const isAtEnd = (box: Element) => box.scrollTop > 0 && box.scrollHeight - box.scrollTop - box.clientHeight < 48;
    await expect.poll(() => text.evaluate(isAtEnd)).toBe(true);
    await context.close();
  });
});
