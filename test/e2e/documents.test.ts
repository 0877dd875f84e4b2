import { describe, expect, it } from 'vitest';

import { xlsxOf } from '../support/documents.ts';
import { bring, join, untilStatus } from '../support/journey.ts';
import { openSite } from '../support/site.ts';

const site = openSite();
const costs = [
  'Item,Euros a year,Remark',
  'Lease on Briggate for the second bakery,62000,ten years with a break after five',
  'Wages of six bakers in the second bakery,171000,from March',
  'Franchise fees that would be received,40000,once',
].join('\n');

const sheet = [
  ['Budget of the second bakery in Leeds', 'Euros a year', 'Where it comes from'],
  ['Rent of the shop on Briggate for ten years', '62000', 'the offer of the landlord'],
  ['Ovens and mixers bought before the opening', '88500', 'two quotes of last month'],
  ['Wages of six bakers and two sellers', '171000', 'the pay we have today'],
];
const rowsXml = sheet.map((cells, i) => {
  const inner = cells.map((text, at) => `<c r="${'ABC'[at]}${i + 1}" t="inlineStr"><is><t>${text}</t></is></c>`);
  return `<row r="${i + 1}">${inner.join('')}</row>`;
});

describe('documents in the browser', () => {
  it('go from a drop over the panel to a marked row of the report', async () => {
    const { page, context, errors } = await site.visitor();
    await join(page);
    const dropped = await page.evaluateHandle((text) => {
      const data = new DataTransfer();
      data.items.add(new File([text], 'costs.csv', { type: 'text/csv' }));
      data.items.add(new File([new Uint8Array([0x50, 0x4b, 3, 4, 0, 0])], 'broken.xlsx'));
      return data;
    }, costs);
    const documents = page.getByRole('region', { name: 'Documents (optional)' });
    await documents.dispatchEvent('drop', { dataTransfer: dropped });
    await documents.locator('li[data-state=ready]', { hasText: 'costs.csv' }).waitFor();
    await documents.locator('li[data-state=refused]', { hasText: 'damaged' }).waitFor();
    await documents.getByRole('button', { name: 'Remove broken.xlsx' }).click();
    await documents.locator('li', { hasText: 'broken.xlsx' }).waitFor({ state: 'detached' });

    await page.reload();
    await documents.locator('li[data-state=ready]', { hasText: 'costs.csv' }).waitFor();
    // A workbook is pasted.
    const workbook = (await xlsxOf(rowsXml.join(''))).toString('base64');
    await page.evaluate((base64) => {
      const data = new DataTransfer();
      const bytes = Uint8Array.from(atob(base64), (letter) => letter.charCodeAt(0));
      data.items.add(new File([bytes], 'budget.xlsx'));
      document.dispatchEvent(new ClipboardEvent('paste', { clipboardData: data, bubbles: true }));
    }, workbook);
    await documents.locator('li[data-state=ready]', { hasText: 'budget.xlsx' }).waitFor();
    const caseId = await bring(page, undefined, 'Quick');
    await untilStatus(page, 'delivered');

    await page.getByText('Documents: 2').click();
    await page.getByRole('button', { name: 'costs.csv' }).click();
    await page.locator('dialog').getByText('Wages of six bakers in the second bakery').waitFor();
    await page.locator('dialog').getByRole('button', { name: 'Close' }).click();

    await page.goto(`/report?case=${caseId}`);
    await page.waitForSelector('.report h1');
    await page
      .getByRole('button', { name: /costs\.csv · row \d/ })
      .first()
      .click();
    const marks = page.locator('dialog mark');
    await marks.first().waitFor();
    expect(costs).toContain((await marks.first().textContent())?.trim());
    await page.locator('dialog').getByRole('button', { name: 'Close' }).click();

    const source = page.getByRole('button', { name: /budget\.xlsx · 'Data'!\d/ }).first();
    const said = (await source.locator('xpath=../preceding-sibling::p[1]').textContent()) ?? '';
    const quote = /“(?<quote>.+)”/u.exec(said)?.groups?.['quote'] ?? '';
    expect(quote.length).toBeGreaterThan(15);
    await source.click();
    await marks.first().waitFor();
    // All of the quote is marked in its cells, and no cell beside it.
    const cells = await marks.allTextContents();
    expect(cells.join(' | ')).toContain(quote);
    for (const text of cells) expect(quote).toContain(text);
    await page.locator('dialog').getByRole('button', { name: 'Close' }).click();
    expect(errors).toEqual([]);
    await context.close();
  });
});
