import { describe, expect, it } from 'vitest';

import type { CaseEvent, CaseEventOf } from '../../../../shared/events/case.ts';
import { fitRecalibration, fitWeights } from '../../../../server/panel/protocol/counting/pool/calibration.ts';
import { resolvedForecasts } from '../../../../server/panel/protocol/counting/resolvedForecasts.ts';
import { at } from '../../../support/controls.ts';
import { playCase } from '../../../support/fakeCase.ts';
import { ofType } from '../../../support/panelCase.ts';

const played = playCase('direct');
const lived = async (
  happened: CaseEventOf<'OutcomeRecorded'>['data']['happened'],
  tripwires?: CaseEventOf<'OutcomeRecorded'>['data']['tripwires'],
) => {
  const { events } = await played;
  const [pooled] = ofType(events, 'ForecastsPooled');
  if (!pooled) throw new Error('expected pooled forecasts, found none');
  const { by, success, optionId, tripwires: wires } = pooled;
  const forecast = { by, success: success[optionId] ?? null, tripwires: wires };
  const facts: CaseEvent[] = [
    ...events,
    { type: 'DecisionRecorded', data: { optionId, text: '', forecast, at } },
    { type: 'OutcomeRecorded', data: { happened, text: '', ...(tripwires && { tripwires }), at } },
  ];
  return { facts, optionId, made: ofType(events, 'ForecastMade') };
};

describe('what an installation learns from its own resolved cases', () => {
  it('is what each model forecast of the decision, and how it turned out', async () => {
    const { facts, optionId, made } = await lived('bad');
    const items = resolvedForecasts(facts);
    expect(items).toHaveLength(3);
    expect(items.map(({ p }) => p[0])).toEqual(made.map(({ success }) => success[optionId]));
    expect(items.every(({ truth, p }) => truth === 1 && (p[0] ?? 0) + (p[1] ?? 0) === 1)).toBe(true);
    expect(new Set(items.map(({ question }) => question)).size).toBe(1);
    expect(Object.keys(fitWeights(items))).toHaveLength(new Set(items.map(({ seat }) => seat)).size);
    // Said to succeed, and did not: yes is read as less.
    expect(fitRecalibration(items).intercept).toBeLessThan(0);
  });

  it('holds tripwires whose fate is known, and nothing that is open, mixed or not locked', async () => {
    const { facts, made } = await lived('unknown', [{ tripwire: 1, crossed: true }]);
    const items = resolvedForecasts(facts);
    expect(items.map(({ p, truth }) => [p[0], truth])).toEqual(made.map(({ tripwires }) => [tripwires[1], 0]));
    expect(resolvedForecasts((await lived('mixed')).facts)).toEqual([]);
    expect(resolvedForecasts((await lived('good')).facts.filter(({ type }) => type !== 'DecisionRecorded'))).toEqual(
      [],
    );
  });
});
