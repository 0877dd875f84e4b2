import { parseArgs } from 'node:util';
import { backup, dump, restore, stats, verify } from './eventCommands/fileCommands.ts';
import { copy } from './eventCommands/copyCommand.ts';
import { serve } from './eventCommands/serveCommand.ts';
import { exitCodeOf, sentenceOf, tellOfDiscovery, WrongUsage } from './common/runCommand.ts';

const USAGE = `usage: npm run events -- COMMAND [--data DIR]
  serve [--port 2113]        serve the events of DIR until SIGTERM; --insecure asks for no key
  backup FILE                copy the log to FILE, also while a node is running
  restore FILE               put a backup into a DIR without a log
  verify                     check every byte of the log
  stats                      count what is in it
  dump                       print every event as a line of JSON
  copy --from URL --to URL   copy all events from one event store to another
DIR is DATA_DIR/events, or ./data/events.`;

tellOfDiscovery();
try {
  await run();
} catch (error) {
  console.error(sentenceOf(error));
  process.exit(exitCodeOf(error));
}

async function run(): Promise<void> {
  const { positionals, values } = parseArgs({
    allowPositionals: true,
    options: {
      port: { type: 'string', default: '2113' },
      insecure: { type: 'boolean', default: false },
      data: { type: 'string', default: `${process.env['DATA_DIR'] ?? './data'}/events` },
      from: { type: 'string' },
      to: { type: 'string' },
    },
  });
  const [command, file] = positionals;
  const { data, from, to } = values;
  if (command === 'serve') await serve(data, Number(values.port), values.insecure);
  else if (command === 'backup' && file) backup(data, file);
  else if (command === 'restore' && file) restore(file, data);
  else if (command === 'verify') verify(data);
  else if (command === 'stats') stats(data);
  else if (command === 'dump') dump(data);
  else if (command === 'copy' && from && to) await copy(from, to);
  else throw new WrongUsage(USAGE);
}
