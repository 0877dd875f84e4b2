import { type IncomingHttpHeaders, type IncomingMessage, type ServerResponse, createServer } from 'node:http';
import { once } from 'node:events';
import type { AddressInfo } from 'node:net';

type Got = { readonly headers: IncomingHttpHeaders; readonly body: string };
type Answer = { readonly status: number; readonly headers?: Record<string, string>; readonly body?: string };

/** An address of somebody's own that takes messages, or does not. */
export const webhookReceiver = async () => {
  const got: Got[] = [];
  let answer: Answer = { status: 204 };
  const server = createServer();
  server.on('request', (request: IncomingMessage, response: ServerResponse) => void take(request, response));
  const take = async (request: IncomingMessage, response: ServerResponse) => {
    let body = '';
    for await (const chunk of request.setEncoding('utf8')) body += String(chunk);
    got.push({ headers: request.headers, body });
    response.writeHead(answer.status, answer.headers ?? {}).end(answer.body ?? '');
  };
  server.listen(0, '127.0.0.1');
  await once(server, 'listening');
  const origin = `http://127.0.0.1:${(server.address() as AddressInfo).port}`;
  return {
    origin,
    url: `${origin}/hook`,
    got,
    answerWith: (next: Answer) => void (answer = next),
    async stop() {
      server.closeAllConnections();
      await new Promise((resolve) => server.close(resolve));
    },
  };
};
