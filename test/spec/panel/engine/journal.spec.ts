import { describe, expect, it } from 'vitest';

import type { CaseEvent } from '../../../../shared/events/case.ts';
import { Journal, Superseded } from '../../../../server/panel/engine/journal.ts';
import { at, caseId } from '../../../support/controls.ts';
import { facts, ofType, panelNeeds, submit } from '../../../support/panelCase.ts';

import { WrongRevision } from '../../../../server/platform/store/store.ts';

const said = (fact: CaseEvent) => [{ fact, actor: 'panel', causation: null }];
const began = (runId: string) => said({ type: 'RunStarted', data: { runId, at } });
const lost = (step: string) =>
  said({ type: 'TurnLost', data: { panel: 0, step, seatId: 'voter-1', reason: { code: 'out_of_time' }, at } });

describe('the journal of a runner whose store fails', () => {
  it('still knows of the failure after a later write met another revision', async () => {
    const { needs, kept, clock } = panelNeeds();
    submit(kept);
    const errors = [new Error('the event store does not answer'), new WrongRevision()];
    const append: typeof needs.store.append = async (...args) => {
      const error = errors.shift();
      if (error) throw error;
      return needs.store.append(...args);
    };
    const journal = new Journal({ ...needs.store, append }, caseId, 'a');
    await journal.catchUp();
    const told = await Promise.allSettled(['x', 'y'].map((step) => journal.append(step, () => lost(step))));
    clock.stop();
    expect(told.map(({ status }) => status)).toEqual(['rejected', 'rejected']);
    expect(journal.storeFailed).toBe(true);
    expect(ofType(facts(kept), 'TurnLost')).toEqual([]);
  });
});

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
