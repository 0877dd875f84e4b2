import type { IncomingHttpHeaders } from 'node:http';

import type { Middleware } from 'koa';

import { Refusal } from '../../../shared/kernel/refusal.ts';

/** The origins that are our own: the public address, and its other names where it is this machine. */
export const ownOrigins = (publicUrl: string): ReadonlySet<string> => {
  const { origin, protocol, hostname, port } = new URL(publicUrl);
  const local = ['localhost', '127.0.0.1', '[::1]'];
  const names = local.includes(hostname) ? local : [];
  return new Set([origin, ...names.map((name) => `${protocol}//${name}${port && `:${port}`}`)]);
};

/**
 * Whether a request that changes something (or opens a socket) comes from our own pages, or from no browser at all. Browsers
 * always send `Origin` with these; agents and scripts send neither it nor `Sec-Fetch-Site`, and carry no ambient cookies that
 * another site could make them use. A token is no such cookie either.
 */
export const fromHome = (
  { origin, authorization, 'sec-fetch-site': site }: IncomingHttpHeaders,
  own: ReadonlySet<string>,
): boolean => (origin === undefined ? site === undefined || authorization !== undefined : own.has(origin));

/** Refuses a request with two names of the host: a proxy in front may have gone by the other one. */
export const requireOneHost: Middleware = async (ctx, next) => {
  const names = ctx.req.rawHeaders.filter((text, i) => i % 2 === 0 && text.toLowerCase() === 'host');
  if (names.length > 1) throw new Refusal('malformed-request', 'Send one Host header.');
  await next();
};

export const requireOwnOrigin =
  (own: ReadonlySet<string>): Middleware =>
  async (ctx, next) => {
    if (ctx.method !== 'GET' && ctx.method !== 'HEAD' && !fromHome(ctx.headers, own))
      throw new Refusal('foreign-origin', `Browsers may send requests from ${[...own].join(' or ')} only.`);
    await next();
  };
