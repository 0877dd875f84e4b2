import { once } from 'node:events';
import { Agent, type Server, createServer, get, request } from 'node:http';
import type { AddressInfo } from 'node:net';
import { setTimeout as pause } from 'node:timers/promises';

export type Balancer = {
  readonly url: string;
  /** Requests go there from its first 200 on `/health/ready` on, and no more after any other answer. */
  readonly add: (target: string) => void;
  readonly remove: (target: string) => void;
  readonly ready: () => readonly string[];
  readonly stop: () => Promise<void>;
};

type Target = { readonly url: URL; readonly connections: Agent; readonly asking: AbortController; isReady: boolean };

/**
 * A load balancer as small as can be: callers and servers keep their connections, targets take turns, and nothing is tried twice, so that
 * whatever a server drops is seen.
 */
export async function startBalancer({ everyMs = 100 } = {}): Promise<Balancer> {
  const targets = new Map<string, Target>();
  let turn = 0;
  const server: Server = createServer((incoming, outgoing) => {
    const ready = [...targets.values()].filter(({ isReady }) => isReady);
    const target = ready[turn++ % ready.length];
    if (!target) return void outgoing.writeHead(502, { 'x-balancer': 'nobody is ready' }).end();
    const { method, url, headers } = incoming;
    const { hostname, port } = target.url;
    const onward = request({ hostname, port, agent: target.connections, method, path: url, headers }, (reply) => {
      const { connection: _, 'keep-alive': __, ...passed } = reply.headers;
      outgoing.writeHead(reply.statusCode ?? 502, passed);
      reply.pipe(outgoing);
      reply.on('error', () => outgoing.destroy());
    });
    onward.on('error', ({ message }) => {
      if (outgoing.headersSent) outgoing.destroy();
      else outgoing.writeHead(502, { 'x-balancer': message }).end();
    });
    incoming.pipe(onward);
  });
  server.keepAliveTimeout = 120_000;
  server.listen(0, '127.0.0.1');
  await once(server, 'listening');

  const isReady = (url: URL) =>
    new Promise<boolean>((resolve) => {
      const asked = get(new URL('/health/ready', url), { agent: false, timeout: 2_000 }, (reply) => {
        reply.resume();
        resolve(reply.statusCode === 200);
      });
      asked.on('timeout', () => asked.destroy());
      asked.on('error', () => resolve(false));
    });
  const watch = async (target: Target) => {
    const { signal } = target.asking;
    while (!signal.aborted) {
      target.isReady = await isReady(target.url);
      await pause(everyMs, undefined, { signal }).catch(() => undefined);
    }
  };
  return {
    url: `http://127.0.0.1:${(server.address() as AddressInfo).port}`,
    add(url) {
      const connections = new Agent({ keepAlive: true });
      const target = { url: new URL(url), connections, asking: new AbortController(), isReady: false };
      targets.set(url, target);
      void watch(target);
    },
    remove(url) {
      targets.get(url)?.asking.abort();
      targets.get(url)?.connections.destroy();
      targets.delete(url);
    },
    ready: () => [...targets].flatMap(([url, target]) => (target.isReady ? [url] : [])),
    async stop() {
      for (const { asking, connections } of targets.values()) {
        asking.abort();
        connections.destroy();
      }
      server.closeAllConnections();
      server.close();
      await once(server, 'close');
    },
  };
}
