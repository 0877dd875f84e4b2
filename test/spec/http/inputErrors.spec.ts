import { describe, expect, it } from 'vitest';
import { z } from 'zod';

import { inputError } from '../../../server/platform/http/inputErrors.ts';

const said = (schema: z.ZodType, given: unknown): string | undefined =>
  schema.safeParse(given, { error: inputError }).error?.issues[0]?.message;

describe('what is wrong with a field', () => {
  const Link = z.strictObject({
    days: z.int().min(1).max(365),
    mode: z.enum(['a', 'b']),
    name: z.string().min(1).max(5),
  });
  const link = { days: 7, mode: 'a', name: 'x' };
  it.each<[object, string]>([
    [{ days: undefined }, '“days” is missing.'],
    [{ days: '7' }, '“days” must be a number.'],
    [{ days: 1.5 }, '“days” must be a whole number.'],
    [{ days: 0 }, '“days” must be at least 1.'],
    [{ days: 366 }, '“days” must be at most 365.'],
    [{ mode: 'c' }, '“mode” must be one of a, b.'],
    [{ name: null }, '“name” must be text.'],
    [{ name: '' }, '“name” must have at least 1 character.'],
    [{ name: 'longer' }, '“name” must have at most 5 characters.'],
  ])('is said by its name: %j', (change, expected) => {
    expect(said(Link, { ...link, ...change })).toBe(expected);
  });

  it('is said of what lies deeper and of the whole', () => {
    const Answers = z.object({ answers: z.array(z.object({ id: z.string(), yes: z.literal(true) })).min(2) });
    expect(said(Answers, { answers: [{}, {}] })).toBe('“answers/0/id” is missing.');
    expect(said(Answers, { answers: [{ id: 'a', yes: false }] })).toBe('“answers/0/yes” must be true.');
    expect(said(Answers, { answers: [] })).toBe('“answers” must have at least 2 items.');
    expect(said(Answers, [])).toBe('This must be an object.');
  });

  it('leaves a schema its own words', () => {
    expect(said(z.string().min(1, 'Enter some text.'), '')).toBe('Enter some text.');
  });
});
