import { describe, expect, it } from 'vitest';

import { calibrationOf, forecastOf } from '../../../shared/views/calibration.ts';
import { foldDebate } from '../../../shared/views/debate/debate.ts';
import { at } from '../../support/controls.ts';
import { history, seen } from '../../support/histories.ts';
import { english } from '../../support/stories.ts';

const lived = (optionId: string | null, happened: 'good' | 'bad' | 'unknown') =>
  foldDebate(
    seen([
      ...history(english),
      { type: 'DecisionRecorded', data: { optionId, text: 'Done.', at } },
      { type: 'OutcomeRecorded', data: { happened, text: '', at } },
    ]),
  );

describe('a forecast', () => {
  it('is what was held of the option that was chosen', () => {
    expect(forecastOf(lived('B', 'good'))).toEqual({ p: 0.57, outcome: 1 });
    expect(forecastOf(lived('B', 'bad'))).toEqual({ p: 0.57, outcome: 0 });
  });

  it('is none where nobody knows', () => {
    expect(forecastOf(lived('B', 'unknown'))).toBeNull();
    expect(forecastOf(lived(null, 'good'))).toBeNull();
    expect(forecastOf(foldDebate(seen(history(english))))).toBeNull();
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
