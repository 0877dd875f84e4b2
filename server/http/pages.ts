import { readFile } from 'node:fs/promises';
import { join } from 'node:path';

import type { Middleware } from 'koa';
import files from 'koa-static';

/** Addresses that are pages of the client; anything else that is no file and no route is not found. */
const pages =
  /^\/(?:(?:pricing|signup|login|onboard|new|cases|watch|replay|report|account|reset|offline)\/?|agents(?:\/[^/]*)?\/?)?$/;

/** The built client: hashed files for ever, pages never from a cache without asking. */
export const serveClient = (folder: string): Middleware => {
  const file = files(folder, {
    index: false,
    hidden: false,
    setHeaders: (res, path) =>
      res.setHeader(
        'Cache-Control',
        path.startsWith(join(folder, 'assets')) ? 'public, max-age=31536000, immutable' : 'no-cache',
      ),
  });
  return async (ctx, next) => {
    if (ctx.method !== 'GET' && ctx.method !== 'HEAD') return next();
    if (!pages.test(ctx.path)) return file(ctx, next);
    const page = await readFile(join(folder, 'index.html')).catch(() => null);
    if (!page) return next();
    ctx.type = 'html';
    ctx.set('Cache-Control', 'no-cache');
    ctx.body = page;
  };
};
