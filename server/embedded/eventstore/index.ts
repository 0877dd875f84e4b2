import { spawn } from 'node:child_process';
import { fileURLToPath } from 'node:url';

export type EventNodeOptions = {
  readonly dataDir: string;
  /** 0 or absent: a free one. */
  readonly port?: number;
  readonly log?: (line: string) => void;
};

export type Exit = { readonly code: number | null; readonly signal: string | null };

export type EventNode = {
  /** For `@eventstore/db-client`. */
  readonly url: string;
  readonly port: number;
  readonly pid: number;
  /** Ends open calls with CANCELLED and closes the log; resolves when the process is gone. */
  readonly stop: () => Promise<void>;
  readonly exited: Promise<Exit>;
};

const MAIN = fileURLToPath(new URL('main.ts', import.meta.url));
const GRACE_MS = 10_000;

/**
 * Starts the event node as a process of its own, which ends when this one does. Rejects with what the node said if it cannot
 * serve: the folder is in use, the log is damaged, the port is taken.
 */
export async function startEventNode({
  dataDir,
  port = 0,
  log = () => undefined,
}: EventNodeOptions): Promise<EventNode> {
  const child = spawn(process.execPath, [...NODE_FLAGS, MAIN, '--data', dataDir, '--port', String(port)], {
    stdio: ['pipe', 'pipe', 'pipe'],
  });
  child.stdin.on('error', () => undefined);
  const exited = new Promise<Exit>((resolve) => {
    child.once('error', () => resolve({ code: null, signal: null }));
    child.once('exit', (code, signal) => resolve({ code, signal }));
  });
  let complaint = '';
  child.stderr.setEncoding('utf8').on('data', (text: string) => {
    complaint = (complaint + text).slice(-4000);
    for (const line of text.trimEnd().split('\n')) log(line);
  });
  const listening = new Promise<number>((resolve, reject) => {
    child.stdout.setEncoding('utf8').on('data', (text: string) => {
      for (const line of text.trimEnd().split('\n')) {
        const [, found] = /^LISTENING (\d+)$/.exec(line) ?? [];
        if (found) resolve(Number(found));
        else log(line);
      }
    });
    child.once('close', (code, signal) => {
      reject(new Error(`the event node did not start (${signal ?? code}): ${complaint.trim()}`));
    });
  });
  const bound = await listening;
  return {
    url: `esdb://127.0.0.1:${bound}?tls=false`,
    port: bound,
    pid: child.pid!,
    exited,
    stop: async () => {
      child.kill('SIGTERM');
      const force = setTimeout(() => child.kill('SIGKILL'), GRACE_MS);
      await exited;
      clearTimeout(force);
    },
  };
}

/** Small young generations keep the node's memory small; what it handles dies young. */
export const NODE_FLAGS = ['--disable-warning=ExperimentalWarning', '--max-semi-space-size=8'];
