/**
 * Measures the index beside what one would use instead.
 *   node bench/index/run.ts --database postgres://… [--sizes 1000,10000,100000] [--queries N] [--rounds 300] [--quality no] COLLECTION…
 * A collection is a folder with docs.jsonl, queries.jsonl and qrels.tsv. Prints a table of quality for each, one for our own
 * questions in other languages, and one of times by number of records. Works in scratch schemas, which it drops.
 */
import { parseArgs } from 'node:util';

import { readCollection } from './collection.ts';
import { abroad } from './abroad.ts';
import { type Timed, growth, latencies } from './latency.ts';
import { qualities } from './quality.ts';

const { values, positionals } = parseArgs({
  allowPositionals: true,
  options: {
    database: { type: 'string', default: process.env['DATABASE_URL'] ?? '' },
    sizes: { type: 'string', default: '' },
    queries: { type: 'string', default: '0' },
    quality: { type: 'string', default: 'yes' },
    rounds: { type: 'string', default: '300' },
  },
});
if (values.database === '' || positionals.length === 0) {
  console.error('expected --database postgres://… and at least one collection folder');
  process.exit(1);
}
const collections = positionals.map(readCollection);
for (const collection of values.quality === 'no' ? [] : collections)
  console.table(await qualities(values.database, collection, Number(values.queries)));
if (values.quality !== 'no') console.table(await abroad(values.database));
const sizes = values.sizes.split(',').filter(Boolean).map(Number);
const times: Timed[] = [];
for await (const rows of latencies(values.database, collections, sizes, Number(values.rounds))) {
  console.table(rows);
  times.push(...rows);
}
if (sizes.length > 1) console.table(growth(times));
