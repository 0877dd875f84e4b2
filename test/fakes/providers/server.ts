import { createServer, type IncomingMessage, type ServerResponse } from 'node:http';
import type { AddressInfo } from 'node:net';

import type { ModelProviderId } from '../../../shared/events/providers.ts';
import type { Play, Request } from './play.ts';
import { respond } from './respond.ts';
import type { Sink } from './stream.ts';

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
    await respond(pathname, req.headers, Buffer.concat(chunks).toString(), sinkOf(res), (request) => {
      requests.push(request);
      return play(request);
    });
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
    } satisfies Readonly<Record<ModelProviderId | 'chatOnly', string>>,
    close: () =>
      new Promise<void>((resolve) => {
        server.closeAllConnections();
        server.close(() => resolve());
      }),
  };
};

const sinkOf = (res: ServerResponse): Sink => ({
  get destroyed() {
    return res.destroyed;
  },
  begin(status, headers) {
    res.writeHead(status, headers);
    res.flushHeaders();
  },
  write: (text) => void res.write(text),
  end: () => void res.end(),
  destroy: () => void res.destroy(),
  flushed: () => new Promise((sent) => res.socket?.write('', () => sent()) ?? sent()),
});
