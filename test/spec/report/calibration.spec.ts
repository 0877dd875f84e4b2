import { describe, expect, it } from 'vitest';

import type { CaseEventOf } from '../../../shared/events/case.ts';
import { calibrationOf, forecastsOf } from '../../../shared/views/calibration.ts';
import { foldDebate } from '../../../shared/views/debate/debate.ts';
import { at } from '../../support/controls.ts';
import { history, seen } from '../../support/histories.ts';
import { english } from '../../support/stories.ts';

const forecast = {
  by: '2027-03-01',
  success: 0.7,
  tripwires: [
    { tripwire: 0, p: 0.2 },
    { tripwire: 1, p: 0.4 },
  ],
};
type Outcome = CaseEventOf<'OutcomeRecorded'>['data'];
const lived = (
  decision: Partial<CaseEventOf<'DecisionRecorded'>['data']>,
  happened: Outcome['happened'],
  tripwires?: Outcome['tripwires'],
) =>
  forecastsOf(
    foldDebate(
      seen([
        ...history(english),
        { type: 'DecisionRecorded', data: { optionId: 'B', text: 'Done.', ...decision, at } },
        { type: 'OutcomeRecorded', data: { happened, text: '', ...(tripwires && { tripwires }), at } },
      ]),
    ),
  );

describe('the forecasts of a case', () => {
  it('are that the chosen option succeeds, as it was locked with the decision, and never that it is the best', () => {
    expect(lived({ forecast }, 'good')).toEqual([{ p: 0.7, outcome: 1 }]);
    expect(lived({ forecast }, 'mixed')).toEqual([{ p: 0.7, outcome: 0.5 }]);
    expect(lived({ forecast }, 'bad')).toEqual([{ p: 0.7, outcome: 0 }]);
    // Nobody forecast it: the share of the option in the pool, 0.57, answers another question.
    expect(lived({}, 'good')).toEqual([]);
  });

  it('are that tripwires are crossed, as far as it is known', () => {
    const crossed = [{ tripwire: 1, crossed: true }];
    expect(lived({ forecast }, 'unknown', crossed)).toEqual([{ p: 0.4, outcome: 1 }]);
    expect(lived({ forecast }, 'good', [{ tripwire: 0, crossed: false }, ...crossed])).toEqual([
      { p: 0.7, outcome: 1 },
      { p: 0.2, outcome: 0 },
      { p: 0.4, outcome: 1 },
    ]);
    expect(lived({ forecast }, 'unknown', [{ tripwire: 9, crossed: true }])).toEqual([]);
  });

  it('are none where nobody decided, or nobody knows', () => {
    expect(lived({ forecast }, 'unknown')).toEqual([]);
    expect(lived({ optionId: null, forecast: { ...forecast, success: null, tripwires: [] } }, 'good')).toEqual([]);
    expect(forecastsOf(foldDebate(seen(history(english))))).toEqual([]);
  });
});

describe('calibration', () => {
  const ten = Array.from({ length: 10 }, (_, i) => ({ p: 0.8, outcome: i < 8 ? 1 : 0 }));

  it('waits for ten forecasts', () => {
    expect(calibrationOf(ten.slice(1))).toBeNull();
  });

  it('scores what was said against what happened', () => {
    const figure = calibrationOf(ten);
    expect(figure?.brier).toBeCloseTo(0.8 * 0.04 + 0.2 * 0.64);
    expect(figure?.brierOfMean).toBeCloseTo(0.16);
    expect(figure?.reliability).toHaveLength(1);
    expect(figure?.reliability[0]).toMatchObject({ from: 0.8, count: 10 });
    expect(figure?.reliability[0]?.happened).toBeCloseTo(0.8);
  });

  it('gives certainty the last tenth', () => {
    const sure = Array.from({ length: 10 }, () => ({ p: 1, outcome: 1 }));
    expect(calibrationOf(sure)).toMatchObject({ brier: 0, reliability: [{ from: 0.9, count: 10 }] });
  });
});
