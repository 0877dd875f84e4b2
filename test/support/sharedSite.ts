import type { TestProject } from 'vitest/node';

import { startApp } from './app.ts';
import { chromiumPath } from './chromium.ts';

declare module 'vitest' {
  export interface ProvidedContext {
    site: { readonly url: string; readonly dataDir: string };
  }
}

/** One server for all journeys that need nothing else of it than to be there. */
export default async function setup({ provide }: TestProject): Promise<() => Promise<void>> {
  // Unpacked before the first journey asks for it.
  await chromiumPath();
  const app = await startApp();
  provide('site', { url: app.url, dataDir: app.dataDir });
  return app.stop;
}
