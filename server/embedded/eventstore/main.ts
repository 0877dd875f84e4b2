import { parseArgs } from 'node:util';
import { runNode } from './node.ts';

/*
 * The process of the event node, started by `startEventNode` with a pipe as its standard input: when that closes, the parent is
 * gone and so is the node. Signals of a terminal go to the parent, which then says when to stop.
 */
const { values } = parseArgs({ options: { data: { type: 'string' }, port: { type: 'string', default: '0' } } });
const say = (line: string): void => void process.stdout.write(`${line}\n`);

try {
  const node = await runNode({
    dataDir: values.data ?? '',
    port: Number(values.port),
    log: say,
    broken: (error) => {
      process.stderr.write(`the event node stops, because a commit could not be brought to disk: ${String(error)}\n`);
      process.exit(70);
    },
  });
  let stopping = false;
  const stop = (): void => {
    if (stopping) return;
    stopping = true;
    void node.stop().then(() => process.exit(0));
  };
  process.on('SIGINT', () => undefined);
  process.on('SIGTERM', stop);
  process.stdin.on('end', stop).on('error', stop).resume();
  say(`LISTENING ${node.port}`);
} catch (error) {
  process.stderr.write(`${error instanceof Error ? error.message : String(error)}\n`);
  process.exit(1);
}
