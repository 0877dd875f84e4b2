import { readdirSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import { describe, expect, it } from 'vitest';

import type { CaseEvent } from '../../../../shared/events/case.ts';
import type { Recorded } from '../../../../shared/kernel/event.ts';
import { finalPool, foldDebate, recommendation } from '../../../../shared/views/debate/debate.ts';
import { seenBy } from '../../../../shared/views/redact.ts';
import { nextOf, protocolVersion } from '../../../../server/panel/protocol/flow/next.ts';
import type { ModelProvider } from '../../../../server/panel/protocol/state/seating.ts';
import { emptyState, evolvePanel } from '../../../../server/panel/protocol/state/state.ts';
import { golden } from '../../../support/golden.ts';
import { ofType, panelNeeds } from '../../../support/panelCase.ts';
import { sampled } from '../../../support/sampled.ts';
import { caseRulesFor } from '../../../../server/panel/engine/caseRules.ts';

const folder = fileURLToPath(new URL('../../../golden/', import.meta.url));
const names = readdirSync(folder).flatMap((name) => /^(.+)\.ndjson$/u.exec(name)?.[1] ?? []);

/** Facts that code decided: they come from no turn and no command. */
const isCodes = ({ actor, causation, type }: Recorded<CaseEvent>) =>
  actor === 'panel' && causation === null && type !== 'RunStarted';

const modelProviders = (events: readonly CaseEvent[]): ModelProvider[] => {
  const seats = ofType(events, 'PanelSeated')[0]?.seats ?? [];
  if (seats.every(({ provider }) => provider === 'rehearsal'))
    return [{ provider: 'rehearsal', models: ['script'], searches: false }];
  return (['openai', 'anthropic', 'google'] as const).map((provider) => ({
    provider,
    models: [`${provider}-1`, `${provider}-2`],
    searches: true,
  }));
};

describe.each(sampled('golden histories', names, 5))('the history %s', (name) => {
  const events = golden(name);

  it('is what the protocol decides today, step by step', () => {
    expect(ofType(events, 'PanelSeated')[0]?.protocolVersion).toBe(protocolVersion);
    const { needs, clock } = panelNeeds();
    clock.stop();
    const mode = ofType(events, 'CaseSubmitted')[0]?.mode ?? 'default';
    const rules = { ...caseRulesFor(needs, mode), modelProviders: modelProviders(events) };
    let state = emptyState;
    const [decided, recorded]: [unknown[], unknown[]] = [[], []];
    for (let i = 0; i < events.length;) {
      const event = events[i] as Recorded<CaseEvent>;
      const next = nextOf(state, event.data.at, rules);
      let taken: readonly CaseEvent[] = [event];
      if (isCodes(event)) {
        const codes = next.do === 'record' ? next.facts : [];
        taken = codes.length > 0 ? codes : [event];
        decided.push(codes.length > 0 ? codes : next);
        recorded.push(events.slice(i, i + taken.length).map(({ type, data }) => ({ type, data })));
      } else if (event.type === 'ModelCallIntended') {
        decided.push(
          next.do === 'ask' && next.turns.some(({ step }) => step === event.data.step) ? event.data.step : next,
        );
        recorded.push(event.data.step);
      }
      for (const fact of taken) state = evolvePanel(state, fact);
      i += taken.length;
    }
    expect(decided).toEqual(recorded);
    expect(decided.length).toBeGreaterThan(10);
    expect(nextOf(state, events.at(-1)?.data.at ?? '', rules).do).toBe('done');
  });

  it('shows in the fold what it says', () => {
    const debate = foldDebate(seenBy('owner', events));
    const failed = ofType(events, 'CaseFailed')[0];
    expect(debate.failure?.code ?? null).toBe(failed?.code ?? null);
    expect(debate.gate?.verdict ?? null).toBe(ofType(events, 'GatePassed').at(-1)?.verdict ?? null);
    expect(recommendation(debate)?.optionId ?? null).toBe(failed ? null : (finalPool(debate)?.winner ?? null));
    expect(debate.dissents.map(({ dissentId }) => dissentId)).toEqual(
      ofType(events, 'DissentFiled').map(({ dissentId }) => dissentId),
    );
    expect(debate.money.inFlight).toBe(0);
    expect(debate.money.calls).toBe(ofType(events, 'ModelCallIntended').length);
  });
});
