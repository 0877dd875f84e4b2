import type { Page } from 'playwright-core';
import { describe, expect, it } from 'vitest';

import type { CalibrationReply } from '../../shared/api/cases/afterwards.ts';
import { axe } from '../support/axe.ts';
import { timeOfRun } from '../support/clock/now.ts';
import { bring, decision, join, password } from '../support/journey.ts';
import { linksTo } from '../support/mailFolder.ts';
import { codeAt } from '../support/totp.ts';
import { openSite } from '../support/site.ts';

const site = openSite();

const fresh = 'a sentence that is entirely new';
const logIn = async (page: Page, email: string, word: string) => {
  await page.goto('/login');
  await page.fill('#email', email);
  await page.fill('#password', word);
  await page.locator('form .action').click();
};
const refused = (page: Page) => page.getByText('That e‑mail and password don’t match.').waitFor();

/** The link to this page in an e-mail to this address; empty before there is one. */
const linkTo = (page: string, email: string): string =>
  linksTo(site.app.dataDir, email).find((address) => address.includes(page)) ?? '';

describe('an account', () => {
  it('is opened with no password that others use', async () => {
    const { page, context } = await site.visitor();
    await page.goto('/signup');
    await page.fill('#email', 'ada@example.org');
    await page.fill('#password', 'password123');
    await page.getByRole('button', { name: 'Start the trial' }).click();
    await page.getByText('Choose another password').waitFor();
    expect((await axe(page).analyze()).violations).toEqual([]);
    await context.close();
  });

  it('brings a second case after a link of an e-mail to its address was opened', async () => {
    const { page, context } = await site.visitor();
    const email = await join(page);
    await bring(page, undefined, 'Quick');
    await page.goto('/new');
    await page.fill('#q1', decision);
    await page.getByRole('button', { name: 'Start the debate' }).click();
    await page.getByText('Confirm your e‑mail address first').waitFor();
    await page.locator('.send').getByRole('link', { name: 'Account' }).click();
    await page.getByRole('heading', { name: 'Confirm your e‑mail address' }).waitFor();
    expect((await axe(page).analyze()).violations).toEqual([]);
    await page.getByRole('button', { name: 'Send an e‑mail with a link' }).click();
    await page.getByText('writes its e‑mails to files').waitFor();
    await expect.poll(() => linkTo('/account#proof=', email)).not.toBe('');

    await page.goto(linkTo('/account#proof=', email));
    await page.reload();
    await page.getByRole('heading', { name: 'Plan' }).waitFor();
    expect(await page.getByRole('heading', { name: 'Confirm your e‑mail address' }).count()).toBe(0);
    await page.goto('/new');
    // The draft is still there.
    await page.getByRole('button', { name: 'Start the debate' }).click();
    await page.waitForURL('**/watch?case=*');
    await context.close();
  });

  it('gets a new password by email, once, and its other sessions end', async () => {
    const { page, context } = await site.visitor();
    const email = await join(page);
    const forgetful = await site.visitor();
    const { page: other } = forgetful;
    await other.goto('/login');
    await other.locator('a[href="/reset"]').click();
    await other.getByRole('button', { name: 'Send link' }).click();
    expect(await other.locator('#email').evaluate((field) => field === document.activeElement)).toBe(true);
    await other.fill('#email', email);
    await other.getByRole('button', { name: 'Send link' }).click();
    await other.getByText('Check your inbox').waitFor();
    await expect.poll(() => linkTo('/reset#token=', email)).not.toBe('');
    const link = linkTo('/reset#token=', email);

    await other.goto(link);
    await other.fill('#password', 'short');
    await other.getByRole('button', { name: 'Set password' }).click();
    expect(await other.locator('#password').getAttribute('aria-invalid')).toBe('true');
    await other.fill('#password', fresh);
    await other.getByRole('button', { name: 'Set password' }).click();
    await other.getByText('Your password has been changed.').waitFor();

    await logIn(other, email, password);
    await refused(other);
    await logIn(other, email, fresh);
    await other.waitForURL('**/cases');
    await page.goto('/cases');
    await page.waitForURL('**/login?*');
    await page.getByText('Log in to open the page you asked for.').waitFor();

    await page.goto(link);
    await page.fill('#password', 'yet another long sentence');
    await page.getByRole('button', { name: 'Set password' }).click();
    await page.getByText('This link has been used or has expired').waitFor();
    await context.close();
    await forgetful.context.close();
  });

  it('leaves nothing unsent behind in the browser, and asks before', async () => {
    const { page, context } = await site.visitor();
    await join(page);
    const kept = () => page.evaluate(() => Object.keys(localStorage).filter((key) => key.startsWith('witan:draft')));
    const logOut = page.getByRole('button', { name: 'Log out', exact: true });
    await page.goto('/new');
    await page.fill('#q1', 'Should we sell the bakery to our largest rival?');
    await page.waitForFunction(() => Object.keys(localStorage).some((key) => key.startsWith('witan:draft')));

    await page.goto('/account');
    await logOut.click();
    await page.getByRole('button', { name: 'Stay logged in' }).click();
    expect(await kept()).toHaveLength(1);
    await logOut.click();
    await page.getByText('is saved only in this browser').waitFor();
    expect((await axe(page).analyze()).violations).toEqual([]);
    await page.getByRole('button', { name: 'Log out and delete' }).click();
    await page.getByRole('link', { name: 'Log in' }).first().waitFor();
    expect(await kept()).toEqual([]);
    await context.close();
  });

  it('shows its plan and sessions, changes its password, and is deleted only with it', async () => {
    const { page, context } = await site.visitor();
    const email = await join(page);
    const elsewhere = await site.visitor();
    await logIn(elsewhere.page, email, password);
    await elsewhere.page.waitForURL('**/cases');

    const asked: string[] = [];
    page.on('request', (request) => void (request.url().includes('/api/') && asked.push(request.url())));
    await page.goto('/account');
    await page.getByText('30 days left').waitFor();
    await page.getByRole('button', { name: 'Log out this session' }).waitFor();
    await page.waitForLoadState('networkidle');
    expect(asked.length).toBeLessThan(6);
    await page.getByRole('button', { name: 'Log out this session' }).click();
    await page.getByRole('button', { name: 'Log out this session' }).waitFor({ state: 'detached' });
    expect(await page.locator('section[aria-labelledby=sessions] li').count()).toBe(1);
    await elsewhere.page.goto('/account');
    await elsewhere.page.waitForURL('**/login?*');

    const change = page.locator('section[aria-labelledby=change]');
    await change.locator('#current-password').fill('not this one at all');
    await change.locator('#new-password').fill(fresh);
    await change.getByRole('button', { name: 'Change password' }).click();
    await change.getByRole('alert').waitFor();
    await change.locator('#current-password').fill(password);
    await change.getByRole('button', { name: 'Change password' }).click();
    await change.getByText('Your password has been changed.').waitFor();

    const remove = page.locator('section[aria-labelledby=delete]');
    const gone = remove.getByRole('button', { name: 'Delete my account' });
    expect(await gone.isDisabled()).toBe(true);
    await remove.locator('#confirm-password').fill(password);
    await gone.click();
    await remove.getByRole('alert').waitFor();
    await remove.locator('#confirm-password').fill(fresh);
    await gone.click();
    await page.getByRole('link', { name: 'Log in' }).waitFor();
    expect(new URL(page.url()).pathname).toBe('/');
    await logIn(page, email, fresh);
    await refused(page);
    await context.close();
    await elsewhere.context.close();
  });

  it('shows who signed in, on a page of its own', async () => {
    const { page, context } = await site.visitor();
    const email = await join(page);
    const elsewhere = await site.visitor();
    await logIn(elsewhere.page, email, password);
    await elsewhere.page.waitForURL('**/cases');
    await page.goto('/account');
    await page.getByRole('link', { name: 'Security and logins' }).click();
    await page.getByText('Logged in on a new device').waitFor();
    await page.getByText('The account was created').waitFor();
    expect((await axe(page).analyze()).violations).toEqual([]);
    await context.close();
    await elsewhere.context.close();
  });

  it('asks for a code of an app beside the password, and takes a recovery code once', async () => {
    const { page, context } = await site.visitor();
    const email = await join(page);
    await page.goto('/account/security');
    await page.getByRole('button', { name: 'Set up an app' }).click();
    await page.getByRole('img', { name: 'QR code' }).waitFor();
    const secret = await page.locator('code.key').innerText();
    await page.fill('#totp-code', '000000');
    await page.getByRole('button', { name: 'Turn on' }).click();
    await page.getByText('This code is wrong').waitFor();
    expect((await axe(page).analyze()).violations).toEqual([]);
    await page.fill('#totp-code', codeAt(secret, timeOfRun()));
    await page.getByRole('button', { name: 'Turn on' }).click();
    await page.getByText('Recovery codes left: 10').waitFor();
    await page.getByText('An authenticator app was added').waitFor();
    const [recovery = ''] = await page.locator('.codes code').allInnerTexts();
    expect((await axe(page).analyze()).violations).toEqual([]);

    const elsewhere = await site.visitor();
    const { page: other } = elsewhere;
    await logIn(other, email, password);
    await other.fill('#code', '000000');
    await other.locator('form .action').click();
    await other.getByText('This code is wrong').waitFor();
    await other.fill('#code', recovery.toLowerCase());
    expect((await axe(other).analyze()).violations).toEqual([]);
    await other.locator('form .action').click();
    await other.waitForURL('**/cases');
    await other.goto('/account/security');
    await other.getByText('Recovery codes left: 9').waitFor();
    await other.getByRole('button', { name: 'Remove the app' }).click();
    await other.getByRole('button', { name: 'Set up an app' }).waitFor();
    await logIn(page, email, password);
    await page.waitForURL('**/cases');
    await context.close();
    await elsewhere.context.close();
  });

  it('shows how good the forecasts were, as a chart and as the same in a table', async () => {
    const { page, context } = await site.visitor();
    await join(page);
    const reliability = [
      { from: 0.3, count: 3, said: 0.36, happened: 1 / 3 },
      { from: 0.5, count: 5, said: 0.55, happened: 0.8 },
      { from: 0.7, count: 4, said: 0.74, happened: 0.75 },
    ];
    const found: CalibrationReply = {
      recorded: 12,
      needed: 10,
      calibration: { count: 12, brier: 0.187, brierOfMean: 0.229, reliability },
    };
    await page.route('**/api/calibration', (route) => route.fulfill({ json: found }));
    await page.goto('/account');
    await page.getByText('Brier score 0.19 over 12 forecasts').waitFor();
    const section = page.locator('section[aria-labelledby=calibration]');
    expect(await section.getByRole('img', { name: 'Forecast accuracy' }).locator('circle').count()).toBe(3);
    expect((await axe(page).analyze()).violations).toEqual([]);
    await section.getByRole('button', { name: 'Show as table' }).press('Enter');
    expect(await section.locator('tbody tr').allInnerTexts()).toEqual(['36%\t33%\t3', '55%\t80%\t5', '74%\t75%\t4']);
    await section.getByRole('button', { name: 'Show as chart' }).press('Enter');
    await section.getByRole('img').waitFor();
    await context.close();
  });
});

