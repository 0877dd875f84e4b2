import { setTimeout as sleep } from 'node:timers/promises';

import type { CDPSession, Page } from 'playwright-core';

/** Event Timing reports nothing faster than this, in milliseconds. */
const floor = 16;

/** Collects from the page's first moment what a visitor feels: when the first statement is there, and each interaction. */
export const listen = (page: Page) =>
  page.addInitScript(() => {
    const felt = { tailAt: 0, interactions: {} as Record<string, number>, tasks: [] as number[] };
    Object.assign(window, { felt });
    const seen = new MutationObserver(() => {
      if (felt.tailAt > 0 || !document.querySelector('article.said .words')) return;
      seen.disconnect();
      // Painted by the frame after the next one.
      requestAnimationFrame(() => requestAnimationFrame(() => (felt.tailAt = performance.now())));
    });
    seen.observe(document, { childList: true, subtree: true });
    new PerformanceObserver((list) => {
      for (const entry of list.getEntries() as unknown as { interactionId: number; duration: number }[])
        if (entry.interactionId > 0)
          felt.interactions[entry.interactionId] = Math.max(
            felt.interactions[entry.interactionId] ?? 0,
            entry.duration,
          );
    }).observe({ type: 'event', durationThreshold: 16 } as PerformanceObserverInit);
    new PerformanceObserver((list) => {
      for (const { duration } of list.getEntries()) felt.tasks.push(duration);
    }).observe({ type: 'longtask' });
  });

type Felt = { tailAt: number; interactions: Record<string, number>; tasks: number[] };
const felt = (page: Page): Promise<Felt> => page.evaluate(() => (window as unknown as { felt: Felt }).felt);

/** Milliseconds from the beginning of the navigation until a statement of the tail is painted. */
export async function openAtTail(page: Page, address: string): Promise<number> {
  await page.goto(address, { waitUntil: 'commit' });
  await page.waitForFunction(() => (window as unknown as { felt: Felt }).felt.tailAt > 0, null, { timeout: 60_000 });
  return (await felt(page)).tailAt;
}

export type Interactions = { readonly ms: readonly number[]; readonly longTasks: readonly number[] };

/** What people do while they watch, by real clicks and keys; each interaction's time to the next paint. */
export async function interact(page: Page, rounds: number): Promise<Interactions> {
  let done = 0;
  const before = await felt(page);
  const after = async (work: () => Promise<unknown>) => {
    await work();
    done += 1;
    await sleep(120);
  };
  const press = (key: string) => after(() => page.keyboard.press(key));
  const click = (selector: string, i = 0) => after(() => page.locator(selector).nth(i).click({ timeout: 60_000 }));
  for (let round = 0; round < rounds; round++) {
    for (const key of ['2', '3', '4', '1']) await press(key);
    for (let tab = 0; tab < 4; tab++) await click('.tabs [role=tab]', tab);
    for (let k = 0; k < 4; k++) await press('k');
    for (let j = 0; j < 2; j++) await press('j');
    await press('End');
    await click('#seats button', round * 3);
    await click('#seats button', round * 3 + 1);
    await press('Escape');
    await page.mouse.wheel(0, -600);
    await sleep(200);
    await press('l');
  }
  await sleep(500);
  const { interactions, tasks } = await felt(page);
  const measured = Object.entries(interactions)
    .filter(([id]) => !(id in before.interactions))
    .map(([, ms]) => ms);
  const quick = Array.from({ length: Math.max(0, done - measured.length) }, () => floor);
  return { ms: [...measured, ...quick], longTasks: tasks.slice(before.tasks.length) };
}

/** Milliseconds of its own CPU that the page's main thread spends in a second: a figure that a busy machine does not spoil. */
export async function busyMs(session: CDPSession, seconds: number): Promise<number> {
  await session.send('Performance.enable', { timeDomain: 'threadTicks' });
  const spent = async () => {
    const { metrics } = await session.send('Performance.getMetrics');
    return metrics.find(({ name }) => name === 'TaskDuration')?.value ?? Number.NaN;
  };
  const before = await spent();
  await sleep(seconds * 1000);
  return (1000 * ((await spent()) - before)) / seconds;
}

/** Megabytes of JavaScript objects in use after a collection. */
export async function heapMb(session: CDPSession): Promise<number> {
  await session.send('HeapProfiler.collectGarbage');
  const { usedSize } = await session.send('Runtime.getHeapUsage');
  return usedSize / 1e6;
}

export const quantile = (values: readonly number[], q: number): number =>
  values.toSorted((a, b) => a - b)[Math.min(values.length - 1, Math.floor(q * values.length))] ?? Number.NaN;
