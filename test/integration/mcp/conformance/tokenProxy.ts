import { once } from 'node:events';
import { createServer, request } from 'node:http';
import type { AddressInfo } from 'node:net';

/** The suite sends no Authorization: this adds it on the way to `target`. A foreign Host or Origin is passed on as it came. */
export const tokenProxy = async (target: string, secret: string) => {
  const { hostname, port, host, origin, pathname } = new URL(target);
  const server = createServer((incoming, outgoing) => {
    const own = incoming.headers.host === new URL(url).host;
    const headers = {
      ...incoming.headers,
      authorization: `Bearer ${secret}`,
      ...(own && { host }),
      ...(own && incoming.headers.origin === new URL(url).origin && { origin }),
    };
    const sent = request({ hostname, port, path: pathname, method: incoming.method, headers }, (reply) => {
      outgoing.writeHead(reply.statusCode ?? 502, reply.headers);
      outgoing.flushHeaders();
      reply.pipe(outgoing);
      reply.on('error', () => outgoing.destroy());
    });
    sent.on('error', () => outgoing.destroy());
    outgoing.on('close', () => sent.destroy());
    incoming.pipe(sent);
  });
  server.listen(0, '127.0.0.1');
  await once(server, 'listening');
  const url = `http://127.0.0.1:${(server.address() as AddressInfo).port}/mcp`;
  return {
    url,
    close() {
      server.closeAllConnections();
      server.close();
    },
  };
};
