import { describe, expect, it } from 'vitest';

import { modes } from '../../../shared/events/case.ts';
import { totals } from '../../../server/panel/protocol/state/deadlines.ts';
import { playCase } from '../../support/fakeCase.ts';
import { ofType } from '../../support/panelCase.ts';
import { sampled } from '../../support/sampled.ts';

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

describe.each(['triage'] as const)('a lone %s', (kind) => {
  it('that hangs is asked a second time beside the first, though nothing else happens meanwhile', async () => {
    const { events, end } = await playCase('direct', (asked) =>
      asked.kind === kind && asked.nth === 1 ? 'hang' : 'fine',
    );
    expect(end).toEqual({ how: 'concluded' });
    const calls = ofType(events, 'ModelCallIntended').filter(({ step }) => step.split('/')[1] === kind);
    expect(calls.map(({ attempt, seatId }) => [attempt, seatId])).toEqual([1, 2].map((n) => [n, calls[0]?.seatId]));
    const first = ofType(events, 'ModelCallEnded').find(({ callId }) => callId === calls[0]?.callId);
    expect((calls[1]?.at ?? '') < (first?.at ?? '')).toBe(true);
  });
});
