import type { Browser } from 'playwright-core';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';

import { type App, startApp } from '../support/app.ts';
import { axe } from '../support/axe.ts';
import { openBrowser, somebody } from '../support/browser.ts';
import { tempDir } from '../support/tempDir.ts';
import { cardHost, cardText } from '../integration/index/world.ts';

const data = tempDir('agents');
let app: App;
let browser: Browser;
let host: Awaited<ReturnType<typeof cardHost>>;
beforeAll(async () => {
  host = await cardHost();
  const origin = `http://127.0.0.1:${host.port}`;
  app = await startApp({ env: { DATA_DIR: data.path, INDEX_ALLOW: origin } });
  const card = cardText('Notary <b>bot</b>', 'Certifies contracts and translates deeds <script>alert(1)</script>', {
    provider: { organization: 'Seals & Sons', url: 'https://seals.example' },
  });
  // Two skills may share an id: a card is whatever its host serves.
  const doubled = JSON.parse(card) as { skills: unknown[] };
  host.serve(
    '127/.well-known/agent-card.json',
    JSON.stringify({ ...doubled, skills: [...doubled.skills, ...doubled.skills] }),
  );
  const reply = await fetch(`${app.url}/v1/agents`, {
    method: 'POST',
    headers: { 'content-type': 'application/json' },
    body: JSON.stringify({ cardUrl: origin }),
  });
  if (reply.status !== 201) throw new Error(`expected the card to be indexed, found ${await reply.text()}`);
  browser = await openBrowser();
});
afterAll(async () => {
  await browser?.close();
  await app?.stop();
  host?.stop();
  data.remove();
});

describe('the page of agents', () => {
  it.each([
    ['at a desk', 1280],
    ['on a phone', 360],
  ])('finds an agent and shows it, by keyboard alone, %s', async (_, width) => {
    const { page, errors, context } = await somebody(browser, app.url, { width });
    await page.goto('/agents');
    await page.getByRole('searchbox').focus();
    await page.keyboard.type('certify a contract');
    await page.keyboard.press('Enter');
    const found = page.getByRole('link', { name: 'Notary <b>bot</b>' });
    await found.waitFor();
    expect(page.url()).toContain('q=certify+a+contract');
    expect(await page.locator('mark').allTextContents()).toContain('contracts');
    expect(await page.getByText('Seals & Sons').count()).toBeGreaterThan(0);
    const overflow = () => page.evaluate('document.documentElement.scrollWidth - document.documentElement.clientWidth');
    expect(await overflow()).toBeLessThanOrEqual(0);
    expect((await axe(page).analyze()).violations.map(({ id }) => id)).toEqual([]);

    await found.focus();
    await page.keyboard.press('Enter');
    await page.getByRole('heading', { level: 1, name: 'Notary <b>bot</b>' }).waitFor();
    expect(await page.getByText('https://agents.example/a2a').count()).toBeGreaterThan(0);
    await page.getByText('The card as JSON').click();
    expect(await page.locator('pre').textContent()).toContain('<script>alert(1)</script>');
    expect(await overflow()).toBeLessThanOrEqual(0);
    expect((await axe(page).analyze()).violations.map(({ id }) => id)).toEqual([]);

    await page.goBack();
    await found.waitFor();
    expect(errors).toEqual([]);
    await context.close();
  });
});
