import { type CaseEvent, caseStream } from '../../../shared/events/case.ts';
import { type Reused, reusedFacts } from '../protocol/state/reusedFacts.ts';
import type { Run } from './run.ts';

/** Characters of one append at most: the store takes no append of any size. */
const partSize = 250_000;

/**
 * A case that is asked again begins with what it takes over, before anything is asked of a model. Parts that were written before a
 * crash are not written again; nothing of the other case changes.
 */
export const reuseFindings = async ({ journal, needs, caseId }: Run): Promise<void> => {
  const { submitted } = journal.state;
  if (!submitted?.again) return;
  const { of, change } = submitted.again;
  const reused = await read(needs, of, submitted);
  if (reused === null) {
    needs.log.warn({ caseId }, 'nothing could be taken over from the case that is asked again');
    return;
  }
  const parts = inParts(reused.facts);
  for (const [i, facts] of parts.entries()) {
    const at = needs.clock.now();
    const mark: CaseEvent = {
      type: 'FindingsReused',
      data: {
        ...{ of, part: i + 1, parts: parts.length, calls: reused.calls },
        ...(i + 1 === parts.length && reused.concluded && { concluded: reused.concluded }),
        at,
      },
    };
    // A run that was ended in between has seated the panel with the first part: only what is missing follows.
    await journal.append(`reused/${i}`, (state) =>
      state.reusedParts === i && (i > 0 || !state.seated)
        ? [...facts, mark].map((fact) => ({ fact, actor: 'panel', causation: null }))
        : [],
    );
  }
  needs.log.info({ caseId, of, calls: reused.calls, change: change.kind }, 'findings of another case were taken over');
};

const read = async (
  { store, clock }: Run['needs'],
  of: string,
  { caseId, again, accountId, mode }: NonNullable<Run['journal']['state']['submitted']>,
): Promise<Reused | null> => {
  const history: CaseEvent[] = [];
  for await (const event of store.read(caseStream(of))) {
    if (!event.data || event.unfit) return null;
    // oxlint-disable-next-line typescript/no-unsafe-type-assertion -- a stream `case-…` holds case events
    history.push({ type: event.type, data: event.data } as CaseEvent);
  }
  const [first] = history;
  if (!again || first?.type !== 'CaseSubmitted' || first.data.accountId !== accountId) return null;
  return reusedFacts(history, { caseId, change: again.change, mode, at: clock.now() });
};

const inParts = (facts: readonly CaseEvent[]): CaseEvent[][] => {
  const parts: CaseEvent[][] = [];
  let room = 0;
  for (const fact of facts) {
    const size = JSON.stringify(fact).length;
    const part = parts.at(-1);
    if (part && size <= room) {
      part.push(fact);
      room -= size;
    } else {
      parts.push([fact]);
      room = partSize - size;
    }
  }
  return parts;
};
