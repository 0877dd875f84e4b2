import type {
  CallToolResult,
  ContentBlock,
  InputRequiredResult,
  McpServer,
  ServerContext,
} from '@modelcontextprotocol/server';
import { z } from 'zod';

import type { Scope } from '../../../shared/events/codes.ts';
import { ownJson } from '../../../shared/kernel/collections.ts';
import { Refusal } from '../../../shared/kernel/refusal.ts';
import { scopeRefusal } from '../../accounts/tokens/scopeRefusal.ts';
import type { TokenCaller } from '../../platform/http/route.ts';
import type { McpNeeds } from '../mcpNeeds.ts';
import { explained } from './refusals.ts';

type Hints = {
  readonly readOnlyHint: boolean;
  readonly destructiveHint: boolean;
  readonly idempotentHint: boolean;
  readonly openWorldHint: boolean;
};
/** Read only, destructive, idempotent, open world: t or f each. */
export const hints = (letters: `${'t' | 'f'}${'t' | 'f'}${'t' | 'f'}${'t' | 'f'}`): Hints => {
  const [readOnlyHint, destructiveHint, idempotentHint, openWorldHint] = Array.from(
    letters,
    (letter) => letter === 't',
  );
  return {
    readOnlyHint: readOnlyHint === true,
    destructiveHint: destructiveHint === true,
    idempotentHint: idempotentHint === true,
    openWorldHint: openWorldHint === true,
  };
};

/** What a tool answers: a short text for the model, and the same as data. */
type Said<O extends z.ZodObject> = {
  readonly text: string;
  readonly data: z.input<O>;
  readonly links?: readonly ContentBlock[];
  /** For the client's view of the result alone: no model reads it. */
  readonly view?: Readonly<Record<string, unknown>>;
};

export type Tool<I extends z.ZodObject = z.ZodObject, O extends z.ZodObject = z.ZodObject> = {
  readonly name: string;
  readonly title: string;
  readonly description: string;
  /** A token without it does not see the tool. */
  readonly scope: Scope;
  readonly hints: Hints;
  readonly input: I;
  readonly output: O;
  /** The view that shows the result, where the client renders interfaces. */
  readonly shownBy?: Readonly<Record<string, unknown>>;
  readonly run: (input: z.output<I>, ctx: ServerContext) => Promise<Said<O> | InputRequiredResult>;
};
export const tool = <I extends z.ZodObject, O extends z.ZodObject>(declared: Tool<I, O>): Tool => declared;

/**
 * The tools of a token. One that is beyond its scopes is not listed; called all the same, from a list that the model had before, it
 * says which scope it needs.
 */
export const addTools = (
  server: McpServer,
  tools: readonly Tool[],
  { scopes, publicUrl, onError }: Pick<McpNeeds, 'publicUrl' | 'onError'> & Pick<TokenCaller, 'scopes'>,
): void => {
  const isListed = ({ scope }: Tool) => scopes.has(scope);
  for (const one of tools) {
    const refuse = () => Promise.reject(scopeRefusal(one.scope, publicUrl));
    addTool(server, isListed(one) ? one : { ...one, input: z.looseObject({}), run: refuse }, onError);
  }
  // The server's own list has all that can be called.
  server.server.setRequestHandler('tools/list', () => ({ tools: tools.filter(isListed).map(listed) }));
};

const aboutOf = ({ title, description, hints: given, shownBy }: Tool) => ({
  ...{ title, description, annotations: { title, ...given } },
  ...(shownBy && { _meta: shownBy }),
});
const listed = (one: Tool) => ({
  ...{ name: one.name, ...aboutOf(one) },
  inputSchema: schemaOf(one.input, 'input'),
  outputSchema: schemaOf(one.output, 'output'),
});
const schemaOf = (schema: z.ZodObject, io: 'input' | 'output') =>
  ownJson<{ type: 'object' }>(JSON.stringify(z.toJSONSchema(schema, { target: 'draft-2020-12', io })));

const addTool = (server: McpServer, { run, ...one }: Tool, onError: (error: unknown) => void): void => {
  server.registerTool(
    one.name,
    { ...aboutOf({ run, ...one }), inputSchema: one.input, outputSchema: one.output },
    async (given, ctx) => {
      try {
        const said = await run(given, ctx);
        if (!('text' in said)) return said;
        // oxlint-disable-next-line typescript/no-unsafe-type-assertion -- it has text
        const { text, data, links = [], view } = said as Said<z.ZodObject>;
        return {
          content: [{ type: 'text', text }, ...links],
          structuredContent: one.output.parse(data),
          ...(view && { _meta: view }),
        };
      } catch (error) {
        if (error instanceof Refusal) return refused(error);
        onError(error);
        throw new Error('Something went wrong here; it was not your call. Try again in a minute.', { cause: error });
      }
    },
  );
};

const refused = (refusal: Refusal): CallToolResult => ({
  isError: true,
  content: [{ type: 'text', text: explained(refusal) }],
});
