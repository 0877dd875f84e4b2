import { createHash, createHmac } from 'node:crypto';

import {
  CLIENT_CAPABILITIES_META_KEY,
  type InputRequiredResult,
  type ServerContext,
  acceptedContent,
  createRequestStateCodec,
  inputRequired,
} from '@modelcontextprotocol/server';

import type { TokenCaller } from '../../platform/http/route.ts';

type Elicited = Parameters<typeof inputRequired.elicit>[0];
/** A form, and the arguments of the call that it is about. */
export type Form = Elicited & { readonly key: string; readonly about: unknown };
export type Forms = ReturnType<typeof createForms>;

/** A person may take as long to answer. */
const seconds = 3600;

/**
 * Forms that programs put before their person. Their answer comes with the call sent once more, which the program writes: it counts only
 * with the seal that was given out with this very form, for these arguments, to this token.
 */
export const createForms = (secret: string, { tokenId }: Pick<TokenCaller, 'tokenId'>) => {
  const codec = createRequestStateCodec<{ readonly shown: string }>({
    key: createHmac('sha256', secret).update('forms of MCP clients').digest(),
    ttlSeconds: seconds,
    bind: ({ mcpReq }) => `${mcpReq.method} ${tokenId}`,
  });
  const digestOf = (form: Form) => createHash('sha256').update(JSON.stringify(form)).digest('base64url');
  const wasShown = ({ mcpReq }: ServerContext, form: Form) =>
    mcpReq.requestState<{ readonly shown?: string }>()?.shown === digestOf(form);

  return {
    verify: (state: string, ctx: ServerContext) => codec.verify(state, ctx),
    /** What the person filled in; undefined where this form was not shown, or not filled in. */
    answerTo: (ctx: ServerContext, form: Form): Readonly<Record<string, unknown>> | undefined =>
      wasShown(ctx, form) ? acceptedContent(ctx.mcpReq.inputResponses, form.key) : undefined,
    async show(ctx: ServerContext, form: Form): Promise<InputRequiredResult> {
      const { key, about: _about, ...elicited } = form;
      return inputRequired({
        inputRequests: { [key]: inputRequired.elicit(elicited) },
        requestState: await codec.mint({ shown: digestOf(form) }, ctx),
      });
    },
  };
};

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
