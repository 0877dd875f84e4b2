import type { Play, Request } from './play.ts';
import { tokensOf } from './play.ts';
import type { Wire } from './stream.ts';

/** What a paused answer must be sent back with, unchanged. */
export const thoughtSignature = 'signed-thought';
export const encryptedPage = 'encrypted-page';

/** What is written into the cache is billed by how long it is kept. */
const usageOf = (play: Play, body: Request['body']) => {
  const isHour = JSON.stringify(body['messages'] ?? []).includes('"ttl":"1h"');
  const { input, cached, written } = tokensOf(play);
  return {
    input_tokens: input - cached - written,
    cache_creation_input_tokens: written,
    cache_creation: {
      ephemeral_5m_input_tokens: isHour ? 0 : written,
      ephemeral_1h_input_tokens: isHour ? written : 0,
    },
    cache_read_input_tokens: cached,
    output_tokens: 1,
    output_tokens_details: null,
    server_tool_use: null,
  };
};

/** `POST /v1/messages` with `stream: true`; where the request offers the answer tool, the answer is its input. */
export const anthropicWire = (play: Play, { model, body }: Request): Wire => {
  const tools = (body['tools'] ?? []) as { name: string }[];
  const byTool = tools.some(({ name }) => name === 'give_answer') && !play.asText;
  const searched = JSON.stringify(body['messages']).split('"server_tool_use"').length - 1;
  const pausing = searched < (play.pauses ?? 0);
  let index = 0;
  const event = (sse: Parameters<Wire['begin']>[0], type: string, rest: object) => sse.send({ type, ...rest }, type);
  return {
    begin(sse) {
      event(sse, 'message_start', {
        message: {
          id: 'msg_1',
          type: 'message',
          role: 'assistant',
          model,
          content: [],
          stop_reason: null,
          stop_sequence: null,
          usage: usageOf(play, body),
        },
      });
      event(sse, 'ping', {});
    },
    working(sse) {
      event(sse, 'content_block_start', { index, content_block: { type: 'thinking', thinking: '', signature: '' } });
      event(sse, 'content_block_delta', { index, delta: { type: 'signature_delta', signature: thoughtSignature } });
      event(sse, 'content_block_stop', { index: index++ });
      for (let i = 0; i < (play.searches ?? 0); i++) {
        const id = `srvtoolu_${i}`;
        event(sse, 'content_block_start', {
          index,
          content_block: { type: 'server_tool_use', id, name: 'web_search', input: {} },
        });
        event(sse, 'content_block_delta', {
          index,
          delta: { type: 'input_json_delta', partial_json: '{"query":"q"}' },
        });
        event(sse, 'content_block_stop', { index: index++ });
        event(sse, 'content_block_start', {
          index,
          content_block: {
            type: 'web_search_tool_result',
            tool_use_id: id,
            content: play.searchFault
              ? { type: 'web_search_tool_result_error', error_code: play.searchFault }
              : (i === 0 ? (play.sources ?? []) : []).map(({ url, title }) => ({
                  ...{ type: 'web_search_result', url, title, page_age: null, encrypted_content: encryptedPage },
                })),
          },
        });
        event(sse, 'content_block_stop', { index: index++ });
      }
      if (pausing) return;
      if (byTool) {
        event(sse, 'content_block_start', { index, content_block: { type: 'text', text: '', citations: [] } });
        event(sse, 'content_block_delta', { index, delta: { type: 'text_delta', text: 'Let me see. ' } });
        if (play.citation)
          event(sse, 'content_block_delta', {
            index,
            delta: {
              type: 'citations_delta',
              citation: {
                type: 'web_search_result_location',
                url: play.citation.url,
                title: play.citation.title,
                cited_text: play.citation.quote,
                encrypted_index: 'x',
              },
            },
          });
        event(sse, 'content_block_stop', { index: index++ });
        event(sse, 'content_block_start', {
          index,
          content_block: { type: 'tool_use', id: 'toolu_1', name: 'give_answer', input: {} },
        });
      } else event(sse, 'content_block_start', { index, content_block: { type: 'text', text: '', citations: null } });
    },
    piece: (sse, text) =>
      pausing ||
      event(sse, 'content_block_delta', {
        index,
        delta: byTool ? { type: 'input_json_delta', partial_json: text } : { type: 'text_delta', text },
      }),
    broken: (sse) =>
      event(sse, 'error', { error: { type: 'overloaded_error', message: 'Overloaded' }, request_id: 'req_1' }),
    end(sse, reason) {
      if (!pausing) event(sse, 'content_block_stop', { index });
      const stop_reason = pausing
        ? 'pause_turn'
        : reason === 'refusal'
          ? 'refusal'
          : reason === 'length'
            ? 'max_tokens'
            : byTool
              ? 'tool_use'
              : 'end_turn';
      event(sse, 'message_delta', {
        delta: { stop_reason, stop_sequence: null },
        usage: {
          ...usageOf(play, body),
          output_tokens: tokensOf(play).output,
          output_tokens_details: { thinking_tokens: tokensOf(play).reasoning },
          server_tool_use: play.searches ? { web_search_requests: play.searchFault ? 0 : play.searches } : null,
        },
      });
      event(sse, 'message_stop', {});
    },
  };
};

const types: Record<number, string> = {
  429: 'rate_limit_error',
  401: 'authentication_error',
  529: 'overloaded_error',
  500: 'api_error',
};
export const anthropicError = (status: number, message: string) => ({
  type: 'error',
  error: { type: types[status] ?? 'invalid_request_error', message },
  request_id: 'req_1',
});
