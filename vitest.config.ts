import { svelte } from '@sveltejs/vite-plugin-svelte';
import { defineConfig } from 'vitest/config';

/** Four levels: pure specs, real embedded servers one file at a time, the client in a light DOM, journeys in a browser. */
export default defineConfig({
  test: {
    projects: [
      { test: { name: 'spec', include: ['test/spec/**/*.spec.ts'] } },
      {
        test: {
          name: 'integration',
          include: ['test/integration/**/*.test.ts'],
          fileParallelism: false,
          testTimeout: 60_000,
          hookTimeout: 120_000,
        },
      },
      {
        plugins: [svelte()],
        resolve: { conditions: ['browser'] },
        test: { name: 'client', include: ['test/client/**/*.test.ts'], environment: 'happy-dom' },
      },
      {
        test: {
          name: 'e2e',
          include: ['test/e2e/**/*.test.ts'],
          fileParallelism: false,
          testTimeout: 180_000,
          hookTimeout: 180_000,
        },
      },
    ],
  },
});
