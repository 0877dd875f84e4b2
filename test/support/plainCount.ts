import { appendFileSync } from 'node:fs';
import { stripVTControlCharacters } from 'node:util';

import type { Reporter, TestModule } from 'vitest/node';

/**
 * Begins a run with its seed and ends it with one plain line, `N passed, N failed`; a file that could not be loaded, a group of
 * tests that could not be prepared, and an error outside of all tests count as failures. Before it stand the names of what failed,
 * and of what passed only when it was tried once more, with the beginning of why. A run that is a part of a larger one (`COUNTS`
 * names a file) adds these lines there instead: see `.ci/run`.
 */
export default class PlainCount implements Reporter {
  onInit(): void {
    console.log(`seed ${process.env['SEED']}: SEED=${process.env['SEED']} repeats the samples of this run`);
  }

  onTestRunEnd(modules: readonly TestModule[], unhandled: readonly object[]): void {
    let [passed, skipped] = [0, 0];
    const failed = unhandled.map(() => 'an error outside of all tests');
    const unsteady: string[] = [];
    for (const module of modules) {
      if (module.errors().length > 0) failed.push(module.relativeModuleId);
      for (const suite of module.children.allSuites())
        if (suite.errors().length > 0) failed.push(`${module.relativeModuleId} > ${suite.fullName}`);
      for (const test of module.children.allTests()) {
        const name = `${module.relativeModuleId} > ${test.fullName}`;
        const { state, errors } = test.result();
        if (state === 'passed') passed++;
        else if (state === 'failed') failed.push(`${name}${why(errors)}`);
        else skipped++;
        if (test.diagnostic()?.flaky) unsteady.push(`${name}${why(errors)}`);
      }
    }
    const names = [
      ...failed.map((name) => `failed: ${name}`),
      ...unsteady.map((name) => `passed at the second try: ${name}`),
    ];
    const counts = process.env['COUNTS'];
    if (counts) appendFileSync(counts, [...names, `count: ${passed} ${failed.length} ${skipped}\n`].join('\n'));
    else
      console.log(
        [...names, `${passed} passed, ${failed.length} failed${skipped ? `, ${skipped} skipped` : ''}`].join('\n'),
      );
  }
}

const why = (errors: readonly { readonly message: string }[] = []): string =>
  errors.map(({ message }) => `\n  ${JSON.stringify(stripVTControlCharacters(message).slice(0, 500))}`).join('');
