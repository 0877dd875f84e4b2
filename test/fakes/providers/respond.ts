import { anthropicError, anthropicWire } from './anthropic.ts';
import { chatWire } from './chat.ts';
import { refusalOf } from './checks.ts';
import { googleError, googleWire } from './google.ts';
import { openaiError, openaiWire } from './openai.ts';
import type { Play, Request } from './play.ts';
import { type Sink, speak } from './stream.ts';

const wires = { openai: openaiWire, chat: chatWire, anthropic: anthropicWire, google: googleWire };

/** One request, answered as the real provider would: refused where it would refuse, else played. */
export const respond = async (
  pathname: string,
  headers: Request['headers'],
  text: string,
  sink: Sink,
  play: (request: Request) => Play,
): Promise<void> => {
  const provider = providerAt(pathname);
  if (provider === null) return json(sink, 404, { error: { message: `no route ${pathname}`, code: 404 } });
  const body = JSON.parse(text || '{}') as Record<string, unknown>;
  const model = /models\/([^:]+):/u.exec(pathname)?.[1] ?? String(body['model']);
  const request: Request = { provider, model, body, headers };
  const said = play(request);
  // A server of the operator's own speaks the same protocol and is not as strict.
  const refused = pathname.startsWith('/local/') ? null : refusalOf(request);
  if (refused !== null) return json(sink, 400, errorOf(provider, 400, refused));
  if (said.fault?.kind === 'dead') return sink.destroy();
  if (said.fault?.kind !== 'status') return speak(sink, said, wires[provider](said, request));
  const { status, retryAfterMs, problem } = said.fault;
  const after =
    retryAfterMs === undefined || provider === 'google'
      ? {}
      : { 'retry-after': String(Math.ceil(retryAfterMs / 1000)), 'retry-after-ms': String(retryAfterMs) };
  return json(sink, status, errorOf(provider, status, problem ?? `fake ${status}`, retryAfterMs), after);
};

const errorOf = (provider: Request['provider'], status: number, message: string, retryAfterMs?: number): object => {
  if (provider === 'anthropic') return anthropicError(status, message);
  return provider === 'google' ? googleError(status, message, retryAfterMs) : openaiError(status, message);
};

const providerAt = (path: string): Request['provider'] | null => {
  if (/^\/(?:openai|local)\/v1\/responses$/u.test(path)) return 'openai';
  if (/^\/(?:openai|local|chat-only)\/v1\/chat\/completions$/u.test(path)) return 'chat';
  if (path === '/anthropic/v1/messages') return 'anthropic';
  return /^\/google\/v1(?:beta)?\/models\/[^/:]+:streamGenerateContent$/u.test(path) ? 'google' : null;
};

const json = (sink: Sink, status: number, body: unknown, headers: Record<string, string> = {}): void => {
  sink.begin(status, { 'content-type': 'application/json', ...headers });
  sink.write(JSON.stringify(body));
  sink.end();
};
