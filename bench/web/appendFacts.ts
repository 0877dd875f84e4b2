import { type CaseEvent, caseStream } from '../../shared/events/case.ts';
import { idOf } from '../../shared/kernel/ids.ts';
import type { Appended, Store } from '../../server/platform/store/store.ts';
import type { WitanEvent } from '../../shared/events/catalogue.ts';

const pageSize = 200;

/** Writes these facts of a case after the revision `expected`; where the last of them stands, null where there is none. */
export async function appendFacts(
  store: Store<WitanEvent>,
  caseId: string,
  facts: readonly CaseEvent[],
  expected: number,
): Promise<Appended | null> {
  let last: Appended | null = null;
  for (let i = 0; i < facts.length; i += pageSize) {
    const head: number = last?.revision ?? expected;
    const page = facts.slice(i, i + pageSize).map((fact, k) => ({
      ...fact,
      ...{ id: idOf(caseId, 'bench', head + 1 + k), actor: 'panel', correlation: caseId, causation: null },
    }));
    last = await store.append(caseStream(caseId), page, head);
  }
  return last;
}
