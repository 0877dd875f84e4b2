import { runNode } from '../../embedded/eventstore/node.ts';

/** Runs the event node in this process until SIGTERM or SIGINT. */
export async function serve(dataDir: string, port: number): Promise<void> {
  const node = await runNode({
    dataDir,
    port,
    log: (line) => console.log(line),
    broken: (error) => {
      console.error(`the event node stops, because a commit could not be brought to disk: ${String(error)}`);
      process.exit(70);
    },
  });
  const stop = (): void => void node.stop().then(() => process.exit(0));
  process.once('SIGTERM', stop);
  process.once('SIGINT', stop);
  console.log(`listening on esdb://127.0.0.1:${node.port}?tls=false, data in ${dataDir}`);
}
