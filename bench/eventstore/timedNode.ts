import { type LogFile, openLogFile } from '../../server/platform/eventstore-node/disk/file.ts';
import { runNode } from '../../server/platform/eventstore-node/node.ts';

/* A process of its own: `timedNode.ts DIR` serves the event node and answers each line on its standard input with `FLUSHED µs`. */
const [dataDir = ''] = process.argv.slice(2);
let flushed = 0;

const node = await runNode({
  dataDir,
  port: 0,
  log: () => undefined,
  warn: () => undefined,
  broken: () => process.exit(70),
  openFile: (path) => timed(openLogFile(path)),
});
console.log(`LISTENING ${node.url}`);
process.stdin.on('data', () => console.log(`FLUSHED ${flushed.toFixed(0)}`));
process.stdin.on('end', () => void node.stop().then(() => process.exit(0)));

function timed(file: LogFile): LogFile {
  return {
    ...file,
    flush: () => {
      const began = performance.now();
      file.flush();
      flushed += (performance.now() - began) * 1000;
    },
    flushAside: async () => {
      const began = performance.now();
      await file.flushAside();
      flushed += (performance.now() - began) * 1000;
    },
  };
}
