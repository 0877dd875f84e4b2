import { z } from 'zod';

import { idPattern } from '../kernel/ids.ts';
import { isVisible } from '../kernel/text/visibleText.ts';
import { limits } from './limits.ts';

/**
 * Names and words of what the API publishes. A registry of our own: zod's global one would publish every schema of the
 * process. Everything registered with an `id` is listed once under `components.schemas`.
 */
export const published = z.registry<{
  readonly id?: string;
  readonly description?: string;
  readonly maxLength?: number;
  readonly minLength?: number;
  readonly format?: string;
  readonly examples?: unknown[];
}>();

/**
 * Text of at most `max` Unicode characters (code points, as JSON Schema counts them). NUL and lone surrogates are refused:
 * neither PostgreSQL nor UTF-8 can hold them.
 */
export const text = (max: number, min = 0) =>
  z
    .string()
    .refine((value) => value.isWellFormed() && !value.includes('\0'), {
      error: 'Use Unicode text without NUL characters.',
    })
    .refine((value) => value.length <= max || characters(value) <= max, {
      error: ({ input }) =>
        `Use at most ${max.toLocaleString('en')} characters. This text has ${characters(String(input)).toLocaleString('en')}.`,
    })
    .refine((value) => min === 0 || (value.trim().length >= min && isVisible(value)), {
      error: min === 1 ? 'Enter some text.' : `Enter at least ${min} characters.`,
    })
    .register(published, { maxLength: max, ...(min > 0 && { minLength: min }) });

/** Code points, which is what JSON Schema's lengths count. */
export const characters = (value: string): number => Array.from(value).length;

export const dateTime = z.iso.datetime();
export const url = z.string().register(published, { format: 'uri-reference' });
/** 160 random bits and more, in base64url. */
export const caseId = z.string().register(published, { description: 'Id of a case, at least 160 random bits.' });

/** An id in an address, refused before any table is asked when it can be none; `of` says whose. */
export const addressId = (of: string) =>
  z
    .string()
    .regex(idPattern)
    .register(published, { description: `Id of ${of}.` });

/** The header that makes a repeated request one; `what` it names, such as "submission". */
export const idempotencyHeaders = (what: string) =>
  z.object({
    'idempotency-key': z
      .string()
      .min(1)
      .max(limits.idempotencyKey)
      .optional()
      .register(published, { description: `Any text that names this ${what}, such as a UUID.` }),
  });

/** Parameters of every address about one case. */
export const ofCase = z.object({ case_id: caseId });
