import { describe, expect, it } from 'vitest';

import { modes } from '../../../../shared/events/case.ts';
import { totals } from '../../../../server/panel/protocol/state/deadlines.ts';
import { playCase } from '../../../support/fakeCase.ts';
import { ofType } from '../../../support/panelCase.ts';
import { sampled } from '../../../support/sampled.ts';

const sized = (size: number) => ({
  rules: { clarifyMs: 1000, guided: {}, capUsd: { direct: null, default: null, deep: null }, size },
  concurrency: 8,
});

describe.each(sampled('large panels', modes, 2))('a large panel in %s mode', (mode) => {
  it('loses no seat of the others when one provider hangs: it takes nobody else’s place', async () => {
    const { events, end, elapsed } = await playCase(
      mode,
      ({ provider }) => (provider === 'openai' ? 'hang' : 'fine'),
      sized(64),
    );
    expect(end).toEqual({ how: 'concluded' });
    expect(elapsed).toBeLessThanOrEqual(totals[mode]);
    const seats = new Map(ofType(events, 'PanelSeated')[0]?.seats.map(({ seatId, provider }) => [seatId, provider]));
    for (const { missing } of ofType(events, 'BallotsRevealed').filter(({ round }) => round === 'blind'))
      expect(new Set(missing.map(({ seatId }) => seats.get(seatId)))).toEqual(
        new Set(missing.length > 0 ? ['openai'] : []),
      );
    expect(ofType(events, 'BallotsPooled').at(-1)?.pool.quorum).toBe('degraded');
  });
});

describe.each(['openai', 'anthropic', 'google'] as const)('a first call to %s', (provider) => {
  it('that hangs goes to a seat of another provider as soon as it is given up, and is not made twice', async () => {
    const { events, end } = await playCase('direct', (asked) =>
      asked.kind === 'triage' && asked.provider === provider ? 'hang' : 'fine',
    );
    expect(end).toEqual({ how: 'concluded' });
    const calls = ofType(events, 'ModelCallIntended').filter(({ step }) => step.split('/')[1] === 'triage');
    const providers = calls.map((call) => call.provider);
    expect(new Set(providers).size).toBe(providers.length);
    expect(ofType(events, 'CaseFramed')[0]?.proposedBy.length).toBeGreaterThan(0);
    const ends = ofType(events, 'ModelCallEnded').filter(({ step }) => step.split('/')[1] === 'triage');
    expect(Math.max(...ends.map(({ latencyMs }) => latencyMs))).toBeLessThanOrEqual(21_000);
  });
});
