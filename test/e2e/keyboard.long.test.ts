import type { Page } from 'playwright-core';
import { beforeAll, describe, expect, it } from 'vitest';

import type { Person } from '../support/browser.ts';
import { bring, join, password, untilStatus } from '../support/journey.ts';
import { confirmAddress } from '../support/mailFolder.ts';
import { openSite } from '../support/site.ts';

const site = openSite();
let owner: Person;
let delivered: string;
let asked: string;
beforeAll(async () => {
  owner = await site.visitor();
  await confirmAddress(owner.page, site.app.dataDir, await join(owner.page));
  delivered = `case=${await bring(owner.page, undefined, 'Quick')}`;
  await untilStatus(owner.page, 'delivered');
  await owner.page.goto('/new');
  asked = `case=${await bring(owner.page)}`;
  await untilStatus(owner.page, 'needs_answers');
});

/** What has the focus, in words; nothing where it fell to the page as a whole. */
const focused = (page: Page) =>
  page.evaluate(() => {
    const at = document.activeElement;
    if (!at || at === document.body) return '';
    const { outlineStyle } = getComputedStyle(at);
    const shown = at.matches('main') || outlineStyle !== 'none' || at.closest('label') !== null;
    return `${at.tagName.toLowerCase()} ${at.textContent?.trim().slice(0, 40) ?? ''}${shown ? '' : ' (not shown)'}`;
  });
const press = async (page: Page, ...keys: readonly string[]) => {
  for (const key of keys) await page.keyboard.press(key);
};
/** Goes on by Tab until this has the focus, as somebody without a mouse would. */
const tabTo = async (page: Page, name: string | RegExp) => {
  for (let i = 0; i < 120; i++) {
    await press(page, 'Tab');
    const here = await focused(page);
    expect(here, 'a stop whose focus is not shown').not.toContain('(not shown)');
    if (typeof name === 'string' ? here.includes(name) : name.test(here)) return;
  }
  throw new Error(`Expected to come to ${String(name)} by Tab, found ${await focused(page)} after 120 stops.`);
};

