import type { InputRequiredResult, ServerContext } from '@modelcontextprotocol/server';
import { z } from 'zod';

import { Refusal } from '../../../shared/kernel/refusal.ts';
import { type Form, type Forms, asksPeople, turnedDown } from './forms.ts';

/** The person's yes as the model passes it on. */
export const statedConsent = z
  .strictObject({ statement: z.string().min(1).max(500).describe('What the person said, in their words.') })
  .optional()
  .describe('The person’s consent to this in their name. Without it the person is asked, if your client can ask.');

type Consent = { readonly how: 'stated' | 'elicited'; readonly statement: string };

/** The person's yes: as the model states it, or given in a form of their program to exactly this question about these arguments. */
export const consentIn = async (
  forms: Forms,
  ctx: ServerContext,
  stated: z.output<typeof statedConsent>,
  { message, about }: { readonly message: string; readonly about: unknown },
): Promise<{ readonly given: Consent } | { readonly ask: InputRequiredResult }> => {
  if (stated) return { given: { how: 'stated', statement: stated.statement } };
  const form: Form = {
    ...{ key: 'consent', about, message },
    requestedSchema: {
      type: 'object',
      properties: { agree: { type: 'boolean', title: 'Yes, submit it for me' } },
      required: ['agree'],
    },
  };
  const agree = forms.answerTo(ctx, form)?.['agree'];
  if (agree === true) return { given: { how: 'elicited', statement: message } };
  if (agree === false || turnedDown(ctx, form.key) || !asksPeople(ctx))
    throw new Refusal('consent-missing', 'The person did not agree, or could not be asked here.');
  return { ask: await forms.show(ctx, form) };
};
