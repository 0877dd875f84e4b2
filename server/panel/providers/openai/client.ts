import OpenAI from 'openai';

import { failureOf, isRefusal, kindByCode } from '../failures.ts';
import { plainSchema } from '../answerSchema.ts';
import { type Access, type Ask, type Part, type Usage, type ModelClient, ModelFailure } from '../modelClient.ts';

/** OpenAI by its Responses API. The SDK's own retries are off: every attempt is ours, recorded with its cost. */
export const openaiClient = ({ apiKey, baseUrl }: Access): ModelClient => {
  const client = new OpenAI({ apiKey, ...(baseUrl ? { baseURL: baseUrl } : {}), maxRetries: 0 });
  return (ask) => responses(client, ask, request(ask));
};

type Request = OpenAI.Responses.ResponseCreateParamsStreaming;

export async function* responses(client: OpenAI, { signal }: Ask, asked: Request): AsyncGenerator<Part> {
  let begun = false;
  let refused = false;
  let searches = 0;
  try {
    const stream = await client.responses.create(asked, { signal });
    for await (const event of stream) {
      // The SDK knows fifty kinds of events; all others say nothing that is used here.
      // oxlint-disable-next-line typescript/switch-exhaustiveness-check
      switch (event.type) {
        case 'response.output_item.added':
          begun = true;
          yield { type: 'working' };
          break;
        case 'response.output_text.delta':
          begun = true;
          yield { type: 'text', delta: event.delta };
          break;
        case 'response.refusal.delta':
        case 'response.refusal.done':
          refused = true;
          break;
        case 'response.output_item.done':
          if (event.item.type === 'web_search_call') {
            searches += event.item.action.type === 'search' ? 1 : 0;
            yield* sourcesOf(event.item);
          }
          if (event.item.type === 'message') yield* citationsOf(event.item);
          break;
        case 'response.completed':
          yield endOf(event.response, refused ? 'refused' : 'complete', searches);
          return;
        case 'response.incomplete': {
          const filtered = event.response.incomplete_details?.reason === 'content_filter';
          yield endOf(event.response, filtered ? 'refused' : 'length', searches);
          return;
        }
        // Failures arrive as events of a stream that then ends in peace.
        case 'response.failed':
          if (isRefusal(event.response.error?.code)) {
            yield endOf(event.response, 'refused', searches);
            return;
          }
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

const request = (ask: Ask): Request => {
  const { effort, search, searches, cacheKey, user } = ask;
  return {
    ...plainRequest(ask),
    reasoning: { effort },
    service_tier: 'default',
    // Without an explicit breakpoint nothing is put into the cache, and nothing is charged for that.
    prompt_cache_options: { mode: 'explicit' },
    ...(cacheKey === null ? {} : { prompt_cache_key: cacheKey }),
    ...(user === null ? {} : { safety_identifier: user }),
    ...(search
      ? {
          // Without a place a search is made as from the United States.
          tools: [{ type: 'web_search', user_location: { type: 'approximate' } }],
          max_tool_calls: searches,
          include: ['web_search_call.action.sources'],
        }
      : {}),
  };
};

/** What every server of this protocol understands. Breakpoints are refused on `instructions`: the rules are a message. */
export const plainRequest = ({ model, system, shared, turns, schema, maxTokens, cacheKey }: Ask): Request => {
  const [first, ...more] = turns;
  const beginning = shared.map((text) => ({
    type: 'input_text' as const,
    text,
    ...(cacheKey === null ? {} : { prompt_cache_breakpoint: { mode: 'explicit' as const } }),
  }));
  return {
    model,
    input: [
      { role: 'system', content: system },
      { role: 'user', content: [...beginning, { type: 'input_text', text: first?.text ?? '' }] },
      ...more.map(({ role, text }) => ({ role, content: text })),
    ],
    stream: true,
    store: false,
    max_output_tokens: maxTokens,
    ...(schema
      ? { text: { format: { type: 'json_schema', name: schema.name, strict: true, schema: plainSchema(schema.zod) } } }
      : {}),
  };
};

function* sourcesOf({ action }: OpenAI.Responses.ResponseFunctionWebSearch): Generator<Part> {
  if (action.type === 'search') for (const { url } of action.sources ?? []) yield { type: 'source', url, title: '' };
}

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

/** Searches as they are billed; servers that do not say are counted by what they did. */
const endOf = (
  { usage, model, tool_usage }: OpenAI.Responses.Response,
  reason: 'complete' | 'length' | 'refused',
  searches: number,
): Part => ({ type: 'end', reason, usage: usageOf(usage, tool_usage?.web_search.num_requests ?? searches), model });

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