describe('somebody without an account', () => {
  it('reads what it costs, and begins a trial or writes to a person', async () => {
    const { page, context } = await site.visitor();
    await page.goto('/pricing');
    const prices = page.locator('thead th');
    await prices.first().waitFor();
    expect((await prices.allInnerTexts()).map((text) => text.replaceAll(/\s+/gu, ' '))).toEqual([
      expect.stringMatching(/^Solo.*\$99 per month/u),
      expect.stringMatching(/^Professional.*\$299 per month/u),
      expect.stringMatching(/^Business.*\$999 per month/u),
    ]);
    await page.getByRole('heading', { name: 'Enterprise, from $20,000 a year' }).waitFor();
    expect(await page.getByRole('link', { name: 'Contact sales' }).getAttribute('href')).toMatch(/^mailto:/u);
    await page
      .getByRole('link', { name: 'Start the trial with Professional' })
      .or(page.locator('td a.action'))
      .first()
      .click();
    await page.waitForURL('**/signup');
    await context.close();
  });

  it('is not asked to log in again by a server that is too busy to say who is signed in', async () => {
    const { page, context } = await site.visitor();
    await join(page);
    const busy = { status: 503, contentType: 'application/problem+json', json: { code: 'STORE_AWAY' } };
    await page.route('**/api/whoami', (route) => route.fulfill(busy));
    await page.goto('/account');
    await page.getByRole('heading', { name: 'This page could not be displayed' }).waitFor();
    expect(new URL(page.url()).pathname).toBe('/account');
    await page.unroute('**/api/whoami');
    await page.getByRole('button', { name: 'Reload the page' }).click();
    await page.getByRole('heading', { name: 'Account', level: 1 }).waitFor();
    await context.close();
  });

  it('is told where there is nothing, and where nothing can be reached', async () => {
    const { page, context } = await site.visitor();
    expect((await page.goto('/nowhere'))?.status()).toBe(404);
    await page.getByRole('link', { name: 'Go to the home page' }).click();
    await page.waitForURL(`${site.app.url}/`);
    await page.getByRole('heading', { level: 1 }).waitFor();
    // What the page loads by and by is there.
    await page.waitForLoadState('networkidle');

    await context.setOffline(true);
    await page.locator('a[href="/pricing"]').first().click();
    await page.getByRole('heading', { name: 'You are offline' }).waitFor();
    await context.setOffline(false);
    await page.getByRole('button', { name: 'Try again' }).click();
    await page.locator('thead th').first().waitFor();
    await context.close();
  });
});
