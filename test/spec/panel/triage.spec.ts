import { describe, expect, it } from 'vitest';

import { caseDecider } from '../../../server/domain/case.ts';
import { runCase } from '../../../server/panel/engine.ts';
import type { Material } from '../../../server/panel/protocol/material.ts';
import type { Ask, Panelist } from '../../../server/panel/providers/voice.ts';
import { fakeVoices } from '../../fakes/voices.ts';
import { at, caseId } from '../../support/controls.ts';
import { answerFact } from '../../support/fakeCase.ts';
import { facts, ofType, panelNeeds, put, submit } from '../../support/panelCase.ts';

/** The panel of a case in which triage finds nothing to decide. */
const stageFor = (mode: 'direct' | 'default' | 'deep') => {
  const stage = panelNeeds();
  const { panelists, calls } = fakeVoices(stage.clock);
  const needs = { ...stage.needs, panelists: panelists.map(withoutDecision) };
  submit(stage.kept, { mode, q1: 'Our sales were 400,000 last year. The shop has three rooms.' });
  return { ...stage, needs, calls, run: () => runCase(caseId, needs, new AbortController().signal) };
};

const withoutDecision = (one: Panelist): Panelist => ({
  ...one,
  async *voice(ask: Ask) {
    const { phase } = ask.about as Material;
    for await (const part of one.voice(ask))
      yield phase === 'triage' && part.type === 'text'
        ? { type: 'text', delta: JSON.stringify({ ...(JSON.parse(part.delta) as object), isDecision: false }) }
        : part;
  },
});

describe.each(['direct', 'default', 'deep'] as const)('a %s case that asks for no decision', (mode) => {
  it('stops after triage, says why, has paid for nothing else, and is debated when its owner insists', async () => {
    const { run, kept, calls, clock } = stageFor(mode);
    expect(await run()).toEqual({ how: 'failed' });
    const [failed] = ofType(facts(kept), 'CaseFailed');
    expect(failed).toMatchObject({ code: 'not-a-decision', stage: 'triage', resumable: true });
    expect(failed?.reason).toContain('does not count against your plan');
    expect(calls.map(({ phase }) => phase)).toEqual(['triage']);

    const state = facts(kept).reduce(caseDecider.evolve, caseDecider.initial);
    const [retried] = caseDecider.decide(
      { type: 'RetryCase', by: state.submitted?.accountId ?? '', at: clock.now() },
      state,
    );
    put(kept, retried!);
    let end = await run();
    if (end.how === 'waiting') {
      put(kept, answerFact(clock.now()));
      end = await run();
    }
    clock.stop();
    expect(end).toEqual({ how: 'concluded' });
    expect(calls.filter(({ phase }) => phase === 'triage')).toHaveLength(1);
    expect(ofType(facts(kept), 'CaseFailed')).toHaveLength(1);
  });
});

it('a case of an older protocol is debated whatever triage says', async () => {
  const { kept, needs, clock, run } = stageFor('direct');
  const seats = await run().then(() => ofType(facts(kept), 'PanelSeated')[0]!);
  const old = panelNeeds();
  submit(old.kept, { mode: 'direct' });
  put(old.kept, { type: 'PanelSeated', data: { ...seats, protocolVersion: 1, at } });
  const voices = fakeVoices(old.clock);
  const end = await runCase(
    caseId,
    { ...needs, ...old.needs, panelists: voices.panelists.map(withoutDecision) },
    new AbortController().signal,
  );
  clock.stop();
  old.clock.stop();
  expect(end).toEqual({ how: 'concluded' });
  expect(ofType(facts(old.kept), 'CaseTriaged')[0]?.isDecision).toBe(false);
});
