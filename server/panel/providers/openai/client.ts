import OpenAI from 'openai';

import { failureOf, kindByCode } from '../failures.ts';
import { plainSchema } from '../answerSchema.ts';
import { type Access, type Ask, type Part, type Usage, type ModelClient, ModelFailure } from '../modelClient.ts';

/** OpenAI by its Responses API. The SDK's own retries are off: every attempt is ours, recorded with its cost. */
export const openaiClient = ({ apiKey, baseUrl }: Access): ModelClient => {
  const client = new OpenAI({ apiKey, ...(baseUrl ? { baseURL: baseUrl } : {}), maxRetries: 0 });
  return (ask) => responses(client, ask);
};

export async function* responses(client: OpenAI, ask: Ask): AsyncGenerator<Part> {
  const { signal } = ask;
  let begun = false;
  let refused = false;
  let searches = 0;
  try {
    const stream = await client.responses.create(request(ask), { signal });
    for await (const event of stream) {
      switch (event.type) {
        case 'response.output_text.delta':
          begun = true;
          yield { type: 'text', delta: event.delta };
          break;
        case 'response.refusal.delta':
        case 'response.refusal.done':
          refused = true;
          break;
        case 'response.output_item.done':
          if (event.item.type === 'web_search_call') searches++;
          if (event.item.type === 'message') yield* citationsOf(event.item);
          break;
        case 'response.completed':
          yield {
            type: 'end',
            reason: refused ? 'refused' : 'complete',
            usage: usageOf(event.response.usage, searches),
            model: event.response.model,
          };
          return;
        case 'response.incomplete': {
          const filtered = event.response.incomplete_details?.reason === 'content_filter';
          yield {
            type: 'end',
            reason: filtered ? 'refused' : 'length',
            usage: usageOf(event.response.usage, searches),
            model: event.response.model,
          };
          return;
        }
        // Failures arrive as events of a stream that then ends in peace.
        case 'response.failed':
          throw new ModelFailure(
            kindByCode(event.response.error?.code),
            event.response.error?.message ?? 'the response failed',
          );
        case 'error':
          throw new ModelFailure(kindByCode(event.code), event.message);
        default:
          break;
      }
    }
  } catch (error) {
    throw failureOf(error, signal, begun);
  }
  // A raw stream ends silently when it is aborted and when the server hangs up: only `response.completed` is an end.
  if (signal.aborted) throw new ModelFailure('aborted', 'the call was given up');
  throw new ModelFailure('cut', 'the stream ended without response.completed');
}

const request = ({
  model,
  system,
  turns,
  schema,
  search,
  maxTokens,
}: Ask): OpenAI.Responses.ResponseCreateParamsStreaming => ({
  model,
  instructions: system,
  input: turns.map(({ role, text }) => ({ role, content: text })),
  stream: true,
  store: false,
  max_output_tokens: maxTokens,
  ...(schema
    ? { text: { format: { type: 'json_schema', name: schema.name, strict: true, schema: plainSchema(schema.zod) } } }
    : {}),
  ...(search ? { tools: [{ type: 'web_search' }] } : {}),
});

function* citationsOf({ content }: OpenAI.Responses.ResponseOutputMessage): Generator<Part> {
  for (const part of content)
    if (part.type === 'output_text')
      for (const note of part.annotations)
        if (note.type === 'url_citation')
          yield {
            type: 'citation',
            url: note.url,
            title: note.title,
            quote: part.text.slice(note.start_index, note.end_index),
          };
}

const written = (tokens: number | undefined) => (tokens ? { cacheWritten: tokens } : {});

const usageOf = (usage: OpenAI.Responses.ResponseUsage | null | undefined, searches: number): Usage | null =>
  usage
    ? {
        input: usage.input_tokens,
        cached: usage.input_tokens_details?.cached_tokens ?? 0,
        ...written(usage.input_tokens_details?.cache_write_tokens),
        output: usage.output_tokens,
        reasoning: usage.output_tokens_details?.reasoning_tokens ?? 0,
        searches,
      }
    : null;
