import { describe, expect, it } from 'vitest';

import { axe } from '../support/axe.ts';
import { join } from '../support/journey.ts';
import { openSite } from '../support/site.ts';

const site = openSite();
const violationsOf = async (page: Parameters<typeof axe>[0]) =>
  (await axe(page).analyze()).violations.map(({ id }) => id);

describe('the pages on terms, privacy and status', () => {
  it('are true of cookies: none before sign-up, then the session’s and the browser’s, which scripts cannot read', async () => {
    const { page, context } = await site.visitor();
    await page.goto('/');
    await page.getByRole('link', { name: 'Privacy' }).click();
    await page.getByRole('heading', { name: 'Privacy', level: 1 }).waitFor();
    await page.getByText('This installation asks no model provider now.').waitFor();
    expect(await page.locator('main').innerText()).toContain('OpenAI, Anthropic, Google');
    expect(await violationsOf(page)).toEqual([]);
    expect(await context.cookies()).toEqual([]);
    await join(page);
    const cookies = await context.cookies();
    expect(cookies.filter(({ name }) => !name.endsWith('.sig')).length).toBe(2);
    expect(cookies.filter(({ httpOnly }) => !httpOnly)).toEqual([]);
    await context.close();
  });

  it('read the Terms at one address, before signing up and after', async () => {
    const { page, context } = await site.visitor();
    const title = page.getByRole('heading', { name: 'Terms', level: 1 });
    expect((await page.goto('/terms'))?.status()).toBe(200);
    await title.waitFor();
    const read = async () => {
      await page.locator('main ol .now').waitFor();
      return page.locator('main ol').innerText();
    };
    const before = await read();
    expect(await page.getByRole('button', { name: 'I accept the Terms' }).count()).toBe(0);
    expect(await violationsOf(page)).toEqual([]);
    await join(page);
    await page.getByRole('link', { name: 'Terms' }).click();
    await page.waitForURL('**/terms');
    await title.waitFor();
    await page.getByText('You have accepted this version.').waitFor();
    expect(await read()).toBe(before);
    await context.close();
  });

  it('name each part that the server names in words, and the one that does not work', async () => {
    const { page, context } = await site.visitor();
    await page.goto('/');
    await page.getByRole('link', { name: 'Status' }).click();
    await page.getByText('Every part works.').waitFor();
    const named = Object.keys((await (await fetch(`${site.app.url}/health/ready`)).json()).parts);
    expect(
      await page
        .getByRole('listitem')
        .filter({ hasText: /works$/u })
        .count(),
    ).toBe(named.length);
    const text = await page.locator('main').innerText();
    expect(named.filter((part) => text.includes(`${part}\n`))).toEqual([]);
    expect(await violationsOf(page)).toEqual([]);

    const parts = Object.fromEntries(named.map((part) => [part, part !== 'live']));
    await page.route('**/health/ready', (route) =>
      route.fulfill({ status: 503, contentType: 'application/problem+json', json: { code: 'NOT_READY', parts } }),
    );
    await page.getByRole('button', { name: 'Check again' }).click();
    await page.getByText('Some parts do not work.').waitFor();
    const away = page.getByRole('listitem').filter({ hasText: 'does not work' });
    expect(await away.allInnerTexts()).toEqual([expect.stringContaining('Live updates')]);
    await context.close();
  });
});
