import { type CaseEvent, caseStream } from '../../../../shared/events/case.ts';
import { idOf } from '../../../../shared/kernel/ids.ts';
import { type Needs, type RunEnd, runCase } from '../../../../server/panel/engine/runCase.ts';
import { type CaseStore, Crash } from '../../../fakes/caseStore.ts';
import { ofType } from '../../panelCase.ts';
import type { Prospects } from './prospects.ts';

const { signal } = new AbortController();

/** Runs the case to its end: anyone who is asked replies, another process takes it up where one ended, and its owner insists where nothing seems to be decided. */
export const played = async (
  kept: CaseStore,
  needs: Needs,
  caseId: string,
  { reply, endsBefore }: Pick<Prospects, 'reply' | 'endsBefore'>,
): Promise<void> => {
  const factsOf = () => kept.events(caseStream(caseId)) as readonly CaseEvent[];
  const say = (fact: CaseEvent) => {
    const at = factsOf().length - 1;
    const by = { id: idOf(caseStream(caseId), 'said', at), actor: 'account', correlation: caseId, causation: null };
    kept.put(caseStream(caseId), [{ ...fact, ...by }], at);
  };
  if (endsBefore !== null) kept.dieAt(endsBefore, 'before');
  for (let replied = false; ;) {
    const end = await runOrCrash(caseId, needs);
    if (end === null) kept.revive();
    else if (end.how === 'waiting') {
      const [asked] = ofType(factsOf(), 'ClarificationAsked');
      const said = replied || !asked ? [] : reply(asked, needs.clock.now());
      for (const fact of said) say(fact);
      if (said.length === 0) await needs.clock.sleep(Date.parse(end.until) - Date.parse(needs.clock.now()), signal);
      replied = true;
    } else if (end.how === 'failed' && ofType(factsOf(), 'CaseFailed').at(-1)?.code === 'not-a-decision')
      say({ type: 'CaseRetried', data: { at: needs.clock.now() } });
    else break;
  }
  // One that ended before its process did is not to end while its report is issued.
  kept.revive();
};

/** Null where its process ended. */
const runOrCrash = async (caseId: string, needs: Needs): Promise<RunEnd | null> => {
  try {
    return await runCase(caseId, needs, signal);
  } catch (error) {
    if (error instanceof Crash) return null;
    throw error;
  }
};
