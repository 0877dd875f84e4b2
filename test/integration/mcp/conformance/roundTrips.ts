import { randomBytes } from 'node:crypto';

import {
  CLIENT_CAPABILITIES_META_KEY,
  type McpServer,
  type ServerContext,
  acceptedContent,
  createRequestStateCodec,
  inputRequired,
} from '@modelcontextprotocol/server';
import { z } from 'zod';

export const requestState = createRequestStateCodec<{ readonly round: number }>({ key: randomBytes(32) });

const text = (said: string) => ({ content: [{ type: 'text' as const, text: said }] });
const form = (message: string, name: string, type: 'string' | 'boolean') =>
  inputRequired.elicit({
    message,
    requestedSchema: {
      type: 'object',
      properties: { [name]: type === 'string' ? { type } : { type } },
      required: [name],
    },
  });
const sample = (words: string, maxTokens: number) =>
  inputRequired.createMessage({
    messages: [{ role: 'user', content: { type: 'text', text: words } }],
    maxTokens,
  });

type Requests = NonNullable<Parameters<typeof inputRequired>[0]['inputRequests']>;
type Request = Requests[string];
type Answers = Readonly<Record<string, unknown>> | undefined;

/** Tools of the suite that need something of the client before they answer. */
export const addRoundTrips = (server: McpServer): void => {
  const tool = (name: string, run: (ctx: ServerContext) => Promise<object> | object) =>
    server.registerTool(
      name,
      { description: `fixture ${name}`, inputSchema: z.object({}) },
      async (_, ctx) => (await run(ctx)) as never,
    );
  const answersOf = ({ mcpReq }: ServerContext): Answers => mcpReq.inputResponses;
  /** Asks once, for one thing. */
  const ask = (name: string, key: string, request: Request, done: (answer: never) => string | undefined) =>
    tool(name, (ctx) => {
      const answer = answersOf(ctx)?.[key];
      const said = answer === undefined ? undefined : done(answer as never);
      return said === undefined ? inputRequired({ inputRequests: { [key]: request } }) : text(said);
    });

  ask(
    'test_input_required_result_elicitation',
    'user_name',
    form('What is your name?', 'name', 'string'),
    ({ action, content }: { action: string; content?: { name?: unknown } }) =>
      action === 'accept' && typeof content?.name === 'string' ? `Hello, ${content.name}!` : undefined,
  );
  ask(
    'test_input_required_result_sampling',
    'capital_question',
    sample('What is the capital of France?', 100),
    ({ content }: { content?: { text?: string } }) => `Answer: ${content?.text}`,
  );
  ask(
    'test_input_required_result_list_roots',
    'client_roots',
    inputRequired.listRoots(),
    ({ roots }: { roots?: { uri: string }[] }) =>
      roots && `${roots.length} roots: ${roots.map(({ uri }) => uri).join(', ')}`,
  );
  ask('test_missing_capability', 'llm', sample('Say pong', 16), () => 'done');

  /** Asks until nothing is missing, and takes only a state that it wrote itself. */
  const withState = (name: string, requests: Requests, isMissing: (answers: Answers) => boolean, said: string) =>
    tool(name, async (ctx) =>
      ctx.mcpReq.requestState() === undefined || isMissing(answersOf(ctx))
        ? inputRequired({ inputRequests: requests, requestState: await requestState.mint({ round: 0 }) })
        : text(said),
    );
  const confirm = { confirm: form('Please confirm', 'ok', 'boolean') };
  const isUnconfirmed = (answers: Answers) => acceptedContent(answers as never, 'confirm') === undefined;
  withState('test_input_required_result_request_state', confirm, isUnconfirmed, 'state-ok');
  withState('test_input_required_result_tampered_state', confirm, isUnconfirmed, 'state-ok');
  withState(
    'test_input_required_result_multiple_inputs',
    {
      user_name: form('What is your name?', 'name', 'string'),
      greeting: sample('Generate a greeting', 50),
      client_roots: inputRequired.listRoots(),
    },
    (answers) => !['user_name', 'greeting', 'client_roots'].every((key) => answers?.[key]),
    'all inputs are in',
  );
  tool('test_input_required_result_multi_round', async ({ mcpReq }) => {
    const round = mcpReq.requestState<{ round: number }>()?.round ?? 0;
    if (round === 2) return text('all rounds done');
    const step =
      round === 0
        ? form('Step 1: What is your name?', 'name', 'string')
        : form('Step 2: What is your favorite color?', 'color', 'string');
    return inputRequired({
      inputRequests: { [`step${round + 1}`]: step },
      requestState: await requestState.mint({ round: round + 1 }),
    });
  });
  tool('test_input_required_result_capabilities', (ctx) => {
    if (answersOf(ctx)) return text('done');
    const declared = ctx.mcpReq.envelope as Readonly<Record<string, unknown>> | undefined;
    const can = (declared?.[CLIENT_CAPABILITIES_META_KEY] ?? {}) as Readonly<Record<string, unknown>>;
    const inputRequests = {
      ...(can['elicitation'] !== undefined && { user_name: form('What is your name?', 'name', 'string') }),
      ...(can['sampling'] !== undefined && { greeting: sample('Greet', 50) }),
      ...(can['roots'] !== undefined && { roots: inputRequired.listRoots() }),
    };
    return Object.keys(inputRequests).length > 0 ? inputRequired({ inputRequests }) : text('nothing to ask with');
  });
  server.registerPrompt('test_input_required_result_prompt', { description: 'fixture' }, async ({ mcpReq }) => {
    const given = acceptedContent<{ context?: string }>(mcpReq.inputResponses, 'user_context');
    return given
      ? { messages: [{ role: 'user', content: { type: 'text', text: `context: ${given.context}` } }] }
      : inputRequired({
          inputRequests: { user_context: form('What context should the prompt use?', 'context', 'string') },
        });
  });
};
