import { describe, expect, it } from 'vitest';

import type { CaseEvent } from '../../../shared/events/case.ts';
import { changeIn } from '../../../server/cases/again/askedChange.ts';
import { Refusal } from '../../../shared/kernel/refusal.ts';
import { foldDebate } from '../../../shared/views/debate/debate.ts';
import { at, caseFramed, caseSubmitted, clarificationAsked } from '../../support/controls.ts';
import { seen } from '../../support/histories.ts';

type Asked = Parameters<typeof changeIn>[0];
const { data } = caseFramed();
const frame = {
  ...data.frame,
  assumptions: ['Rents stay as they are.', 'Nobody of the staff leaves.'],
  criteria: [
    { criterionId: 'c1', name: 'Cash', weight: 0.6 },
    { criterionId: 'c2', name: 'Calm', weight: 0.4 },
  ].map((one) => ({ ...data.frame.criteria[0], ...one }) as (typeof data.frame.criteria)[number]),
};
const [question] = clarificationAsked().data.questions;
const history = (over: Partial<typeof frame> = {}): readonly CaseEvent[] => [
  caseSubmitted({ q1: 'Should we buy the shop? We earn 60,000 a year.', answers: { budget: 'We have 90,000.' } }),
  clarificationAsked(),
  {
    type: 'ClarificationAssumed',
    data: {
      reason: 'skipped',
      assumptions: [{ questionId: question?.questionId ?? '', text: 'Six months of cash are left.' }],
      at,
    },
  },
  { type: 'CaseFramed', data: { ...data, frame: { ...frame, ...over } } },
];
const ofCase = (asked: Asked, over: Partial<typeof frame> = {}) => changeIn(asked, foldDebate(seen(history(over))));
/** What the refusal says of the field at fault. */
const refusalOf = (asked: Asked, over: Partial<typeof frame> = {}) => {
  try {
    return ofCase(asked, over);
  } catch (error) {
    if (!(error instanceof Refusal)) throw error;
    return [error.code, error.errors[0]?.pointer, error.errors[0]?.detail];
  }
};

describe('an assumption that is changed', () => {
  it.each(['Rents stay as they are.', '  rents stay  as they are'])('is one that the case made: %s', (was) =>
    expect(ofCase({ kind: 'assumption', was, now: 'Rents rise.' })).toEqual({
      kind: 'assumption',
      was: 'Rents stay as they are.',
      now: 'Rents rise.',
    }),
  );
  it('may stand for an answer that nobody gave', () =>
    expect(ofCase({ kind: 'assumption', was: 'Six months of cash are left.', now: 'Two are.' })).toMatchObject({
      was: 'Six months of cash are left.',
    }));
  const long = `${question?.text} — Six months of cash are left.`;
  it.each([long, 'Six months of cash are left.'])('is recorded with its question, named either way: %s', (was) => {
    expect(ofCase({ kind: 'assumption', was, now: 'Two are.' }, { assumptions: [long] })).toMatchObject({ was: long });
  });
  it('is refused where the case never made it, and those that it made are named', () =>
    expect(refusalOf({ kind: 'assumption', was: 'We are on Mars.', now: 'We are on Venus.' })).toEqual([
      'invalid-input',
      '/change/was',
      'The case did not assume that. It assumed: “Rents stay as they are.”, “Nobody of the staff leaves.”, “Six months of cash are left.”.',
    ]));
  it('is refused where it says the same as before', () =>
    expect(
      refusalOf({ kind: 'assumption', was: 'Rents stay as they are.', now: 'Rents stay as they are' }),
    ).toMatchObject(['invalid-input', '/change/now', expect.stringContaining('already')]));
});

describe('a weight that is changed', () => {
  it('is recorded with what it was', () =>
    expect(ofCase({ kind: 'weight', criterion_id: 'c2', now: 0.7 })).toEqual({
      ...{ kind: 'weight', criterionId: 'c2', name: 'Calm', was: 0.4, now: 0.7 },
    }));
  it('is refused where it is what it was, as far as figures are shown', () =>
    expect(refusalOf({ kind: 'weight', criterion_id: 'c2', now: 0.402 })).toEqual([
      ...['invalid-input', '/change/now', 'Calm weighs 0.40 already.'],
    ]));
  it('is refused where the panel had no such criterion, and those that it had are named', () =>
    expect(refusalOf({ kind: 'weight', criterion_id: 'c9', now: 0.7 })).toEqual([
      ...['invalid-input', '/change/criterion_id', 'The panel had no criterion c9. It had: c1 (Cash), c2 (Calm).'],
    ]));
  it('is refused of the only criterion', () =>
    expect(
      refusalOf({ kind: 'weight', criterion_id: 'c1', now: 0.4 }, { criteria: frame.criteria.slice(0, 1) }),
    ).toEqual(['invalid-input', '/change/now', expect.stringContaining('only criterion')]));
});

describe('a fact that is known now', () => {
  it.each<[string]>([
    ['We earn 50,000 a year.'],
    ['We earn 60,000 a year. The landlord sells.'],
    ['We have 90,000 less.'],
  ])('is recorded as it is: %s', (now) => expect(ofCase({ kind: 'fact', now })).toEqual({ kind: 'fact', now }));
  it.each(['We earn 60,000 a year', 'we have 90,000.\n', 'We have 90,000. We earn 60,000 a year.'])(
    'is refused where the case says it already: %s',
    (now) =>
      expect(refusalOf({ kind: 'fact', now })).toEqual([
        ...['invalid-input', '/change/now', 'The case says that already, in these words.'],
      ]),
  );
});
