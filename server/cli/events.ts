import { parseArgs } from 'node:util';
import { serve } from './events/serve.ts';

const USAGE = `usage: npm run events -- serve [--port 2113] [--data DIR]`;

const { positionals, values } = parseArgs({
  allowPositionals: true,
  options: { port: { type: 'string', default: '2113' }, data: { type: 'string', default: './data/events' } },
});

const [command] = positionals;
if (command === 'serve') await serve(values.data, Number(values.port));
else {
  console.error(USAGE);
  process.exit(2);
}
