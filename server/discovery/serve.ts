import { createHash } from 'node:crypto';

import type { Middleware } from 'koa';

import type { Documents } from './site.ts';

/**
 * Answers GET and HEAD for these paths with exactly these bytes, and names the API catalog on every page of the site. The
 * documents are made at the first request: the application they describe is not built before.
 */
export const serveDocuments = (make: () => Promise<Documents>): Middleware => {
  let made: Promise<Documents> | null = null;
  return async (ctx, next) => {
    const get = ctx.method === 'GET' || ctx.method === 'HEAD';
    made ??= make();
    const documents = get ? await made : {};
    const document = documents[ctx.path];
    if (!document && documents[`${ctx.path}/`]) {
      ctx.status = 301;
      return ctx.redirect(`${ctx.path}/${ctx.search}`);
    }
    if (!document) {
      await next();
      if (get && ctx.response.is('html')) ctx.append('Link', catalogLink);
      return;
    }
    const body = Buffer.from(document.body, document.encoding);
    ctx.set({
      'Content-Type': document.type,
      'Cache-Control': 'public, max-age=300',
      'Access-Control-Allow-Origin': '*',
      ETag: `"${createHash('sha256').update(body).digest('hex').slice(0, 32)}"`,
      ...document.headers,
    });
    if (document.type.startsWith('text/html')) ctx.append('Link', catalogLink);
    ctx.status = 200;
    if (ctx.fresh) ctx.status = 304;
    else ctx.body = body;
  };
};

const catalogLink = '</.well-known/api-catalog>; rel="api-catalog"';
