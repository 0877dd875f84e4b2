import { describe, expect, it } from 'vitest';

import { type Seen, foldDebate } from '../../../shared/views/debate/debate.ts';
import { apply } from '../../../projections/projector/applyEvents.ts';
import { caseDecider } from '../../../server/cases/caseDecider.ts';
import { runCase } from '../../../server/panel/engine/runCase.ts';
import { type Incoming, createCodec } from '../../../server/platform/store/codec.ts';
import { handle } from '../../../server/platform/store/handler.ts';
import { caseStream } from '../../../shared/events/case.ts';
import { chainHash } from '../../../shared/kernel/chain.ts';
import { accountId, at, caseId, caseSubmitted } from '../../support/controls.ts';
import { facts, panelNeeds, submit } from '../../support/panelCase.ts';
import { keepsNothing } from '../../support/readModels.ts';

const codec = createCodec();
const incoming = (type: string, data: unknown): Incoming => {
  const by = { actor: 'panel', correlation: '', causation: null, version: 1, prev: 'p' };
  const link = { id: 'event-1', revision: 3, type };
  const metadata = { ...by, hash: chainHash({ ...by, ...link }, JSON.stringify(data)) };
  return { ...link, stream: caseStream(caseId), position: 9n, at, json: true, data, metadata };
};
const read = (type: string, data: unknown) => codec.decode(incoming(type, data));

const garbage: readonly (readonly [string, unknown])[] = [
  ['CaseSubmitted', {}],
  ['CaseSubmitted', { ...caseSubmitted().data, q1: 7 }],
  ['BallotSealed', { panel: 0, round: 'blind', seatId: 'voter-1', commit: 'c', ballot: null, nonce: 'n', at }],
  ['BallotsPooled', { panel: 0, round: 'blind', pool: { p: 'A' }, at }],
  ['PhaseEntered', { panel: 'zero', phase: 'triage', dueAt: null, at }],
  ['RerunTaken', { at: 'yesterday' }],
];

describe('an event that does not fit its type', () => {
  it.each(garbage)('%s is withheld, and says in which stream, at which revision and why: %o', async (type, data) => {
    const event = await read(type, data);
    expect(event.data).toBeNull();
    expect(event.unfit).toContain(`${caseStream(caseId)}, revision 3: ${type} does not fit: `);
  });

  it.each([null, 5, 'text', [1]])('is not named when there is no data at all: %o', async (data) => {
    const event = await read('CaseSubmitted', data);
    expect([event.data, event.unfit]).toEqual([null, undefined]);
  });

  it('is not one that a newer program wrote more into, nor one of a type nobody knows here', async () => {
    const data = { ...caseSubmitted().data, mood: 'calm' };
    expect(await read('CaseSubmitted', data)).toMatchObject({ data });
    const unknown = await read('SomethingNew', { any: ['thing'] });
    expect([unknown.data, unknown.unfit]).toEqual([{ any: ['thing'] }, undefined]);
  });
});

describe('what reads it', () => {
  const wrong = () => read('BallotSealed', { panel: 0 });

  it('refuses a command with the stream and the revision', async () => {
    const event = await wrong();
    const store = {
      async *read() {
        yield event;
      },
    };
    const handleCase = handle(store as never, caseDecider, caseStream);
    const asked = { actor: 'a', correlation: 'c', causation: null, key: 'k' };
    await expect(handleCase(caseId, { type: 'RetryCase', by: accountId, at }, asked)).rejects.toThrow(
      /revision 3: BallotSealed does not fit/,
    );
  });

  it('parks its stream in a read model: the reason names it', async () => {
    await expect(apply({} as never, keepsNothing, [await wrong()])).rejects.toThrow(
      /revision 3: BallotSealed does not fit/,
    );
  });

  it('stops a panel, which says so, and writes nothing', async () => {
    const warned: object[] = [];
    const { needs, kept, clock } = panelNeeds();
    submit(kept);
    const event = await wrong();
    const store = {
      ...needs.store,
      async *read(...args: Parameters<typeof needs.store.read>) {
        yield* needs.store.read(...args);
        yield { ...event, revision: 1 };
      },
    };
    const log = { info: () => undefined, warn: (details: object) => void warned.push(details) };
    const end = await runCase(caseId, { ...needs, store, log }, new AbortController().signal);
    clock.stop();
    expect(end).toEqual({ how: 'unreadable' });
    expect(warned).toEqual([{ caseId, unfit: event.unfit }]);
    expect(facts(kept)).toHaveLength(1);
  });

  it('moves the revision of a fold and nothing else', async () => {
    const before = foldDebate([]);
    const { type, data, ...rest } = await wrong();
    const after = foldDebate([{ ...rest, type, data, causation: null } as unknown as Seen]);
    expect(after).toEqual({
      ...before,
      revision: 3,
      head: after.head,
      lastAt: at,
      submittedAt: at,
      marks: { BallotSealed: 3 },
    });
  });
});
