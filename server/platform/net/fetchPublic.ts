import { lookup } from 'node:dns/promises';
import { isIP } from 'node:net';

import { FetchRefused } from './fetchRefusal.ts';
import { exchange } from './httpExchange.ts';
import { isPublicAddress } from './publicAddress.ts';

export { isPublicAddress } from './publicAddress.ts';
export { FetchRefused } from './fetchRefusal.ts';

export type FetchOptions = {
  /** Largest body after decompression, in bytes; a longer one is refused, never cut. */
  readonly maxBytes: number;
  /** For the whole exchange: names, redirects, headers and body. */
  readonly timeoutMs: number;
  readonly signal?: AbortSignal;
  /** Exact origins (`http://127.0.0.1:4000`) that may be private and plain http: a test host, or one the operator trusts. */
  readonly allow?: readonly string[];
  readonly headers?: Readonly<Record<string, string>>;
  /** 5 when absent. */
  readonly maxRedirects?: number;
  /** Addresses of a host name; the system's resolver when absent. */
  readonly resolve?: (hostname: string) => Promise<readonly string[]>;
};

export type Fetched = {
  readonly status: number;
  /** Where the body came from, after redirects. */
  readonly url: string;
  /** Lower-case names; repeated headers joined with `, `. */
  readonly headers: Readonly<Record<string, string>>;
  readonly body: Uint8Array;
  /** The addresses redirected to, in order. */
  readonly redirects: readonly string[];
};

/**
 * GET of a page somebody else named, which must never reach what only this machine can reach. https alone; every address a
 * name resolves to must be public; the connection goes to the very address that was checked, so a name cannot change its
 * mind in between; each redirect is checked the same way. Throws `FetchRefused`; any HTTP status is an answer.
 */
export const fetchPublic = (url: string, options: FetchOptions): Promise<Fetched> =>
  guarded(options, (bounded) => follow(url, bounded));

/**
 * Where a link leads that only redirects, as an absolute address; null where it leads nowhere. The target is held to the same rules
 * and is not fetched. Throws `FetchRefused`.
 */
export const redirectOf = async (url: string, options: FetchOptions): Promise<string | null> =>
  guarded(options, async (bounded) => {
    const from = parse(url);
    const { headers = {} } = options;
    const answer = await exchange(from, await checked(from, bounded), { ...bounded, headers, cuts: true });
    const location = answer.headers['location'];
    if (!redirections.has(answer.status) || location === undefined) return null;
    const target = parse(location, from);
    await checked(target, bounded);
    return target.href;
  });

type Bounded = FetchOptions & { readonly signal: AbortSignal };

type Posted = Pick<FetchOptions, 'maxBytes' | 'timeoutMs' | 'signal' | 'allow' | 'resolve'> & {
  readonly headers: Readonly<Record<string, string>>;
  readonly body: string;
};

/** POST to an address somebody else named, under the same guard. A redirect is an answer, never followed; a long reply is cut. */
export const postPublic = async (
  url: string,
  { body, ...options }: Posted,
): Promise<Pick<Fetched, 'status' | 'headers' | 'body'>> =>
  guarded(options, async (bounded) => {
    const to = parse(url);
    const address = await checked(to, bounded);
    return exchange(to, address, { ...bounded, headers: options.headers, post: body, cuts: true });
  });

const guarded = async <T>(options: FetchOptions, work: (bounded: Bounded) => Promise<T>): Promise<T> => {
  const deadline = AbortSignal.timeout(options.timeoutMs);
  const signal = options.signal ? AbortSignal.any([options.signal, deadline]) : deadline;
  try {
    return await work({ ...options, signal });
  } catch (error) {
    if (error instanceof FetchRefused) throw error;
    if (deadline.aborted) throw new FetchRefused('timeout', `no complete answer within ${options.timeoutMs} ms`);
    options.signal?.throwIfAborted();
    throw new FetchRefused('unreachable', `the host could not be reached (${codeOf(error)})`, { cause: error });
  }
};

const follow = async (first: string, options: Bounded): Promise<Fetched> => {
  const redirects: string[] = [];
  let url = parse(first);
  for (;;) {
    const address = await checked(url, options);
    const answer = await exchange(url, address, { ...options, headers: headersFor(first, url, options) });
    const location = answer.headers['location'];
    if (!redirections.has(answer.status) || location === undefined)
      return { ...answer, url: url.href, redirects: [...redirects] };
    if (redirects.length >= (options.maxRedirects ?? 5))
      throw new FetchRefused('too-many-redirects', `more than ${redirects.length} redirects`);
    url = parse(location, url);
    redirects.push(url.href);
  }
};

const redirections = new Set([301, 302, 303, 307, 308]);

const parse = (text: string, base?: URL): URL => {
  const url = URL.parse(text, base?.href);
  if (!url || url.hostname === '') throw new FetchRefused('bad-url', 'expected an absolute https address');
  if (url.username !== '' || url.password !== '')
    throw new FetchRefused('bad-url', 'expected an address without user name and password');
  return url;
};

/** The one address to connect to, after every address of the host has been found public. */
const checked = async (url: URL, { allow = [], resolve = addressesOf, signal }: Bounded): Promise<string> => {
  const allowed = allow.includes(url.origin);
  if (!allowed && url.protocol !== 'https:')
    throw new FetchRefused('not-https', `expected https, found ${url.protocol.slice(0, -1)}`);
  const host = url.hostname.replace(/^\[|\]$/g, '');
  const addresses = isIP(host) ? [host] : await unless(signal, resolve(host));
  const [address] = addresses;
  if (address === undefined) throw new FetchRefused('unreachable', 'the host name has no address');
  if (!allowed && !addresses.every(isPublicAddress))
    throw new FetchRefused('address-not-public', 'the host is, or resolves to, an address that is not public');
  return address;
};

const addressesOf = async (hostname: string) =>
  (await lookup(hostname, { all: true, verbatim: true })).map(({ address }) => address);

/** A resolver cannot be aborted; we stop waiting for it. */
const unless = async <T>(signal: AbortSignal, work: Promise<T>): Promise<T> => {
  const { promise, reject } = Promise.withResolvers<never>();
  const stop = () => reject(signal.reason);
  if (signal.aborted) stop();
  signal.addEventListener('abort', stop, { once: true });
  try {
    return await Promise.race([work, promise]);
  } finally {
    signal.removeEventListener('abort', stop);
  }
};

/** What identifies us to one origin is not carried to another. */
const headersFor = (first: string, now: URL, { headers = {} }: Bounded) =>
  new URL(first).origin === now.origin
    ? headers
    : Object.fromEntries(Object.entries(headers).filter(([name]) => !secret.has(name.toLowerCase())));

const secret = new Set(['authorization', 'cookie', 'proxy-authorization', 'x-api-key']);

const codeOf = (error: unknown) =>
  error instanceof Error && 'code' in error && typeof error.code === 'string' ? error.code : 'no answer';
