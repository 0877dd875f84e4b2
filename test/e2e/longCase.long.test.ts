import type { Page } from 'playwright-core';
import { beforeAll, describe, expect, it } from 'vitest';

import { longCase } from '../../bench/web/longCase.ts';
import { whereRunning } from '../../server/platform/runningInstance.ts';
import { caseStream } from '../../shared/events/case.ts';
import { idOf } from '../../shared/kernel/ids.ts';
import { join } from '../support/journey.ts';
import { sealedStore } from '../support/sealedStore.ts';
import { atRest } from '../support/settled.ts';
import { openSite } from '../support/site.ts';
import { until } from '../support/until.ts';

const caseId = `long${'0'.repeat(28)}`;
const utterances = 400;
const site = openSite({ env: { ROLES: 'web,projections' } });
let page: Page;
let older: Awaited<ReturnType<typeof holdOlder>>;

/** Nobody's panel runs here: its events were written before anybody looked. */
beforeAll(async () => {
  ({ page } = await site.visitor());
  await join(page);
  const accountId = await page.evaluate(
    async () => ((await (await fetch('/api/whoami')).json()) as { account_id: string }).account_id,
  );
  const { dataDir } = site.app;
  const where = whereRunning(dataDir);
  if (!where) throw new Error(`expected an installation that runs on ${dataDir}, found none`);
  const store = sealedStore({ dataDir, ...where });
  const facts = longCase({ seats: 20, utterances, caseId, accountId }).map((fact, i) => ({
    ...fact,
    ...{ id: idOf(caseId, i), actor: 'panel', correlation: caseId, causation: null },
  }));
  for (let i = 0; i < facts.length; i += 200) await store.append(caseStream(caseId), facts.slice(i, i + 200), i - 1);
  await store.close();
  older = await holdOlder(page);
  await page.goto(`/watch?case=${caseId}`);
  await page.waitForSelector(".frame[data-link='live']");
});

/** Holds back the older history that the page asks for until the test lets it through. */
async function holdOlder(on: Page) {
  let isOpen = false;
  const held: (() => void)[] = [];
  const letThrough = () => held.splice(0).map((send) => send()).length;
  await on.routeWebSocket(/\/socket\.io\//u, (socket) => {
    const server = socket.connectToServer();
    server.onMessage((message) => {
      const isReply = String(message).startsWith('43');
      if (isReply && !isOpen) held.push(() => socket.send(message));
      else socket.send(message);
    });
  });
  return {
    held: () => held.length,
    letThrough,
    open: () => {
      isOpen = true;
      letThrough();
    },
  };
}

const statement = (i: number) => page.locator(`article[data-key='U-${i}']`);
/** The statement at the middle of the page, and how far it is from the top. */
const middle = () =>
  page.evaluate(() => {
    const scroller = document.querySelector('.scroll')?.getBoundingClientRect();
    const at = (scroller?.top ?? 0) + (scroller?.height ?? 0) / 2;
    const found = [...document.querySelectorAll('article.said')].find((one) => one.getBoundingClientRect().bottom > at);
    return { key: found?.getAttribute('data-key') ?? '', top: found?.getBoundingClientRect().top ?? 0 };
  });
const topOf = (key: string) =>
  page.locator(`article[data-key='${key}']`).evaluate((one) => one.getBoundingClientRect().top);

describe('a debate of hundreds of statements', () => {
  it('opens at its tail with every figure of the whole', async () => {
    await statement(utterances - 1).waitFor();
    await page.getByRole('tab', { name: 'Cruxes' }).click();
    const cruxes = page.locator('.cruxes li');
    await expect.poll(() => cruxes.count()).toBe(8);
    const said = await cruxes.allTextContents();
    for (const text of said) expect(text).toContain(`${utterances / 8} statements`);
    expect(await page.locator('#seats button').count()).toBe(20);
    expect(await page.locator('article.said').count()).toBeLessThan(60);
  });

  it('brings older statements as one scrolls up, and keeps the place', async () => {
    const scroller = page.locator('.scroll');
    const offset = () => scroller.evaluate((element) => element.scrollTop);
    await scroller.hover();
    let number = utterances;
    let brought = 0;
    for (let i = 0; i < 80 && number > utterances - 150; i++) {
      const from = await offset();
      await page.mouse.wheel(0, -1500);
      // At the top it goes on once older statements have come; they may still be on their way.
      const moves = async () => (await offset()) !== from || (from === 0 && older.held() > 0);
      await until('the page to scroll, or older statements to come', moves);
      await atRest(scroller);
      const { key, top } = await middle();
      const allCame = async () => {
        brought += older.letThrough();
        await atRest(scroller);
        return older.held();
      };
      await expect.poll(allCame).toBe(0);
      expect(Math.abs((await topOf(key)) - top)).toBeLessThan(4);
      number = Number(key.split('-')[1]);
    }
    expect(number).toBeLessThanOrEqual(utterances - 150);
    expect(brought).toBeGreaterThan(0);
    older.open();
  });

  it('goes to the very beginning and back to the end by key', async () => {
    await page.locator('.scroll').focus();
    await page.keyboard.press('Home');
    await page.getByRole('heading', { name: 'Should the bakery open a second shop' }).waitFor();
    await expect.poll(() => page.locator('.scroll').evaluate((element) => element.scrollTop)).toBe(0);
    await page.keyboard.press('End');
    await statement(utterances - 1).waitFor();
  });
});
