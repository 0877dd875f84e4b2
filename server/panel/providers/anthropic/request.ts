import type Anthropic from '@anthropic-ai/sdk';

import { plainSchema } from '../answerSchema.ts';
import type { Ask } from '../modelClient.ts';

export const answerTool = 'give_answer';

/** Whether the answer is the input of a tool: beside a search a bound format leads to loops and answers without sources. */
export const answersByTool = ({ search, schema }: Ask): boolean => search && schema !== null;

const ephemeral = { cache_control: { type: 'ephemeral' } } as const;
const forAnHour = { cache_control: { type: 'ephemeral', ttl: '1h' } } as const;

/** `paused`: what was answered so far, where the provider asked to be sent on with it. */
export const request = (
  ask: Ask,
  paused: Anthropic.ContentBlockParam[] | null,
): Anthropic.MessageCreateParamsStreaming => {
  const { model, system, shared, turns, schema, search, searches, maxTokens, effort, cacheKey, keepsHour, user } = ask;
  const byTool = answersByTool(ask);
  const [first, ...more] = turns;
  const beginning = shared.map((text) => ({
    type: 'text' as const,
    text,
    ...(cacheKey === null ? {} : keepsHour ? forAnHour : ephemeral),
  }));
  // A paused search goes on with its whole input, which is paid for again each time: it is cached up to here.
  const own = { type: 'text' as const, text: first?.text ?? '', ...(paused ? ephemeral : {}) };
  return {
    model,
    system: byTool ? `${system}\nWhen you are done, call the tool ${answerTool} once with your whole answer.` : system,
    messages: [
      { role: 'user', content: [...beginning, own] },
      ...more.map(({ role, text }) => ({ role, content: text })),
      ...(paused ? [{ role: 'assistant' as const, content: paused }] : []),
    ],
    max_tokens: maxTokens,
    stream: true,
    output_config: {
      effort,
      ...(schema && !search ? { format: { type: 'json_schema', schema: plainSchema(schema.zod) } } : {}),
    },
    ...(user === null ? {} : { metadata: { user_id: user } }),
    ...(search ? { tools: toolsOf(schema, searches), tool_choice: { type: 'auto' } } : {}),
  };
};

const toolsOf = (schema: Ask['schema'], searches: number): Anthropic.ToolUnion[] => [
  { type: 'web_search_20250305', name: 'web_search', max_uses: searches },
  ...(schema
    ? [
        {
          name: answerTool,
          description: 'Hands in the whole answer.',
          strict: true,
          // oxlint-disable-next-line typescript/no-unsafe-type-assertion -- every answer is an object
          input_schema: plainSchema(schema.zod) as Anthropic.Tool.InputSchema,
        },
      ]
    : []),
];
