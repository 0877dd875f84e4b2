import { type IncomingMessage, type RequestOptions, type ServerResponse, request as ask } from 'node:http';
import type { Duplex } from 'node:stream';

/** Hands requests and sockets on to the server on this machine; `port` resolves when it listens. */
export function proxyTo(port: () => Promise<number>) {
  const onward = async ({ method, url, headers }: IncomingMessage): Promise<RequestOptions> => ({
    ...{ method, path: url, headers },
    ...{ host: '127.0.0.1', port: await port(), agent: false },
  });
  return {
    /** `instead` may take over an answer; it says whether it did. */
    async request(
      request: IncomingMessage,
      response: ServerResponse,
      instead: (answer: IncomingMessage) => boolean,
    ): Promise<void> {
      const asking = ask(await onward(request));
      asking.on('error', (error) => unavailable(response, error));
      response.on('close', () => asking.destroy());
      asking.on('response', (answer) => {
        if (instead(answer)) return;
        response.writeHead(answer.statusCode ?? 502, answer.rawHeaders);
        answer.pipe(response);
      });
      request.pipe(asking);
    },

    async upgrade(request: IncomingMessage, socket: Duplex, head: Buffer): Promise<void> {
      socket.on('error', () => socket.destroy());
      const asking = ask(await onward(request));
      asking.on('error', () => socket.destroy());
      asking.on('response', (answer) => {
        socket.end(`${statusLine(answer)}\r\nConnection: close\r\n\r\n`);
        answer.destroy();
      });
      asking.on('upgrade', (answer, server, first) => {
        const { rawHeaders } = answer;
        const fields = rawHeaders.flatMap((name, at) => (at % 2 === 0 ? [`${name}: ${rawHeaders[at + 1]}`] : []));
        socket.write([statusLine(answer), ...fields, '', ''].join('\r\n'));
        socket.write(first);
        server.write(head);
        for (const [one, other] of [
          [socket, server],
          [server, socket],
        ] as const) {
          one.on('error', () => other.destroy());
          one.on('close', () => other.destroy());
          one.pipe(other);
        }
      });
      asking.end();
    },
  };
}

const statusLine = ({ statusCode, statusMessage }: IncomingMessage) => `HTTP/1.1 ${statusCode} ${statusMessage}`;

/** While the server does not run, or when it ends in the middle of an answer. */
export function unavailable(response: ServerResponse, { message }: Error): void {
  if (response.headersSent) return void response.destroy();
  response.writeHead(503, { 'Content-Type': 'text/plain; charset=utf-8', 'Retry-After': '1' });
  response.end(`The server does not answer: ${message}.\n`);
}
