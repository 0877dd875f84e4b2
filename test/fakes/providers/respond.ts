import { anthropicError, anthropicWire } from './anthropic.ts';
import { chatWire } from './chat.ts';
import { refusalOf } from './checks.ts';
import { googleError, googleWire } from './google.ts';
import { openaiError, openaiWire } from './openai.ts';
import type { Play, Request } from './play.ts';
import { type Sink, speak, type Wire } from './stream.ts';

/** Each wire format: where it is served, how it answers, how it reports an error. */
const formats: Readonly<Record<Request['provider'], Format>> = {
  openai: { path: /^\/(?:openai|local)\/v1\/responses$/u, wire: openaiWire, error: openaiError },
  chat: { path: /^\/(?:openai|local|chat-only)\/v1\/chat\/completions$/u, wire: chatWire, error: openaiError },
  anthropic: { path: /^\/anthropic\/v1\/messages$/u, wire: anthropicWire, error: anthropicError },
  google: {
    path: /^\/google\/v1(?:beta)?\/models\/[^/:]+:streamGenerateContent$/u,
    wire: googleWire,
    error: googleError,
  },
};
type Format = {
  readonly path: RegExp;
  readonly wire: (play: Play, request: Request) => Wire;
  readonly error: (status: number, message: string, retryAfterMs?: number) => object;
};
const served = Object.keys(formats) as Request['provider'][];

/** One request, answered as the real provider would: refused where it would refuse, else played. */
export const respond = async (
  pathname: string,
  headers: Request['headers'],
  text: string,
  sink: Sink,
  play: (request: Request) => Play,
): Promise<void> => {
  const provider = served.find((format) => formats[format].path.test(pathname));
  if (provider === undefined) return json(sink, 404, { error: { message: `no route ${pathname}`, code: 404 } });
  const body = JSON.parse(text || '{}') as Record<string, unknown>;
  const model = /models\/([^:]+):/u.exec(pathname)?.[1] ?? String(body['model']);
  const request: Request = { provider, model, body, headers };
  const said = play(request);
  // A server of the operator's own speaks the same protocol and is not as strict.
  const refused = pathname.startsWith('/local/') ? null : refusalOf(request);
  if (refused !== null) return json(sink, 400, formats[provider].error(400, refused));
  if (said.fault?.kind === 'dead') return sink.destroy();
  if (said.fault?.kind !== 'status') return speak(sink, said, formats[provider].wire(said, request));
  const { status, retryAfterMs, problem } = said.fault;
  const after =
    retryAfterMs === undefined || provider === 'google'
      ? {}
      : { 'retry-after': String(Math.ceil(retryAfterMs / 1000)), 'retry-after-ms': String(retryAfterMs) };
  return json(sink, status, formats[provider].error(status, problem ?? `fake ${status}`, retryAfterMs), after);
};

const json = (sink: Sink, status: number, body: unknown, headers: Record<string, string> = {}): void => {
  sink.begin(status, { 'content-type': 'application/json', ...headers });
  sink.write(JSON.stringify(body));
  sink.end();
};
