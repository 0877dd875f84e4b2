import type { BrowserContext, Page } from 'playwright-core';
import { beforeAll, describe, expect, it } from 'vitest';

import { axe } from '../support/axe.ts';
import { type Catalogue, catalogueOf } from '../support/catalogues.ts';
import { join } from '../support/journey.ts';
import { openSite } from '../support/site.ts';

const site = openSite();
let session: Awaited<ReturnType<BrowserContext['cookies']>>;

beforeAll(async () => {
  const { page, context } = await site.visitor();
  await join(page);
  session = await context.cookies();
  await context.close();
});

const languages = ['en', 'de', 'es', 'fr', 'ar', 'hi', 'ja', 'zh-Hans'] as const;
type Language = (typeof languages)[number];

/** The tag a browser set to this language sends first. */
const tagOf = (language: Language): string => (language === 'zh-Hans' ? 'zh-CN' : language);
const textOf = async (language: Language, areas: readonly string[]): Promise<Catalogue> => {
  const files = await Promise.all(areas.map((area) => catalogueOf(language, area)));
  return Object.assign({}, ...files) as Catalogue;
};
/** What nobody may read on a page of another language: a key, or a sentence that stayed English. */
const strange = (page: string, words: Catalogue, english: Catalogue): readonly string[] => [
  ...Object.keys(english).filter((key) => page.includes(key)),
  ...Object.entries(english).flatMap(([key, text]) =>
    typeof text === 'string' && text.length > 16 && words[key] !== text && page.includes(text) ? [text] : [],
  ),
];

/** In one theme: colours do not depend on the language, and every page is looked at in both where English and Arabic are. */
const barriers = async (page: Page): Promise<readonly string[]> =>
  (await axe(page).analyze()).violations.map(
    ({ id, nodes }) => `${id}: ${nodes.map(({ html }) => html.slice(0, 140)).join(' ')}`,
  );

const checked = async (page: Page, language: Language, areas: readonly string[]) => {
  expect(await barriers(page)).toEqual([]);
  await page.locator('form details').evaluateAll((all) => all.forEach((one) => one.setAttribute('open', '')));
  const [words, english] = await Promise.all([textOf(language, areas), textOf('en', areas)]);
  const root = await page.evaluate(() => [document.documentElement.lang, document.documentElement.dir]);
  expect(root).toEqual([language, language === 'ar' ? 'rtl' : 'ltr']);
  const shown = await page.locator('body').innerText();
  expect(shown).toContain(words['shell.agents']);
  if (language !== 'en') expect(strange(shown, words, english)).toEqual([]);
  await page.setViewportSize({ width: 390, height: 844 });
  const beyond = await page.evaluate(() => document.documentElement.scrollWidth - document.documentElement.clientWidth);
  expect(beyond, 'pixels beyond a narrow screen').toBeLessThanOrEqual(0);
  await page.setViewportSize({ width: 1280, height: 860 });
  return words;
};

describe.each(languages)('a browser set to %s', (language) => {
  it('reads the first page and a new case in it, without a barrier', async () => {
    const { page, context, errors } = await site.visitor({ language: tagOf(language) });
    await page.goto('/');
    await page.waitForSelector('.hero h1');
    const words = await checked(page, language, ['shell', 'landing']);
    expect(await page.locator('h1').innerText()).toBe(words['landing.headline']);

    await context.addCookies(session);
    await page.goto('/new');
    await page.waitForSelector('#q1');
    const form = await checked(page, language, ['shell', 'new', 'guided']);
    expect(await page.locator('label[for=q2]').innerText()).toBe(form['guided.q2.label']);
    expect(errors).toEqual([]);
    await context.close();
  });
});
