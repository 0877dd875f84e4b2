import { expect, it } from 'vitest';

import { bring, inEveryEngine, join, untilStatus } from '../../support/engines/everyEngine.ts';

inEveryEngine((visit) => {
  it('comes back to the place with Back, with Forward and after a reload', async () => {
    const page = await visit();
    await page.open('/');
    const from = await page.scroll(1500);
    expect(from).toBeGreaterThan(1000);
    await page.follow("a[href='/pricing']");
    await page.address('/pricing');
    await page.scrolledTo(0);
    await page.see('table');
    const lower = await page.scroll(200);
    await page.back();
    await page.see('#how');
    await page.scrolledTo(from);
    await page.forward();
    await page.see('table');
    await page.scrolledTo(lower);
    await page.back();
    await page.scrolledTo(from);
    await page.reload();
    await page.see('#how');
    await page.scrolledTo(from);
    await page.close();
  });

  it('comes back to the place on a report that is filled after it is shown', async () => {
    const page = await visit();
    await join(page);
    const caseId = await bring(page, 'Quick');
    await untilStatus(page, 'delivered');
    await page.open(`/report?case=${caseId}`, '.sheet');
    await page.click('#record > summary');
    const from = await page.scroll(1_000_000);
    expect(from).toBeGreaterThan(1000);
    await page.follow("a[href='/account']");
    await page.address('/account');
    await page.see('#current-password');
    await page.back();
    await page.see('.sheet');
    await page.scrolledTo(from);
    await page.close();
  });

  it('opens every public page without a complaint', async () => {
    const page = await visit();
    for (const path of ['/', '/pricing', '/privacy', '/terms', '/status', '/signup', '/login', '/agents', '/nowhere'])
      await page.open(path);
    await page.open('/replay?case=bakery-example', '[data-done=true]');
    await page.open('/report?case=bakery-example', '.sheet');
    await page.open('/watch?case=bakery-example', '.frame');
    expect(page.errors).toEqual([]);
    await page.close();
  });
});
