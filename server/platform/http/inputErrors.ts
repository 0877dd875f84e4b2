import type { z } from 'zod';

/** What is wrong with a field, for people who write clients; zod speaks of its own types. Undefined: zod says it. */
export const inputError = (issue: z.core.$ZodRawIssue): string | undefined => {
  const must = mustBe(issue);
  if (must === undefined) return undefined;
  const name = issue.path?.length ? `“${issue.path.map(String).join('/')}”` : 'This';
  return issue.code === 'invalid_type' && issue.input === undefined ? `${name} is missing.` : `${name} must ${must}.`;
};

const mustBe = (issue: z.core.$ZodRawIssue): string | undefined => {
  if (issue.code === 'invalid_type') return kinds[issue.expected] && `be ${kinds[issue.expected]}`;
  if (issue.code === 'invalid_value') {
    const values = issue.values.map(String);
    return values.length === 1 ? `be ${values[0]}` : `be one of ${values.join(', ')}`;
  }
  if (issue.code === 'too_small') return bounded(issue.origin, `${issue.minimum}`, 'least');
  if (issue.code === 'too_big') return bounded(issue.origin, `${issue.maximum}`, 'most');
  return undefined;
};

const kinds: Readonly<Record<string, string>> = {
  string: 'text',
  number: 'a number',
  int: 'a whole number',
  boolean: 'true or false',
  array: 'a list',
  object: 'an object',
  null: 'null',
};

const bounded = (origin: string, bound: string, end: 'least' | 'most'): string | undefined => {
  if (origin === 'string') return `have at ${end} ${counted(bound, 'character')}`;
  if (origin === 'array') return `have at ${end} ${counted(bound, 'item')}`;
  return ['number', 'int', 'bigint'].includes(origin) ? `be at ${end} ${bound}` : undefined;
};
const counted = (count: string, what: string) => (count === '1' ? `1 ${what}` : `${count} ${what}s`);
