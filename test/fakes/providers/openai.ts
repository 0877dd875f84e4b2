import type { Play, Request } from './play.ts';
import type { Wire } from './stream.ts';
import { tokensOf } from './play.ts';

const usageOf = (play: Play) => {
  const tokens = tokensOf(play);
  return {
    input_tokens: tokens.input,
    input_tokens_details: { cached_tokens: tokens.cached, cache_write_tokens: tokens.written },
    output_tokens: tokens.output,
    output_tokens_details: { reasoning_tokens: tokens.reasoning },
    total_tokens: tokens.input + tokens.output,
  };
};

/** `POST /v1/responses` with `stream: true`. */
export const openaiWire = (play: Play, { model, body }: Request): Wire => {
  let n = 0;
  const base = {
    id: 'resp_1',
    object: 'response',
    created_at: 1,
    status: 'in_progress',
    error: null,
    incomplete_details: null,
    model,
    output: [],
    usage: null,
    tools: body['tools'] ?? [],
  };
  const at = { item_id: 'msg_1', output_index: play.searches ?? 0, content_index: 0 };
  // Only who asks for them is told the pages.
  const includesSources = JSON.stringify(body['include'] ?? []).includes('web_search_call.action.sources');
  const sources = (play.sources ?? []).map(({ url }) => ({ type: 'url', url }));
  const cited = play.citation;
  const start = cited ? play.text.indexOf(cited.quote) : 0;
  const annotations = cited
    ? [
        {
          type: 'url_citation',
          start_index: start,
          end_index: start + cited.quote.length,
          url: cited.url,
          title: cited.title,
        },
      ]
    : [];
  const event = (sse: Parameters<Wire['begin']>[0], type: string, rest: object) =>
    sse.send({ type, sequence_number: n++, ...rest }, type);
  return {
    begin(sse) {
      event(sse, 'response.created', { response: base });
      event(sse, 'response.in_progress', { response: base });
    },
    working(sse) {
      for (let i = 0; i < (play.searches ?? 0); i++) {
        const item = {
          id: `ws_${i}`,
          type: 'web_search_call',
          status: 'completed',
          action: { type: 'search', query: 'q', ...(i === 0 && includesSources ? { sources } : {}) },
        };
        event(sse, 'response.output_item.added', { output_index: i, item: { ...item, status: 'in_progress' } });
        event(sse, 'response.web_search_call.searching', { output_index: i, item_id: item.id });
        event(sse, 'response.output_item.done', { output_index: i, item });
      }
      event(sse, 'response.output_item.added', {
        output_index: at.output_index,
        item: { id: 'msg_1', type: 'message', role: 'assistant', status: 'in_progress', content: [] },
      });
      event(sse, 'response.content_part.added', { ...at, part: { type: 'output_text', text: '', annotations: [] } });
    },
    piece: (sse, delta) => event(sse, 'response.output_text.delta', { ...at, delta, logprobs: [] }),
    broken: (sse, code = 'server_error') =>
      event(sse, 'response.failed', {
        response: { ...base, status: 'failed', error: { code, message: 'fake failure' } },
      }),
    end(sse, reason) {
      if (reason === 'refusal') event(sse, 'response.refusal.done', { ...at, refusal: 'I cannot help with that.' });
      const part = { type: 'output_text', text: play.text, annotations };
      const item = {
        id: 'msg_1',
        type: 'message',
        role: 'assistant',
        status: 'completed',
        content: reason === 'refusal' ? [] : [part],
      };
      event(sse, 'response.output_item.done', { output_index: at.output_index, item });
      const done = { ...base, output: [item], usage: usageOf(play) };
      if (reason === 'length')
        event(sse, 'response.incomplete', {
          response: { ...done, status: 'incomplete', incomplete_details: { reason: 'max_output_tokens' } },
        });
      else event(sse, 'response.completed', { response: { ...done, status: 'completed' } });
    },
  };
};

export const openaiError = (status: number, message: string) => ({
  error: {
    message,
    type: message === 'insufficient_quota' ? message : status === 429 ? 'rate_limit_error' : 'server_error',
    param: null,
    code: message === 'insufficient_quota' ? message : status === 429 ? 'rate_limit_exceeded' : null,
  },
});
