import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';

import Koa from 'koa';
import { pino } from 'pino';
import type { Browser } from 'playwright-core';
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';

import { createReminders } from '../../server/cases/emails/reminderLinks.ts';
import { securityHeaders } from '../../server/platform/http/headers.ts';
import { ownOrigins, requireOwnOrigin } from '../../server/platform/http/origin.ts';
import { renderProblems } from '../../server/platform/http/problem.ts';
import { openBrowser } from '../support/browser.ts';

const server = createServer();
let [browser, link]: [Browser | undefined, string] = [undefined, ''];
let turnedOff: string[] = [];
beforeEach(() => {
  turnedOff = [];
});
beforeAll(async () => {
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  const publicUrl = `http://localhost:${(server.address() as AddressInfo).port}`;
  const reminders = createReminders({ key: 'k'.repeat(64), publicUrl });
  link = reminders.urlFor('ada');
  const app = new Koa()
    .use(renderProblems({ siteUrl: publicUrl, log: pino({ level: 'silent' }) }))
    .use(securityHeaders(publicUrl))
    .use(requireOwnOrigin(ownOrigins(publicUrl)))
    .use(reminders.page(async (accountId) => void turnedOff.push(accountId)));
  server.on('request', (request, response) => void app.callback()(request, response));
  browser = await openBrowser();
});
afterAll(async () => {
  await browser?.close();
  server.closeAllConnections();
  server.close();
});

describe('the link that ends reminders', () => {
  it('changes nothing when it is opened, and ends them at the press of its button', async () => {
    const page = await browser?.newPage();
    await page?.goto(link);
    expect(turnedOff).toEqual([]);
    await page?.getByRole('button').click();
    await expect.poll(() => page?.getByRole('heading').first().textContent()).toBe('Reminders are off');
    expect(turnedOff).toEqual(['ada']);
  });

  it('is posted to by mail programs by themselves', async () => {
    const body = new URLSearchParams({ 'List-Unsubscribe': 'One-Click' });
    expect((await fetch(link, { method: 'POST', body })).status).toBe(200);
    expect(turnedOff).toEqual(['ada']);
  });

  it('is good for its own account alone, and for no other site', async () => {
    const post = (url: string, headers = {}) => fetch(url, { method: 'POST', headers });
    expect((await post(link.replace('account=ada', 'account=bob'))).status).toBe(404);
    expect((await post(`${link}x`)).status).toBe(404);
    expect((await post(link, { origin: 'https://evil.example' })).status).toBe(403);
    expect(turnedOff).toEqual([]);
  });
});
