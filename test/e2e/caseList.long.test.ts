import type { Page } from 'playwright-core';
import { describe, expect, it } from 'vitest';

import type { MyCases } from '../../shared/api/cases/caseList.ts';
import { axe } from '../support/axe.ts';
import { bring, decision, join, untilStatus } from '../support/journey.ts';
import { confirmAddress } from '../support/mailFolder.ts';
import { openSite } from '../support/site.ts';

const site = openSite();

const rowOf = (page: Page, caseId: string) => page.locator(`[data-case='${caseId}']`);
const pick = async (page: Page, caseId: string, what: string) => {
  await rowOf(page, caseId).locator('summary').click();
  await rowOf(page, caseId).getByRole('button', { name: what }).click();
};

const violationsOf = async (page: Page) => (await axe(page).analyze()).violations.map(({ id }) => id);
/** The list as the server says it, its cases repeated with other ids until there are so many. */
const lengthen = (page: Page, length: number) =>
  page.route('**/api/my-cases?*', async (route) => {
    const reply = await route.fetch();
    const body = (await reply.json()) as MyCases;
    const cases = Array.from({ length }, (_, i) => ({ ...body.cases[i % body.cases.length], case_id: `c${i}` }));
    await route.fulfill({ response: reply, json: { ...body, cases: body.cases.length > 0 ? cases : [] } });
  });

describe('the list of cases', () => {
  it('is searched and sorted by its address, and its cases renamed, archived, duplicated and deleted', async () => {
    const { page, context } = await site.visitor();
    await confirmAddress(page, site.app.dataDir, await join(page));
    const kept = await bring(page, decision, 'Quick');
    await untilStatus(page, 'delivered');
    await page.goto('/new');
    const other = await bring(
      page,
      'Should we lease the van for three years or buy it used? Answer by March.',
      'Quick',
    );
    await untilStatus(page, 'delivered');
    await page.goto('/cases');
    await rowOf(page, other).waitFor();

    await page.getByRole('searchbox').fill('VAN');
    await rowOf(page, kept).waitFor({ state: 'detached' });
    expect(page.url()).toContain('q=VAN');
    await page.reload();
    await rowOf(page, other).waitFor();
    expect(await page.locator('.row').count()).toBe(1);
    await page.getByRole('searchbox').fill('');
    await rowOf(page, kept).waitFor();
    await page.getByLabel('Sort by').selectOption('oldest');
    await page.waitForFunction((id) => document.querySelector('.row')?.getAttribute('data-case') === id, kept);

    await pick(page, kept, 'Rename');
    await page.getByLabel('Name of the case').fill('Second shop');
    await page.keyboard.press('Enter');
    await rowOf(page, kept).getByRole('link', { name: 'Second shop' }).waitFor();
    await page.goto(`/watch?case=${kept}`);
    await page.getByRole('heading', { name: 'Second shop' }).waitFor();
    await page.goBack();
    await rowOf(page, kept).waitFor();

    await pick(page, kept, 'Archive');
    await rowOf(page, kept).waitFor({ state: 'detached' });
    await page.getByRole('button', { name: 'Undo' }).click();
    await rowOf(page, kept).waitFor();
    await pick(page, kept, 'Archive');
    await rowOf(page, kept).waitFor({ state: 'detached' });
    await page.getByRole('link', { name: 'Archived' }).click();
    await rowOf(page, kept).waitFor();
    expect(await violationsOf(page)).toEqual([]);

    await pick(page, kept, 'Duplicate as a draft');
    await page.waitForURL('**/new');
    expect(await page.inputValue('#q1')).toBe(decision);

    await page.goto('/cases');
    await pick(page, other, 'Delete');
    await page.getByRole('dialog').waitFor();
    expect(await violationsOf(page)).toEqual([]);
    await page.getByRole('button', { name: 'Cancel' }).click();
    await rowOf(page, other).waitFor();
    await pick(page, other, 'Delete');
    await page.getByRole('button', { name: 'Delete for good' }).click();
    await rowOf(page, other).waitFor({ state: 'detached' });
    const status = (id: string) => page.evaluate(async (one) => (await fetch(`/api/cases/${one}`)).status, id);
    expect([await status(other), await status(kept)]).toEqual([404, 200]);
    await context.close();
  });

  it('shows fifty cases in 5,000 px, with questions folded, and comes back to its place', async () => {
    const { page, context } = await site.visitor();
    await confirmAddress(page, site.app.dataDir, await join(page));
    await bring(page, decision, 'Quick');
    await untilStatus(page, 'delivered');
    await page.goto('/new');
    await bring(page);
    await untilStatus(page, 'needs_answers');
    await lengthen(page, 50);
    for (const [width, height] of [
      [1440, 900],
      [390, 844],
    ] as const) {
      await page.setViewportSize({ width, height });
      await page.goto('/cases');
      await page.waitForFunction(() => document.querySelectorAll('.row').length === 50);
      expect(await page.evaluate(() => document.documentElement.scrollHeight)).toBeLessThanOrEqual(5000);
      expect(await page.locator('.row textarea').count()).toBe(0);
      await page.evaluate(() => window.scrollTo(0, 1800));
      await page.waitForFunction(() => window.scrollY === 1800);
      await page
        .getByRole('link', { name: 'Account' })
        .first()
        .evaluate((link: HTMLElement) => link.click());
      await page.waitForURL('**/account');
      await page.goBack();
      await page.waitForFunction(() => Math.abs(window.scrollY - 1800) <= 50);
    }
    await page
      .getByRole('button', { name: /^Answer/u })
      .first()
      .click();
    await page.locator('.row textarea').first().waitFor();
    expect(await violationsOf(page)).toEqual([]);
    // The list may be read once more just now.
    await page.unrouteAll({ behavior: 'ignoreErrors' });
    await context.close();
  });
});
