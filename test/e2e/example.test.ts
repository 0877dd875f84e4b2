import { describe, expect, it } from 'vitest';

import type { ReportDocument } from '../../shared/views/reportDocument/types/reportDocument.ts';
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
    await page.getByRole('button', { name: 'Export' }).click();
    const href = await page.locator('a[download]').first().getAttribute('href');
    const pdf = await page.request.get(href ?? '');
    expect([pdf.status(), (await pdf.body()).subarray(0, 5).toString()]).toEqual([200, '%PDF-']);
    await context.close();
  });

  it('keeps the order of an Arabic page where it names an English source', async () => {
    const { page, context } = await site.visitor({ language: 'ar' });
    await page.goto('/watch?case=bakery-example&view=transcript');
    await page.locator('.note', { hasText: 'Rail operator' }).first().waitFor();
    const directions = (all: Element[]) => [...new Set(all.map((one) => getComputedStyle(one).direction))];
    expect(await page.locator('.note').evaluateAll(directions)).toEqual(['rtl']);
    await context.close();
  });

  it('says in a line what would lead without a provider', async () => {
    const { page, context } = await site.visitor();
    await page.route('**/api/cases/bakery-example/report', async (route) => {
      const response = await route.fetch();
      const report = (await response.json()) as ReportDocument;
      const winner = report.options[0]?.optionId;
      const sensitivity = { ...report.sensitivity, withoutProvider: [{ left: 'openai', winner }] };
      await route.fulfill({ response, json: { ...report, sensitivity } });
    });
    await page.goto('/report?case=bakery-example');
    const line = page.locator('#depends li');
    expect(await line.innerText()).toMatch(/^Without OpenAI: A Do nothing for a year$/u);
    expect((await line.boundingBox())?.height).toBeLessThan(40);
    await context.close();
  });

  it('cuts no words of a table on a phone, and shows several criteria at once', async () => {
    const { page, context } = await site.visitor({ width: 390, height: 844 });
    await page.goto('/report?case=bakery-example');
    await page.locator('#record > summary').click();
    const inView = (cells: Element[]) =>
      cells.map((cell) => {
        const { left, right, width } = cell.getBoundingClientRect();
        return width > 0 && left >= 0 && right <= innerWidth;
      });
    const words = page.locator(':is(#plan, #failedWhy, #evidence, #appendix, #numbers .inputs) tbody :is(th, td)');
    expect([...new Set(await words.evaluateAll(inView))]).toEqual([true]);
    const scores = await page.locator('#matrix tbody tr:first-child td').evaluateAll(inView);
    expect(scores.filter(Boolean).length).toBeGreaterThan(3);
    // The cash of an option over time: as many figures above one another as fit, the last with another beside it.
    const tops = await page
      .locator('#numbers .of-figures')
      .nth(1)
      .locator('tbody tr:first-child .figure')
      .evaluateAll((cells) => cells.map((cell) => Math.round(cell.getBoundingClientRect().top)));
    expect(tops.length).toBe(7);
    expect(tops.filter((top) => top === tops.at(-1)).length).toBeGreaterThan(1);
    await context.close();
  });

  it.each([
    [320, 'en'],
    [390, 'ar'],
    [1440, 'en'],
  ])('shows amounts of nine digits whole where costs are tried out, at %i pixels (%s)', async (width, language) => {
    const { page, context } = await site.visitor({ width, height: 844, language });
    await page.goto('/report?case=bakery-example');
    await page.locator('#what-if button').click();
    const amounts = page.locator('td input[step=any]');
    await amounts.nth(1).waitFor();
    for (const [i, amount] of ['-412345678', '987654321'].entries()) await amounts.nth(i).fill(amount);
    const cut = (all: Element[]) => all.filter((one) => one.scrollWidth > one.clientWidth).length;
    expect(await amounts.evaluateAll(cut)).toBe(0);
    const sum = await page.locator('td.sum').first().boundingBox();
    expect([sum && sum.x >= 0, sum && sum.x + sum.width <= width]).toEqual([true, true]);
    await context.close();
  });

  it('has numbers that anybody can change on the page, and take along as a workbook', async () => {
    const { page, context, errors } = await site.visitor();
    await page.goto('/report?case=bakery-example');
    await page.locator('#record > summary').click();
    const numbers = page.locator('#numbers');
    const worth = () =>
      numbers
        .getByRole('row', { name: /Negotiate break and rent first/ })
        .first()
        .innerText();
    await expect.poll(worth).toContain('31,729');
    const sales = numbers.getByLabel('Base: Sales of the new shop a week');
    const figures = () => numbers.locator('table').allInnerTexts();
    const [byServer, panels] = [await figures(), await sales.inputValue()];
    await sales.fill('5900');
    await sales.press('Tab');
    await numbers.getByText('Calculated with your values.').waitFor();
    // 200 a week less, 52 weeks, of which 0.34 is left, for ten years at 8.1 %.
    expect(await worth()).toContain('8,109');
    // With the panel's value again, calculated in the browser, every figure is the server's.
    await sales.fill(panels);
    await sales.press('Tab');
    await expect.poll(figures).toEqual(byServer);
    await numbers.getByText('Calculated with your values.').waitFor();
    await sales.fill('1e9');
    await sales.press('Tab');
    await numbers.locator('.refuted').waitFor();
    await numbers.getByRole('button', { name: 'Back to the panel’s values' }).click();
    await expect.poll(worth).toContain('31,729');
    const href = await numbers.locator('a[download]').getAttribute('href');
    const workbook = await page.request.get(href ?? '');
    expect([workbook.status(), (await workbook.body()).subarray(0, 2).toString()]).toEqual([200, 'PK']);
    expect(errors).toEqual([]);
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
