import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { existsSync, writeFileSync } from 'node:fs';
import { type Server, createServer, request } from 'node:http';
import { type AddressInfo, type Socket, connect, createServer as createPort } from 'node:net';
import { join } from 'node:path';

import { tempDir } from './tempDir.ts';

export type Proxy = { readonly url: string; readonly to: (target: string) => void; readonly stop: () => Promise<void> };
type Passing = {
  /** Whether `Upgrade` passes; without it a WebSocket is refused, as by many company networks. */
  readonly upgrades: boolean;
  /** Cuts upgraded connections on which nothing was sent for so long. */
  readonly idleMs?: number;
};

/** A reverse proxy as small as can be; where it leads is said later, because the server must know its address first. */
export async function startProxy({ upgrades, idleMs }: Passing): Promise<Proxy & { readonly cuts: () => number }> {
  let target = new URL('http://127.0.0.1:1');
  let cuts = 0;
  const sockets = new Set<Socket>();
  const server: Server = createServer((incoming, outgoing) => {
    const { method, url, headers } = incoming;
    const onward = request({ host: target.hostname, port: target.port, method, path: url, headers }, (reply) => {
      outgoing.writeHead(reply.statusCode ?? 502, reply.headers);
      reply.pipe(outgoing);
    });
    onward.on('error', () => outgoing.writeHead(502).end());
    incoming.pipe(onward);
  });
  server.on('upgrade', (incoming, socket: Socket, head) => {
    if (!upgrades) return void socket.end('HTTP/1.1 400 Bad Request\r\nConnection: close\r\n\r\n');
    const onward = connect(Number(target.port), target.hostname, () => {
      const lines = Object.entries(incoming.headers).map(([name, value]) => `${name}: ${String(value)}`);
      onward.write([`${incoming.method} ${incoming.url} HTTP/1.1`, ...lines, '', ''].join('\r\n'));
      onward.write(head);
      onward.pipe(socket).pipe(onward);
    });
    for (const one of [socket, onward]) {
      sockets.add(one);
      one.on('error', () => {});
      one.on('close', () => {
        sockets.delete(one);
        socket.destroy();
        onward.destroy();
      });
    }
    if (idleMs !== undefined)
      onward.setTimeout(idleMs, () => {
        cuts++;
        onward.destroy();
      });
  });
  server.listen(0, '127.0.0.1');
  await once(server, 'listening');
  return {
    url: `http://127.0.0.1:${(server.address() as AddressInfo).port}`,
    to: (url) => (target = new URL(url)),
    cuts: () => cuts,
    async stop() {
      for (const socket of sockets) socket.destroy();
      server.closeAllConnections();
      server.close();
      await once(server, 'close');
    },
  };
}

export const nginx = ['/usr/sbin/nginx', '/usr/bin/nginx'].find((path) => existsSync(path));

/** A real nginx with these lines for `location /`, as docs/PROXIES.md has them. */
export async function startNginx(location: (target: string) => string): Promise<Proxy> {
  const { path, remove } = tempDir('nginx');
  const port = createPort().listen(0, '127.0.0.1');
  await once(port, 'listening');
  const { port: number } = port.address() as AddressInfo;
  port.close();
  await once(port, 'close');
  const url = `http://127.0.0.1:${number}`;
  let stop = async () => {};
  return {
    url,
    to(target) {
      const file = join(path, 'nginx.conf');
      const places = ['client_body', 'proxy', 'fastcgi', 'uwsgi', 'scgi'].map(
        (name) => `${name}_temp_path ${join(path, name)};`,
      );
      writeFileSync(
        file,
        `daemon off; pid ${join(path, 'pid')}; error_log stderr error; events {}
http { access_log off; ${places.join(' ')}
map $http_upgrade $connection_upgrade { default upgrade; '' ''; }
server { listen 127.0.0.1:${number}; location / { ${location(target)} } } }`,
      );
      const child = spawn(nginx ?? 'nginx', ['-p', path, '-c', file], { stdio: 'ignore' });
      stop = async () => {
        const gone = once(child, 'exit');
        child.kill('SIGTERM');
        await gone;
      };
    },
    async stop() {
      await stop();
      remove();
    },
  };
}
