import { describe, expect, it } from 'vitest';

import { caseDecider } from '../../../../server/cases/caseDecider.ts';
import { runCase } from '../../../../server/panel/engine/runCase.ts';
import type { PromptContext } from '../../../../server/panel/protocol/phases/common/promptContext.ts';
import type { Ask, ConfiguredProvider } from '../../../../server/panel/providers/modelClient.ts';
import { inMemoryProviders } from '../../../fakes/inMemoryProviders.ts';
import { caseId } from '../../../support/controls.ts';
import { answerFact, facts, ofType, panelNeeds, put, submit } from '../../../support/panelCase.ts';

/** The panel of a case in which triage finds nothing to decide. */
const panelFor = (mode: 'direct' | 'default' | 'deep') => {
  const phase = panelNeeds();
  const { providers, calls } = inMemoryProviders(phase.clock);
  const needs = { ...phase.needs, providers: providers.map(withoutDecision) };
  submit(phase.kept, { mode, q1: 'Our sales were 400,000 last year. The shop has three rooms.' });
  return { ...phase, needs, calls, run: () => runCase(caseId, needs, new AbortController().signal) };
};

const withoutDecision = (one: ConfiguredProvider): ConfiguredProvider => ({
  ...one,
  async *client(ask: Ask) {
    const { kind } = ask.about as PromptContext;
    for await (const part of one.client(ask))
      yield kind === 'triage' && part.type === 'text'
        ? { type: 'text', delta: JSON.stringify({ ...(JSON.parse(part.delta) as object), isDecision: false }) }
        : part;
  },
});

describe.each(['direct', 'default', 'deep'] as const)('a %s case that asks for no decision', (mode) => {
  it('stops after triage, says why, has paid for nothing else, and is debated when its owner insists', async () => {
    const { run, kept, calls, clock } = panelFor(mode);
    expect(await run()).toEqual({ how: 'failed' });
    const [failed] = ofType(facts(kept), 'CaseFailed');
    expect(failed).toMatchObject({ code: 'not-a-decision', phase: 'triage', resumable: true });
    expect(calls.map(({ kind }) => kind)).toEqual(['triage']);

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
    expect(calls.filter(({ kind }) => kind === 'triage')).toHaveLength(1);
    expect(ofType(facts(kept), 'CaseFailed')).toHaveLength(1);
  });
});
