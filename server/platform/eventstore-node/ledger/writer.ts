import { DiskFull } from '../disk/log.ts';
import { Draft } from './draft.ts';
import type { History } from './history.ts';
import { type Outcome, type Write, write } from './write.ts';

export type Answer = (outcome: Outcome | { readonly is: 'full'; readonly reason: string }) => void;

type Waiting = { readonly write: Write; readonly answer: Answer; readonly abandoned: () => boolean };

const FIRST_BUFFER = 1 << 18;
/** More than this waits for the next commit, so that one flush stays short. */
const COMMIT_BYTES = 4 << 20;
const QUEUE_BYTES = 16 << 20;

export type Writer = {
  /** Queues a write; `answer` comes once it is on disk. A write `abandoned` by its turn is dropped without an answer. */
  readonly submit: (write: Write, answer: Answer, abandoned?: () => boolean) => void;
  /** Whether so much is queued that callers should wait with sending more; `relieved` calls back when it no longer is. */
  readonly crowded: () => boolean;
  readonly relieved: (listener: () => void) => void;
  /** Resolves when nothing is queued or being flushed. */
  readonly idle: () => Promise<void>;
};

export type Needs = {
  readonly history: History;
  /** Called after every commit, its answers given. */
  readonly committed: () => void;
  readonly log: (line: string) => void;
  /** What is on disk is unknown: the node must stop without a word to anybody. */
  readonly broken: (error: unknown) => void;
};

/** The one writer: everything that has come in by the end of a turn of the event loop becomes one commit with one flush. */
export function startWriter({ history, committed, log, broken }: Needs): Writer {
  let queue: Waiting[] = [];
  let buffer: Buffer = Buffer.allocUnsafeSlow(FIRST_BUFFER);
  let scheduled = false;
  let flushing = false;
  let stopped = false;
  let full = false;
  let queued = 0;
  let idle: (() => void)[] = [];
  let waiting: (() => void)[] = [];

  const schedule = (): void => {
    if (scheduled || flushing || stopped) return;
    scheduled = true;
    setImmediate(commit);
  };

  const commit = (): void => {
    scheduled = false;
    const draft = new Draft(history, buffer);
    const now = Date.now();
    const taken: Waiting[] = [];
    const outcomes: Outcome[] = [];
    try {
      while (taken.length < queue.length && draft.length < COMMIT_BYTES) {
        const waiting = queue[taken.length]!;
        taken.push(waiting);
        outcomes.push(waiting.abandoned() ? { is: 'deleted' } : write(waiting.write, draft, history, now));
      }
      queue = queue.slice(taken.length);
      for (const { write } of taken) queued -= sizeOf(write);
      buffer = draft.buffer;
      const base = history.log.end;
      const flushed = draft.length > 0 ? history.log.commit(draft.bytes) : undefined;
      const settle = (): void => {
        draft.settle(base);
        for (const [index, { answer, abandoned }] of taken.entries()) if (!abandoned()) answer(outcomes[index]!);
        if (draft.length > 0) {
          if (full) log('there is room for the log again');
          full = false;
          committed();
        }
        next();
      };
      if (!flushed) return settle();
      flushing = true;
      void awaitFlush(flushed, settle);
    } catch (error) {
      if (!(error instanceof DiskFull)) return fail(error);
      draft.abandon();
      if (!full) log(error.message);
      full = true;
      for (const { answer, abandoned } of taken) if (!abandoned()) answer({ is: 'full', reason: error.message });
      next();
    }
  };

  const awaitFlush = async (flushed: Promise<void>, settle: () => void): Promise<void> => {
    try {
      await flushed;
      flushing = false;
      settle();
    } catch (error) {
      fail(error);
    }
  };

  const next = (): void => {
    if (queued <= QUEUE_BYTES) for (const relieve of waiting.splice(0)) relieve();
    if (queue.length > 0) return schedule();
    for (const resolve of idle.splice(0)) resolve();
  };

  const fail = (error: unknown): void => {
    stopped = true;
    broken(error);
  };

  return {
    submit: (write, answer, abandoned = () => false) => {
      queue.push({ write, answer, abandoned });
      queued += sizeOf(write);
      schedule();
    },
    crowded: () => queued > QUEUE_BYTES,
    relieved: (listener) => void waiting.push(listener),
    idle: () =>
      new Promise((resolve) => {
        if (queue.length === 0 && !scheduled && !flushing) resolve();
        else idle.push(resolve);
      }),
  };
}

function sizeOf(write: Write): number {
  if (write.kind !== 'append') return 0;
  return write.events.reduce((sum, { data, metadata }) => sum + data.length + metadata.length, 0);
}
