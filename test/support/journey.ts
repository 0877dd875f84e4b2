import type { Page } from 'playwright-core';
import { expect } from 'vitest';

import { decisionText } from './controls.ts';
import { newId } from './eventstore.ts';
import { atRest } from './settled.ts';

/** What people do on the pages, step by step; every journey is written in these words. */

export const password = 'correct horse battery staple';
export const newAddress = (): string => `${newId('ada')}@example.org`;

export const decision = decisionText;

/** Signs up and accepts the Terms; ends on the form of a new case. */
export async function join(page: Page, email = newAddress()): Promise<string> {
  await page.goto('/signup');
  await page.fill('#email', email);
  await page.fill('#password', password);
  await page.getByRole('button', { name: 'Start the trial' }).click();
  await page.getByRole('button', { name: 'I accept the Terms' }).click();
  await page.waitForSelector('#q1');
  return email;
}

/** Brings a decision from the open form; ends on its watch page and gives the case's id. */
export async function bring(
  page: Page,
  text = decision,
  mode: 'Standard' | 'Quick' | 'Deep' = 'Standard',
): Promise<string> {
  await page.fill('#q1', text);
  await page.locator('.modes label', { hasText: mode }).click();
  await page.getByRole('button', { name: 'Start the debate' }).click();
  await page.waitForURL('**/watch?case=*').catch(async (error: unknown) => {
    throw new Error(`Expected the watch page, found: ${await page.locator('main').innerText()}`, { cause: error });
  });
  return new URL(page.url()).searchParams.get('case') ?? '';
}

export const untilStatus = (page: Page, status: string) => page.waitForSelector(`.frame[data-status='${status}']`);

/** Answers everything the panel asks, on the watch page. */
export async function answer(page: Page, text: string): Promise<void> {
  await page.waitForSelector('.asks textarea');
  for (const box of await page.locator('.asks textarea').all()) await box.fill(text);
  await page.locator('.asks').getByRole('button', { name: 'Send answer' }).click();
}

/** The revisions of every statement in the transcript, scrolled through from the top. */
export async function statements(page: Page): Promise<string[]> {
  const found = new Map<string, number>();
  const scroller = page.getByRole('region', { name: 'Transcript' });
  await scroller.focus();
  // By key, as a reader would: that ends the following of the latest and brings all that is older.
  const toTop = async () => {
    await page.keyboard.press('Home');
    await atRest(scroller);
    const isWhole = !(await scroller.locator('div:first-child > .moved').first().isVisible());
    return isWhole && (await scroller.evaluate((element) => element.scrollTop)) === 0;
  };
  await expect.poll(toTop).toBe(true);
  for (let i = 0; i < 400; i++) {
    await atRest(scroller);
    const seen = await page
      .locator('article.said')
      .evaluateAll((all) =>
        all.map((one) => `${one.getAttribute('data-revision')}|${one.getAttribute('data-key')}|${one.textContent}`),
      );
    for (const name of seen) found.set(name, seen.filter((other) => other === name).length);
    const atEnd = await scroller.evaluate((element) => {
      const end = element.scrollHeight - element.scrollTop - element.clientHeight < 4;
      element.scrollBy(0, element.clientHeight * 0.7);
      return end;
    });
    if (atEnd) break;
  }
  return [...found].flatMap(([name, times]) => Array.from({ length: times }, () => name)).toSorted();
}
