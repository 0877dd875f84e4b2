import {
  type GenerateContentParameters,
  type GenerateContentResponse,
  GoogleGenAI,
  type GroundingMetadata,
  ThinkingLevel,
} from '@google/genai';

import { failureOf } from '../failures.ts';
import { plainSchema, schemaInWords } from '../answerSchema.ts';
import { type Access, type Ask, type Part, type Usage, type ModelClient, ModelFailure } from '../modelClient.ts';
import { fieldOf, messageOf } from '../../../../shared/kernel/thrown.ts';

/**
 * Google by generateContentStream. While it searches the schema is put into words: models bind an answer to a schema there too, but some
 * have then answered nothing.
 * The SDK neither retries, nor goes on, nor times out by itself: all that is ours.
 */
export const googleClient = ({ apiKey, baseUrl }: Access): ModelClient => {
  const client = new GoogleGenAI({ apiKey, ...(baseUrl ? { httpOptions: { baseUrl } } : {}) });
  return (ask) => generate(client, ask);
};

async function* generate(client: GoogleGenAI, ask: Ask): AsyncGenerator<Part> {
  const { signal } = ask;
  let begun = false;
  let last: GenerateContentResponse | null = null;
  let grounding: GroundingMetadata | undefined;
  let finish: string | undefined;
  try {
    for await (const chunk of await client.models.generateContentStream(request(ask))) {
      last = chunk;
      const [candidate] = chunk.candidates ?? [];
      const parts = candidate?.content?.parts ?? [];
      const delta = parts.map((part) => (part.thought ? '' : (part.text ?? ''))).join('');
      begun ||= parts.length > 0;
      if (parts.some(({ thought }) => thought)) yield { type: 'working' };
      if (delta !== '') yield { type: 'text', delta };
      grounding = candidate?.groundingMetadata ?? grounding;
      finish = candidate?.finishReason ?? finish;
      if (chunk.promptFeedback?.blockReason) finish = 'SAFETY';
    }
  } catch (error) {
    throw failureOf(plainError(error), signal, begun);
  }
  if (signal.aborted) throw new ModelFailure('aborted', 'the call was given up');
  if (finish === undefined) throw new ModelFailure('cut', 'the stream ended without a finishReason');
  yield* citationsOf(grounding);
  yield { type: 'end', reason: reasonOf(finish), usage: usageOf(last, grounding), model: last?.modelVersion ?? null };
}

const request = ({
  model,
  system,
  shared,
  turns,
  schema,
  search,
  effort,
  maxTokens,
  signal,
}: Ask): GenerateContentParameters => ({
  model,
  contents: turns.map(({ role, text }, i) => ({
    role: role === 'assistant' ? 'model' : 'user',
    parts: [...(i === 0 ? shared : []), text].map((part) => ({ text: part })),
  })),
  config: {
    systemInstruction: search && schema ? `${system}\n${schemaInWords(schema.zod)}` : system,
    maxOutputTokens: maxTokens,
    // Summaries of its thoughts show that it is at work; they are not part of the answer.
    thinkingConfig: { thinkingLevel: levels[effort], includeThoughts: true },
    abortSignal: signal,
    // Else the SDK goes on from a checkpoint by itself: a second paid request that no intention was recorded for.
    automaticContinuation: false,
    ...(schema && !search ? { responseMimeType: 'application/json', responseJsonSchema: plainSchema(schema.zod) } : {}),
    ...(search ? { tools: [{ googleSearch: {} }] } : {}),
  },
});

const levels = { low: ThinkingLevel.LOW, medium: ThinkingLevel.MEDIUM, high: ThinkingLevel.HIGH } as const;

/** The message of Google's ApiError is the body as text; inside a stream even the status may be missing. */
const plainError = (error: unknown): unknown => {
  if (typeof fieldOf(error, 'status') === 'number') return error;
  const message = messageOf(error);
  const code = /"code"\s*:\s*(\d{3})/u.exec(message)?.[1];
  return code === undefined ? error : { message, status: Number(code) };
};

const refusals = new Set(['SAFETY', 'PROHIBITED_CONTENT', 'BLOCKLIST', 'SPII', 'RECITATION', 'IMAGE_SAFETY']);
const reasonOf = (finish: string): 'complete' | 'length' | 'refused' => {
  if (refusals.has(finish)) return 'refused';
  if (finish === 'MAX_TOKENS') return 'length';
  // Every other reason, known or new, is an answer that is not whole.
  if (finish !== 'STOP') throw new ModelFailure('cut', `expected the answer to end with STOP, found ${finish}`);
  return 'complete';
};

/** The provider's own offsets are bytes within one part: its copy of the words is taken instead. */
function* citationsOf(grounding: GroundingMetadata | undefined): Generator<Part> {
  for (const { web } of grounding?.groundingChunks ?? [])
    if (web?.uri) yield { type: 'source', url: web.uri, title: web.title ?? '' };
  for (const { segment, groundingChunkIndices = [] } of grounding?.groundingSupports ?? [])
    for (const index of groundingChunkIndices) {
      const web = grounding?.groundingChunks?.[index]?.web;
      if (web?.uri) yield { type: 'citation', url: web.uri, title: web.title ?? '', quote: segment?.text ?? '' };
    }
}

/** Counts are cumulative over the chunks; thoughts are billed as output. */
const usageOf = (last: GenerateContentResponse | null, grounding: GroundingMetadata | undefined): Usage | null => {
  const usage = last?.usageMetadata;
  if (!usage) return null;
  const reasoning = usage.thoughtsTokenCount ?? 0;
  return {
    input: (usage.promptTokenCount ?? 0) + (usage.toolUsePromptTokenCount ?? 0),
    cached: usage.cachedContentTokenCount ?? 0,
    output: (usage.candidatesTokenCount ?? 0) + reasoning,
    reasoning,
    searches: new Set(grounding?.webSearchQueries?.filter((query) => query.trim() !== '')).size,
  };
};
