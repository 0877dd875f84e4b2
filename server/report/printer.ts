import { type ChildProcess, fork } from 'node:child_process';
import type { Logger } from 'pino';

import type { ReportDocument } from '../../shared/views/reportDocument/types/reportDocument.ts';
import type { Answer, Question } from './worker.ts';
import { errorOf } from '../../shared/kernel/thrown.ts';

export type ReportPrinter = {
  /**
   * The PDF of a document. The same document gives the same bytes. Rejects with `PrintFailed` when it could not be drawn,
   * took too long or too much memory; the next one is not affected.
   */
  readonly print: (document: ReportDocument, options?: { readonly signal?: AbortSignal }) => Promise<Uint8Array>;
  readonly close: () => Promise<void>;
};

export type PrinterNeeds = {
  readonly log: Pick<Logger, 'warn' | 'error'>;
  /** Processes at most; each is started when first needed. */
  readonly workers?: number;
  /** Milliseconds for one document, from when its worker takes it. */
  readonly deadlineMs?: number;
  /** Megabytes of JavaScript heap of one worker. */
  readonly heapMb?: number;
  /** A worker that has grown beyond this many megabytes is replaced before the next document. */
  readonly residentMb?: number;
};

export class PrintFailed extends Error {
  override readonly name = 'PrintFailed';
}

type Job = {
  readonly question: Question;
  readonly resolve: (pdf: Uint8Array) => void;
  readonly reject: (error: Error) => void;
  readonly signal: AbortSignal | undefined;
};
type Worker = { readonly process: ChildProcess; job: Job | null; timer?: NodeJS.Timeout; worn: boolean };

/**
 * Draws reports in processes of their own: layout would hold the event loop, and a text that breaks it, or eats the memory,
 * fails one attempt and nothing else.
 */
export function createReportPrinter(needs: PrinterNeeds): ReportPrinter {
  const { log, workers: most = 1, deadlineMs = 60_000, heapMb = 512, residentMb = 700 } = needs;
  const waiting: Job[] = [];
  const workers = new Set<Worker>();
  let closed = false;
  let jobs = 0;

  const start = (): Worker => {
    const child = fork(new URL('./worker.ts', import.meta.url), {
      execArgv: [`--max-old-space-size=${heapMb}`],
      serialization: 'advanced',
      stdio: ['ignore', 'ignore', 'pipe', 'ipc'],
    });
    const worker: Worker = { process: child, job: null, worn: false };
    let complaint = '';
    child.stderr?.on('data', (chunk: Buffer) => (complaint = `${complaint}${chunk.toString()}`.slice(-2000)));
    child.on('message', (answer: Answer) => finish(worker, answer));
    child.on('error', (error) => log.error({ err: error }, 'a report worker could not be reached'));
    child.on('exit', (code, signal) => {
      workers.delete(worker);
      settle(worker)?.reject(
        new PrintFailed(`the report worker ended (${signal ?? code ?? 'unknown'}) before it answered: ${complaint}`),
      );
      next();
    });
    workers.add(worker);
    return worker;
  };

  const settle = (worker: Worker): Job | null => {
    const { job } = worker;
    clearTimeout(worker.timer);
    worker.job = null;
    return job;
  };

  const finish = (worker: Worker, answer: Answer) => {
    if (answer.job !== worker.job?.question.job) return;
    const job = settle(worker);
    if (answer.rss > residentMb * 1024 * 1024) {
      worker.worn = true;
      worker.process.kill('SIGKILL');
    }
    if ('error' in answer) job?.reject(new PrintFailed(answer.error));
    else {
      if (answer.missing.length > 0)
        log.warn({ characters: answer.missing.map(codePoint) }, 'no font has these characters; U+FFFD stands for them');
      job?.resolve(answer.pdf);
    }
    next();
  };

  const next = () => {
    for (;;) {
      const [job] = waiting;
      if (!job || closed) return;
      if (job.signal?.aborted) {
        waiting.shift();
        job.reject(errorOf(job.signal.reason));
        continue;
      }
      const idle = [...workers].find((worker) => worker.job === null && !worker.worn && worker.process.connected);
      if (!idle && workers.size >= most) return;
      waiting.shift();
      hand(idle ?? start(), job);
    }
  };

  const hand = (worker: Worker, job: Job) => {
    worker.job = job;
    const stop = (error: Error) => {
      if (worker.job !== job) return;
      settle(worker)?.reject(error);
      worker.worn = true;
      worker.process.kill('SIGKILL');
    };
    worker.timer = setTimeout(
      () => stop(new PrintFailed(`expected a PDF within ${deadlineMs} ms, got none`)),
      deadlineMs,
    );
    job.signal?.addEventListener('abort', () => stop(errorOf(job.signal?.reason)), { once: true });
    worker.process.send(job.question, (error) => error && stop(error));
  };

  return {
    print: (document, { signal } = {}) =>
      new Promise((resolve, reject) => {
        if (closed) return reject(new PrintFailed('the printer is closed'));
        waiting.push({ question: { job: ++jobs, document }, resolve, reject, signal });
        next();
      }),
    async close() {
      closed = true;
      for (const job of waiting.splice(0)) job.reject(new PrintFailed('the printer is closed'));
      await Promise.all(
        [...workers].map(
          ({ process: child }) =>
            new Promise<void>((resolve) => {
              if (child.exitCode !== null || child.signalCode !== null) return resolve();
              child.once('exit', () => resolve());
              child.kill('SIGKILL');
            }),
        ),
      );
    },
  };
}

const codePoint = (grapheme: string): string =>
  Array.from(
    grapheme,
    (character) => `U+${(character.codePointAt(0) ?? 0).toString(16).toUpperCase().padStart(4, '0')}`,
  ).join(' ');
