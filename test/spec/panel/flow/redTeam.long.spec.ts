import { describe, expect, it } from 'vitest';

import type { PromptContext } from '../../../../server/panel/protocol/phases/common/promptContext.ts';
import type { Ask, ConfiguredProvider } from '../../../../server/panel/providers/modelClient.ts';
import { virtualClock } from '../../../fakes/virtualClock.ts';
import { inMemoryProviders } from '../../../fakes/inMemoryProviders.ts';
import { at } from '../../../support/controls.ts';
import { playCase } from '../../../support/fakeCase.ts';
import { ofType } from '../../../support/panelCase.ts';

/** Every seat of a provider is nearly sure of one option. */
const sureOf = (best: string, one: ConfiguredProvider, asks: PromptContext[]): ConfiguredProvider => ({
  ...one,
  async *client(ask: Ask) {
    const m = ask.about as PromptContext;
    asks.push(m);
    const p = (m.frame?.options ?? []).map(({ optionId }, _, all) => ({
      option: optionId,
      probability: optionId === best ? 0.94 : 0.06 / (all.length - 1),
    }));
    for await (const part of one.client(ask))
      yield part.type === 'text' && (m.kind === 'ballot' || m.kind === 'revise')
        ? { type: 'text', delta: JSON.stringify({ ...(JSON.parse(part.delta) as object), p }) }
        : part;
  },
});

describe('the red team', () => {
  it('writes a rival plan when every provider agrees, and the voters hear it', async () => {
    const asks: PromptContext[] = [];
    const clock = virtualClock(at);
    const providers = inMemoryProviders(clock).providers.map((one) => sureOf('A', one, asks));
    const { events } = await playCase('default', () => 'fine', { providers, clock });
    clock.stop();
    const rivals = ofType(events, 'UtteranceMade').filter(({ kind }) => kind === 'objection');
    const team = ofType(events, 'PanelSeated')[0]?.seats.filter(({ role }) => role === 'red_team') ?? [];
    expect(rivals.map(({ seatId }) => seatId).toSorted()).toEqual(team.map(({ seatId }) => seatId).toSorted());
    const voters = asks.filter(({ kind }) => kind === 'revise');
    expect(voters.length).toBeGreaterThan(0);
    for (const { said } of voters) expect(said.filter(({ kind }) => kind === 'objection')).toHaveLength(team.length);
  });

  it('attacks without one when the providers disagree', async () => {
    const clock = virtualClock(at);
    const providers = inMemoryProviders(clock).providers.map((one, i) => sureOf(i === 0 ? 'B' : 'A', one, []));
    const { events } = await playCase('default', () => 'fine', { providers, clock });
    clock.stop();
    expect(ofType(events, 'ObjectionRaised').length).toBeGreaterThan(0);
    expect(ofType(events, 'UtteranceMade').filter(({ kind }) => kind === 'objection')).toEqual([]);
  });
});