describe('by keyboard alone', () => {
  it('the debate is read statement by statement, down to its evidence and back', async () => {
    const { page } = owner;
    await page.goto(`/watch?${delivered}`);
    await page.getByRole('button', { name: 'Read the whole debate' }).waitFor();
    await tabTo(page, 'Read the whole debate');
    await press(page, 'Enter');
    await page.locator('article.said').first().waitFor();
    await expect.poll(() => focused(page)).toMatch(/^main/u);

    await press(page, 'Home');
    await expect.poll(() => page.locator('.text > .scroll').evaluate((text) => text.scrollTop)).toBe(0);
    await press(page, 'j');
    await expect.poll(() => focused(page)).toMatch(/^article/u);
    const current = () => page.locator('.current').evaluateAll((all) => all.map((one) => one.textContent).join());
    for (let i = 0; i < 60 && (await page.locator('.current .note').count()) === 0; i++) {
      const before = await current();
      await press(page, 'j');
      await expect.poll(async () => ['', before].includes(await current())).toBe(false);
    }
    const hasFocus = () => page.locator('.current article').evaluate((at) => at === document.activeElement);
    await expect.poll(hasFocus).toBe(true);
    await press(page, 'Tab');
    const note = await focused(page);
    expect(note).toMatch(/^button E-/u);
    await press(page, 'Enter');
    await page.locator('dialog[open]').waitFor();
    await press(page, 'Escape');
    await expect.poll(() => focused(page)).toBe(note);
    await press(page, 'l');
    await expect.poll(() => page.evaluate(() => document.activeElement?.matches('.scroll'))).toBe(true);
  });

  it('the menu opens, leads to the keys and back, and closes', async () => {
    const { page } = owner;
    await page.goto(`/watch?${asked}`);
    const menu = page.locator('.top summary');
    const onMenu = () => menu.evaluate((summary) => summary === document.activeElement);
    await menu.focus();
    await press(page, 'Enter');
    await page.locator('.menu').waitFor();
    await tabTo(page, 'Share a watch link');
    await press(page, 'Enter');
    await page.getByRole('button', { name: 'Stop sharing', disabled: false }).waitFor();
    await expect.poll(() => focused(page)).toContain('Stop sharing');
    await press(page, 'Enter');
    await page.getByRole('button', { name: 'Share a watch link' }).waitFor();
    await expect.poll(() => focused(page)).toContain('Share a watch link');

    await tabTo(page, /^button Keyboard shortcuts/u);
    await press(page, 'Enter');
    await page.locator('dialog[open]').waitFor();
    await press(page, 'Escape');
    await page.locator('dialog[open]').waitFor({ state: 'detached' });
    await expect.poll(onMenu).toBe(true);
    await press(page, 'Enter');
    await tabTo(page, 'Cancel case');
    await press(page, 'Enter');
    await expect.poll(() => focused(page)).toMatch(/^p /u);
    await press(page, 'Escape');
    await expect.poll(onMenu).toBe(true);
    expect(await page.locator('.menu').isVisible()).toBe(false);
  });

  it('a recording is searched, checked and looked at from both sides', async () => {
    const { page } = owner;
    await page.goto(`/replay?${delivered}&rev=30`);
    await page.waitForSelector("[data-done=true][data-revision='30']");
    await tabTo(page, 'Verify history');
    await press(page, 'Space');
    await page.waitForSelector("[data-verified='true']");
    await expect.poll(() => focused(page)).toContain('Verify again');
    expect(await page.getByRole('button', { name: 'Play' }).count()).toBe(1);

    await press(page, 'g');
    await page.keyboard.type('12');
    await press(page, 'Enter');
    await page.waitForSelector("[data-revision='12']");
    await tabTo(page, /^div /u);
    await press(page, 'ArrowDown', 'ArrowDown', 'ArrowUp');
    await expect.poll(() => page.locator('.frame').getAttribute('data-revision')).not.toBe('12');
    await tabTo(page, /^button State/u);
    await press(page, 'Enter');
    await page.getByRole('tab', { name: 'Ballots' }).waitFor();
    await expect.poll(() => focused(page)).toContain('State');
    await tabTo(page, /^button (?:Stance|Ballots)/u);
    await press(page, 'ArrowRight');
    const selected = page.getByRole('tab', { selected: true });
    await expect.poll(() => selected.evaluate((tab) => tab === document.activeElement)).toBe(true);

    await page.locator('.top').getByRole('button', { name: 'Keyboard shortcuts' }).focus();
    await press(page, 'Enter');
    await page.getByText('only events of the same type').waitFor();
    await press(page, 'Escape');
    await expect.poll(() => focused(page)).toMatch(/^button Keyboard shortcuts/u);
    await press(page, 'Home');
  });

  it('a form that was refused, and a reply that was sent, leave the focus where one was', async () => {
    const { page } = owner;
    await page.goto('/account');
    await page.fill('#current-password', `not ${password}`);
    await page.fill('#new-password', 'another sentence to remember');
    await tabTo(page, 'Change password');
    await press(page, 'Enter');
    await page.locator('section[aria-labelledby=change] [role=alert]').waitFor();
    await expect.poll(() => focused(page)).toContain('Change password');

    await page.goto(`/watch?${asked}`);
    await page.locator('.asks textarea').first().waitFor();
    await press(page, 'r');
    await expect.poll(() => focused(page)).toMatch(/^textarea/u);
    for (let i = 0; i < (await page.locator('.asks textarea').count()); i++) {
      await page.keyboard.type('About 90,000 pounds.');
      await press(page, 'Tab');
    }
    await expect.poll(() => focused(page)).toContain('Send answer');
    await press(page, 'Enter');
    await page.locator('.asks').waitFor({ state: 'detached' });
    await expect.poll(() => page.evaluate(() => document.activeElement?.closest('main') !== null)).toBe(true);
  });
});
