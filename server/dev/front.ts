import { readFile } from 'node:fs/promises';
import type { IncomingMessage, Server, ServerResponse } from 'node:http';
import { join, sep } from 'node:path';

import { createServer } from 'vite';

import { pages } from '../platform/http/pages/clientPages.ts';
import { proxyTo, unavailable } from './proxy.ts';

type Needs = {
  readonly root: string;
  readonly url: string;
  /** Where the server behind listens; resolves when it does, so that a request made during a restart waits. */
  readonly port: () => Promise<number>;
};

/** The client's sources, and what they may import. Nothing else of the project is served, least of all its data. */
const served = ['client', 'shared', 'node_modules'];

/** One address for both: Vite answers for the client's pages and modules, the server behind for everything else. */
export async function openFront(server: Server, { root, url, port }: Needs) {
  const vite = await createServer({
    configFile: join(root, 'vite.config.ts'),
    root: join(root, 'client'),
    appType: 'custom',
    clearScreen: false,
    server: {
      middlewareMode: { server },
      ws: { server },
      cors: false,
      allowedHosts: [new URL(url).hostname],
      fs: { allow: served.map((folder) => join(root, folder)) },
    },
  });
  const behind = proxyTo(port);

  const page = async (path: string, response: ServerResponse, status: number) => {
    const source = await readFile(join(root, 'client/index.html'), 'utf8');
    // Vite makes the addresses of scripts absolute; files beside the client's folder are below /@fs.
    const absolute = source.replaceAll('"../', `"/@fs${encodeURI(root)}/`);
    const html = await vite.transformIndexHtml('/index.html', absolute, path);
    response.writeHead(status, { 'Content-Type': 'text/html; charset=utf-8', 'Cache-Control': 'no-store' });
    response.end(html);
  };

  const answer = async (request: IncomingMessage, response: ServerResponse) => {
    const { method, url: path = '/' } = request;
    if ((method === 'GET' || method === 'HEAD') && pages.test(new URL(path, url).pathname))
      return page(path, response, 200);
    return behind.request(request, response, ({ statusCode, headers }) => {
      // The page for addresses where nothing is, which the server has as it is in the sources.
      const isPage = statusCode === 404 && headers['content-type']?.startsWith('text/html') === true;
      if (isPage) page(path, response, 404).catch((error: Error) => unavailable(response, error));
      return isPage;
    });
  };

  server.removeAllListeners('request');
  server.on('request', (request, response) => {
    vite.middlewares(request, response, () => {
      answer(request, response).catch((error: Error) => unavailable(response, error));
    });
  });
  server.on('upgrade', (request: IncomingMessage, socket, head) => {
    if (request.headers['sec-websocket-protocol']?.startsWith('vite-')) return;
    behind.upgrade(request, socket, head).catch(() => socket.destroy());
  });

  return {
    /** Tells of every change below these folders. */
    watch(folders: readonly string[], changed: (path: string) => void): void {
      vite.watcher.add([...folders]);
      vite.watcher.on('all', (kind, path) => {
        const isFile = kind === 'add' || kind === 'change' || kind === 'unlink';
        if (isFile && folders.some((folder) => path.startsWith(folder + sep))) changed(path);
      });
    },
    close: () => vite.close(),
  };
}
