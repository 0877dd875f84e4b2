import { readdirSync, readFileSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import { describe, expect, it } from 'vitest';

import type { CaseEvent } from '../../../shared/events/case.ts';
import type { Recorded } from '../../../shared/kernel/event.ts';
import { upcast } from '../../../shared/events/upcast.ts';
import { finalPool, foldDebate, recommendation } from '../../../shared/views/debate.ts';
import { redact } from '../../../shared/views/redact.ts';
import { nextOf, protocolVersion } from '../../../server/panel/protocol/next.ts';
import type { Bench } from '../../../server/panel/protocol/seating.ts';
import { emptyState, evolvePanel } from '../../../server/panel/protocol/state.ts';
import { ofType, panelNeeds } from '../../support/panelCase.ts';
import { rulesFor } from '../../../server/panel/engine/rules.ts';

const folder = fileURLToPath(new URL('../../golden/', import.meta.url));
const golden = readdirSync(folder).filter((name) => name.endsWith('.ndjson'));

const load = (name: string): Recorded<CaseEvent>[] =>
  readFileSync(`${folder}${name}`, 'utf8')
    .trimEnd()
    .split('\n')
    .map((line) => JSON.parse(line) as Recorded<CaseEvent>)
    .map((event) => ({ ...event, data: upcast(event.type, event.version, event.data) }) as Recorded<CaseEvent>);

/** Facts that code decided: nobody's turn and nobody's command stands behind them. */
const isCodes = ({ actor, causation, type }: Recorded<CaseEvent>) =>
  actor === 'panel' && causation === null && type !== 'RunStarted';

/** Only the seating itself names today's protocol; everything after it follows the one the case was seated under. */
const seatedUnder = (version: number, fact: CaseEvent): CaseEvent =>
  fact.type === 'PanelSeated' ? { ...fact, data: { ...fact.data, protocolVersion: version } } : fact;

const benches = (events: readonly CaseEvent[]): Bench[] => {
  const seats = ofType(events, 'PanelSeated')[0]?.seats ?? [];
  if (seats.every(({ provider }) => provider === 'rehearsal'))
    return [{ provider: 'rehearsal', models: ['script'], searches: false }];
  return (['openai', 'anthropic', 'google'] as const).map((provider) => ({
    provider,
    models: [`${provider}-1`, `${provider}-2`],
    searches: true,
  }));
};

describe.each(golden)('the history %s', (name) => {
  const events = load(name);
  const version = ofType(events, 'PanelSeated')[0]?.protocolVersion ?? 0;

  it('is what the protocol decides today, step by step, for a case seated under its version', () => {
    expect(version).toBeLessThanOrEqual(protocolVersion);
    const { needs, clock } = panelNeeds();
    clock.stop();
    const mode = ofType(events, 'CaseSubmitted')[0]?.mode ?? 'default';
    const rules = { ...rulesFor(needs, mode), benches: benches(events) };
    let state = emptyState;
    const [decided, recorded]: [unknown[], unknown[]] = [[], []];
    for (let i = 0; i < events.length;) {
      const event = events[i] as Recorded<CaseEvent>;
      const next = nextOf(state, event.data.at, rules);
      let taken: readonly CaseEvent[] = [event];
      if (isCodes(event)) {
        const codes = next.do === 'record' ? next.facts.map((fact) => seatedUnder(version, fact)) : [];
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
    const debate = foldDebate(events.map((event) => redact(event, 'owner', { panels: 1, revealed: new Set() })));
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
