import { orphansOf } from '../protocol/next.ts';
import { panelTime } from '../protocol/state.ts';
import { turn } from '../protocol/turn.ts';
import { standingOf } from '../protocol/turns.ts';
import { Journal, Superseded } from './journal.ts';
import type { Needs } from './needs.ts';
import { rulesFor } from './rules.ts';
import { started } from './started.ts';
import type { Run } from './run.ts';
import { take } from './take.ts';

/** `unanswered`: the seat could not be reached or would not speak; every attempt is in the history. */
export type Answered = 'answered' | 'nothing_asked' | 'unanswered' | 'superseded' | 'stopped';

/** Puts the owner's recorded question to the seat that dissented and records its answer. Safe to repeat, like `runCase`. */
export const askDissenter = async (
  caseId: string,
  dissentId: string,
  needs: Needs,
  signal: AbortSignal,
): Promise<Answered> => {
  const runId = needs.nonce();
  const journal = new Journal(needs.store, caseId, runId);
  await journal.catchUp();
  if (journal.unreadable) return 'nothing_asked';
  const { state } = journal;
  const dissent = state.panels[0]?.dissents.find((one) => one.dissentId === dissentId);
  if (!dissent || state.followUps[dissentId]?.answered !== false) return 'nothing_asked';

  const rules = rulesFor(needs, state.submitted?.mode ?? 'default');
  const run: Run = { caseId, runId, needs, rules, journal, pages: new Map(), repairs: new Map(), waiting: new Map() };
  const one = turn('report', 'follow_up', 0, dissent.seatId, dissentId);
  try {
    await started(run);
    await journal.append('orphans', (now) =>
      orphansOf(now, needs.clock.now()).map((fact) => ({ fact, actor: 'panel', causation: null })),
    );
    while (!signal.aborted) {
      const nowMs = panelTime(journal.state, needs.clock.now());
      const standing = standingOf(journal.state, one, nowMs, { enteredMs: nowMs, dueMs: null });
      if (standing.is === 'taken') return 'answered';
      if (standing.is !== 'due') return 'unanswered';
      if (standing.notBeforeMs > nowMs) await needs.clock.sleep(standing.notBeforeMs - nowMs, signal);
      else await take(run, standing.turn, signal);
    }
    return 'stopped';
  } catch (error) {
    if (error instanceof Superseded) return 'superseded';
    throw error;
  }
};
