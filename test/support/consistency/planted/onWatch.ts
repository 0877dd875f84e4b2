import type { ReadWatch } from '../reading/onWatch.ts';
import type { Planted } from './planting.ts';

const planted = (rule: string, name: string, change: (watch: ReadWatch) => Partial<ReadWatch>): Planted => ({
  rule,
  name: `a watch page with ${name}`,
  plant: (s) => ({ ...s, watch: s.watch && { ...s.watch, ...change(s.watch) } }),
});
const withFirst = <T>(all: readonly T[], change: (one: T) => T): readonly T[] =>
  all.map((one, i) => (i === 0 ? change(one) : one));

/** On the page of a case of several panels in which seats moved. */
export const plantedOnWatch: readonly Planted[] = [
  planted('watchCruxes', 'a question once for each panel', ({ beside }) => ({
    beside: [...beside, ...beside.slice(0, 1)],
  })),
  planted('watchCruxes', 'a question twice above the transcript', ({ above }) => ({
    above: [...above, ...above.slice(0, 1)],
  })),
  planted('watchCruxes', 'the probability of one panel', ({ beside }) => ({
    beside: withFirst(beside, (one) => ({ ...one, says: one.says.replace(/\d+%/u, '99%') })),
  })),
  planted('watchCruxes', 'another probability above the transcript', ({ above }) => ({
    above: withFirst(above, (one) => ({ ...one, says: one.says.replace(/\d+%/u, '99%') })),
  })),
  planted('watchCruxes', 'a panel that did not ask', ({ beside }) => ({
    beside: withFirst(beside, (one) => ({ ...one, says: `Panel 9 ${one.says}` })),
  })),
  planted('watchMoves', 'the reason of another ballot', ({ moves }) => ({
    moves: withFirst(moves, (said) => said.replace(/( [A-Z] [A-Z] ).*/u, '$1recalculated')),
  })),
  planted('watchMoves', 'a seat that moved elsewhere', ({ moves }) => ({
    moves: withFirst(moves, (said) => said.replace(/ [A-Z] ([A-Z]) /u, ' $1 $1 ')),
  })),
  planted('watchMoves', 'a seat less that moved', ({ moves }) => ({ moves: moves.slice(1) })),
];
