import { describe, expect, it } from 'vitest';

import { SignUp, normalEmail } from '../../../shared/api/accounts/account.ts';
import { Answers } from '../../../shared/api/cases/answers.ts';
import { Intake } from '../../../shared/api/cases/intake.ts';
import { intakeQuestions, questionGroups } from '../../../shared/api/cases/intakeQuestions.ts';
import { planOffers } from '../../../shared/api/accounts/plans.ts';
import { codeOf, problems } from '../../../shared/api/problems.ts';

const intake = { email: 'ada@example.org', q1: 'Lease or franchise?', mode: '' };
const ok = (input: unknown) => Intake.safeParse(input).success;

describe('the guided questions', () => {
  it('are q2 to q26, once each, every one of them part of the intake', () => {
    expect(intakeQuestions.map(({ id }) => id)).toEqual(Array.from({ length: 25 }, (_, i) => `q${i + 2}`));
    expect(Object.keys(Intake.shape)).toEqual([
      'email',
      'q1',
      'mode',
      ...intakeQuestions.map(({ id }) => id),
      'consent',
      'documents',
    ]);
  });
  it('stand in the order of their groups', () => {
    const groups = [...new Set(intakeQuestions.map(({ group }) => group))];
    expect(groups).toEqual(questionGroups.map(({ group }) => group));
  });
  it('keep only the last group from the seats', () =>
    expect(intakeQuestions.filter(({ lean }) => lean).map(({ id }) => id)).toEqual(['q24', 'q25', 'q26']));
  it('say what they ask, how, and why', () => {
    for (const { label, help, why } of intakeQuestions)
      for (const words of [label, help, why]) expect(words.length).toBeGreaterThan(15);
  });
});

describe('an intake', () => {
  it('takes every mode and any guided answers', () => {
    for (const mode of ['', 'default', 'direct', 'deep', undefined]) expect(ok({ ...intake, mode })).toBe(true);
    expect(ok({ ...intake, q7: 'nothing changes', q26: 'a signed lease' })).toBe(true);
  });
  it('takes nothing it does not know', () => {
    expect(
      [{ mode: 'standard' }, { q27: 'x' }, { q2: 5 }, { email: 'ada' }].map((x) => ok({ ...intake, ...x })),
    ).toEqual([false, false, false, false]);
  });
  it('counts characters, not UTF-16 units', () => {
    expect(ok({ ...intake, q1: '🥐'.repeat(100_000) })).toBe(true);
    expect(ok({ ...intake, q1: '🥐'.repeat(100_001) })).toBe(false);
    expect(ok({ ...intake, q2: 'a'.repeat(10_001) })).toBe(false);
  });
  it('refuses a text in which nothing can be seen', () => {
    const invisible = ['\u200b\u200b', '\u2060\ufeff\u00ad', '\u3164', '\u2800\u2800', '\u202e\u202c'];
    expect(invisible.map((q1) => ok({ ...intake, q1 }))).toEqual(invisible.map(() => false));
    expect(['？', '🥐', 'a\u200b'].every((q1) => ok({ ...intake, q1 }))).toBe(true);
  });
  it('refuses what no database can hold', () =>
    expect([`a\0b`, 'a\ud800b', '   '].map((q1) => ok({ ...intake, q1 }))).toEqual([false, false, false]));
});

describe('answers', () => {
  it('are one text, or one for each question, or none on purpose', () => {
    const good = [{ text: '90,000' }, { answers: [{ question_id: 'q-1', text: 'نعم' }] }, { skip: true }];
    const bad = [{}, { text: '' }, { answers: [] }, { skip: false }, { text: 'x', skip: true }];
    expect([...good, ...bad].map((x) => Answers.safeParse(x).success)).toEqual([
      ...good.map(() => true),
      ...bad.map(() => false),
    ]);
  });
});

describe('an address', () => {
  it('is compared in one form', () => expect(normalEmail('  Ada@Example.ORG ')).toBe('ada@example.org'));
  it('cannot smuggle a header or a second recipient', () => {
    const bad = ['a@b.c\r\nBcc: x@y.z', 'a@b.c, d@e.f', '<a@b.c>', 'a b@c.d', 'a@b', '@b.c', 'a@b.c\u202e'];
    expect(bad.filter((email) => SignUp.safeParse({ email, password: 'long enough' }).success)).toEqual([]);
    for (const email of ['ada@example.org', 'ada+x@example.co.uk', 'ädä@müller.example'])
      expect(SignUp.safeParse({ email, password: 'long enough' }).success).toBe(true);
  });
});

describe('problems and plans', () => {
  it('have codes in upper case', () => expect(codeOf('account-exists')).toBe('ACCOUNT_EXISTS'));
  it('are all refusals or failures', () =>
    expect(Object.values(problems).every(({ status }) => status >= 400 && status < 600)).toBe(true));
  it('cost what is announced', () =>
    expect(Object.values(planOffers).map(({ usdPerMonth }) => usdPerMonth)).toEqual([null, 99, 299, 999, null]));
});
