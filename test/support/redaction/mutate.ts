import { availableParallelism } from 'node:os';
import { Worker } from 'node:worker_threads';

import { type Mutant, mutants, original } from './mutants.ts';

/**
 * `npm run test:mutation`: changes the modules that redact, one line at a time, and runs what the spec checks against each. Lists the
 * changes that it does not notice, and fails if there are any.
 */
const patience = 10_000;
/** Programs that one worker loads before it is replaced: none of them is ever freed. */
const atMost = 400;

const startedAt = performance.now();
const untouched = await faultIn(startWorker(), { program: original(), about: null });
if (untouched.fault !== null) {
  console.error(`The spec finds a fault in what is not changed: ${untouched.fault}`);
  process.exit(1);
}

const all = mutants()[Symbol.iterator]();
const survivors: Mutant[] = [];
let count = 0;
await Promise.all(Array.from({ length: Math.min(2, availableParallelism()) }, work));

for (const { where, change } of survivors) console.log(`not noticed: ${where} ${change}`);
const seconds = Math.round((performance.now() - startedAt) / 1000);
console.log(`${count} changes, ${survivors.length} not noticed, ${seconds} s`);
process.exit(survivors.length > 0 ? 1 : 0);

async function work(): Promise<void> {
  let worker = startWorker();
  let loaded = 0;
  for (let next = all.next(); !next.done; next = all.next()) {
    count++;
    const mutant = next.value;
    const { fault, hangs } = await faultIn(worker, mutant);
    if (fault === null) survivors.push(mutant);
    if (!hangs && ++loaded < atMost) continue;
    await worker.terminate();
    worker = startWorker();
    loaded = 0;
  }
  await worker.terminate();
}

function startWorker(): Worker {
  return new Worker(new URL('mutationWorker.ts', import.meta.url));
}

type Verdict = { readonly fault: string | null; readonly hangs: boolean };
/** What the spec finds wrong with this program; to never end is a fault. */
function faultIn(worker: Worker, { program, about }: Pick<Mutant, 'program' | 'about'>): Promise<Verdict> {
  return new Promise((resolve) => {
    const done = (fault: string | null, hangs: boolean) => {
      clearTimeout(timer);
      worker.off('message', answered).off('error', failed);
      resolve({ fault, hangs });
    };
    const answered = (fault: string | null) => done(fault, false);
    const failed = (error: unknown) => done(String(error), true);
    const timer = setTimeout(() => done('does not end', true), patience);
    worker.on('message', answered).on('error', failed);
    // oxlint-disable-next-line unicorn/require-post-message-target-origin -- a thread, not a window
    worker.postMessage({ program, about });
  });
}
