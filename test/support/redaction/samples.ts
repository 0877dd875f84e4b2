import type { z } from 'zod';

import { type CaseEvent, caseSchemas } from '../../../shared/events/case.ts';
import type { Recorded } from '../../../shared/kernel/event.ts';

/** What the owner wrote in the samples' case, and what every text of every sample quotes. */
export const owners = 'Nobody but me knows that the landlord is my uncle';
const chinese = '房东是我的舅舅，没有人知道，租约一月到期，大家都很担心，我们不知道该怎么办才好。';
/** Answers of the owner's whose sentences are values of the catalogue's: a rule that leaves out words would show. */
export const kindsInWords: readonly string[] = [
  'Case. Web. Document. Voting. Service. Blind. Revised.',
  'In_case. Not_in_case. In_document. Not_in_document.',
  'Not_on_page. Altered. Too_short. Claim_not_judged.',
  'Not_checked_in_time. Page_unavailable. Said.',
  'No_address. Nothing_found. Quorum. Panels.',
  'Shift. Scores_disagree. Drift.',
  'Framed_by_code. Low_coverage. Quotes_not_found. Last_ballots.',
].map((codes) => chinese + codes);

type Sample = { readonly event: Recorded<CaseEvent>; readonly leaves: readonly string[] };

/** One event of this type with every field that its schema has, however rare; `choose` picks from enumerations, by path. */
export const sampleOf = (type: CaseEvent['type'], choose: Readonly<Record<string, string>> = {}): Sample => {
  const leaves: string[] = [];
  const data = valueOf(caseSchemas[type], '', choose, leaves);
  const event = {
    ...{ type, data, revision: 50, id: 'event-50', version: 1, at: '2026-11-21T10:00:00.000Z' },
    ...{ actor: 'seat:voter-1', causation: 'call-1', correlation: 'case-1', prev: 'p', hash: 'h' },
    ...{ stream: 'case-1', position: 50n },
  };
  return { event: event as unknown as Recorded<CaseEvent>, leaves };
};

const valueOf = (
  schema: z.core.$ZodType,
  path: string,
  choose: Readonly<Record<string, string>>,
  leaves: string[],
): unknown => {
  const { def } = schema._zod as unknown as { readonly def: Def };
  const within = (inner: z.core.$ZodType, at: string) => valueOf(inner, at, choose, leaves);
  const leaf = <T>(value: T): T => {
    leaves.push(path);
    return value;
  };
  // Whatever the schema asks of a text: redaction does not look at it.
  const text = () => `${leaves.length}: “${owners}.”`;
  switch (def.type) {
    case 'object':
      return Object.fromEntries(
        Object.entries(def.shape).map(([name, field]) => [name, within(field, path ? `${path}.${name}` : name)]),
      );
    case 'array':
      // A list of plain values is one field.
      return isObject(def.element) ? [within(def.element, `${path}[]`)] : [within(def.element, path)];
    case 'record':
      return { A: within(def.valueType, `${path}.*`) };
    case 'optional':
    case 'nullable':
      return within(def.innerType, path);
    case 'enum':
      return leaf(choose[path] ?? text());
    case 'literal':
      return leaf(def.values[0]);
    case 'union': {
      const name = `${path}.${def.discriminator}`;
      const kindsOf = (option: z.core.$ZodType): readonly unknown[] => kindsIn(option, def.discriminator);
      const option = def.options.find((one) => kindsOf(one).includes(choose[name])) ?? def.options[0];
      if (!option) throw new Error(`expected options at ${path}, found none`);
      return valueOf(option, path, { [name]: String(kindsOf(option)[0]), ...choose }, leaves);
    }
    case 'number':
      return leaf(1);
    case 'boolean':
      return leaf(true);
    case 'string':
      return leaf(text());
  }
};

type Def =
  | { readonly type: 'object'; readonly shape: Readonly<Record<string, z.core.$ZodType>> }
  | { readonly type: 'array'; readonly element: z.core.$ZodType }
  | { readonly type: 'record'; readonly valueType: z.core.$ZodType }
  | { readonly type: 'optional' | 'nullable'; readonly innerType: z.core.$ZodType }
  | { readonly type: 'union'; readonly discriminator: string; readonly options: readonly z.core.$ZodType[] }
  | { readonly type: 'literal'; readonly values: readonly unknown[] }
  | { readonly type: 'enum' | 'number' | 'boolean' | 'string' };

/** The values by which one option of a union is told from the others. */
const kindsIn = (option: z.core.$ZodType, discriminator: string): readonly unknown[] => {
  const { def } = option._zod as unknown as { readonly def: Def };
  const field = def.type === 'object' ? def.shape[discriminator] : undefined;
  if (!field) return [];
  const of = field._zod.def as unknown as { readonly values?: readonly unknown[]; readonly entries?: object };
  return of.values ?? Object.values(of.entries ?? {});
};

const isObject = (schema: z.core.$ZodType): boolean =>
  schema._zod.def.type === 'object' || schema._zod.def.type === 'union';
