import { z } from 'zod';

import { plans } from '../../events/account.ts';
import { modelProviders } from '../../events/providers.ts';
import { characters, dateTime, published, text } from '../define.ts';
import { limits } from '../limits.ts';

const emailShape = /^[^\s@<>()[\]\\,;:"\p{C}]+@[^\s@<>()[\]\\,;:"\p{C}]+\.[^\s@<>()[\]\\,;:".\p{C}]+$/u;

/** The form in which addresses are compared: composed, trimmed, lower case. */
export const normalEmail = (email: string): string => email.normalize('NFC').trim().toLowerCase();

export const Email = z
  .string()
  .refine((value) => value.length <= limits.email && emailShape.test(value.trim()), {
    error: 'Enter an e-mail address, like ada@example.org.',
  })
  .register(published, { format: 'email', maxLength: limits.email });

/** A new password: any characters; only its length is ruled. Where one is only compared, any string will do. */
const NewPassword = text(limits.password.max).refine((value) => characters(value) >= limits.password.min, {
  error: `Use at least ${limits.password.min} characters.`,
});
/** Six digits of an authenticator app, or a recovery code. */
export const Code = z.string().max(100);
const GivenPassword = z.string().max(limits.password.max * 4);

export const SignUp = z
  .strictObject({ email: Email, password: NewPassword })
  .register(published, { id: 'SignUp', description: 'The address and a password of at least 8 characters.' });
export type SignUp = z.infer<typeof SignUp>;

export const LogIn = z
  .strictObject({ email: z.string().max(1000), password: GivenPassword, code: Code.optional() })
  .register(published, {
    id: 'LogIn',
    description: '`code`: of the authenticator app or a recovery code, where the account has a second factor.',
  });
export type LogIn = z.infer<typeof LogIn>;

export const Trial = z
  .object({ ends_at: dateTime, days_left: z.int().min(0) })
  .register(published, { id: 'Trial', description: 'The 30 days every account begins with.' });

export const Account = z
  .object({
    account_id: z.string(),
    email: z.string(),
    address_proven: z.boolean().register(published, {
      description:
        'Whether a link in an e-mail to this address was opened. Until then the account has one case, and sees nothing that others share with the address.',
    }),
    new_email: z.string().optional().register(published, {
      description: 'The address that was asked for in its place, until a link in an e-mail to it is opened.',
    }),
    plan: z.enum(plans),
    trial: Trial,
    operator: z
      .literal(true)
      .optional()
      .register(published, { description: 'Whether the account sees the operators’ page.' }),
    terms_accepted: z
      .boolean()
      .register(published, { description: 'Whether the Terms in force today have been accepted.' }),
  })
  .register(published, { id: 'Account' });
export type Account = z.infer<typeof Account>;

export const AcceptTerms = z.strictObject({ version: z.string().max(40).optional() }).register(published, {
  id: 'AcceptTerms',
  description: 'The version that was read, as `GET /api/terms` gives it; absent: the one in force.',
});
export type AcceptTerms = z.infer<typeof AcceptTerms>;

export const Terms = z
  .object({
    version: z.string(),
    sections: z.array(z.object({ title: z.string(), text: z.string() })),
    providers: z.array(z.enum(modelProviders)).register(published, {
      description: 'The model providers that this installation asks now; `local` is a server of its operator’s own.',
    }),
  })
  .register(published, { id: 'Terms' });
export type Terms = z.infer<typeof Terms>;

export const ProveAddress = z
  .strictObject({ token: z.string().max(200) })
  .register(published, { id: 'ProveAddress', description: 'What follows `#proof=` in a link of an e-mail.' });
export type ProveAddress = z.infer<typeof ProveAddress>;

export const AddressLinkSent = z
  .object({
    by: z.enum(['mail', 'file']).register(published, {
      description: '`file`: there is no mail server; the operator finds the e-mail in the folder of e-mails.',
    }),
  })
  .register(published, { id: 'AddressLinkSent' });
export type AddressLinkSent = z.infer<typeof AddressLinkSent>;

export const ChangeEmail = z.strictObject({ email: Email }).register(published, { id: 'ChangeEmail' });
export type ChangeEmail = z.infer<typeof ChangeEmail>;

export const UndoEmailChange = z
  .strictObject({ token: z.string().max(200) })
  .register(published, { id: 'UndoEmailChange', description: 'What follows `#undo=` in the link of the e-mail.' });

export const OwnEmail = z.object({ email: z.string() }).register(published, { id: 'OwnEmail' });
export type OwnEmail = z.infer<typeof OwnEmail>;

export const AskReset = z.strictObject({ email: Email }).register(published, { id: 'AskReset' });
export type AskReset = z.infer<typeof AskReset>;

export const ConfirmReset = z
  .strictObject({ token: z.string().max(200), password: NewPassword })
  .register(published, { id: 'ConfirmReset', description: 'The token of the e-mail and the new password.' });
export type ConfirmReset = z.infer<typeof ConfirmReset>;

export const ChangePassword = z
  .strictObject({ current: GivenPassword, password: NewPassword })
  .register(published, { id: 'ChangePassword', description: 'The password of today and the new one.' });
export type ChangePassword = z.infer<typeof ChangePassword>;

export const ProveIdentity = z
  .strictObject({ password: GivenPassword, code: Code.optional() })
  .register(published, { id: 'ProveIdentity', description: 'What one signs in with, once more.' });
export type ProveIdentity = z.infer<typeof ProveIdentity>;

export const DeleteAccount = z
  .strictObject({ password: GivenPassword })
  .register(published, { id: 'DeleteAccount', description: 'The password, once more.' });
export type DeleteAccount = z.infer<typeof DeleteAccount>;

export const Preferences = z.strictObject({ reminders: z.boolean() }).register(published, { id: 'Preferences' });
export type Preferences = z.infer<typeof Preferences>;

const Session = z
  .object({
    session_id: z.string().register(published, { description: 'Names the session; it does not open it.' }),
    current: z.boolean(),
    started_at: dateTime,
    seen_at: dateTime,
    expires_at: dateTime,
    device: z
      .string()
      .register(published, { description: 'What the browser or agent called itself when it signed in.' }),
  })
  .register(published, { id: 'Session' });
type Session = z.infer<typeof Session>;

export const Sessions = z.object({ sessions: z.array(Session) }).register(published, { id: 'Sessions' });
export type Sessions = z.infer<typeof Sessions>;
