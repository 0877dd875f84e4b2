import { describe, expect, it } from 'vitest';

import { elapsed, phaseTimes, timeLeft } from '../../client/debate/times.ts';
import type { CaseEvent } from '../../shared/events/case.ts';
import { afterFramingMs } from '../../shared/views/afterFraming.ts';
import { foldDebate } from '../../shared/views/debate/debate.ts';
import { later, reportIssued } from '../support/controls.ts';
import { history, seen } from '../support/histories.ts';
import { english } from '../support/stories.ts';

const delivered: readonly CaseEvent[] = [
  ...history(english),
  { ...reportIssued(), data: { ...reportIssued().data, at: later(1300) } },
];
const decided: CaseEvent = { type: 'DecisionRecorded', data: { optionId: null, text: 'Wait.', at: later(9000) } };

describe('the duration of a case', () => {
  it('ends when the case ends, whatever happens to it later', () => {
    const now = Date.parse(later(20_000));
    const before = foldDebate(seen(delivered));
    const after = foldDebate(seen([...delivered, decided]));
    expect(after.lastAt).not.toBe(before.lastAt);
    expect(elapsed(after, now)).toBe(elapsed(before, now));
    expect(elapsed(after, now)).toBe(Date.parse(later(1300)) - Date.parse(after.submittedAt));
    expect(phaseTimes(after, now)).toEqual(phaseTimes(before, now));
  });
});

describe('what is expected to be left of a case', () => {
  const framedAt = history(english).findIndex(
    ({ type, data }) => type === 'PhaseEntered' && 'phase' in data && data.phase === 'framing',
  );
  const at = (minutes: number) => {
    const { data } = history(english)[framedAt] ?? reportIssued();
    return Date.parse('at' in data ? data.at : '') + minutes * 60_000;
  };
  const running = foldDebate(seen(history(english).slice(0, framedAt + 1)));

  it('is counted down from framing on, and says nothing before, later or at the end', () => {
    expect(framedAt).toBeGreaterThan(0);
    expect(timeLeft(foldDebate(seen(history(english).slice(0, framedAt))), at(0))).toBeNull();
    const whole = afterFramingMs(running.mode, running.rehearsal, running.q1?.length ?? 0);
    expect(timeLeft(running, at(0))).toBe(whole);
    expect(timeLeft(running, at(4))).toBe(whole - 4 * 60_000);
    expect(timeLeft(running, at(10))).toBeNull();
    expect(timeLeft(foldDebate(seen(delivered)), at(1))).toBeNull();
  });

  it('is more for a longer text, but for scripted seats', () => {
    const left = (q1: string, rehearsal: boolean) => timeLeft({ ...running, q1, rehearsal }, at(0)) ?? 0;
    expect(left('x'.repeat(97_000), false)).toBeGreaterThan(left('x', false) + 40_000);
    expect(left('x'.repeat(97_000), true)).toBe(left('x', true));
  });
});
