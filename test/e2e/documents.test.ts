import { describe, expect, it } from 'vitest';

import { bring, join, untilStatus } from '../support/journey.ts';
import { openSite } from '../support/site.ts';

const site = openSite();
const costs = [
  'Item,Euros a year,Remark',
  'Lease on Briggate for the second bakery,62000,ten years with a break after five',
  'Wages of six bakers in the second bakery,171000,from March',
  'Franchise fees that would be received,40000,once',
].join('\n');

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
    const caseId = await bring(page, undefined, 'Quick');
    await untilStatus(page, 'delivered');

    await page.getByText('Documents: 1').click();
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
    expect(errors).toEqual([]);
    await context.close();
  });
});
