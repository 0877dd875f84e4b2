import { createServer, type IncomingMessage, type ServerResponse } from 'node:http';
import type { AddressInfo } from 'node:net';

import { anthropicError, anthropicWire } from './anthropic.ts';
import { chatWire } from './chat.ts';
import { googleError, googleWire } from './google.ts';
import { openaiError, openaiWire } from './openai.ts';
import type { Play, Request } from './play.ts';
import { speak } from './stream.ts';

const wires = { openai: openaiWire, chat: chatWire, anthropic: anthropicWire, google: googleWire };

/**
 * A loopback server that speaks the wire formats of the three providers and of a local server, for the real SDKs. What it does with
 * a request is up to the test; it keeps count of what it was asked. `/chat-only` has no responses route.
 */
export const fakeProviders = async (play: (request: Request) => Play) => {
  const requests: Request[] = [];
  const server = createServer((req, res) => {
    res.on('error', () => undefined);
    void answer(req, res).catch(() => res.destroy());
  });
  const answer = async (req: IncomingMessage, res: ServerResponse): Promise<void> => {
    const chunks: Buffer[] = [];
    for await (const chunk of req) chunks.push(chunk as Buffer);
    const { pathname } = new URL(req.url ?? '/', 'http://localhost');
    const provider = providerAt(pathname);
    if (provider === null) return json(res, 404, { error: { message: `no route ${pathname}`, code: 404 } });
    const body = JSON.parse(Buffer.concat(chunks).toString() || '{}') as Record<string, unknown>;
    const model = /models\/([^:]+):/u.exec(pathname)?.[1] ?? String(body['model']);
    const request: Request = { provider, model, body, headers: req.headers };
    requests.push(request);
    const said = play(request);
    if (said.fault?.kind !== 'status') return speak(res, said, wires[provider](said, request));
    const { status, retryAfterMs } = said.fault;
    const headers =
      retryAfterMs === undefined
        ? {}
        : { 'retry-after': String(Math.ceil(retryAfterMs / 1000)), 'retry-after-ms': String(retryAfterMs) };
    const error =
      provider === 'anthropic'
        ? anthropicError(status)
        : provider === 'google'
          ? googleError(status, retryAfterMs)
          : openaiError(status);
    return json(res, status, error, provider === 'google' ? {} : headers);
  };
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  const origin = `http://127.0.0.1:${(server.address() as AddressInfo).port}`;
  return {
    requests,
    urls: {
      openai: `${origin}/openai/v1`,
      anthropic: `${origin}/anthropic`,
      google: `${origin}/google`,
      local: `${origin}/local/v1`,
      chatOnly: `${origin}/chat-only/v1`,
    },
    close: () =>
      new Promise<void>((resolve) => {
        server.closeAllConnections();
        server.close(() => resolve());
      }),
  };
};

const providerAt = (path: string): Request['provider'] | null => {
  if (/^\/(?:openai|local)\/v1\/responses$/u.test(path)) return 'openai';
  if (/^\/(?:openai|local|chat-only)\/v1\/chat\/completions$/u.test(path)) return 'chat';
  if (path === '/anthropic/v1/messages') return 'anthropic';
  return /^\/google\/v1(?:beta)?\/models\/[^/:]+:streamGenerateContent$/u.test(path) ? 'google' : null;
};

const json = (res: ServerResponse, status: number, body: unknown, headers: Record<string, string> = {}): void => {
  res.writeHead(status, { 'content-type': 'application/json', ...headers });
  res.end(JSON.stringify(body));
};
