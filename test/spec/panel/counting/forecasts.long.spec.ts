import { describe, expect, it } from 'vitest';

import type { CaseEvent } from '../../../../shared/events/case.ts';
import { mean } from '../../../../shared/kernel/numbers.ts';
import { foldDebate } from '../../../../shared/views/debate/debate.ts';
import { seenBy } from '../../../../shared/views/redact.ts';
import { reportOf } from '../../../../shared/views/reportDocument/reportDocument.ts';
import { successSaid } from '../../../../shared/words/said/successSaid.ts';
import { speak } from '../../../../shared/words/speak.ts';
import { forecastDay, pooledForecasts } from '../../../../server/panel/protocol/counting/forecasts.ts';
import { DraftSheet } from '../../../../server/panel/protocol/phases/common/forms/draftSheet.ts';
import { drafted } from '../../../../server/panel/protocol/phases/common/recommendation.ts';
import { turn } from '../../../../server/panel/protocol/state/turn.ts';
import { caseRulesFor } from '../../../../server/panel/engine/caseRules.ts';
import { contextOf } from '../../../../server/panel/protocol/state/panelContext.ts';
import { foldPanel } from '../../../../server/panel/protocol/state/state.ts';
import { at } from '../../../support/controls.ts';
import { playCase } from '../../../support/fakeCase.ts';
import { ofType, panelNeeds, rehearse } from '../../../support/panelCase.ts';

describe('what seats forecast', () => {
  it.each([
    ['direct', 1],
    ['default', 1],
    ['deep', 2],
  ] as const)('is asked in %s mode of so many seats of each provider: %i', async (mode, each) => {
    const { events } = await playCase(mode);
    const seats = ofType(events, 'PanelSeated')[0]?.seats ?? [];
    const made = ofType(events, 'ForecastMade');
    const providers = made.map(({ seatId }) => seats.find((seat) => seat.seatId === seatId)?.provider);
    expect(Object.values(Object.groupBy(providers, (name) => name ?? '')).map((own) => own?.length)).toEqual([
      each,
      each,
      each,
    ]);
    const [pooled, ...others] = ofType(events, 'ForecastsPooled');
    expect(others).toEqual([]);
    const draft = ofType(events, 'RecommendationDrafted').at(-1);
    expect(pooled).toMatchObject({ panel: 0, seats: 3 * each, by: draft?.reviewDate, optionId: draft?.optionId });
    // Each statement by itself: the mean of the seats, and no sum over options.
    for (const [option, p] of Object.entries(pooled?.success ?? {}))
      expect(p).toBeCloseTo(mean(made.map(({ success }) => success[option] ?? Number.NaN)));
    expect(pooled?.tripwires.map(({ tripwire }) => tripwire)).toEqual(draft?.tripwires.map((_, i) => i));
    expect(events.findIndex(({ type }) => type === 'ForecastsPooled')).toBeLessThan(
      events.findLastIndex(({ type }) => type === 'GatePassed'),
    );
  });

  it('is in the report: of the recommended option on page one, of each tripwire in the plan', async () => {
    const { events } = await playCase('direct');
    const report = reportOf(foldDebate(seenBy('owner', events)));
    const [pooled] = ofType(events, 'ForecastsPooled');
    const p = report?.forecast?.success.find(({ optionId }) => optionId === report.recommendation.optionId)?.p;
    expect(p).toBe(pooled?.success[report?.recommendation.optionId ?? '']);
    expect(report?.forecast?.tripwires).toEqual(pooled?.tripwires);
    const speech = await speak('en');
    expect(report && successSaid(report, speech)).toContain(speech.percent(p ?? 0));
    expect(report && successSaid(report, speech)).toContain(speech.date(pooled?.by ?? ''));
  });

  it('is nothing in a rehearsal, and stops no report where no seat can be asked', async () => {
    const { events } = await rehearse('direct');
    expect(ofType(events, 'ForecastMade')).toEqual([]);
    const silent = await playCase('direct', ({ kind }) => (kind === 'forecast' ? 'refuse' : 'fine'));
    expect(silent.end).toEqual({ how: 'concluded' });
    expect(ofType(silent.events, 'ForecastsPooled')).toEqual([]);
    expect(ofType(silent.events, 'GatePassed')).toHaveLength(1);
    expect(reportOf(foldDebate(seenBy('owner', silent.events)))?.forecast).toBeNull();
  });

  it('is not held of a tripwire, or of a day, that a redraft changed', async () => {
    const { events } = await playCase('direct');
    const before = events.slice(
      0,
      events.findIndex(({ type }) => type === 'ForecastsPooled'),
    );
    const draft = ofType(before, 'RecommendationDrafted').at(-1)!;
    const [first, ...rest] = draft.tripwires;
    const pooledAfter = (over: Partial<typeof draft>) => {
      const facts: CaseEvent[] = [...before, { type: 'RecommendationDrafted', data: { ...draft, ...over } }];
      return pooledForecasts(contextOf(foldPanel(facts), 0, caseRulesFor(panelNeeds().needs, 'direct'), at));
    };
    const moved = pooledAfter({ tripwires: [...rest, { ...first!, threshold: 'another' }] });
    expect(moved).toMatchObject([{ data: { tripwires: rest.map((_, tripwire) => ({ tripwire })) } }]);
    expect(pooledAfter({ reviewDate: '2031-01-01' })).toEqual([]);
  });

  it('is of the day that the measure of success names, where the chair names another', async () => {
    const { events } = await playCase('direct');
    const before = events.slice(
      0,
      events.findIndex(({ type }) => type === 'RecommendationDrafted'),
    );
    const { panel: _panel, at: _at, seatId, ...rest } = ofType(events, 'RecommendationDrafted')[0]!;
    const sheet = DraftSheet.parse({
      ...{ calculations: [], ...rest, reviewDate: '2027-02-25' },
      reasons: rest.reasons.map(({ text, evidenceIds }) => ({ text, evidenceIds, reasonIds: [] })),
    });
    const dayBy = (successMetric: string) => {
      const framed = before.map((event) =>
        event.type === 'CaseFramed'
          ? { ...event, data: { ...event.data, frame: { ...event.data.frame, successMetric } } }
          : event,
      );
      const context = contextOf(foldPanel(framed), 0, caseRulesFor(panelNeeds().needs, 'direct'), at);
      const fact = drafted(context, turn('conclusion', 'chair', 0, seatId ?? ''), sheet, { at, pages: {} });
      return fact.type === 'RecommendationDrafted' ? forecastDay(fact.data) : null;
    };
    expect(dayBy('Fewer than 100 lost cases a month by December 2031')).toBe('2031-12-31');
    expect(dayBy('Fewer than 100 lost cases a month')).toBe('2027-02-25');
  });
});
