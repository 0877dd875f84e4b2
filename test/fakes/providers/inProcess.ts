import { respond } from './respond.ts';
import type { Play, Request } from './play.ts';
import type { Sink } from './stream.ts';

/**
 * A `fetch` that is answered by the fakes in this process, without sockets: their time can then be a virtual clock's. Only for
 * addresses under `fake.invalid`.
 */
export const inProcessFetch =
  (play: (request: Request) => Play): typeof fetch =>
  async (input, init) => {
    const asked = new globalThis.Request(input, init);
    const { pathname } = new URL(asked.url);
    const { promise, resolve } = Promise.withResolvers<Response>();
    const encoder = new TextEncoder();
    let controller: ReadableStreamDefaultController<Uint8Array> | null = null;
    let over = false;
    const body = new ReadableStream<Uint8Array>({ start: (own) => void (controller = own) });
    const finish = (end: () => void) => {
      if (over) return;
      over = true;
      end();
    };
    const signal = init?.signal ?? asked.signal;
    signal.addEventListener('abort', () => finish(() => controller?.error(signal.reason)), { once: true });
    const sink: Sink = {
      get destroyed() {
        return over;
      },
      begin: (status, headers) => resolve(new Response(body, { status, headers })),
      write: (text) => (over ? undefined : controller?.enqueue(encoder.encode(text))),
      end: () => finish(() => controller?.close()),
      destroy: () => finish(() => controller?.error(new TypeError('terminated'))),
      flushed: () => Promise.resolve(),
    };
    const aborted = new Promise<never>((_, reject) =>
      signal.addEventListener('abort', () => reject(signal.reason as Error), { once: true }),
    );
    aborted.catch(() => undefined);
    if (signal.aborted) throw signal.reason;
    void respond(pathname, Object.fromEntries(asked.headers), await asked.text(), sink, play);
    return Promise.race([promise, aborted]);
  };

/** Where the SDKs find these fakes. */
export const inProcessUrls = {
  openai: 'http://fake.invalid/openai/v1',
  anthropic: 'http://fake.invalid/anthropic',
  google: 'http://fake.invalid/google',
} as const;
