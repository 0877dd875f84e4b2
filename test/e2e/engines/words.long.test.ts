import { expect, it } from 'vitest';

import { inEveryEngine } from '../../support/engines/everyEngine.ts';

const languages = ['en', 'de', 'es', 'fr', 'ar', 'hi', 'ja', 'zh-Hans'];

inEveryEngine((visit) => {
  it('speaks every language and fits its window', async () => {
    const page = await visit();
    await page.open('/');
    for (const language of languages) {
      await page.ask((to) => localStorage.setItem('witan:language', to), language);
      for (const path of ['/', '/pricing', '/signup', '/report?case=bakery-example']) {
        await page.open(path);
        const root = await page.ask(
          () => ({
            lang: document.documentElement.lang,
            dir: document.documentElement.dir,
            beyond: Math.max(0, document.documentElement.scrollWidth - innerWidth),
          }),
          null,
        );
        expect({ path, ...root }).toEqual({ path, lang: language, dir: language === 'ar' ? 'rtl' : 'ltr', beyond: 0 });
      }
    }
    expect(page.errors).toEqual([]);
    await page.close();
  });

  it('writes Arabic numbers with one kind of digits', async () => {
    const page = await visit();
    await page.open('/');
    await page.ask(() => localStorage.setItem('witan:language', 'ar'), null);
    for (const path of ['/', '/pricing', '/watch?case=bakery-example']) {
      await page.open(path);
      // Of numbers that we write: what users and models wrote keeps its own.
      const found = await page.ask(() => {
        const own = document.body.innerText;
        return { eastern: /[٠-٩]/u.exec(own)?.[0] ?? '', western: /\d+%|\d+ [\u0600-\u06FF]/u.exec(own)?.[0] ?? '' };
      }, null);
      expect({ path, isMixed: found.eastern !== '' && found.western !== '', found }).toMatchObject({
        path,
        isMixed: false,
      });
    }
    await page.close();
  });
});
