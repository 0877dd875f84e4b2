import type { Page } from 'playwright-core';
import { describe, expect, it } from 'vitest';

import { bring, join, untilStatus } from '../support/journey.ts';
import { openSite } from '../support/site.ts';

const site = openSite();
const placeOf = (page: Page) => page.evaluate(() => Math.round(globalThis.scrollY));
/** Without scrolling to it first, as a press from the keyboard would. */
const press = (page: Page, name: string) =>
  page
    .getByRole('link', { name })
    .first()
    .evaluate((link: HTMLElement) => link.click());
const scrollTo = async (page: Page, y: number) => {
  await page.evaluate((to) => window.scrollTo(0, to), y);
  await page.evaluate(() => new Promise((resolve) => requestAnimationFrame(() => requestAnimationFrame(resolve))));
};
/** Waits until the page is scrolled to within 50 px of `y`. */
const scrolledTo = (page: Page, y: number) => page.waitForFunction((to) => Math.abs(window.scrollY - to) <= 50, y);

describe('moving between pages', () => {
  it('restores the place with Back, with Forward and after a reload', async () => {
    const { page, context } = await site.visitor();
    await page.goto('/');
    await page.waitForSelector('h1');
    await scrollTo(page, 1500);
    const from = await placeOf(page);
    expect(from).toBeGreaterThan(1000);
    await press(page, 'Pricing');
    await page.waitForURL('**/pricing');
    await scrolledTo(page, 0);
    await scrollTo(page, 300);
    await page.goBack();
    await page.waitForURL((url) => url.pathname === '/');
    await scrolledTo(page, from);
    await page.goForward();
    await page.waitForURL('**/pricing');
    await scrolledTo(page, 300);
    await page.goBack();
    await scrolledTo(page, from);
    await page.reload();
    await page.waitForSelector('h1');
    await scrolledTo(page, from);
    await context.close();
  });

  it('restores the place on a page that is filled after it is shown', async () => {
    const { page, context } = await site.visitor();
    await join(page);
    const caseId = await bring(page, undefined, 'Quick');
    await untilStatus(page, 'delivered');
    await page.goto(`/report?case=${caseId}`);
    await page.waitForSelector('.sheet');
    // The record was open: Back finds it so, and the place within it.
    await page.locator('#record > summary').click();
    await scrollTo(page, 1_000_000);
    const from = await placeOf(page);
    expect(from).toBeGreaterThan(1000);
    await press(page, 'Account');
    await page.waitForURL('**/account');
    await page.goBack();
    await page.waitForSelector('.sheet');
    await scrolledTo(page, from);
    await context.close();
  });

  it('shows a link’s section on another page, and a top-bar link’s page from its top', async () => {
    const { page, context } = await site.visitor();
    await page.goto('/pricing');
    await page.getByRole('link', { name: 'How it works' }).first().click();
    await page.waitForURL('**/#how');
    await page.waitForFunction(() => {
      const top = document.getElementById('how')?.getBoundingClientRect().top ?? Infinity;
      return Math.abs(top) < 120;
    });
    await page.getByRole('link', { name: 'Agents' }).first().click();
    await page.waitForURL('**/agents');
    await page.waitForFunction(() => document.activeElement?.id === 'main');
    expect(await placeOf(page)).toBe(0);
    await context.close();
  });

  it('leaves a page without mounting it once more for no case', async () => {
    const { page, context } = await site.visitor();
    await join(page);
    const caseId = await bring(page, undefined, 'Quick');
    await untilStatus(page, 'delivered');
    const asked: string[] = [];
    let sockets = 0;
    page.on('websocket', () => sockets++);
    page.on('request', (request) => asked.push(new URL(request.url()).pathname));
    for (const path of ['watch', 'report', 'replay']) {
      await page.goto(`/${path}?case=${caseId}`);
      await page.locator('.verdict, .sheet, [data-done=true]').first().waitFor();
      await page.evaluate(() => {
        const seen: string[] = [];
        (globalThis as unknown as { seen: string[] }).seen = seen;
        new MutationObserver(() => seen.push(document.querySelector('h1')?.textContent ?? '')).observe(document.body, {
          childList: true,
          subtree: true,
        });
      });
      sockets = 0;
      await page.evaluate(() => document.querySelector<HTMLElement>("a[href='/cases']")?.click());
      await page.waitForURL('**/cases');
      await page.locator(`[data-case='${caseId}']`).waitFor();
      const seen = await page.evaluate(() => (globalThis as unknown as { seen: string[] }).seen);
      expect(seen.join('\n')).not.toMatch(/There is no|does not exist|not found/u);
      // The list has one of its own.
      expect(sockets).toBeLessThanOrEqual(1);
    }
    expect(asked.filter((path) => path.startsWith('/api/cases//'))).toEqual([]);
    await context.close();
  });

  it('leaves no second scroll bar beside the watch page', async () => {
    const { page, context } = await site.visitor();
    await join(page);
    await bring(page, undefined, 'Quick');
    await untilStatus(page, 'delivered');
    expect(await page.evaluate(() => document.documentElement.scrollHeight - innerHeight)).toBe(0);
    await context.close();
  });
});
