import type { Browser, Page } from 'playwright-core';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';

import { exampleCaseId } from '../../shared/views/example.ts';
import { cardHost, cardText } from '../integration/index/world.ts';
import { type App, startApp } from '../support/app.ts';
import { axe } from '../support/axe.ts';
import { openBrowser, openContext, somebody } from '../support/browser.ts';
import { bring, join, untilStatus } from '../support/journey.ts';
import { confirmAddress } from '../support/mailFolder.ts';
import { sampled } from '../support/sampled.ts';
import { drawn } from '../support/settled.ts';

let app: App;
let browser: Browser;
let host: Awaited<ReturnType<typeof cardHost>>;
let signedIn: Awaited<ReturnType<Awaited<ReturnType<typeof somebody>>['context']['storageState']>>;
let stops: readonly Stop[];

/** A page, and what is opened on it before it is looked at. */
type Stop = { readonly path: string; readonly open?: (page: Page) => Promise<unknown>; readonly guest?: boolean };

beforeAll(async () => {
  host = await cardHost();
  const origin = `http://127.0.0.1:${host.port}`;
  [app, browser] = await Promise.all([startApp({ env: { INDEX_ALLOW: origin } }), openBrowser()]);
  host.serve('127/.well-known/agent-card.json', cardText('Notary', 'Certifies contracts and translates deeds'));
  const reply = await fetch(`${app.url}/v1/agents`, {
    method: 'POST',
    headers: { 'content-type': 'application/json' },
    body: JSON.stringify({ cardUrl: origin }),
  });
  const { agentId } = (await reply.json()) as { agentId: string };

  const { page, context } = await somebody(browser, app.url);
  await confirmAddress(page, app.dataDir, await join(page));
  const delivered = `case=${await bring(page, undefined, 'Quick')}`;
  await untilStatus(page, 'delivered');
  await page.goto('/cases');
  await page.goto('/new');
  const asked = `case=${await bring(page)}`;
  await untilStatus(page, 'needs_answers');
  signedIn = await context.storageState();
  await context.close();

  const press = (name: string) => async (page: Page) => page.keyboard.press(name);
  const menu = async (page: Page) => page.locator('.top summary').click();
  stops = [
    ...['/', '/pricing', '/privacy', '/terms', '/status', '/signup', '/login', '/reset', '/reset?token=unknown'].map(
      (path) => ({
        path,
        guest: true,
      }),
    ),
    ...['/agents?q=certify', `/agents/${agentId}`, '/nowhere'].map((path) => ({ path, guest: true })),
    { path: '/watch?case=nobodys', guest: true },
    ...['/onboard', '/account', '/cases', '/cases?status=failed'].map((path) => ({ path })),
    { path: '/new', open: everyGroup },
    { path: '/new', open: async (page: Page) => page.locator('.send .action').click() },
    { path: `/watch?${asked}` },
    { path: `/watch?${asked}`, open: menu },
    { path: `/watch?${delivered}` },
    ...['1', '2', '3', '4'].map((key) => ({ path: `/watch?${delivered}&view=transcript`, open: press(key) })),
    { path: `/watch?${delivered}&view=transcript`, open: press('?') },
    { path: `/watch?${delivered}&view=transcript`, open: async (page: Page) => page.locator('.note').first().click() },
    {
      path: `/watch?case=${exampleCaseId}`,
      open: async (page: Page) => page.locator('.current-state .link').first().click(),
    },
    { path: `/replay?${delivered}` },
    { path: `/replay?${delivered}&rev=40`, open: press('2') },
    { path: `/report?${delivered}` },
  ];
});
afterAll(async () => {
  await browser?.close();
  await app?.stop();
  host?.stop();
});

const everyGroup = (page: Page) =>
  page.locator('form details').evaluateAll((all) => all.forEach((one) => one.setAttribute('open', '')));

/** What axe finds in this theme; the structure is the same in the other, so there only the contrast is looked at. */
const barriers = async (page: Page): Promise<readonly string[]> => {
  await page.emulateMedia({ colorScheme: 'light' });
  const light = await axe(page).analyze();
  await page.emulateMedia({ colorScheme: 'dark' });
  const dark = await axe(page).withRules(['color-contrast', 'link-in-text-block']).analyze();
  return [...light.violations, ...dark.violations.map((one) => ({ ...one, id: `dark ${one.id}` }))].map(
    ({ id, nodes }) => `${id}: ${nodes.map(({ html }) => html.slice(0, 140)).join(' ')}`,
  );
};

const visitor = (language: string, state?: typeof signedIn) =>
  openContext(browser, {
    baseURL: app.url,
    locale: language,
    reducedMotion: 'reduce',
    ...(state && { storageState: state }),
  });

const parts = [1, 2, 3, 4];
describe.each(['en-GB', 'ar'])('every page, dialog and menu in both themes (%s)', (language) => {
  it.each(sampled(`barriers in ${language}`, parts, 1))('has no barrier that axe finds (%i of 4)', async (part) => {
    const contexts = await Promise.all([visitor(language, signedIn), visitor(language)]);
    const [member, guest] = await Promise.all(contexts.map((context) => context.newPage()));
    if (!member || !guest) throw new Error('Expected two pages, found fewer.');
    const found: string[] = [];
    for (const [i, stop] of stops.entries()) {
      if (i % 4 !== part - 1) continue;
      const page = stop.guest ? guest : member;
      await page.goto(stop.path);
      await page.waitForSelector('h1').catch((cause: unknown) => {
        throw new Error(`Expected a heading on ${stop.path}, found none.`, { cause });
      });
      await page.waitForFunction(() => !document.querySelector('.waiting'));
      await stop.open?.(page);
      await drawn(page);
      found.push(...(await barriers(page)).map((barrier) => `${i} ${stop.path} ${barrier}`));
    }
    await guest.goto('/');
    await guest.waitForSelector('h1');
    expect(await guest.evaluate(() => document.documentElement.dir)).toBe(language === 'ar' ? 'rtl' : 'ltr');
    expect(found).toEqual([]);
    await Promise.all(contexts.map((context) => context.close()));
  });

  it('nor has the page that says one is offline', async () => {
    const context = await visitor(language);
    const page = await context.newPage();
    await page.goto('/pricing');
    await page.waitForSelector('h1');
    await context.setOffline(true);
    await page.locator("a[href^='/login']").first().click();
    await page.locator('.off').waitFor();
    expect(await barriers(page)).toEqual([]);
    await context.close();
  });
});
