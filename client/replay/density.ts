import type { HistoryEvent } from '../../shared/api/cases/history.ts';
import { type Phase, phases as inOrder } from '../../shared/events/phases.ts';

/** Several phases are held at the same time. */
export type Span = { readonly phases: readonly Phase[]; readonly from: number; readonly events: number };

/** Which stretch of the revisions belongs to which phase. */
export const spansOf = (events: readonly HistoryEvent[]): readonly Span[] => {
  const starts: { phases: readonly Phase[]; from: number }[] = [{ phases: ['triage'], from: 0 }];
  let begun = false;
  for (const { type, data, revision } of events) {
    // oxlint-disable-next-line typescript/no-unsafe-type-assertion -- the event names a phase
    const phase = type === 'PhaseEntered' ? (data?.['phase'] as Phase | undefined) : undefined;
    const last = starts.at(-1);
    if (phase && last && !last.phases.includes(phase)) {
      // Entered before anything was done in the one before: they are held side by side.
      if (begun) starts.push({ phases: [phase], from: revision });
      else last.phases = inOrder.filter((one) => one === phase || last.phases.includes(one));
    }
    begun = type !== 'PhaseEntered' && type !== 'PhaseSkipped';
  }
  return starts
    .map(({ phases, from }, i) => ({ phases, from, events: (starts[i + 1]?.from ?? events.length) - from }))
    .filter(({ events: count }) => count > 0);
};

/** How busy each of `bars` equal stretches of revisions was, 0..1: many events in little time stand high. */
export const densityOf = (events: readonly HistoryEvent[], bars: number): readonly number[] => {
  if (events.length < 2) return [];
  const times = events.map(({ at }) => Date.parse(at));
  const rates = Array.from({ length: bars }, (_, i) => {
    const from = Math.floor((i * (events.length - 1)) / bars);
    const to = Math.max(from + 1, Math.floor(((i + 1) * (events.length - 1)) / bars));
    return (to - from) / Math.max(50, (times[to] ?? 0) - (times[from] ?? 0));
  });
  const logs = rates.map((rate) => Math.log1p(rate * 1000));
  const most = Math.max(...logs, 1e-9);
  return logs.map((value) => Math.max(0.04, value / most));
};
