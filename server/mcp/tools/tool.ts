import type {
  CallToolResult,
  ContentBlock,
  InputRequiredResult,
  McpServer,
  ServerContext,
} from '@modelcontextprotocol/server';
import type { z } from 'zod';

import { type ProblemKey, codeOf, problems } from '../../../shared/api/problems.ts';
import type { Scope } from '../../../shared/events/codes.ts';
import { Refusal } from '../../../shared/kernel/refusal.ts';
import { keysOf } from '../../../shared/kernel/collections.ts';

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

export const addTool = (
  server: McpServer,
  { name, input, output, run, ...about }: Tool,
  onError: (error: unknown) => void,
): void => {
  server.registerTool(
    name,
    {
      title: about.title,
      description: about.description,
      inputSchema: input,
      outputSchema: output,
      annotations: { title: about.title, ...about.hints },
      ...(about.shownBy && { _meta: about.shownBy }),
    },
    async (given, ctx) => {
      try {
        const said = await run(given, ctx);
        if (!('text' in said)) return said;
        // oxlint-disable-next-line typescript/no-unsafe-type-assertion -- it has text
        const { text, data, links = [], view } = said as Said<z.ZodObject>;
        return {
          content: [{ type: 'text', text }, ...links],
          structuredContent: output.parse(data),
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

/** A refusal as the model reads it: what is wrong, and what to do. */
const refused = ({ code, message, errors, extra }: Refusal): CallToolResult => {
  const key: ProblemKey = keysOf(problems).find((one) => one === code) ?? 'internal';
  // oxlint-disable-next-line typescript/no-unsafe-type-assertion -- a refusal has its headers there
  const { headers, ...members } = extra as { headers?: Record<string, string> };
  const wait = headers?.['Retry-After'] === undefined ? '' : ` Wait ${headers['Retry-After']} seconds.`;
  const fields = errors.map(({ pointer, detail }) => ` ${pointer}: ${detail}`).join('');
  const where = Object.values(members).filter((value) => typeof value === 'string');
  const todo = whatToDo[key] ?? 'Change the call accordingly, or ask the person.';
  return {
    isError: true,
    content: [
      {
        type: 'text',
        text: `${codeOf(key)}: ${message}${fields}${wait} What to do: ${[todo, ...where].join(' ')}`,
      },
    ],
  };
};

const whatToDo: Partial<Record<ProblemKey, string>> = {
  'case-not-found': 'Call list_decisions for the ids there are.',
  'consent-missing': 'Ask the person whether you may submit this for them, and send their answer as consent.statement.',
  'approval-pending': 'Ask the person to approve it in the app, then call this tool again with the same arguments:',
  'approval-declined': 'Tell the person. Do not submit it again.',
  'terms-not-accepted': 'The person must accept the Terms themselves, in the app:',
  'address-not-proven': 'The person opens the link in one of our e-mails, signed in, before their second case.',
  'trial-ended': 'Tell the person. Never choose a plan for them:',
  'quota-reached': 'Tell the person. Never choose a plan for them:',
  'not-in-plan': 'Choose what the plan includes, or tell the person:',
  'token-limit-reached': 'Tell the person, who can make a token with other limits.',
  'insufficient-scope': 'Tell the person which scope is missing; they can make another token in their account.',
  'nothing-asked': 'Call get_decision to see what the panel is doing.',
  'invalid-answers': 'Call get_decision for the open questions, and answer those by their question_id.',
  'not-delivered': 'Call wait_for_decision until the status is delivered.',
  'report-not-ready': 'Call wait_for_decision until the status is delivered.',
  'unknown-option': 'Call get_decision for the options, or send text alone.',
  'decision-locked': 'Tell the person: what was decided cannot be changed once the outcome is on record.',
  'dissent-not-found': 'Call get_report with part dissents for the ids there are.',
  'dissenter-asked': 'Each dissenting seat answers one question. Read its answer with get_decision.',
  'idempotency-key-reused': 'Use another idempotency_key for another decision.',
  'document-not-found': 'Call add_document, and name the document_id that it returns.',
  'document-not-ready': 'Call add_document with the same file until its state is ready.',
  'document-too-large': 'Tell the person; never choose a plan for them.',
  'documents-too-many': 'Tell the person, who removes documents under New case; never choose a plan for them.',
  'document-incomplete': 'Call add_document with the part at the offset that is missing.',
  'piece-damaged': 'Call add_document again from the first part.',
  'piece-out-of-order': 'Call add_document with the part at the offset that it names.',
  'again-not-offered': 'Tell the person; bring the decision as a case of its own only if they want that.',
  'too-many-requests': 'Call less often.',
  'no-search-terms': 'Say in content words what the agent should do.',
  'invalid-page-token': 'Search again without page_token.',
  'page-token-expired': 'Search again without page_token.',
  'agent-not-found': 'Call search_agents for the ids there are.',
  'agent-id-invalid': 'Call search_agents for the ids there are.',
  'not-ready': 'Call again in a few seconds.',
};
