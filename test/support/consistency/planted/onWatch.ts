import type { ReportDocument } from '../../../../shared/views/reportDocument/types/reportDocument.ts';
import type { ReadVerdict, ReadWatch } from '../reading/onWatch.ts';
import type { Surfaces } from '../surfaces.ts';
import type { Planted } from './planting.ts';

const planted = (rule: string, name: string, change: (watch: ReadWatch) => Partial<ReadWatch>): Planted => ({
  rule,
  name: `a watch page with ${name}`,
  plant: (s) => ({ ...s, watch: s.watch && { ...s.watch, ...change(s.watch) } }),
});
const withFirst = <T>(all: readonly T[], change: (one: T) => T): readonly T[] =>
  all.map((one, i) => (i === 0 ? change(one) : one));

/** In what who watches by a link is told. */
const forWatcher = (
  rule: string,
  name: string,
  change: (watcher: NonNullable<Surfaces['watcher']>) => Partial<NonNullable<Surfaces['watcher']>>,
): Planted => ({
  rule,
  name: `a watcher with ${name}`,
  plant: (s) => ({ ...s, watcher: s.watcher && { ...s.watcher, ...change(s.watcher) } }),
});
const onWatchersPage = (name: string, change: (watch: ReadWatch) => Partial<ReadWatch>): Planted =>
  forWatcher('watcherPage', name, ({ watch }) => ({ watch: watch && { ...watch, ...change(watch) } }));
const inWatchersReport = (name: string, change: (document: ReportDocument) => Partial<ReportDocument>): Planted =>
  forWatcher('watcherReport', name, ({ document }) => ({ document: document && { ...document, ...change(document) } }));

const inVerdict = (rule: string, name: string, change: (verdict: ReadVerdict) => Partial<ReadVerdict>): Planted =>
  planted(rule, name, ({ verdict }) => ({ verdict: { ...verdict, ...change(verdict) } }));

/** On the page of a case of several panels in which seats moved and dissent. */
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
  planted('watchSeats', 'a seat that did not move', ({ seats }) => ({
    seats: seats.map((seat) => ({ ...seat, was: '' })),
  })),
  planted('watchStanding', 'another option in the lead', ({ leads }) => ({ leads: leads.replace(/^[A-Z]/u, 'Z') })),
  planted('watchStanding', 'another share above the transcript', ({ shares }) => ({
    shares: withFirst(shares, (one) => one.replace(/\d+$/u, '99')),
  })),
  inVerdict('watchStanding', 'an option less', ({ probabilities }) => ({ probabilities: probabilities.slice(1) })),
  inVerdict('watchStanding', 'another probability of an option', ({ probabilities }) => ({
    probabilities: withFirst(probabilities, (one) => one.replace(/\d+%/u, '99%')),
  })),
  inVerdict('watchVerdict', 'another recommendation', () => ({ headline: 'Wait and see.' })),
  inVerdict('watchVerdict', 'another strength', ({ says }) => ({
    says: says.map((one) => one.replace(/Strength: .*$/u, 'Strength: certain.')),
  })),
  inVerdict('watchVerdict', 'another probability', ({ says }) => ({
    says: says.map((one) => one.replace(/\d+%/u, '99%')),
  })),
  inVerdict('watchDissents', 'a dissent less', ({ dissents }) => ({ dissents: dissents.slice(1) })),
  inVerdict('watchDissents', 'another number of dissents', ({ says }) => ({
    says: says.map((one) => one.replace(/^One dissent|^\d+ dissents/u, '9 dissents')),
  })),
  planted('watchDissents', 'a seat that files no dissent', ({ seats }) => ({
    seats: seats.map((seat) => ({ ...seat, state: '' })),
  })),
  planted('watchBanners', 'a banner more', ({ banners }) => ({ banners: [...banners, 'One provider only.'] })),
  onWatchersPage('a question once for each panel', ({ beside }) => ({ beside: [...beside, ...beside.slice(0, 1)] })),
  onWatchersPage('the probability of one panel', ({ beside }) => ({
    beside: withFirst(beside, (one) => ({ ...one, says: one.says.replace(/\d+%/u, '99%') })),
  })),
  onWatchersPage('a dissent less', ({ verdict }) => ({
    verdict: { ...verdict, dissents: verdict.dissents.slice(1) },
  })),
  inWatchersReport('another strength', ({ recommendation: r }) => ({
    recommendation: { ...r, strength: r.strength === 'lean' ? 'moderate' : 'lean' },
  })),
  inWatchersReport('a question once for each panel', ({ cruxes }) => ({ cruxes: [...cruxes, ...cruxes.slice(0, 1)] })),
  inWatchersReport('another probability', ({ options }) => ({
    options: withFirst(options, (one) => ({ ...one, final: one.final && { ...one.final, p: 0.99 } })),
  })),
  inWatchersReport('words that are not the owner’s', ({ title }) => ({ title: { ...title, text: 'Another […]' } })),
];
