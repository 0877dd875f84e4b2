import { parentPort } from 'node:worker_threads';

import type { Redaction } from './check.ts';
import { checks } from './faults.ts';
import type { Mutant } from './mutants.ts';
import { viewFaults } from './tableFaults.ts';
import { views } from './views.ts';

/** Tells of each program that it is sent the first fault that the spec finds in it; null for none. */
parentPort?.on('message', (mutant: Pick<Mutant, 'program' | 'about'>) => {
  // oxlint-disable-next-line unicorn/require-post-message-target-origin -- a thread, not a window
  void faultIn(mutant).then((fault) => parentPort?.postMessage(fault));
});

const faultIn = async ({ program, about }: Pick<Mutant, 'program' | 'about'>): Promise<string | null> => {
  try {
    const redaction = (await import(`data:text/javascript,${encodeURIComponent(program)}`)) as Redaction;
    // Where its fault is to be expected first: most changes are found there.
    const near = views.filter(({ event }) => event.type === about);
    for (const fault of viewFaults(redaction, near)) return fault;
    for (const check of Object.values(checks)) for (const fault of check(redaction)) return fault;
    return null;
  } catch (error) {
    return String(error);
  }
};
