import type { IncomingMessage } from 'node:http';

import type { Context } from 'koa';

import { limits } from '../../shared/api/limits.ts';
import { jsonIn } from '../platform/utf8.ts';

/** Read and thrown away of a body that is too large, so that its sender comes to read the reply. */
const mostDiscarded = 64 * 1024 * 1024;

/** What the body says, or that it was answered here: a JSON-RPC error for one that is too large or no JSON. */
export const messagesIn = async (ctx: Context): Promise<{ readonly parsed: unknown } | 'answered'> => {
  const bytes = await bytesOf(ctx.req);
  if (bytes === null)
    return refuse(ctx, 413, -32_000, `The body is too large: at most ${limits.body} bytes. Send less at a time.`);
  try {
    return { parsed: jsonIn(bytes) };
  } catch {
    return refuse(ctx, 400, -32_700, 'Parse error: the body is not well-formed JSON in UTF-8.');
  }
};

/** How many calls they are: each message of a batch is one. */
export const callsIn = (parsed: unknown): number => (Array.isArray(parsed) ? Math.max(1, parsed.length) : 1);

/** Whether this is a message by which a client gets to know the server, and which asks for nothing of an account. */
export const isGreeting = (parsed: unknown): boolean =>
  typeof parsed === 'object' && parsed !== null && 'method' in parsed && greetings.has(parsed.method);
const greetings: ReadonlySet<unknown> = new Set(['initialize', 'notifications/initialized', 'server/discover', 'ping']);

/** Null where it is too large. It is read to its end all the same: a connection closed before that is reset, and the reply with it. */
const bytesOf = async (req: IncomingMessage): Promise<Buffer | null> => {
  const pieces: Buffer[] = [];
  let bytes = 0;
  for await (const piece of req.iterator({ destroyOnReturn: false })) {
    const read = Buffer.from(piece);
    bytes += read.length;
    if (bytes > mostDiscarded) break;
    if (bytes <= limits.body) pieces.push(read);
    else pieces.length = 0;
  }
  return bytes > limits.body ? null : Buffer.concat(pieces);
};

const refuse = (ctx: Context, status: number, code: number, message: string): 'answered' => {
  ctx.status = status;
  ctx.body = { jsonrpc: '2.0', error: { code, message }, id: null };
  if (!ctx.req.complete) ctx.set('Connection', 'close');
  return 'answered';
};
