import { expect, it } from 'vitest';

import { bring, inEveryEngine, join, untilStatus } from '../../support/engines/everyEngine.ts';

inEveryEngine((visit) => {
  it('starts a case by keyboard: fields grow with their text, and the mode that has the focus is outlined', async () => {
    const page = await visit();
    await join(page);
    const height = () => page.ask(() => document.querySelector('#q1')?.getBoundingClientRect().height ?? 0, null);
    const before = await height();
    await page.fill('#q1', Array.from({ length: 24 }, (_, i) => `Line ${i}: lease or franchise?`).join('\n'));
    await page.wait(
      'a field that grew with its text',
      (was) => (document.querySelector('#q1')?.getBoundingClientRect().height ?? 0) > was + 40,
      before,
    );
    await page.ask(() => document.querySelector<HTMLElement>('#q1')?.focus(), null);
    for (let i = 0; i < 20; i++) {
      await page.press('Tab');
      if (await page.ask(() => document.activeElement?.matches('.modes input') ?? false, null)) break;
    }
    const outline = await page.ask(() => {
      const card = document.activeElement?.closest('label');
      return card ? getComputedStyle(card).outlineStyle : 'not on a card';
    }, null);
    expect(outline).toBe('solid');
    await page.press('ArrowDown');
    await page.wait(
      'the second mode',
      () => document.querySelector<HTMLInputElement>(".modes input[value='direct']")?.checked,
      null,
    );
    const moved = await page.ask(() => {
      const card = document.activeElement?.closest('label');
      return card ? getComputedStyle(card).outlineStyle : 'not on a card';
    }, null);
    expect(moved).toBe('solid');
    await page.close();
  });

  it('reads a debate statement by statement', async () => {
    const page = await visit();
    await join(page);
    await bring(page, 'Quick');
    await untilStatus(page, 'delivered');
    await page.click('button', 'Read the whole debate');
    await page.see('article.said');
    await page.press('Home');
    await page.wait('the beginning', () => document.querySelector('.text > .scroll')?.scrollTop === 0, null);
    await page.press('j');
    await page.wait('the first statement', () => document.activeElement?.matches('article') ?? false, null);
    const first = await page.text('.current');
    await page.press('j');
    await page.wait(
      'the second statement',
      (was) => {
        const current = document.querySelector<HTMLElement>('.current')?.innerText.trim() ?? '';
        return current !== '' && current !== was;
      },
      first,
    );
    await page.press('?');
    await page.see('dialog[open]');
    await page.press('Escape');
    await page.wait('no dialog', () => document.querySelector('dialog[open]') === null, null);
    expect(page.errors).toEqual([]);
    await page.close();
  });
});
