import { describe, expect, it } from 'vitest';

import { openSite } from '../support/site.ts';

const site = openSite();

describe('the example, before anybody signs up', () => {
  it('is a replay in one click from the landing page, verifies, and leads to its report and PDF', async () => {
    const { page, context } = await site.visitor();
    await page.goto('/');
    await page.getByRole('link', { name: 'Watch the whole debate' }).click();
    await page.locator('[data-done="true"]').waitFor();
    await page.locator('[data-example]').waitFor();
    await page.getByRole('button', { name: 'Verify history' }).click();
    await page.locator('[data-verified="true"]').waitFor();
    await page.locator('[data-signed="true"]').waitFor();
    await page.getByRole('link', { name: 'Report' }).click();
    await page.locator('.report [data-example]').waitFor();
    await expect.poll(() => page.locator('#dissents').innerText()).toContain('Nobody here has run two ovens');
    const href = await page.locator('a[download]').first().getAttribute('href');
    const pdf = await page.request.get(href ?? '');
    expect([pdf.status(), (await pdf.body()).subarray(0, 5).toString()]).toEqual([200, '%PDF-']);
    await context.close();
  });

  it('is read by everybody and changed by nobody', async () => {
    const { page, context } = await site.visitor();
    const at = '/api/cases/bakery-example';
    const statuses = await Promise.all(
      ['', '/events', '/report', '/watch'].map(async (path) => (await page.request.get(at + path)).status()),
    );
    expect(statuses).toEqual([200, 200, 200, 200]);
    const refused = await Promise.all([
      page.request.post(`${at}/cancel`, { data: {}, headers: { Origin: site.app.url } }),
      page.request.put(`${at}/share`, { headers: { Origin: site.app.url } }),
      page.request.get('/api/cases/bakery-example-2/events'),
    ]);
    expect(refused.map((reply) => reply.status())).toEqual([401, 401, 401]);
    await context.close();
  });
});
