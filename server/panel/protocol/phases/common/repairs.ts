import { callsToSpare } from './allowance.ts';
import { capOf, noMoneyFor } from '../../state/budget.ts';
import { type PanelContext, secondsLeft } from '../../state/panelContext.ts';
import { panelTime } from '../../state/state.ts';
import type { Turn } from '../../state/turn.ts';

/**
 * Whether a seat that gave too little, though nothing wrong, is asked once more. Not twice, and not where the second answer could not
 * come in time, be paid or have room: then what is there is taken, since a seat would be lost for it, and the gate says what is missing.
 */
export const canMend = (context: PanelContext, turn: Turn): boolean => {
  const { state, rules, nowMs } = context;
  const calls = state.calls[turn.step] ?? [];
  if (calls.some(({ outcome }) => outcome === 'invalid')) return false;
  if (callsToSpare(context) < 1) return false;
  if (noMoneyFor(state, turn, capOf(state, rules))) return false;
  const begun = calls.filter(({ outcome }) => outcome === null).map(({ at }) => panelTime(state, at));
  // The second answer will take about as long as the first.
  return begun.length > 0 && nowMs - Math.min(...begun) < secondsLeft(context, turn.phase) * 1000;
};
