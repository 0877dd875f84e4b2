import { appendFileSync } from 'node:fs';

import type { Reporter, TestModule } from 'vitest/node';

/**
 * Begins a run with its seed and ends it with one plain line, `N passed, N failed`; a file that could not be loaded and an error
 * outside of all tests count as failures. A run that is a part of a larger one (`COUNTS` names a file) adds its numbers there instead: see `.ci/run`.
 */
export default class PlainCount implements Reporter {
  onInit(): void {
    console.log(`seed ${process.env['SEED']}: SEED=${process.env['SEED']} repeats the samples of this run`);
  }

  onTestRunEnd(modules: readonly TestModule[], unhandled: readonly object[]): void {
    let [passed, failed, skipped] = [0, unhandled.length, 0];
    for (const module of modules) {
      if (module.errors().length > 0) failed++;
      for (const test of module.children.allTests()) {
        const { state } = test.result();
        if (state === 'passed') passed++;
        else if (state === 'failed') failed++;
        else skipped++;
      }
    }
    const counts = process.env['COUNTS'];
    if (counts) appendFileSync(counts, `${passed} ${failed} ${skipped}\n`);
    else console.log(`${passed} passed, ${failed} failed${skipped ? `, ${skipped} skipped` : ''}`);
  }
}
