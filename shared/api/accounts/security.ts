import { z } from 'zod';

import { consents, loginMethods, scopes } from '../../events/codes.ts';
import { Code } from './account.ts';
import { dateTime, published } from '../define.ts';
import { securityFacts } from './securityFacts.ts';

export const Factors = z
  .object({
    totp: z.boolean().register(published, { description: 'Whether a code of an authenticator app is asked for.' }),
    passkeys: z.int().min(0),
    recovery_codes_left: z.int().min(0),
  })
  .register(published, { id: 'Factors' });
export type Factors = z.infer<typeof Factors>;

export const NewTotp = z
  .object({
    secret: z.string().register(published, { description: 'Base32, to be typed in. It is shown this once.' }),
    uri: z.string().register(published, { description: 'The same as `otpauth://`, to be shown as a QR code.' }),
  })
  .register(published, { id: 'NewTotp' });
export type NewTotp = z.infer<typeof NewTotp>;

export const ConfirmTotp = z.strictObject({ code: Code }).register(published, { id: 'ConfirmTotp' });
export type ConfirmTotp = z.infer<typeof ConfirmTotp>;

export const RecoveryCodes = z
  .object({
    recovery_codes: z.array(z.string()).register(published, {
      description: 'Each is good for once in the place of a code. They are shown this once.',
    }),
  })
  .register(published, { id: 'RecoveryCodes' });
export type RecoveryCodes = z.infer<typeof RecoveryCodes>;

const SecurityEntry = z
  .object({
    revision: z.int().min(0).register(published, { description: 'Of the account, of which this is an event.' }),
    at: dateTime,
    what: z.enum(Object.values(securityFacts).flat()),
    detail: z.string().nullable().register(published, {
      description:
        'For a login or an ended session, the browser’s user agent; for a token or an agent’s action, the token’s name; for a passkey, its name; for a webhook, its host; for a confirmed or changed address, the address.',
    }),
    by: z.enum(loginMethods).nullable().register(published, { description: 'How somebody signed in.' }),
    scopes: z.array(z.enum(scopes)).nullable().register(published, {
      description: 'What the owner agreed that the holder of the token may do.',
    }),
    consent: z.enum(consents).nullable().register(published, {
      description:
        'How the owner consented to what an agent submitted: as the agent stated, in a form of its program, or in the app.',
    }),
    case_id: z.string().nullable().register(published, { description: 'The case that an agent submitted.' }),
  })
  .register(published, { id: 'SecurityEntry' });
export type SecurityEntry = z.infer<typeof SecurityEntry>;

export const SecurityLog = z
  .object({
    entries: z.array(SecurityEntry),
    next: z.int().nullable().register(published, { description: 'Pass it as `before` for what is older.' }),
  })
  .register(published, { id: 'SecurityLog' });
export type SecurityLog = z.infer<typeof SecurityLog>;
