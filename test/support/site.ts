import type { Browser } from 'playwright-core';
import { afterAll, beforeAll } from 'vitest';

import { type App, startApp } from './app.ts';
import { type Looks, type Person, openBrowser, somebody } from './browser.ts';

export type Site = {
  readonly app: App;
  readonly browser: Browser;
  /** Somebody new at the site, who has seen nothing of it yet. */
  readonly visitor: (looks?: Looks) => Promise<Person>;
};

/** The real server and a browser for every test of the file that calls it: there before its own hooks, gone after them. */
export function openSite(options: Parameters<typeof startApp>[0] = {}): Site {
  let app: App | undefined;
  let browser: Browser | undefined;
  beforeAll(async () => {
    [app, browser] = await Promise.all([startApp(options), openBrowser()]);
  });
  afterAll(async () => {
    await browser?.close();
    await app?.stop();
  });
  return {
    get app() {
      return started(app);
    },
    get browser() {
      return started(browser);
    },
    visitor: (looks) => somebody(started(browser), started(app).url, looks),
  };
}

const started = <T>(one: T | undefined): T => {
  if (one === undefined) throw new Error('Expected the site to be open: use it within hooks and tests.');
  return one;
};
