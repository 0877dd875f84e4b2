import type { Pool } from 'pg';

import { resolvedCases } from '../../../projections/cases/caseQueries.ts';
import type { WitanEvent } from '../../../shared/events/catalogue.ts';
import type { Calibration } from '../../../shared/events/panel/seat.ts';
import { type CaseEvent, caseStream } from '../../../shared/events/case.ts';
import { resolvedForecasts } from '../protocol/counting/resolvedForecasts.ts';
import type { Resolved } from '../protocol/counting/pool/calibration.ts';
import type { Store } from '../../platform/store/store.ts';
import { type Learned, learnedFrom } from './learning.ts';

/** Of the newest: what models of years ago forecast says little of those that are seated now. */
const mostCases = 300;

/**
 * What this installation has learned by now, from the histories of its own resolved cases. A history is read once by a process and again
 * only where it has grown, for all who ask meanwhile; a case that was erased is no longer among them. Rejects where a store is away.
 */
const learning = (pool: Pool, store: Pick<Store<WitanEvent>, 'read'>): (() => Promise<Learned>) => {
  const known = new Map<string, Read>();
  let reading: Promise<Learned> | null = null;
  const read = async () => {
    const cases = await resolvedCases(pool, mostCases);
    for (const { id, revision } of cases)
      if (known.get(id)?.revision !== revision) known.set(id, { revision, items: await resolvedItems(store, id) });
    // In one order whatever came last, so that every process learns the same to the last digit.
    const ids = cases.map(({ id }) => id).toSorted();
    for (const id of known.keys()) if (!ids.includes(id)) known.delete(id);
    return learnedFrom(ids.map((id) => known.get(id)?.items ?? []));
  };
  return () => (reading ??= read().finally(() => (reading = null)));
};
type Read = { readonly revision: number; readonly items: readonly Resolved[] };

/** What cases of such an installation are seated under, if it learns: a file of the operator's own stands. */
export const learningOf = (
  { calibration, learnsFromOutcomes }: Configured,
  pool: Pool,
  store: Pick<Store<WitanEvent>, 'read'>,
): (() => Promise<Learned>) | undefined =>
  learnsFromOutcomes && calibration === undefined ? learning(pool, store) : undefined;
type Configured = { readonly calibration?: Calibration | undefined; readonly learnsFromOutcomes: boolean };

/** What the models of one case forecast, beside what turned out. */
export const resolvedItems = async (store: Pick<Store<WitanEvent>, 'read'>, caseId: string): Promise<Resolved[]> => {
  const history: CaseEvent[] = [];
  for await (const { type, data } of store.read(caseStream(caseId)))
    // oxlint-disable-next-line typescript/no-unsafe-type-assertion -- a stream `case-…` holds case events
    if (data) history.push({ type, data } as CaseEvent);
  return resolvedForecasts(history);
};
