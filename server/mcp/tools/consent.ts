import {
  CLIENT_CAPABILITIES_META_KEY,
  type InputRequiredResult,
  type ServerContext,
  acceptedContent,
  inputRequired,
} from '@modelcontextprotocol/server';

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

/** The person's yes to exactly this question; null where there is none. */
export const consentGiven = ({ mcpReq }: ServerContext, message: string) =>
  acceptedContent<{ agree?: boolean }>(mcpReq.inputResponses, key)?.agree === true
    ? { how: 'elicited' as const, statement: message }
    : null;

export const consentRefused = (ctx: ServerContext): boolean =>
  turnedDown(ctx, key) || acceptedContent<{ agree?: boolean }>(ctx.mcpReq.inputResponses, key)?.agree === false;

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
