import { z } from 'zod';

import { modes } from '../../events/case.ts';
import { scopes } from '../../events/codes.ts';
import { dateTime, published, text } from '../define.ts';

/** Whole days after which a token ends; null: never, which must be chosen. */
const lifetimes = [30, 90, 365] as const;

const casesPerMonth = z.int().min(1).max(1000).nullable().register(published, {
  description: 'Cases that may be submitted in a calendar month (UTC); null: as the plan has.',
});
const usdPerMonth = z.number().min(0).max(100_000).nullable().register(published, {
  description:
    'What the cases of a calendar month may cost in USD; a case counts with its spending limit until it has ended.',
});
const name = text(80, 1).register(published, { description: 'What the owner calls it.', maxLength: 80, minLength: 1 });

export const CreateToken = z
  .strictObject({
    name,
    scopes: z.array(z.enum(scopes)).min(1).max(scopes.length),
    expires_in_days: z.union(lifetimes.map((days) => z.literal(days))).nullable(),
    cases_per_month: casesPerMonth,
    usd_per_month: usdPerMonth,
    modes: z.array(z.enum(modes)).min(1).max(modes.length),
    password: z.string().max(1024).register(published, { description: 'The account’s password, once more.' }),
    consent: z.literal(true).register(published, {
      description: 'That the owner lets the holder of the token act for them, as it says here.',
    }),
  })
  .register(published, { id: 'CreateToken' });
export type CreateToken = z.infer<typeof CreateToken>;

export const Token = z
  .object({
    token_id: z.string().register(published, { description: 'Names the token; it opens nothing.' }),
    name: z.string(),
    ends_with: z.string().register(published, { description: 'The last four characters of the secret.' }),
    scopes: z.array(z.enum(scopes)),
    modes: z.array(z.enum(modes)),
    cases_per_month: casesPerMonth,
    usd_per_month: usdPerMonth,
    created_at: dateTime,
    expires_at: dateTime.nullable(),
    last_used_at: dateTime.nullable().register(published, { description: 'To the minute.' }),
    last_client: z.string().nullable().register(published, { description: 'What the last caller called itself.' }),
    previous_until: dateTime
      .nullable()
      .register(published, { description: 'Until when the secret from before the rotation is still taken.' }),
  })
  .register(published, { id: 'Token' });
export type Token = z.infer<typeof Token>;

export const Tokens = z.object({ tokens: z.array(Token) }).register(published, { id: 'Tokens' });
export type Tokens = z.infer<typeof Tokens>;

const secret = z.string().register(published, { description: 'The token itself. It is shown this once.' });
export const NewToken = z.object({ secret, token: Token }).register(published, { id: 'NewToken' });
export type NewToken = z.infer<typeof NewToken>;

export const RotateToken = z
  .strictObject({
    overlap_hours: z
      .int()
      .min(0)
      .max(24)
      .register(published, { description: 'How long the old secret is still taken; 0: not at all.' }),
  })
  .register(published, { id: 'RotateToken' });
export type RotateToken = z.infer<typeof RotateToken>;

export const LeakedToken = z
  .strictObject({ token: z.string().max(200) })
  .register(published, { id: 'LeakedToken', description: 'A token found where it should not be.' });
