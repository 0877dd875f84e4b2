import { type IncomingMessage, request as plain } from 'node:http';
import { request as secure } from 'node:https';
import { type LookupFunction, isIP } from 'node:net';
import type { Transform } from 'node:stream';
import { createBrotliDecompress, createGunzip, createInflate } from 'node:zlib';

import { FetchRefused } from './fetchRefusal.ts';

type Options = {
  readonly maxBytes: number;
  readonly signal: AbortSignal;
  readonly headers: Readonly<Record<string, string>>;
  /** Sent by POST; absent: a GET. */
  readonly post?: string | undefined;
  /** What is longer than `maxBytes` is cut there; else it is refused. */
  readonly cuts?: boolean | undefined;
};
export type Answer = {
  readonly status: number;
  readonly headers: Readonly<Record<string, string>>;
  readonly body: Uint8Array;
};

/** One request over a connection of its own to exactly this address; the name in the URL serves TLS and the Host header. */
export const exchange = async (url: URL, address: string, options: Options): Promise<Answer> => {
  const { maxBytes, signal, headers, post, cuts = false } = options;
  const request = (url.protocol === 'https:' ? secure : plain)(url, {
    agent: false,
    method: post === undefined ? 'GET' : 'POST',
    lookup: pinnedTo(address),
    signal,
    headers: { ...(!cuts && { 'accept-encoding': 'gzip, deflate, br' }), ...headers },
  });
  const { promise, resolve, reject } = Promise.withResolvers<IncomingMessage>();
  request.on('response', resolve).on('error', reject).end(post);
  const response = await promise;
  try {
    return {
      status: response.statusCode ?? 0,
      headers: joined(response.headers),
      body: cuts ? await startOf(response, maxBytes) : await bodyOf(response, maxBytes),
    };
  } finally {
    request.destroy();
  }
};

const pinnedTo = (address: string): LookupFunction => {
  const family = isIP(address);
  return (_hostname, options, found) =>
    options.all ? found(null, [{ address, family }]) : found(null, address, family);
};

const joined = (headers: IncomingMessage['headers']) =>
  Object.fromEntries(
    Object.entries(headers).map(([name, value]) => [name, Array.isArray(value) ? value.join(', ') : (value ?? '')]),
  );

/** Counted after decompression, so that a small bomb is a large body. */
const bodyOf = async (response: IncomingMessage, maxBytes: number): Promise<Uint8Array> => {
  const declared = Number(response.headers['content-length'] ?? 0);
  if (declared > maxBytes) throw tooLarge(maxBytes);
  const chunks: Uint8Array[] = [];
  let size = 0;
  for await (const chunk of decoded(response) as AsyncIterable<Uint8Array>) {
    size += chunk.length;
    if (size > maxBytes) throw tooLarge(maxBytes);
    chunks.push(chunk);
  }
  return Buffer.concat(chunks);
};

const startOf = async (response: IncomingMessage, maxBytes: number): Promise<Uint8Array> => {
  const chunks: Uint8Array[] = [];
  let size = 0;
  for await (const chunk of response as AsyncIterable<Uint8Array>) {
    chunks.push(chunk);
    size += chunk.length;
    if (size >= maxBytes) break;
  }
  return Buffer.concat(chunks).subarray(0, maxBytes);
};

const decoded = (response: IncomingMessage) => {
  const decoder = decoders[response.headers['content-encoding']?.trim().toLowerCase() ?? ''];
  if (!decoder) return response;
  const stream = decoder();
  response.on('error', (error) => stream.destroy(error));
  return response.pipe(stream);
};

const decoders: Readonly<Record<string, () => Transform>> = {
  gzip: createGunzip,
  'x-gzip': createGunzip,
  deflate: createInflate,
  br: createBrotliDecompress,
};

const tooLarge = (maxBytes: number) => new FetchRefused('too-large', `expected at most ${maxBytes} bytes, found more`);
