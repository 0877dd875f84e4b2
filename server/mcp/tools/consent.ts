import {
  CLIENT_CAPABILITIES_META_KEY,
  type InputRequiredResult,
  type ServerContext,
  acceptedContent,
  inputRequired,
} from '@modelcontextprotocol/server';
import { z } from 'zod';

import { Refusal } from '../../../shared/kernel/refusal.ts';

/** Whether the program that calls can put a form before its person in answer to this very request. */
export const asksPeople = ({ mcpReq }: ServerContext): boolean => {
  // oxlint-disable-next-line typescript/no-unsafe-type-assertion -- a client may declare anything
  const declared = mcpReq.envelope as Readonly<Record<string, unknown>> | undefined;
  // oxlint-disable-next-line typescript/no-unsafe-type-assertion -- as the protocol says; absent members are as if undeclared
  const can = declared?.[CLIENT_CAPABILITIES_META_KEY] as
    | { readonly elicitation?: { readonly form?: object; readonly url?: object } }
    | undefined;
  // An empty declaration means forms.
  return can?.elicitation !== undefined && (can.elicitation.form !== undefined || can.elicitation.url === undefined);
};

/** Whether the person has already been shown the form of this call and turned it down or away. */
export const turnedDown = ({ mcpReq }: ServerContext, key: string): boolean => {
  // oxlint-disable-next-line typescript/no-unsafe-type-assertion -- the package has held it against the protocol
  const answer = mcpReq.inputResponses?.[key] as { action?: string } | undefined;
  return answer?.action === 'decline' || answer?.action === 'cancel';
};

const key = 'consent';

/** The person's yes as the model passes it on. */
export const statedConsent = z
  .strictObject({ statement: z.string().min(1).max(500).describe('What the person said, in their words.') })
  .optional()
  .describe('The person’s consent to this in their name. Without it the person is asked, if your client can ask.');

/**
 * The person's yes: as the model states it, or given to exactly this question in a form of their program. Null where the form is yet
 * to be shown.
 */
export const consentIn = (ctx: ServerContext, stated: z.output<typeof statedConsent>, message: string) => {
  if (stated) return { how: 'stated' as const, statement: stated.statement };
  const answer = acceptedContent<{ agree?: boolean }>(ctx.mcpReq.inputResponses, key);
  if (answer?.agree === true) return { how: 'elicited' as const, statement: message };
  if (answer?.agree === false || turnedDown(ctx, key) || !asksPeople(ctx))
    throw new Refusal('consent-missing', 'The person did not agree, or could not be asked here.');
  return null;
};

export const askConsent = (message: string): InputRequiredResult =>
  inputRequired({
    inputRequests: {
      [key]: inputRequired.elicit({
        message,
        requestedSchema: {
          type: 'object',
          properties: { agree: { type: 'boolean', title: 'Yes, submit it for me' } },
          required: ['agree'],
        },
      }),
    },
  });
