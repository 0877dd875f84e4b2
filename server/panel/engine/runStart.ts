import { Superseded } from './journal.ts';
import type { Run } from './run.ts';

/** The first thing a runner writes: from here on any other runner finds out that it is not alone. */
export const startRun = async ({ journal, runId, needs }: Run): Promise<void> => {
  const before = journal.state.run;
  const written = await journal.append('run', (state) =>
    state.run === before
      ? [{ fact: { type: 'RunStarted', data: { runId, at: needs.clock.now() } }, actor: 'panel', causation: null }]
      : [],
  );
  if (written.length === 0) throw new Superseded('another runner started at the same time');
};
