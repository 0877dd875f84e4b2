import { afterAll, beforeAll, describe, inject } from 'vitest';

import { decision, newAddress, password } from '../journey.ts';
import type { Engine, EngineName } from './engine.ts';
import { openEngine, wantedEngines } from './installed.ts';
import { type Reader, reader } from './reader.ts';

/** Tells the same journeys of every browser of this run; `visit` opens a page for somebody new. */
export function inEveryEngine(tell: (visit: () => Promise<Reader>, name: EngineName) => void): void {
  describe.each(wantedEngines())('in %s', (name) => {
    let engine: Engine | undefined;
    beforeAll(async () => {
      engine = await openEngine[name]();
    });
    afterAll(() => engine?.close());
    const visit = async () => {
      if (!engine) throw new Error('Expected the browser to be open: use it within tests.');
      return reader(await engine.open(), inject('site').url);
    };
    tell(visit, name);
  });
}

/** Signs up and accepts the Terms; ends on the form of a new case. */
export async function join(page: Reader): Promise<void> {
  await page.open('/signup');
  await page.fill('#email', newAddress());
  await page.fill('#password', password);
  await page.click('form button', 'Start the trial');
  await page.click('button', 'I accept the Terms');
  await page.see('#q1');
}

/** Brings a decision from the open form; ends on its watch page and gives the case's id. */
export async function bring(page: Reader, mode: 'Standard' | 'Quick', text = decision): Promise<string> {
  await page.fill('#q1', text);
  await page.click(`.modes label:nth-child(${mode === 'Standard' ? 1 : 2}) b`);
  await page.click('button', 'Start the debate');
  await page.address('/watch?case=');
  return page.ask(() => new URL(location.href).searchParams.get('case') ?? '', null);
}

export const untilStatus = (page: Reader, status: string) => page.see(`.frame[data-status='${status}']`);
