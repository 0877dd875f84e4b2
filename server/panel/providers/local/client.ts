import OpenAI from 'openai';

import { failureOf, kindByCode } from '../failures.ts';
import { plainRequest, responses } from '../openai/client.ts';
import { plainSchema } from '../answerSchema.ts';
import { type Access, type Ask, type Part, type ModelClient, ModelFailure } from '../modelClient.ts';
import { fieldOf } from '../../../../shared/kernel/thrown.ts';

/**
 * Any server that speaks OpenAI's protocols (Ollama, vLLM, llama.cpp, LM Studio, a gateway): `/responses` where there is one,
 * chat completions where not, found out with the first call. It never searches.
 */
export const localClient = ({ apiKey, baseUrl }: Access): ModelClient => {
  const client = new OpenAI({ apiKey, ...(baseUrl ? { baseURL: baseUrl } : {}), maxRetries: 0 });
  let speaks: 'responses' | 'chat' | null = null;
  return async function* (ask) {
    const plain = { ...ask, search: false, cacheKey: null };
    if (speaks === 'chat') return yield* chat(client, plain);
    let begun = false;
    try {
      for await (const part of responses(client, plain, plainRequest(plain))) {
        begun = true;
        speaks = 'responses';
        yield part;
      }
      return undefined;
    } catch (error) {
      if (begun || speaks === 'responses' || !isUnknownRoute(error)) throw error;
    }
    speaks = 'chat';
    return yield* chat(client, plain);
  };
};

const isUnknownRoute = (error: unknown): boolean => {
  const status = fieldOf(fieldOf(error, 'cause'), 'status');
  return status === 404 || status === 405 || status === 501;
};

async function* chat(client: OpenAI, ask: Ask): AsyncGenerator<Part> {
  const { signal } = ask;
  let begun = false;
  let refused = false;
  let finish: string | null = null;
  let usage: OpenAI.CompletionUsage | null = null;
  let model: string | null = null;
  try {
    for await (const chunk of await client.chat.completions.create(request(ask), { signal })) {
      // oxlint-disable-next-line typescript/no-unsafe-type-assertion -- some servers send errors in the stream
      const broken = (chunk as { error?: { message?: string; code?: string } }).error;
      if (broken) throw new ModelFailure(kindByCode(broken.code), broken.message ?? 'the stream failed');
      model = chunk.model;
      usage = chunk.usage ?? usage;
      const [choice] = chunk.choices;
      if (choice?.delta.refusal) refused = true;
      if (choice?.delta.content) {
        begun = true;
        yield { type: 'text', delta: choice.delta.content };
      }
      finish = choice?.finish_reason ?? finish;
    }
  } catch (error) {
    throw failureOf(error, signal, begun);
  }
  if (signal.aborted) throw new ModelFailure('aborted', 'the call was given up');
  if (finish === null) throw new ModelFailure('cut', 'the stream ended without a finish_reason');
  yield { type: 'end', reason: reasonOf(finish, refused), usage: usage && usageOf(usage), model };
}

const request = ({
  model,
  system,
  shared,
  turns,
  schema,
  maxTokens,
}: Ask): OpenAI.ChatCompletionCreateParamsStreaming => ({
  model,
  messages: [
    { role: 'system', content: system },
    ...turns.map(({ role, text }, i) => ({ role, content: i === 0 ? [...shared, text].join('\n\n') : text })),
  ],
  stream: true,
  stream_options: { include_usage: true },
  max_tokens: maxTokens,
  ...(schema
    ? {
        response_format: {
          type: 'json_schema',
          json_schema: { name: schema.name, strict: true, schema: plainSchema(schema.zod) },
        },
      }
    : {}),
});

const reasonOf = (finish: string, refused: boolean): 'complete' | 'length' | 'refused' => {
  if (refused || finish === 'content_filter') return 'refused';
  return finish === 'length' ? 'length' : 'complete';
};

const usageOf = (usage: OpenAI.CompletionUsage) => ({
  input: usage.prompt_tokens,
  cached: usage.prompt_tokens_details?.cached_tokens ?? 0,
  output: usage.completion_tokens,
  reasoning: usage.completion_tokens_details?.reasoning_tokens ?? 0,
  searches: 0,
});
