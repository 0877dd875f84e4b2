import { svelte } from '@sveltejs/vite-plugin-svelte';
import { defineConfig } from 'vitest/config';

import { paraglide } from './words.config.ts';

/**
 * Four levels, one after the other so that none disturbs the next: pure specs, the client in a light DOM, real embedded
 * servers, journeys in a browser.
 */
export default defineConfig({
  test: {
    reporters: ['default', './test/support/plainCount.ts'],
    projects: [
      {
        test: {
          name: 'spec',
          include: ['test/spec/**/*.spec.ts'],
          testTimeout: 30_000,
          sequence: { groupOrder: 0 },
        },
      },
      {
        plugins: [paraglide(), svelte()],
        resolve: { conditions: ['browser'] },
        test: {
          name: 'client',
          include: ['test/client/**/*.test.ts'],
          environment: 'happy-dom',
          testTimeout: 30_000,
          sequence: { groupOrder: 1 },
        },
      },
      {
        test: {
          name: 'integration',
          include: ['test/integration/**/*.test.ts'],
          globalSetup: './test/support/postgresServer.ts',
          fileParallelism: false,
          testTimeout: 120_000,
          hookTimeout: 120_000,
          sequence: { groupOrder: 2 },
        },
      },
      {
        test: {
          name: 'e2e',
          include: ['test/e2e/**/*.test.ts'],
          fileParallelism: false,
          testTimeout: 240_000,
          hookTimeout: 240_000,
          sequence: { groupOrder: 3 },
        },
      },
    ],
  },
});
