import { z } from 'zod';

import { dateTime, published, text } from '../define.ts';

const base64url = (longest: number) =>
  z
    .string()
    .max(longest)
    .regex(/^[\w-]+$/);
const credential = { id: base64url(1400), rawId: base64url(1400), type: z.literal('public-key') };
const clientDataJSON = base64url(8000);

export const PasskeyOptions = z.looseObject({ challenge: z.string() }).register(published, {
  id: 'PasskeyOptions',
  description:
    'What `PublicKeyCredential.parseCreationOptionsFromJSON()` or `parseRequestOptionsFromJSON()` takes (W3C Web Authentication). Its challenge is good for five minutes and once.',
});
export type PasskeyOptions = z.infer<typeof PasskeyOptions>;

const PasskeyAdded = z
  .object({
    ...credential,
    response: z.object({
      clientDataJSON,
      attestationObject: base64url(20_000),
      transports: z.array(z.string().max(40)).max(10).optional(),
    }),
  })
  .register(published, { id: 'PasskeyAdded', description: 'The new credential, as its `toJSON()` gives it.' });
export type PasskeyAdded = z.infer<typeof PasskeyAdded>;

export const PasskeyUsed = z
  .object({
    ...credential,
    response: z.object({
      clientDataJSON,
      authenticatorData: base64url(8000),
      signature: base64url(8000),
      userHandle: z.string().max(200).optional(),
    }),
  })
  .register(published, { id: 'PasskeyUsed', description: 'The assertion, as its `toJSON()` gives it.' });
export type PasskeyUsed = z.infer<typeof PasskeyUsed>;

const name = text(80, 1).register(published, { description: 'What the owner calls it.', maxLength: 80, minLength: 1 });

export const AddPasskey = z.strictObject({ name, credential: PasskeyAdded }).register(published, { id: 'AddPasskey' });
export type AddPasskey = z.infer<typeof AddPasskey>;

export const RenamePasskey = z.strictObject({ name }).register(published, { id: 'RenamePasskey' });

export const Passkey = z
  .object({
    passkey_id: z.string().register(published, { description: 'Names the passkey; it opens nothing.' }),
    name: z.string(),
    made_at: dateTime,
    used_at: dateTime.nullable(),
  })
  .register(published, { id: 'Passkey' });
export type Passkey = z.infer<typeof Passkey>;

export const Passkeys = z
  .object({
    offered: z.boolean().register(published, {
      description: 'Whether this installation has a name: browsers know no passkeys for a numeric address.',
    }),
    passkeys: z.array(Passkey),
  })
  .register(published, { id: 'Passkeys' });
export type Passkeys = z.infer<typeof Passkeys>;

export const NewPasskey = z
  .object({
    passkey: Passkey,
    recovery_codes: z.array(z.string()).register(published, {
      description:
        'Ten, where this is the account’s first factor beside the password; else none. They are shown this once.',
    }),
  })
  .register(published, { id: 'NewPasskey' });
export type NewPasskey = z.infer<typeof NewPasskey>;
