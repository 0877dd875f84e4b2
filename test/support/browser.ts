import { type Browser, type BrowserContext, type BrowserContextOptions, chromium, type Page } from 'playwright-core';

import { chromiumPath } from './chromium.ts';
import { aheadMs } from './clock/env.ts';
import { moveClock } from './clock/move.ts';

/**
 * A headless browser that speaks to nobody but the addresses the test gives it; `more` are flags of Chromium, `without` those of
 * Playwright’s own that are left out.
 */
export const openBrowser = async (more: readonly string[] = [], without: readonly string[] = []): Promise<Browser> =>
  chromium.launch({
    executablePath: await chromiumPath(),
    ignoreDefaultArgs: [...without],
    args: [
      '--no-sandbox',
      '--disable-gpu',
      '--disable-quic',
      '--disable-dev-shm-usage',
      '--no-first-run',
      '--disable-background-networking',
      '--disable-component-update',
      '--disable-sync',
      '--disable-extensions',
      ...more,
    ],
  });

export type Looks = {
  readonly width?: number;
  readonly height?: number;
  readonly dark?: boolean;
  readonly language?: string;
  readonly still?: boolean;
};

/** Cookies, storage and pages of their own. Time-outs are for what never comes; the clock is that of the run. */
export const openContext = async (browser: Browser, options: BrowserContextOptions): Promise<BrowserContext> => {
  const context = await browser.newContext(options);
  context.setDefaultTimeout(120_000);
  if (aheadMs() > 0) await context.addInitScript(moveClock, aheadMs());
  return context;
};

/** Somebody with a browser of their own: cookies, storage and a page; errors of the page are collected. */
export type Person = { readonly context: BrowserContext; readonly page: Page; readonly errors: string[] };

export const somebody = async (browser: Browser, url: string, looks: Looks = {}): Promise<Person> => {
  const { width = 1280, height = 860, dark = false, language = 'en-GB', still = true } = looks;
  const context = await openContext(browser, {
    baseURL: url,
    viewport: { width, height },
    locale: language,
    colorScheme: dark ? 'dark' : 'light',
    reducedMotion: still ? 'reduce' : 'no-preference',
    acceptDownloads: true,
  });
  const page = await context.newPage();
  const errors: string[] = [];
  page.on('pageerror', (error) => errors.push(String(error)));
  page.on('console', (message) => {
    // A refused request is part of many journeys; the browser logs it as an error of its own.
    if (message.type() === 'error' && !message.text().startsWith('Failed to load resource'))
      errors.push(message.text());
  });
  return { context, page, errors };
};
