import { turnRules } from '../../server/panel/protocol/phases/index.ts';
import type { TurnKind } from '../../server/panel/protocol/state/turn.ts';
import { plainSchema } from '../../server/panel/providers/answerSchema.ts';

type Json = { readonly [key: string]: unknown };

/** An answer as a provider that is bound to the form of its turn must give it: every field of the form, and no other. */
export const filledIn = (kind: TurnKind, answer: unknown): unknown => {
  const { schema, form, part } = turnRules[kind];
  const whole = plainSchema(form?.zod ?? schema) as Form;
  if (part === undefined) return filled(whole, answer as Json);
  if (part in (answer as Json)) return withEntries(whole, answer as Json);
  const list = whole.properties[part] as { readonly items: Form };
  return filled(whole, { [part]: [filled(list.items, answer as Json)] });
};

/** Entries of several lists in one answer. */
const withEntries = (whole: Form, answer: Json): Json =>
  filled(
    whole,
    Object.fromEntries(
      Object.entries(answer).map(([name, entries]) => {
        const { items } = whole.properties[name] as { readonly items: Form };
        return [name, (entries as readonly Json[]).map((entry) => filled(items, entry))];
      }),
    ),
  );

type Form = { readonly properties: Readonly<Record<string, Json>> };

const filled = ({ properties }: Form, given: Json): Json =>
  Object.fromEntries(
    Object.entries(properties).map(([name, field]) => [name, name in given ? given[name] : emptyOf(field)]),
  );

const emptyOf = ({ anyOf, type }: Json): unknown => {
  if (anyOf !== undefined || (Array.isArray(type) && type.includes('null'))) return null;
  if (type === 'array') return [];
  if (type === 'string') return '';
  throw new Error(`expected a field that may be empty, found ${String(type)}`);
};
