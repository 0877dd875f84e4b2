import { parseArgs } from 'node:util';
import { runNode } from './node.ts';

/*
 * The process of the event node, started by `startEventNode` with a pipe as its standard input. When that closes the node stops:
 * the parent wants it so, or is gone. Signals of a terminal or a service manager are for the parent, which stops its other parts
 * first.
 */
const { values } = parseArgs({ options: { data: { type: 'string' }, port: { type: 'string', default: '0' } } });
const say = (line: string): void => void process.stdout.write(`${line}\n`);

try {
  const node = await runNode({
    dataDir: values.data ?? '',
    port: Number(values.port),
    log: say,
    warn: (line) => void process.stderr.write(`${line}\n`),
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
  for (const signal of ['SIGINT', 'SIGTERM', 'SIGHUP'] as const) process.on(signal, () => undefined);
  process.stdin.on('end', stop).on('error', stop).resume();
  say(`LISTENING ${node.port}`);
} catch (error) {
  process.stderr.write(`${error instanceof Error ? error.message : String(error)}\n`);
  process.exit(1);
}
