import Anthropic from '@anthropic-ai/sdk';

import { failureOf, kindByCode } from '../failures.ts';
import { type Access, type Ask, type Part, type Usage, type ModelClient, ModelFailure } from '../modelClient.ts';
import { fieldOf } from '../../../../shared/kernel/thrown.ts';
import { AnswerContent } from './answerContent.ts';
import { answersByTool, answerTool, request } from './request.ts';

/**
 * Anthropic by its Messages API. Structured answers travel in `output_config.format`; beside the web search as the input of a
 * tool that the model calls when it is done, or as text where it does not.
 */
export const anthropicClient = ({ apiKey, baseUrl }: Access): ModelClient => {
  const client = new Anthropic({ apiKey, ...(baseUrl ? { baseURL: baseUrl } : {}), maxRetries: 0 });
  return (ask) => messages(client, ask);
};

/** A search that was paused more often than this does not come to an end. */
const maxPauses = 4;

async function* messages(client: Anthropic, ask: Ask): AsyncGenerator<Part> {
  let used: Usage | null = null;
  let paused: Anthropic.ContentBlockParam[] | null = null;
  for (let pauses = 0; ; pauses++) {
    const last: Message = yield* message(client, ask, paused);
    used = used ? sum(used, last.usage) : last.usage;
    if (last.stopped !== 'pause_turn') {
      yield { type: 'end', reason: reasonOf(last.stopped), usage: used, model: last.model };
      return;
    }
    if (pauses === maxPauses) {
      yield { type: 'end', reason: 'length', usage: used, model: last.model };
      return;
    }
    paused = [...(paused ?? []), ...last.content.blocks];
  }
}

type Message = {
  readonly stopped: Anthropic.StopReason | null;
  readonly usage: Usage;
  readonly model: string | null;
  readonly content: AnswerContent;
};

async function* message(
  client: Anthropic,
  ask: Ask,
  paused: Anthropic.ContentBlockParam[] | null,
): AsyncGenerator<Part, Message> {
  const { signal } = ask;
  const byTool = answersByTool(ask);
  const usage: Counted = { input: 0, cached: 0, output: 0, reasoning: 0, searches: 0 };
  const content = new AnswerContent();
  let begun = false;
  let model: string | null = null;
  let answering = -1;
  let stopped: Anthropic.StopReason | null = null;
  try {
    const stream = await client.messages.create(request(ask, paused), { signal });
    for await (const event of stream) {
      switch (event.type) {
        case 'message_start':
          model = event.message.model;
          count(usage, event.message.usage);
          break;
        case 'content_block_start':
          begun = true;
          content.start(event.index, event.content_block);
          if (event.content_block.type === 'tool_use' && event.content_block.name === answerTool)
            answering = event.index;
          yield { type: 'working' };
          yield* sourcesOf(event.content_block);
          break;
        case 'content_block_delta':
          content.add(event.index, event.delta);
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
          count(usage, event.usage);
          break;
        case 'message_stop':
          if (byTool && answering < 0 && stopped === 'end_turn') yield { type: 'text', delta: content.text };
          return { stopped, usage, model, content };
        case 'content_block_stop':
          break;
      }
    }
  } catch (error) {
    const type = fieldOf(error, 'type');
    // An error inside the stream has no status, only a type.
    if (begun && typeof type === 'string' && type !== '' && !signal.aborted)
      throw new ModelFailure(kindByCode(type), type, null, { cause: error });
    throw failureOf(error, signal, begun);
  }
  if (signal.aborted) throw new ModelFailure('aborted', 'the call was given up');
  throw new ModelFailure('cut', 'the stream ended without message_stop');
}

function* sourcesOf(block: Anthropic.ContentBlock): Generator<Part> {
  if (block.type === 'web_search_tool_result' && Array.isArray(block.content))
    for (const { url, title } of block.content) yield { type: 'source', url, title };
}

const reasonOf = (stopped: Anthropic.StopReason | null): 'complete' | 'length' | 'refused' => {
  switch (stopped) {
    case 'end_turn':
    case 'tool_use':
      return 'complete';
    case 'refusal':
      return 'refused';
    case 'max_tokens':
    case 'model_context_window_exceeded':
      return 'length';
    case 'stop_sequence':
    case 'pause_turn':
    case null:
      break;
  }
  throw new ModelFailure('cut', `expected the answer to end, found the stop reason ${stopped}`);
};

type Counted = { -readonly [K in keyof Usage]: Usage[K] };

/** Counts are cumulative; the last word is in `message_delta`. Cached and newly cached tokens come on top of `input_tokens`. */
const count = (counted: Counted, usage: Anthropic.Usage | Anthropic.MessageDeltaUsage): void => {
  const read = usage.cache_read_input_tokens ?? 0;
  if (usage.input_tokens !== null) counted.input = usage.input_tokens + read + (usage.cache_creation_input_tokens ?? 0);
  counted.cached = read;
  if (usage.cache_creation_input_tokens) counted.cacheWritten = usage.cache_creation_input_tokens;
  const hour = 'cache_creation' in usage ? (usage.cache_creation?.ephemeral_1h_input_tokens ?? 0) : 0;
  if (hour > 0) counted.cacheWrittenHour = hour;
  counted.output = usage.output_tokens;
  counted.reasoning = usage.output_tokens_details?.thinking_tokens ?? 0;
  counted.searches = usage.server_tool_use?.web_search_requests ?? counted.searches;
};

/** A paused search is billed in parts, each with its whole input. */
const sum = (a: Usage, b: Usage): Usage => {
  const written = (a.cacheWritten ?? 0) + (b.cacheWritten ?? 0);
  const hour = (a.cacheWrittenHour ?? 0) + (b.cacheWrittenHour ?? 0);
  return {
    input: a.input + b.input,
    cached: a.cached + b.cached,
    ...(written > 0 ? { cacheWritten: written } : {}),
    ...(hour > 0 ? { cacheWrittenHour: hour } : {}),
    output: a.output + b.output,
    reasoning: a.reasoning + b.reasoning,
    searches: a.searches + b.searches,
  };
};
