import { spawn } from 'node:child_process';
import { createInterface } from 'node:readline';
import { fileURLToPath } from 'node:url';
import { NODE_FLAGS } from '../../server/platform/eventstore-node/eventNode.ts';

export type TimedNode = {
  readonly url: string;
  readonly pid: number;
  /** µs spent in flushes of the log so far. */
  readonly flushed: () => Promise<number>;
  readonly stop: () => Promise<void>;
};

/** The event node as the product starts it, with a clock beside its flushes. */
export async function startTimedNode(dataDir: string): Promise<TimedNode> {
  const file = fileURLToPath(new URL('timedNode.ts', import.meta.url));
  const child = spawn(process.execPath, [...NODE_FLAGS, file, dataDir], { stdio: ['pipe', 'pipe', 'inherit'] });
  const exited = new Promise((resolve) => child.once('exit', resolve));
  const lines = createInterface({ input: child.stdout })[Symbol.asyncIterator]();
  const answer = async (): Promise<string> => (await lines.next()).value?.split(' ')[1] ?? '';
  const url = await answer();
  return {
    url,
    pid: child.pid!,
    flushed: async () => {
      child.stdin.write('\n');
      return Number(await answer());
    },
    stop: async () => {
      child.stdin.end();
      await exited;
    },
  };
}
