import { availableParallelism } from 'node:os';
import { Readable } from 'node:stream';
import { pipeline } from 'node:stream/promises';

import { z } from 'zod';

import { type DocumentRefusalCode, documentRefusals } from '../../../shared/documents/refusals.ts';
import { documentKinds } from '../../../shared/documents/kinds.ts';
import { readers, warningCodes } from '../../../shared/documents/types.ts';
import { createSemaphore } from '../../../shared/kernel/scheduling/semaphore.ts';
import type { Reading } from '../reading/readDocument.ts';
import { type Bounds, bounded, defaultBounds, residentBytes, startReader } from './process.ts';
import { messageOf } from '../../../shared/kernel/thrown.ts';

/** What a reader says is data, too: it read a file that somebody may have built. */
const params = z.record(z.string().max(100), z.union([z.string().max(500), z.number()]));
// oxlint-disable-next-line typescript/no-unsafe-type-assertion -- zod asks for one at least
const codes = Object.keys(documentRefusals) as [DocumentRefusalCode, ...DocumentRefusalCode[]];
const count = z.int().min(0);
const Reading = z.discriminatedUnion('outcome', [
  z.object({
    outcome: z.literal('read'),
    facts: z.object({
      kind: z.enum(documentKinds),
      reader: z.enum(readers),
      pages: count,
      units: count,
      chars: count,
      tokens: count,
      hidden: count,
      warnings: z.array(z.object({ code: z.enum(warningCodes), params })).max(50),
    }),
  }),
  z.object({ outcome: z.literal('refused'), refusal: z.object({ code: z.enum(codes), params }), detail: z.string() }),
]);

type Job = {
  readonly name: string;
  /** Asked for the bytes once for each attempt. */
  readonly bytes: () => AsyncIterable<Uint8Array>;
  /** Takes the blocks as they come, as JSON lines; called once for each attempt, the last of which counts. */
  readonly keep: (blocks: AsyncIterable<Buffer>) => Promise<void>;
  readonly signal?: AbortSignal;
};
export type DocumentReader = (job: Job) => Promise<Reading>;

type Needs = { readonly bounds?: Bounds; readonly processes?: number; readonly pollMs?: number };

const timeout = 'it took too long';

/**
 * Reads documents, each in a process of its own, at most one a core. A process that takes too much is killed. PDF that PDFium
 * cannot bear is tried once with PDF.js; what neither reads is refused, and nothing else notices.
 */
export function createDocumentReader({
  bounds = defaultBounds,
  processes = availableParallelism(),
  pollMs = 20,
}: Needs = {}): DocumentReader {
  const semaphore = createSemaphore(processes);
  return (job) =>
    semaphore(async () => {
      const first = await attempt(job, 'first', bounds, pollMs);
      job.signal?.throwIfAborted();
      if ('reading' in first) return first.reading;
      const second = first.died === timeout ? first : await attempt(job, 'second', bounds, pollMs);
      job.signal?.throwIfAborted();
      if ('reading' in second) return second.reading;
      const code = second.died === timeout ? 'document-timeout' : 'document-unsafe';
      return { outcome: 'refused', refusal: { code, params: {} }, detail: `the reader ended: ${second.died}` };
    }, job.signal);
}

type Attempt = { readonly reading: Reading } | { readonly died: string };

const attempt = async (job: Job, engine: 'first' | 'second', bounds: Bounds, pollMs: number): Promise<Attempt> => {
  job.signal?.throwIfAborted();
  const child = startReader(job.name, engine, bounds);
  let died: string | null = null;
  const end = (why: string) => {
    died ??= why;
    child.kill('SIGKILL');
  };
  const watch = setInterval(() => {
    const resident = child.pid === undefined ? null : residentBytes(child.pid);
    if (resident !== null && resident > bounds.memoryBytes) end('it took too much memory');
  }, pollMs);
  const deadline = setTimeout(end, bounds.milliseconds, timeout);
  const stop = () => end('it was cancelled');
  job.signal?.addEventListener('abort', stop, { once: true });
  const ended = new Promise<void>((resolve) => {
    child.once('close', () => resolve());
    child.once('error', (error) => {
      died ??= error.message;
      resolve();
    });
  });
  // oxlint-disable-next-line typescript/no-unsafe-type-assertion -- as it was spawned
  const [input, output, errors, outcome] = child.stdio as unknown as [
    NodeJS.WritableStream,
    Readable,
    Readable,
    Readable,
  ];
  errors.resume();
  try {
    const [, , said] = await Promise.all([
      // A reader that refuses after the first bytes does not read the rest.
      pipeline(Readable.from(job.bytes()), input).catch((error: NodeJS.ErrnoException) => {
        if (error.code !== 'EPIPE' && error.code !== 'ERR_STREAM_PREMATURE_CLOSE' && error.code !== 'ECONNRESET')
          throw error;
      }),
      job.keep(bounded(output, bounds.outputBytes)).catch((error: unknown) => {
        end('it wrote too much');
        throw error;
      }),
      textOf(outcome),
    ]);
    await ended;
    const parsed = died === null ? Reading.safeParse(JSON.parse(said || 'null')) : null;
    return parsed?.success ? { reading: parsed.data } : { died: died ?? 'it gave no outcome' };
  } catch (error) {
    const wasEnded = died !== null;
    end(messageOf(error));
    await ended;
    if (!wasEnded && error instanceof Error && !(error instanceof SyntaxError)) throw error;
    return { died: died ?? 'it gave no outcome' };
  } finally {
    clearInterval(watch);
    clearTimeout(deadline);
    job.signal?.removeEventListener('abort', stop);
  }
};

const textOf = async (stream: Readable): Promise<string> => {
  const chunks: Buffer[] = [];
  for await (const chunk of bounded(stream, 100_000)) chunks.push(chunk);
  return Buffer.concat(chunks).toString('utf8');
};
