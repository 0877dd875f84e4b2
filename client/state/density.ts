import type { HistoryEvent } from '../../shared/api/case.ts';
import { type Stage, stages as inOrder } from '../../shared/events/stages.ts';

/** Several stages are held at the same time. */
export type Span = { readonly stages: readonly Stage[]; readonly from: number; readonly events: number };

/** Which stretch of the revisions belongs to which stage. */
export const spansOf = (events: readonly HistoryEvent[]): readonly Span[] => {
  const starts: { stages: readonly Stage[]; from: number }[] = [{ stages: ['triage'], from: 0 }];
  let begun = false;
  for (const { type, data, revision } of events) {
    const stage = type === 'StageEntered' ? (data?.['stage'] as Stage | undefined) : undefined;
    const last = starts.at(-1);
    if (stage && last && !last.stages.includes(stage)) {
      // Entered before anything was done in the one before: they are held side by side.
      if (begun) starts.push({ stages: [stage], from: revision });
      else last.stages = inOrder.filter((one) => one === stage || last.stages.includes(one));
    }
    begun = type !== 'StageEntered' && type !== 'StageSkipped';
  }
  return starts
    .map(({ stages, from }, i) => ({ stages, from, events: (starts[i + 1]?.from ?? events.length) - from }))
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
