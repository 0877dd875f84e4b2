import { orphansOf } from '../protocol/flow/next.ts';
import { panelTime } from '../protocol/state/state.ts';
import { turn } from '../protocol/state/turn.ts';
import { turnStatusOf } from '../protocol/state/turnStatus.ts';
import { Journal, Superseded } from './journal.ts';
import type { Needs } from './needs.ts';
import { caseRulesFor } from './caseRules.ts';
import { startRun } from './runStart.ts';
import { newRun } from './run.ts';
import { attemptTurn } from './attempts/attemptTurn.ts';

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

  const rules = caseRulesFor(needs, state.submitted?.mode ?? 'default');
  const run = newRun(caseId, runId, needs, rules, journal);
  const one = turn('report', 'follow_up', 0, dissent.seatId, dissentId);
  try {
    await startRun(run);
    await journal.append('orphans', (now) =>
      orphansOf(now, needs.clock.now()).map((fact) => ({ fact, actor: 'panel', causation: null })),
    );
    while (!signal.aborted) {
      const nowMs = panelTime(journal.state, needs.clock.now());
      const status = turnStatusOf(journal.state, one, nowMs, { dueMs: null });
      if (status.is === 'taken') return 'answered';
      if (status.is !== 'due') return 'unanswered';
      if (status.notBeforeMs > nowMs) await needs.clock.sleep(status.notBeforeMs - nowMs, signal);
      else await attemptTurn(run, status.turn, signal);
    }
    return 'stopped';
  } catch (error) {
    if (error instanceof Superseded) return 'superseded';
    throw error;
  }
};
