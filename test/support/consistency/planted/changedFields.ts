import type { Random } from '../../../../shared/kernel/random.ts';
import type { ReportDocument } from '../../../../shared/views/reportDocument/types/reportDocument.ts';
import { pick } from './changedValues.ts';

/** A field of the JSON by its path, and what it holds. */
export type Field = { readonly path: readonly (string | number)[]; readonly value: string | number | boolean };

export const fieldsOf = (value: unknown, path: readonly (string | number)[] = []): readonly Field[] => {
  if (typeof value === 'string' || typeof value === 'number' || typeof value === 'boolean') return [{ path, value }];
  if (Array.isArray(value)) return value.flatMap((one, i) => fieldsOf(one, [...path, i]));
  if (typeof value !== 'object' || value === null) return [];
  return Object.entries(value).flatMap(([key, one]) => fieldsOf(one, [...path, key]));
};

/** The document with something else of the same kind in one field. */
export const changedIn = (document: ReportDocument, { path, value }: Field, random: Random): ReportDocument => {
  const to = other(document, value, random);
  const set = (node: unknown, [step, ...rest]: readonly (string | number)[]): unknown => {
    if (step === undefined) return to;
    if (Array.isArray(node)) return node.map((one, i) => (i === step ? set(one, rest) : one));
    return { ...(node as object), [step]: set((node as Record<string, unknown>)[step], rest) };
  };
  return set(document, path) as ReportDocument;
};

/** What fields of these names hold, of which there are few. */
const states: readonly (readonly string[])[] = [
  ['strong', 'moderate', 'lean', 'too_close'],
  ['full', 'degraded', 'single_source', 'failed'],
  ['openai', 'anthropic', 'google', 'local'],
  ['verified', 'refuted', 'altered', 'not_found', 'unverifiable', 'too_short', 'unreadable'],
  ['none', 'new_evidence', 'flaw_in_own_claim', 'recalculated'],
  ['direct', 'default', 'deep'],
  ['two_way', 'one_way', 'mixed'],
  ['recommendation', 'preliminary'],
  ['pass', 'publish_with_warning'],
  ['answered', 'assumed'],
  ['voting', 'service'],
  ['fact', 'base_rate', 'estimate', 'opinion'],
  ['A', 'B', 'C', 'D', 'E'],
  ['case', 'web', 'document'],
  ['more', 'less'],
  ['blind', 'revised'],
  ['user', 'panel', 'status_quo', 'write_in'],
  ['out_of_time', 'declined', 'invalid_answer', 'unreachable', 'interrupted', 'not_asked'],
  ['in_case', 'not_in_case', 'not_on_page', 'in_document', 'not_in_document', 'claim_not_judged'],
  ['no_address', 'nothing_found'],
  ['citations_exist', 'citations_verified', 'numbers_traceable', 'base_rate', 'three_tripwires', 'first_action'],
];

function other({ options, run, frame }: ReportDocument, value: Field['value'], random: Random): Field['value'] {
  if (typeof value === 'boolean') return !value;
  if (typeof value === 'number') {
    if (Number.isInteger(value) && value !== 0 && value !== 1) return value + 1 + Math.floor(random() * 3);
    return value >= 0 && value <= 1 ? Math.round(((value + 0.07 + 0.86 * random()) % 1) * 100) / 100 : value * 1.3;
  }
  if (/^\d{4}-\d\d-\d\d/u.test(value) && !Number.isNaN(Date.parse(value)))
    return value.replace(/^\d{4}/u, (year) => String(Number(year) + 1));
  const lists = [
    options.map(({ optionId }) => optionId),
    ...['name', 'seatId', 'lens', 'model'].map((key) => [
      ...new Set(run.seats.flatMap((seat) => seat[key as 'name' | 'seatId' | 'lens' | 'model'] ?? [])),
    ]),
    options.map(({ title }) => title),
    frame.criteria.map(({ criterionId }) => criterionId),
    ...states,
  ];
  const found = lists.find((list) => list.includes(value) && list.length > 1);
  if (found)
    return pick(
      random,
      found.filter((one) => one !== value),
    );
  return value === '' ? 'Something.' : `${value.slice(0, -1)}${value.endsWith('7') ? '8' : '7'}`;
}
