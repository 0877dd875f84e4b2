import { z } from 'zod';

import { consents, loginMethods, scopes } from '../../events/codes.ts';
import { Code } from './account.ts';
import { dateTime, published } from '../define.ts';

/** What the log of an account says happened. */
const securityFacts = [
  'signed_up',
  'logged_in',
  'new_device',
  'session_ended',
  'password_changed',
  'totp_added',
  'totp_removed',
  'recovery_codes_made',
  'recovery_code_used',
  'factors_removed',
  'passkey_added',
  'passkey_removed',
  'passkey_refused',
  'address_proven',
  'email_change_asked',
  'email_changed',
  'email_change_undone',
  'token_made',
  'token_rotated',
  'token_ended',
  'token_leaked',
  'approval_on',
  'approval_off',
  'agent_submitted',
  'approval_asked',
  'webhook_added',
  'webhook_removed',
  'webhook_disabled',
  'operator_on',
  'operator_off',
] as const;
export type SecurityFact = (typeof securityFacts)[number];

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
    what: z.enum(securityFacts),
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
