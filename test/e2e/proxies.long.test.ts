import { readFileSync } from 'node:fs';
import { join as path } from 'node:path';

import type { Browser } from 'playwright-core';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';

import { startApp } from '../support/app.ts';
import { openBrowser, somebody } from '../support/browser.ts';
import { answer, bring, join, untilStatus } from '../support/journey.ts';
import { type Proxy, nginx, startNginx, startProxy } from '../support/proxy.ts';

let browser: Browser;
beforeAll(async () => {
  browser = await openBrowser();
});
afterAll(() => browser.close());

/** The server behind this proxy; a case is brought, watched by its owner and a guest, answered and delivered. */
const journey = async (proxy: Proxy, link: 'live' | 'polling') => {
  const app = await startApp({ env: { PUBLIC_URL: proxy.url, TRUST_PROXY: '1' } });
  proxy.to(app.url);
  const { page, context } = await somebody(browser, proxy.url);
  const guest = await somebody(browser, proxy.url);
  try {
    await expect
      .poll(() =>
        fetch(proxy.url).then(
          ({ status }) => status,
          () => 0,
        ),
      )
      .toBe(200);
    await join(page);
    const caseId = await bring(page);
    await untilStatus(page, 'needs_answers');
    await page.waitForSelector(`.frame[data-link='${link}']`);
    expect(await page.getByText('Your network blocks the live connection.').count()).toBe(link === 'live' ? 0 : 1);
    await page.evaluate((id) => fetch(`/api/cases/${id}/share`, { method: 'PUT' }), caseId);
    await guest.page.goto(`/watch?case=${caseId}`);
    await untilStatus(guest.page, 'needs_answers');
    await answer(page, 'About 90,000 pounds.');
    await Promise.all([untilStatus(page, 'delivered'), untilStatus(guest.page, 'delivered')]);
    const [own, seen] = await Promise.all([page, guest.page].map((one) => one.locator('.verdict h2').textContent()));
    expect(seen).toBe(own);
    await guest.page.getByRole('link', { name: 'Read the report' }).click();
    await guest.page.waitForSelector('.sheet');
    expect(await guest.page.locator('.sheet h1').textContent()).toBe('This is what your report will contain.');
    expect(await guest.page.getByText('What you decided').count()).toBe(0);
    // A delivered case, opened once more.
    await page.goto(`/watch?case=${caseId}`);
    await untilStatus(page, 'delivered');
  } finally {
    await context.close();
    await guest.context.close();
    await app.stop();
  }
};

describe('behind a proxy', () => {
  it('is watched to the end where no WebSocket passes', async () => {
    const proxy = await startProxy({ upgrades: false });
    await journey(proxy, 'polling');
    await proxy.stop();
  });

  it('comes back by itself where idle connections are cut', async () => {
    const proxy = await startProxy({ upgrades: true, idleMs: 1000 });
    const app = await startApp({ env: { PUBLIC_URL: proxy.url } });
    proxy.to(app.url);
    const { page, context } = await somebody(browser, proxy.url);
    await join(page);
    await bring(page);
    await untilStatus(page, 'needs_answers');
    await expect.poll(proxy.cuts).toBeGreaterThan(1);
    await answer(page, 'About 90,000 pounds.');
    await untilStatus(page, 'delivered');
    await context.close();
    await app.stop();
    await proxy.stop();
  });

  it.skipIf(!nginx)('is live behind nginx with the configuration of the docs', async () => {
    const docs = readFileSync(path(import.meta.dirname, '../../docs/PROXIES.md'), 'utf8');
    const [, location = ''] = /location \/ \{\n([\s\S]*?)\n {2}\}/u.exec(docs) ?? [];
    expect(location).toContain('proxy_pass http://127.0.0.1:8080;');
    const proxy = await startNginx((target) => location.replace('http://127.0.0.1:8080', target));
    await journey(proxy, 'live');
    await proxy.stop();
  });

  it.skipIf(!nginx)('is watched to the end behind an nginx that passes no Upgrade', async () => {
    const proxy = await startNginx((target) => `proxy_pass ${target}; proxy_set_header Host $http_host;`);
    await journey(proxy, 'polling');
    await proxy.stop();
  });
});
