import Anthropic from '@anthropic-ai/sdk';

import { failureOf, kindByCode } from '../failures.ts';
import { plainSchema } from '../answerSchema.ts';
import { type Access, type Ask, type Part, type Usage, type ModelClient, ModelFailure } from '../modelClient.ts';

/**
 * Anthropic by its Messages API. Structured answers travel in `output_config.format`; beside the web search, whose citations
 * do not go with it, as the input of a tool that the model calls when it is done.
 */
export const anthropicClient = ({ apiKey, baseUrl }: Access): ModelClient => {
  const client = new Anthropic({ apiKey, ...(baseUrl ? { baseURL: baseUrl } : {}), maxRetries: 0 });
  return (ask) => messages(client, ask);
};

const answerTool = 'give_answer';

async function* messages(client: Anthropic, ask: Ask): AsyncGenerator<Part> {
  const { signal, search, schema } = ask;
  const byTool = search && schema !== null;
  const counted: Counted = { input: 0, cached: 0, output: 0, reasoning: 0, searches: 0 };
  let begun = false;
  let model: string | null = null;
  let answering = -1;
  let stopped: Anthropic.StopReason | null = null;
  try {
    const stream = await client.messages.create(request(ask), { signal });
    for await (const event of stream) {
      switch (event.type) {
        case 'message_start':
          model = event.message.model;
          count(counted, event.message.usage);
          break;
        case 'content_block_start':
          if (event.content_block.type === 'tool_use' && event.content_block.name === answerTool)
            answering = event.index;
          break;
        case 'content_block_delta':
          begun = true;
          if (event.delta.type === 'text_delta' && !byTool) yield { type: 'text', delta: event.delta.text };
          if (event.delta.type === 'input_json_delta' && event.index === answering)
            yield { type: 'text', delta: event.delta.partial_json };
          if (event.delta.type === 'citations_delta' && event.delta.citation.type === 'web_search_result_location') {
            const { url, title, cited_text } = event.delta.citation;
            yield { type: 'citation', url, title: title ?? '', quote: cited_text };
          }
          break;
        case 'message_delta':
          stopped = event.delta.stop_reason;
          count(counted, event.usage);
          break;
        case 'message_stop':
          yield { type: 'end', reason: reasonOf(stopped, byTool && answering < 0), usage: counted, model };
          return;
        default:
          break;
      }
    }
  } catch (error) {
    const { type } = error as { type?: string | null };
    // An error inside the stream has no status, only a type.
    if (begun && type && !signal.aborted) throw new ModelFailure(kindByCode(type), type, null, { cause: error });
    throw failureOf(error, signal, begun);
  }
  if (signal.aborted) throw new ModelFailure('aborted', 'the call was given up');
  throw new ModelFailure('cut', 'the stream ended without message_stop');
}

const request = ({ model, system, turns, schema, search, maxTokens }: Ask): Anthropic.MessageCreateParamsStreaming => {
  const byTool = search && schema !== null;
  return {
    model,
    system: byTool ? `${system}\nWhen you are done, call the tool ${answerTool} once with your whole answer.` : system,
    messages: turns.map(({ role, text }) => ({ role, content: text })),
    max_tokens: maxTokens,
    stream: true,
    ...(schema && !search
      ? { output_config: { format: { type: 'json_schema', schema: plainSchema(schema.zod) } } }
      : {}),
    ...(search
      ? {
          tools: [
            { type: 'web_search_20250305', name: 'web_search', max_uses: 5 },
            ...(schema
              ? [
                  {
                    name: answerTool,
                    description: 'Hands in the whole answer.',
                    input_schema: plainSchema(schema.zod) as Anthropic.Tool.InputSchema,
                  },
                ]
              : []),
          ],
        }
      : {}),
  };
};

/** A search turn that ends without its answer tool has said nothing that can be used: it comes out empty, and is repaired. */
const reasonOf = (stopped: Anthropic.StopReason | null, silent: boolean): 'complete' | 'length' | 'refused' => {
  if (stopped === 'refusal') return 'refused';
  if (stopped === 'max_tokens' || stopped === 'model_context_window_exceeded') return 'length';
  return silent && stopped === 'pause_turn' ? 'length' : 'complete';
};

type Counted = { -readonly [K in keyof Usage]: Usage[K] };

/** Counts are cumulative; the last word is in `message_delta`. Cached and newly cached tokens come on top of `input_tokens`. */
const count = (counted: Counted, usage: Anthropic.Usage | Anthropic.MessageDeltaUsage): void => {
  const read = usage.cache_read_input_tokens ?? 0;
  if (usage.input_tokens !== null) counted.input = usage.input_tokens + read + (usage.cache_creation_input_tokens ?? 0);
  counted.cached = read;
  if (usage.cache_creation_input_tokens) counted.cacheWritten = usage.cache_creation_input_tokens;
  counted.output = usage.output_tokens;
  counted.reasoning = usage.output_tokens_details?.thinking_tokens ?? 0;
  counted.searches = usage.server_tool_use?.web_search_requests ?? counted.searches;
};
