import type { Play, Request } from './play.ts';
import { tokensOf } from './play.ts';
import type { Wire } from './stream.ts';

const usageOf = (play: Play) => {
  const tokens = tokensOf(play);
  return {
    promptTokenCount: tokens.input,
    cachedContentTokenCount: tokens.cached,
    candidatesTokenCount: tokens.output - tokens.reasoning,
    thoughtsTokenCount: tokens.reasoning,
    totalTokenCount: tokens.input + tokens.output,
  };
};

/** `POST /v1/models/M:streamGenerateContent?alt=sse`. */
export const googleWire = (play: Play, { model }: Request): Wire => {
  const usageMetadata = usageOf(play);
  const chunk = (text: string, more: object = {}, part: object = {}) => ({
    candidates: [{ content: { role: 'model', parts: [{ text, ...part }] }, index: 0, ...more }],
    usageMetadata,
    modelVersion: model,
    responseId: 'r1',
  });
  const bytes = (text: string) => Buffer.byteLength(text);
  const cited = play.citation;
  const before = cited ? play.text.slice(0, play.text.indexOf(cited.quote)) : '';
  const pages = (play.sources ?? []).map(({ url }) => ({
    web: { uri: searchLink(url), title: new URL(url).hostname },
  }));
  const groundingMetadata = (cited ?? play.sources) && {
    webSearchQueries: ['', ...Array.from({ length: play.searches ?? 1 }, (_, i) => `q${i}`), 'q0'],
    groundingChunks: [...(cited ? [{ web: { uri: cited.url, title: cited.title } }] : []), ...pages],
    groundingSupports: cited
      ? [
          {
            segment: { startIndex: bytes(before), endIndex: bytes(before + cited.quote), text: cited.quote },
            groundingChunkIndices: [0],
          },
        ]
      : [],
  };
  return {
    begin: () => undefined,
    working: (sse) => sse.send(chunk('Looking at it.', {}, { thought: true })),
    piece: (sse, text) => sse.send(chunk(text, play.checkpoints ? { continuationToken: 'checkpoint' } : {})),
    broken: (sse) => sse.send({ error: { code: 503, message: 'The model is overloaded.', status: 'UNAVAILABLE' } }),
    end(sse, reason) {
      if (reason === 'refusal')
        sse.send({ promptFeedback: { blockReason: 'PROHIBITED_CONTENT' }, usageMetadata, modelVersion: model });
      else
        sse.send(
          chunk('', {
            finishReason: reason === 'length' ? 'MAX_TOKENS' : 'STOP',
            ...(groundingMetadata ? { groundingMetadata } : {}),
          }),
        );
    },
  };
};

const links = 'https://vertexaisearch.cloud.google.com/grounding-api-redirect/';
const searchLink = (url: string) => `${links}${Buffer.from(url).toString('base64url')}`;
/** Where such a link leads; null for any other address. */
export const linkedBy = (link: string): string | null =>
  link.startsWith(links) ? Buffer.from(link.slice(links.length), 'base64url').toString() : null;

const names: Record<number, string> = {
  429: 'RESOURCE_EXHAUSTED',
  401: 'UNAUTHENTICATED',
  500: 'INTERNAL',
  529: 'UNAVAILABLE',
};
export const googleError = (status: number, message: string, retryAfterMs?: number) => ({
  error: {
    code: status,
    message,
    status: names[status] ?? 'INVALID_ARGUMENT',
    details:
      retryAfterMs === undefined
        ? []
        : [{ '@type': 'type.googleapis.com/google.rpc.RetryInfo', retryDelay: `${retryAfterMs / 1000}s` }],
  },
});
