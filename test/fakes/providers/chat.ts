import type { Play, Request } from './play.ts';
import { tokensOf } from './play.ts';
import type { Wire } from './stream.ts';

/** `POST /v1/chat/completions` with `stream: true`, as local servers speak it. */
export const chatWire = (play: Play, { model }: Request): Wire => {
  const chunk = (delta: object, finish_reason: string | null = null) => ({
    id: 'chatcmpl-1',
    object: 'chat.completion.chunk',
    created: 1,
    model,
    choices: [{ index: 0, delta, finish_reason }],
  });
  return {
    begin: (sse) => sse.send(chunk({ role: 'assistant', content: '' })),
    working: () => undefined,
    piece: (sse, content) => sse.send(chunk({ content })),
    broken: (sse) => sse.send({ error: { message: 'fake failure', code: 'server_error' } }),
    end(sse, reason) {
      if (reason === 'refusal') sse.send(chunk({ refusal: 'I cannot help with that.' }));
      sse.send(chunk({}, reason === 'length' ? 'length' : 'stop'));
      const tokens = tokensOf(play);
      const usage = {
        prompt_tokens: tokens.input,
        completion_tokens: tokens.output,
        total_tokens: tokens.input + tokens.output,
        prompt_tokens_details: { cached_tokens: tokens.cached },
        completion_tokens_details: { reasoning_tokens: tokens.reasoning },
      };
      sse.send({ ...chunk({}), choices: [], usage });
      sse.send('[DONE]');
    },
  };
};
