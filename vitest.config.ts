import { randomInt } from 'node:crypto';
import { join } from 'node:path';

import { svelte } from '@sveltejs/vite-plugin-svelte';
import { defineConfig } from 'vitest/config';

import { LongestFirst } from './test/support/longestFirst.ts';
import { paraglide } from './words.config.ts';

/** Draws the samples and random cases of this run: see `test/support/sampled.ts`. */
process.env['SEED'] ??= String(randomInt(2 ** 31));
/** Hundreds of processes of a run load the same modules: compiled once, a server is ready in half of the processor time. */
process.env['NODE_COMPILE_CACHE'] ??= join(import.meta.dirname, 'node_modules/.cache/node');

/** Random cases of every level come from the seed of the run. */
const setupFiles = ['test/support/randomCases.ts'];

/** Limits are for what never comes; a busy machine takes its time. */
const limits = {
  testTimeout: 300_000,
  hookTimeout: 300_000,
  expect: { poll: { timeout: 120_000 } },
};

/** In CI a test that waits for other processes is tried once more; pure ones are not. */
const retry = process.env['CI'] ? 1 : 0;

/**
 * Four levels: pure specs, the client in a light DOM, real embedded servers, journeys in a browser. The last two mostly wait, so
 * that one more file than a small machine has processors runs beside the others; each has a database and folders of its own.
 * The files of a level share the modules of a worker: what a module holds for the whole process is set once for all of them.
 */
export default defineConfig({
  test: {
    sequence: { sequencer: LongestFirst },
    reporters: ['default', './test/support/plainCount.ts'],
    projects: [
      {
        test: {
          name: 'spec',
          setupFiles,
          include: ['test/spec/**/*.spec.ts'],
          pool: 'threads',
          isolate: false,
          maxWorkers: '100%',
          sequence: { groupOrder: 0 },
          ...limits,
        },
      },
      {
        plugins: [paraglide(), svelte()],
        resolve: { conditions: ['browser'] },
        test: {
          name: 'client',
          setupFiles,
          include: ['test/client/**/*.test.ts'],
          environment: 'happy-dom',
          isolate: false,
          maxWorkers: '100%',
          sequence: { groupOrder: 1 },
          ...limits,
        },
      },
      {
        test: {
          name: 'integration',
          setupFiles,
          include: ['test/integration/**/*.test.ts'],
          globalSetup: './test/support/postgresServer.ts',
          maxWorkers: 3,
          isolate: false,
          retry,
          sequence: { groupOrder: 2 },
          ...limits,
        },
      },
      {
        test: {
          name: 'e2e',
          include: ['test/e2e/**/*.test.ts'],
          globalSetup: './test/support/sharedSite.ts',
          maxWorkers: 3,
          isolate: false,
          retry,
          sequence: { groupOrder: 2 },
          ...limits,
        },
      },
    ],
  },
});
