import { spawn } from 'node:child_process';
import { fileURLToPath } from 'node:url';
import { accessKey, urlWith } from './access.ts';

export type EventNodeOptions = {
  readonly dataDir: string;
  /** 0 or absent: a free one. */
  readonly port?: number;
  readonly log?: (line: string) => void;
  /** Called for what an operator has to look at. */
  readonly warn?: (line: string) => void;
};

export type Exit = { readonly code: number | null; readonly signal: string | null };

export type EventNode = {
  /** For `@eventstore/db-client`. Holds the node's key: not to be shown. */
  readonly url: string;
  readonly port: number;
  readonly pid: number;
  /** Ends open calls with CANCELLED and closes the log; resolves when the process is gone. */
  readonly stop: () => Promise<void>;
  readonly exited: Promise<Exit>;
};

/** The event node cannot run here, for a reason that lies outside the program: the folder is in use, the log is damaged. */
export class EventNodeFailed extends Error {
  override readonly name = 'EventNodeFailed';
}

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
  warn = log,
}: EventNodeOptions): Promise<EventNode> {
  const child = spawn(process.execPath, [...NODE_FLAGS, MAIN, '--data', dataDir, '--port', String(port)], {
    stdio: ['pipe', 'pipe', 'pipe'],
  });
  child.stdin.on('error', () => undefined);
  const exited = new Promise<Exit>((resolve) => {
    child.once('error', () => resolve({ code: null, signal: null }));
    child.once('exit', (code, signal) => resolve({ code, signal }));
  });
  // Until it listens, what it says may be why it does not start, which the error tells: nothing is said twice.
  let complaint = '';
  let listens = false;
  const pass = (text: string) => {
    for (const line of text.trimEnd().split('\n')) if (line) warn(line);
  };
  child.stderr.setEncoding('utf8').on('data', (text: string) => {
    if (listens) return pass(text);
    complaint = (complaint + text).slice(-4000);
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
      const said = complaint.trim() || `it ended with ${signal ?? code}`;
      reject(new EventNodeFailed(`The event node did not start: ${said}`));
    });
  });
  const bound = await listening;
  listens = true;
  pass(complaint);
  return {
    url: urlWith(bound, accessKey(dataDir)),
    port: bound,
    pid: child.pid!,
    exited,
    stop: async () => {
      child.stdin.end();
      const force = setTimeout(() => child.kill('SIGKILL'), GRACE_MS);
      await exited;
      clearTimeout(force);
    },
  };
}

/** Small young generations keep the node's memory small; what it handles dies young. */
export const NODE_FLAGS = ['--disable-warning=ExperimentalWarning', '--max-semi-space-size=8'];
