import { accessFile } from '../../platform/eventstore-node/access.ts';
import { runNode } from '../../platform/eventstore-node/node.ts';

/** Runs the event node in this process until SIGTERM or SIGINT. */
export async function serve(dataDir: string, port: number, insecure: boolean): Promise<void> {
  const node = await runNode({
    dataDir,
    port,
    insecure,
    log: (line) => console.log(line),
    warn: (line) => console.error(line),
    broken: (error) => {
      console.error(`the event node stops, because a commit could not be brought to disk: ${String(error)}`);
      process.exit(70);
    },
  });
  const stop = (): void => void node.stop().then(() => process.exit(0));
  process.once('SIGTERM', stop);
  process.once('SIGINT', stop);
  const name = insecure ? '' : `&connectionName=KEY, KEY in ${accessFile(dataDir)}`;
  console.log(`listening on esdb://127.0.0.1:${node.port}?tls=false${name}, data in ${dataDir}`);
}
