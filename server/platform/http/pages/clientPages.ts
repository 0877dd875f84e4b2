import { readFile } from 'node:fs/promises';
import { join } from 'node:path';

import type { Middleware } from 'koa';
import files from 'koa-static';

/** Addresses that are pages of the client. */
export const pages =
  /^\/(?:(?:pricing|signup|login|onboard|new|cases|watch|replay|report|again|reset|operators|privacy|terms|status|offline)\/?|(?:agents|account)(?:\/[^/]*)?\/?)?$/;

/** Addresses that programs ask: they get their problem document whatever the caller says it reads. */
const forPrograms = /^\/(?:api|intake|mcp|register|v1|health|socket\.io|assets|\.well-known)(?:[/:]|$)/;

/**
 * The built client: hashed files for ever, pages never from a cache without asking. Where there is nothing, a reader gets the
 * page that says so, with status 404.
 */
export const serveClient = (folder: string, head: (path: string) => Promise<string>): Middleware => {
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
    if (ctx.path === '/favicon.ico') {
      // Browsers ask for it beside texts and JSON, which cannot name a sign of their own.
      ctx.redirect('/mark.svg');
      ctx.status = 301;
      return;
    }
    const known = pages.test(ctx.path);
    if (!known) {
      await file(ctx, next);
      const found = ctx.status !== 404 || ctx.body !== undefined || ctx.respond === false;
      if (found || forPrograms.test(ctx.path) || ctx.accepts('json', 'html') !== 'html') return;
    }
    const page = await readFile(join(folder, 'index.html'), 'utf8').catch(() => null);
    if (!page) return known ? next() : undefined;
    ctx.status = known ? 200 : 404;
    ctx.type = 'html';
    ctx.set('Cache-Control', 'no-cache');
    ctx.body = page.replace('</head>', `${await head(ctx.path)}\n  </head>`);
  };
};
