import { afterEach, expect, it } from 'vitest';

import { type StoreMonitor, monitorStores } from '../../../server/platform/storeMonitor.ts';

let monitor: StoreMonitor;
afterEach(() => monitor.stop());

it('a store is away once it missed two questions, by refusing or by silence, and is there again with its next answer', async () => {
  let postgres = (): Promise<unknown> => Promise.reject(new Error('refused'));
  let eventstore = (): Promise<unknown> => new Promise(() => undefined);
  const said: object[] = [];
  const log = { warn: (about: object, line: string) => said.push({ ...about, line }) };
  const ask = { postgres: () => postgres(), eventstore: () => eventstore() };
  monitor = monitorStores({ ask, log, everyMs: 1, limitMs: 5 });
  await expect.poll(() => monitor.away().toSorted()).toEqual(['eventstore', 'postgres']);
  postgres = eventstore = async () => undefined;
  await expect.poll(monitor.away).toEqual([]);
  expect(said).toHaveLength(4);
});

it('one missed question is nothing', async () => {
  let asked = 0;
  const postgres = () => (asked++ % 2 === 0 ? Promise.reject(new Error('busy')) : Promise.resolve());
  const seen = new Set<string>();
  const eventstore = async () => {
    await Promise.resolve();
    for (const part of monitor.away()) seen.add(part);
  };
  monitor = monitorStores({
    ask: { postgres, eventstore },
    log: { warn: () => undefined },
    everyMs: 1,
    limitMs: 1_000,
  });
  await expect.poll(() => asked).toBeGreaterThan(20);
  expect([...seen]).toEqual([]);
});

it('an answer to the first question counts while the second is asked: slow is not away', async () => {
  const open: (() => void)[] = [];
  // Every question is answered when the next is asked, longer after it than the limit.
  const slow = () =>
    new Promise<void>((resolve) => {
      open.shift()?.();
      open.push(resolve);
    });
  const said: object[] = [];
  const log = { warn: (about: object) => said.push(about) };
  let asked = 0;
  const postgres = () => (asked++, slow());
  monitor = monitorStores({ ask: { postgres, eventstore: async () => undefined }, log, everyMs: 1, limitMs: 5 });
  await expect.poll(() => asked).toBeGreaterThan(20);
  expect(said).toEqual([]);
});
