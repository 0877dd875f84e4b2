import { expect, it } from 'vitest';

import { axe } from '../support/axe.ts';
import { bring, join, untilStatus } from '../support/journey.ts';
import { confirmAddress } from '../support/mailFolder.ts';
import { openSite } from '../support/site.ts';

const site = openSite();

it('Ctrl K leads to every page and case, and gives the keyboard back', async () => {
  const { page, context } = await site.visitor();
  await page.goto('/');
  await page.keyboard.press('Control+k');
  expect(await page.getByRole('dialog').count(), 'nobody is signed in').toBe(0);

  await confirmAddress(page, site.app.dataDir, await join(page));
  const caseId = await bring(page, 'Should we lease the van for three years or buy it used?', 'Quick');
  await untilStatus(page, 'delivered');
  const palette = page.getByRole('dialog', { name: 'Go to a page or a case' });
  const selected = page.locator("[role=option][aria-selected='true']");

  // What listens for the keys is fetched after the page: on a slow machine the first press comes before it.
  const opened = async () => {
    if (!(await palette.isVisible())) await page.keyboard.press('Control+k');
    return palette.isVisible();
  };
  const open = async () => {
    await expect.poll(opened, { interval: 3000 }).toBe(true);
  };
  await open();
  expect((await axe(page).analyze()).violations.map(({ id }) => id)).toEqual([]);
  await page.keyboard.type('secur');
  await expect.poll(() => selected.innerText()).toBe('Security');
  await page.keyboard.press('Enter');
  await page.waitForURL('**/account/security');

  // From a field, which keeps its text and has the keyboard again.
  await page.goto('/new');
  await page.fill('#q1', 'Half a question');
  await open();
  await page.keyboard.type('nothing of the kind');
  await palette.getByRole('status').filter({ hasText: 'Nothing found.' }).waitFor();
  await page.keyboard.press('Enter');
  await page.keyboard.press('Escape');
  await palette.waitFor({ state: 'detached' });
  expect(await page.evaluate(() => document.activeElement?.id)).toBe('q1');

  // The keys that opened it close it too, and what is typed at once is typed into it.
  await page.keyboard.press('Control+k');
  await page.keyboard.type('van');
  await page.keyboard.press('Control+k');
  await palette.waitFor({ state: 'detached' });
  expect(await page.evaluate(() => document.activeElement?.id)).toBe('q1');
  expect(await page.inputValue('#q1')).toBe('Half a question');

  // A case is found by its title and opens where its result is.
  await page.keyboard.press('Control+k');
  await page.keyboard.type('van');
  await page.getByRole('option', { name: /van/u }).waitFor();
  await page.keyboard.press('Enter');
  await page.waitForURL(`**/report?case=${caseId}`);

  await open();
  await page.keyboard.type('dark');
  await expect.poll(() => selected.innerText()).toBe('Theme: Dark');
  await page.keyboard.press('Enter');
  expect(await page.evaluate(() => document.documentElement.dataset['theme'])).toBe('dark');
  await context.close();
}, 120_000);
