import { describe, expect, it } from 'vitest';

import { decisionsAbroad } from '../support/decisionsAbroad.ts';
import { bring, join, untilStatus } from '../support/journey.ts';
import { sampled } from '../support/sampled.ts';
import { openSite } from '../support/site.ts';

const site = openSite();

const reader = async (language: string) => {
  const person = await site.visitor({ width: 390, height: 844, language });
  const open = async (path: string) => {
    await person.page.goto(path);
    await person.page.locator('h1').first().waitFor();
  };
  const root = () =>
    person.page.evaluate(() => ({ lang: document.documentElement.lang, dir: document.documentElement.dir }));
  return { ...person, open, root };
};

describe('the interface', () => {
  it('speaks the language of the browser at the first visit, and keeps the one that is chosen', async () => {
    const { page, context, open, root } = await reader('fr-CA');
    await open('/');
    expect(await root()).toEqual({ lang: 'fr', dir: 'ltr' });
    await page.getByLabel('Langue').selectOption({ label: '日本語' });
    await page.waitForFunction(() => document.documentElement.lang === 'ja');
    await open('/pricing');
    expect(await root()).toEqual({ lang: 'ja', dir: 'ltr' });
    await page.locator('footer select').last().selectOption({ label: 'العربية' });
    await page.waitForFunction(() => document.documentElement.dir === 'rtl');
    await page.locator('footer select').last().selectOption({ label: '简体中文' });
    await page.waitForFunction(() => document.documentElement.lang === 'zh-Hans');
    expect(await root()).toEqual({ lang: 'zh-Hans', dir: 'ltr' });
    await context.close();
  });

  const locales = ['en-GB', 'de-AT', 'es-MX', 'fr-FR', 'ar-EG', 'hi-IN', 'ja-JP', 'zh-CN'];
  it.each(sampled('every word', locales, 4))('has every word and fits a phone in %s', async (language) => {
    const { page, context, errors, open } = await reader(language);
    const bad: string[] = [];
    for (const path of [
      '/',
      '/pricing',
      '/privacy',
      '/status',
      '/signup',
      '/login',
      '/reset',
      '/terms',
      '/agents',
      '/nowhere',
    ]) {
      await open(path);
      const text = await page.locator('body').innerText();
      const [key] =
        /\b(?:shell|landing|pricing|privacy|status|account|terms|agents|problem)\.[a-z]\S*/u.exec(text) ?? [];
      if (key) bad.push(`${path} shows ${key}`);
      const beyond = await page.evaluate(() => document.documentElement.scrollWidth - innerWidth);
      if (beyond > 0) bad.push(`${path} is ${beyond} px too wide`);
    }
    expect(bad).toEqual([]);
    expect(errors).toEqual([]);
    await context.close();
  });

  it('opens where the language of the browser is that of a system, as en-US@posix', async () => {
    const { page, context, errors, open } = await reader('en-US@posix');
    await open('/');
    await open('/replay?case=bakery-example');
    await page.locator('[data-done="true"]').waitFor();
    expect(errors).toEqual([]);
    await context.close();
  });

  it('refuses in the words of the reader', async () => {
    const { page, context, open } = await reader('de');
    await open('/login');
    await page.fill('#email', 'nobody@example.org');
    await page.fill('#password', 'not the password');
    await page.locator('form button.action').click();
    await page.getByText('E‑Mail-Adresse und Passwort passen nicht zusammen.').waitFor();
    await context.close();
  });

  it('lets an Arabic case run from the right, also where a line begins with a letter or a Latin name', async () => {
    const { page, context, errors } = await site.visitor();
    await join(page);
    await bring(page, decisionsAbroad['ar'] ?? '', 'Quick');
    await untilStatus(page, 'delivered');
    await page.evaluate(() => localStorage.setItem('witan:language', 'ar'));
    const at = new URL(page.url()).searchParams.get('case');
    const runs = async (path: string, ...lines: readonly string[]) => {
      await page.goto(path);
      await page
        .locator(lines[0] ?? 'main')
        .first()
        .waitFor({ state: 'attached' });
      for (const line of lines) {
        const directions = await page
          .locator(line)
          .evaluateAll((all) => [...new Set(all.map((one) => getComputedStyle(one).direction))]);
        expect({ line, directions }).toEqual({ line, directions: ['rtl'] });
      }
    };
    await runs(`/report?case=${at}`, '.options li > span', '.options li', '#first li p', '.report');
    await runs(`/replay?case=${at}&rev=40`, '.round li', '.round li bdi');
    expect(errors).toEqual([]);
    await context.close();
  });
});
