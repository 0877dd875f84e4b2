import type { Browser } from 'playwright-core';
import { afterAll, beforeAll, inject } from 'vitest';

import { type App, startApp } from './app.ts';
import { type Looks, type Person, openBrowser, somebody } from './browser.ts';

export type Site<A = Pick<App, 'url' | 'dataDir'>> = {
  readonly app: A;
  readonly browser: Browser;
  /** Somebody new at the site, who has seen nothing of it yet. */
  readonly visitor: (looks?: Looks) => Promise<Person>;
};

/**
 * A server and a browser for every test of the file that calls it: there before its own hooks, gone after them. The server is the
 * one that all files share; given options, one of its own, which may be killed.
 */
export function openSite(): Site;
export function openSite(options: Parameters<typeof startApp>[0]): Site<App>;
export function openSite(options?: Parameters<typeof startApp>[0]): Site<Partial<App> & Pick<App, 'url' | 'dataDir'>> {
  let own: App | undefined;
  let browser: Browser | undefined;
  const app = () => (options ? started(own) : inject('site'));
  beforeAll(async () => {
    [own, browser] = await Promise.all([options && startApp(options), openBrowser()]);
  });
  afterAll(async () => {
    await browser?.close();
    await own?.stop();
  });
  return {
    get app() {
      return app();
    },
    get browser() {
      return started(browser);
    },
    visitor: (looks) => somebody(started(browser), app().url, looks),
  };
}

const started = <T>(one: T | undefined): T => {
  if (one === undefined) throw new Error('Expected the site to be open: use it within hooks and tests.');
  return one;
};
