import { describe, expect, it } from 'vitest';

import type { CaseEvent } from '../../../shared/events/case.ts';
import { Journal, Superseded } from '../../../server/panel/engine/journal.ts';
import { at, caseId } from '../../support/controls.ts';
import { facts, ofType, panelNeeds, submit } from '../../support/panelCase.ts';

const said = (fact: CaseEvent) => [{ fact, actor: 'panel', causation: null }];
const began = (runId: string) => said({ type: 'RunStarted', data: { runId, at } });
const lost = (step: string) =>
  said({ type: 'TurnLost', data: { panel: 0, step, seatId: 'voter-1', reason: 'out of time', at } });

describe('the journal of a runner that another one has followed', () => {
  it('writes nothing more, also not what stood in its queue when it found out', async () => {
    const { needs, kept, clock } = panelNeeds();
    submit(kept);
    const [first, second] = ['a', 'b'].map((runId) => new Journal(needs.store, caseId, runId)) as [Journal, Journal];
    await first.catchUp();
    await first.append('run', () => began('a'));
    await second.catchUp();
    await second.append('run', () => began('b'));
    const told = await Promise.allSettled(['x', 'y', 'z'].map((step) => first.append(step, () => lost(step))));
    expect(told.map((one) => one.status === 'rejected' && one.reason instanceof Superseded)).toEqual([
      true,
      true,
      true,
    ]);
    await expect(first.append('later', () => lost('later'))).rejects.toBeInstanceOf(Superseded);
    await second.append('w', () => lost('w'));
    clock.stop();
    expect(ofType(facts(kept), 'TurnLost').map(({ step }) => step)).toEqual(['w']);
  });
});
