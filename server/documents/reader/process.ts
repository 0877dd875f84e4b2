import { type ChildProcess, spawn } from 'node:child_process';
import { existsSync, readFileSync, realpathSync } from 'node:fs';
import { join, resolve } from 'node:path';
import type { Readable } from 'node:stream';

/** What a reader process may take before it is ended. */
export type Bounds = {
  /** Resident memory, V8 and everything beside it. */
  readonly memoryBytes: number;
  readonly heapMegabytes: number;
  readonly milliseconds: number;
  readonly outputBytes: number;
};

export const defaultBounds: Bounds = {
  memoryBytes: 700 * 1024 * 1024,
  heapMegabytes: 384,
  milliseconds: 60_000,
  outputBytes: 48 * 1024 * 1024,
};

const root = resolve(import.meta.dirname, '../../..');
/** Packages that readers load, with what those load. */
const packages = ['@hyzyla/pdfium', 'pdfjs-dist', 'yauzl', 'pend', 'saxes', 'xmlchars', 'csv-parse', 'chardet'];
const readable = [
  join(root, 'package.json'),
  join(root, 'server/documents'),
  join(root, 'shared'),
  ...packages.map((name) => join(root, 'node_modules', name)),
];

/** A reader may read its own code and nothing else, writes nothing and starts nothing. */
export const rights = ({ heapMegabytes }: Pick<Bounds, 'heapMegabytes'>): readonly string[] => [
  '--permission',
  ...readable.map((path) => `--allow-fs-read=${real(path)}`),
  `--max-old-space-size=${heapMegabytes}`,
  '--disable-proto=throw',
  '--no-warnings',
];

/**
 * Starts a reader without rights, and with an empty environment. Of the document's name it is told the ending alone: every user of
 * the machine sees what a process was started with.
 */
export const startReader = (name: string, engine: 'first' | 'second', bounds: Bounds): ChildProcess => {
  const reader = [
    process.execPath,
    ...rights(bounds),
    join(root, 'server/documents/reader/main.ts'),
    endingOf(name),
    engine,
  ];
  const [command = '', ...args] = [...limited(bounds), ...reader];
  return spawn(command, args, {
    cwd: join(root, 'server/documents'),
    env: {},
    stdio: ['pipe', 'pipe', 'pipe', 'pipe'],
  });
};

const endingOf = (name: string): string => /\.[a-z0-9]{1,8}$/iu.exec(name)?.[0] ?? '';

/**
 * The service ends a reader that takes too long. Where the service itself was killed, the system does so, by the reader's CPU time:
 * some documents keep a reader busy for ever, and it would see only afterwards that nobody waits for it.
 */
const limited = ({ milliseconds }: Bounds): readonly string[] =>
  existsSync(shell) ? [shell, '-c', `ulimit -t ${Math.ceil(milliseconds / 500)}; exec "$0" "$@"`] : [];
const shell = '/bin/sh';

const real = (path: string): string => {
  try {
    return realpathSync(path);
  } catch {
    return path;
  }
};

/** Resident bytes of a process; null where the platform does not say, or the process has ended. */
export const residentBytes = (pid: number): number | null => {
  try {
    return Number(readFileSync(`/proc/${pid}/statm`, 'utf8').split(' ')[1]) * 4096;
  } catch {
    return null;
  }
};

/** At most so many bytes of a stream; the rest is refused. */
export async function* bounded(stream: Readable, bytes: number): AsyncGenerator<Buffer> {
  let size = 0;
  for await (const chunk of stream as AsyncIterable<Buffer>) {
    size += chunk.length;
    if (size > bytes) throw new Error(`expected at most ${bytes} bytes of output, found more`);
    yield chunk;
  }
}
