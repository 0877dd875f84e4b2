import { readFile } from 'node:fs/promises';

import { describe, expect, it } from 'vitest';

import type { HistoryEvent } from '../../shared/api/cases/history.ts';
import { chainHash } from '../../shared/kernel/chain.ts';
import { axe } from '../support/axe.ts';
import { answer, bring, decision, join, password, untilStatus } from '../support/journey.ts';
import { openSite } from '../support/site.ts';

const site = openSite();

describe('the web app', () => {
  it('takes an answer in Arabic from the list of cases, with its draft kept over a reload', async () => {
    const { page, context } = await site.visitor();
    await join(page);
    const caseId = await bring(page);
    await untilStatus(page, 'needs_answers');
    await page.goto('/cases');
    const row = page.locator(`[data-case='${caseId}']`);
    const text = 'نحو تسعين ألفًا، لا أكثر.';
    await row.getByRole('button', { name: /^Answer/u }).click();
    await row.locator('textarea').first().fill(text);
    // A draft is unfolded by itself.
    await page.reload();
    expect(await row.locator('textarea').first().inputValue()).toBe(text);
    await row.getByRole('button', { name: 'Send answer' }).click();
    await row.getByText('Some questions have no answer yet.').waitFor();
    await row.getByRole('button', { name: 'Send anyway' }).click();
    await row.getByText('Delivered').waitFor();

    await page.goto(`/replay?case=${caseId}`);
    await page.waitForSelector('[data-done=true]');
    const events = await page.evaluate(async (id) => (await fetch(`/api/cases/${id}/events`)).text(), caseId);
    expect(events).toContain(text);
    await context.close();
  });

  it('greets a first visitor without an error in the console, and knows a returning one', async () => {
    const { page, context } = await site.visitor();
    const logged: string[] = [];
    page.on('console', (message) => void (message.type() === 'error' && logged.push(message.text())));
    for (const path of ['/', '/pricing', '/agents', '/login']) {
      await page.goto(path);
      await page.waitForSelector('h1');
      await page.getByRole('link', { name: 'Log in' }).first().or(page.locator('#email')).first().waitFor();
    }
    expect(logged).toEqual([]);
    await join(page);
    await page.goto('/');
    await page.getByRole('link', { name: 'Account' }).waitFor();
    await context.close();
  });

  it('teaches users who have no case yet, and keeps up with the cases there are', async () => {
    const { page, context } = await site.visitor();
    await join(page);
    await page.goto('/cases');
    const samples = page.getByRole('link', { name: /^Start from/u });
    await samples.first().waitFor();
    expect(await samples.count()).toBe(3);
    await samples.first().click();
    await page.waitForSelector('#q1');
    expect((await page.inputValue('#q1')).length).toBeGreaterThan(80);

    const asked = await bring(page);
    await untilStatus(page, 'needs_answers');
    const list = await context.newPage();
    await list.goto('/cases?status=needs_answers');
    const row = list.locator(`[data-case='${asked}']`);
    await row.getByRole('button', { name: /^Answer/u }).waitFor();
    expect(await list.title()).toMatch(/^\(1\)/u);
    await list.getByText('30 days left').waitFor();
    await answer(page, 'About 90,000 pounds.');
    await row.waitFor({ state: 'detached' });
    await list.getByRole('link', { name: /^Delivered/u }).click();
    await list.waitForURL('**/cases?status=delivered');
    await row.getByRole('link', { name: 'Report' }).waitFor();
    await list.goBack();
    expect(new URL(list.url()).searchParams.get('status')).toBe('needs_answers');
    await context.close();
  });

  it('says before the first case that no AI model is asked, and on other pages that a case waits', async () => {
    const { page, context } = await site.visitor();
    await page.goto('/');
    await page.getByText('Rehearsal, no AI model').waitFor();
    await page.goto('/signup');
    await page.getByText('Rehearsal, no AI model').waitFor();
    await join(page);
    await page.getByText('Rehearsal, no AI model').waitFor();
    await bring(page);
    await untilStatus(page, 'needs_answers');
    await page.goto('/pricing');
    await page.getByText(/^Your panel has \d questions?: /u).waitFor();
    expect(await page.title()).toMatch(/^\(1\)/u);
    expect((await axe(page).analyze()).violations.map(({ id }) => id)).toEqual([]);
    await page.getByRole('link', { name: 'Answer' }).click();
    await page.waitForSelector('.asks textarea');
    expect(await page.getByText(/^Your panel has/u).count()).toBe(0);
    await context.close();
  });

  it('shows the same debate in two tabs', async () => {
    const { page, context } = await site.visitor();
    await join(page);
    const caseId = await bring(page);
    await untilStatus(page, 'needs_answers');
    const other = await context.newPage();
    await other.goto(`/watch?case=${caseId}`);
    await untilStatus(other, 'needs_answers');
    await answer(page, 'About 90,000 pounds.');
    await Promise.all([untilStatus(page, 'delivered'), untilStatus(other, 'delivered')]);
    expect(await other.locator('.verdict h2').textContent()).toBe(await page.locator('.verdict h2').textContent());
    await context.close();
  });

  it('keeps the draft when the session ends, and goes on after login', async () => {
    const { page, context } = await site.visitor();
    const email = await join(page);
    await page.fill('#q1', decision);
    await page.waitForFunction(() =>
      Object.values(localStorage).some((kept) => String(kept).includes('second bakery')),
    );
    await context.clearCookies();
    await page.getByRole('button', { name: 'Start the debate' }).click();
    await page.getByText('Your session has ended.').first().waitFor();
    await page.fill('#email', email);
    await page.fill('#password', password);
    await page.getByRole('button', { name: 'Log in', exact: true }).click();
    await page.waitForSelector('#q1');
    expect(await page.inputValue('#q1')).toBe(decision);
    await page.getByRole('button', { name: 'Start the debate' }).click();
    await page.waitForURL('**/watch?case=*');
    await page.goto('/new');
    await page.waitForSelector('#q1');
    expect(await page.inputValue('#q1')).toBe('');
    await context.close();
  });

  it('steps through a recording by keyboard and finds a history that was tampered with', async () => {
    const { page, context } = await site.visitor();
    await join(page);
    const caseId = await bring(page, undefined, 'Quick');
    await untilStatus(page, 'delivered');
    const stored = () =>
      page.evaluate(async (id) => {
        const reply = await fetch(`/api/cases/${id}/events?limit=5000&stored=true`, {
          headers: { Accept: 'application/x-ndjson' },
        });
        return (await reply.text()).trim().split('\n');
      }, caseId);
    // The last fact of a case: its report has left by mail.
    await expect.poll(async () => (await stored()).join()).toContain('ReportMailed');
    await page.goto(`/replay?case=${caseId}&rev=10`);
    await page.waitForSelector("[data-done=true][data-revision='10']");
    await page.keyboard.press('.');
    await page.waitForSelector("[data-revision='11']");
    await page.keyboard.press(',');
    await page.keyboard.press(',');
    await page.waitForSelector("[data-revision='9']");
    await page.waitForURL('**rev=9');
    await page.getByRole('button', { name: 'Verify history' }).click();
    await page.waitForSelector("[data-verified='true']");
    // The key that is shown is the one in the report that left by mail.
    const key = await page.evaluate(async (id) => {
      const report = (await (await fetch(`/api/cases/${id}/report`)).json()) as { signed: { key: string } };
      return report.signed.key;
    }, caseId);
    expect(await page.locator("[data-signed='true']").innerText()).toContain(key);
    const taking = page.waitForEvent('download');
    await page.getByRole('button', { name: 'Download events' }).click();
    const taken = (await readFile(await (await taking).path(), 'utf8')).trim().split('\n');
    expect(taken).toEqual(await stored());

    await page.route('**/api/cases/*/events*', async (route) => {
      const reply = await route.fetch();
      await route.fulfill({ response: reply, body: (await reply.text()).replace('184,000', '148,000') });
    });
    await page.reload();
    await page.waitForSelector('[data-done=true]');
    await page.getByRole('button', { name: 'Verify history' }).click();
    await page.waitForSelector("[data-verified='false']");
    expect(await page.getByRole('alert').innerText()).toContain('breaks at revision');

    // Anyone who can write the store can rebuild the whole chain; the head that was signed with the report is then another.
    await page.unrouteAll();
    await page.route('**/api/cases/*/events*', async (route) => {
      const reply = await route.fetch();
      const events = (await reply.text()).trim().split('\n');
      await route.fulfill({
        response: reply,
        body: rebuiltChain(events.map((line) => JSON.parse(line) as HistoryEvent)),
      });
    });
    await page.reload();
    await page.waitForSelector('[data-done=true]');
    await page.getByRole('button', { name: 'Verify history' }).click();
    await page.waitForSelector("[data-verified='false']");
    expect(await page.getByRole('alert').innerText()).toContain('The head signed with the report does not match');
    await context.close();
  });
});

/** The history as lines, with another figure in the case and a chain that holds in itself. */
const rebuiltChain = (events: readonly HistoryEvent[]): string => {
  let prev = '';
  return events
    .map(({ stored: _stored, key: _key, ...event }) => {
      const data = JSON.stringify(event.data).replaceAll('184,000', '148,000');
      const hash = chainHash({ ...event, prev }, data);
      const line = JSON.stringify({ ...event, data: JSON.parse(data) as unknown, prev, hash });
      prev = hash;
      return `${line}\n`;
    })
    .join('');
};
