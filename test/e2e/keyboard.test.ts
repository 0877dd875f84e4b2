import type { Page } from 'playwright-core';
import { beforeAll, describe, expect, it } from 'vitest';

import type { Person } from '../support/browser.ts';
import { bring, join, password, untilStatus } from '../support/journey.ts';
import { openSite } from '../support/site.ts';

const site = openSite();
let owner: Person;
let delivered: string;
let asked: string;
beforeAll(async () => {
  owner = await site.visitor();
  await join(owner.page);
  delivered = `case=${await bring(owner.page, undefined, 'Direct')}`;
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
/** On a machine that has other things to do as well. */
const slowly = { timeout: 10_000 };
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
    await expect.poll(() => focused(page), slowly).toMatch(/^main/u);

    await press(page, 'Home');
    await expect.poll(() => page.locator('.text > .scroll').evaluate((text) => text.scrollTop), slowly).toBe(0);
    await press(page, 'j');
    await expect.poll(() => focused(page), slowly).toMatch(/^article/u);
    for (let i = 0; i < 60 && (await page.locator('.current .note').count()) === 0; i++) {
      await press(page, 'j');
      await page.waitForTimeout(60);
    }
    await expect
      .poll(() => page.locator('.current article').evaluate((at) => at === document.activeElement))
      .toBe(true);
    await press(page, 'Tab');
    const note = await focused(page);
    expect(note).toMatch(/^button E-/u);
    await press(page, 'Enter');
    await page.locator('dialog[open]').waitFor();
    await press(page, 'Escape');
    await expect.poll(() => focused(page), slowly).toBe(note);
    await press(page, 'l');
    await expect.poll(() => page.evaluate(() => document.activeElement?.matches('.scroll')), slowly).toBe(true);
  });

  it('the menu opens, leads to the keys and back, and closes', async () => {
    const { page } = owner;
    await page.goto(`/watch?${asked}`);
    const menu = page.locator('.top summary');
    const onMenu = () => menu.evaluate((summary) => summary === document.activeElement);
    await menu.focus();
    await press(page, 'Enter');
    await page.locator('.menu').waitFor();
    await tabTo(page, 'Open the link');
    const opened = page.waitForResponse('**/share');
    await press(page, 'Enter');
    await opened;
    await page.getByRole('button', { name: 'Close the link' }).waitFor();
    expect(await focused(page)).toContain('Close the link');
    await press(page, 'Enter');
    await page.getByRole('button', { name: 'Open the link' }).waitFor();
    expect(await focused(page)).toContain('Open the link');

    await tabTo(page, /^button Keys/u);
    await press(page, 'Enter');
    await page.locator('dialog[open]').waitFor();
    await press(page, 'Escape');
    await page.locator('dialog[open]').waitFor({ state: 'detached' });
    await expect.poll(onMenu, slowly).toBe(true);
    await press(page, 'Enter');
    await tabTo(page, 'Cancel the case');
    await press(page, 'Enter');
    expect(await focused(page)).toMatch(/^p /u);
    await press(page, 'Escape');
    expect(await onMenu()).toBe(true);
    expect(await page.locator('.menu').isVisible()).toBe(false);
  });

  it('a recording is searched, checked and looked at from both sides', async () => {
    const { page } = owner;
    await page.goto(`/replay?${delivered}&rev=30`);
    await page.waitForSelector("[data-done=true][data-revision='30']");
    await tabTo(page, 'Verify the chain');
    await press(page, 'Space');
    await page.waitForSelector("[data-verified='true']");
    expect(await focused(page)).toContain('Verify again');
    expect(await page.getByRole('button', { name: 'Play' }).count()).toBe(1);

    await press(page, 'g');
    await page.keyboard.type('12');
    await press(page, 'Enter');
    await page.waitForSelector("[data-revision='12']");
    await tabTo(page, /^div /u);
    await press(page, 'ArrowDown', 'ArrowDown', 'ArrowUp');
    await expect.poll(() => page.locator('.frame').getAttribute('data-revision'), slowly).not.toBe('12');
    await tabTo(page, /^button Standing/u);
    await press(page, 'Enter');
    await page.getByRole('tab', { name: 'Ballots' }).waitFor();
    expect(await focused(page)).toContain('Standing');
    await tabTo(page, /^button (?:Stance|Ballots)/u);
    await press(page, 'ArrowRight');
    expect(await page.getByRole('tab', { selected: true }).evaluate((tab) => tab === document.activeElement)).toBe(
      true,
    );

    await page.locator('.top').getByRole('button', { name: 'Keys' }).focus();
    await press(page, 'Enter');
    await page.getByText('only events of the same type').waitFor();
    await press(page, 'Escape');
    await expect.poll(() => focused(page), slowly).toMatch(/^button Keys/u);
    await press(page, 'Home');
  });

  it('a form that was refused, and a reply that was sent, leave the focus where one was', async () => {
    const { page } = owner;
    await page.goto('/account');
    await page.fill('#current-password', `not ${password}`);
    await page.fill('#new-password', 'another sentence to remember');
    await tabTo(page, 'Change the password');
    await press(page, 'Enter');
    await page.locator('section[aria-labelledby=change] [role=alert]').waitFor();
    await expect.poll(() => focused(page), slowly).toContain('Change the password');

    await page.goto(`/watch?${asked}`);
    await page.locator('.asks textarea').first().waitFor();
    await press(page, 'r');
    expect(await focused(page)).toMatch(/^textarea/u);
    for (let i = 0; i < (await page.locator('.asks textarea').count()); i++) {
      await page.keyboard.type('About 90,000 pounds.');
      await press(page, 'Tab');
    }
    expect(await focused(page)).toContain('Send the answer');
    await press(page, 'Enter');
    await page.locator('.asks').waitFor({ state: 'detached' });
    await expect.poll(() => page.evaluate(() => document.activeElement?.closest('main') !== null), slowly).toBe(true);
  });
});
