import { z } from 'zod';

type JsonSchema = { readonly [key: string]: unknown };

/** Keywords that not every provider's strict mode knows. What they say is checked when the answer arrives. */
const dropped = new Set([
  '$schema',
  '$id',
  'minLength',
  'maxLength',
  'minimum',
  'maximum',
  'exclusiveMinimum',
  'exclusiveMaximum',
  'pattern',
  'format',
  'minItems',
  'maxItems',
  'default',
]);

/** A schema in the part of JSON Schema that all providers' structured answers share: closed objects, every field required. */
// oxlint-disable-next-line typescript/no-unsafe-type-assertion -- a schema stays one
export const plainSchema = (schema: z.ZodType): JsonSchema => plain(z.toJSONSchema(schema)) as JsonSchema;

const plain = (value: unknown, isMap = false): unknown => {
  if (Array.isArray(value)) return value.map((item) => plain(item));
  if (typeof value !== 'object' || value === null) return value;
  return Object.fromEntries(
    Object.entries(value)
      // A field of the answer may well be called "format": only keywords are dropped.
      .filter(([key]) => isMap || !dropped.has(key))
      .map(([key, item]) => [key, plain(item, key === 'properties')]),
  );
};

/** For providers that cannot bind the answer to a schema while they search: it is put into words. */
export const schemaInWords = (schema: z.ZodType): string =>
  `Your whole answer is one JSON value of this JSON Schema, without any text around it:\n${JSON.stringify(plainSchema(schema))}`;
