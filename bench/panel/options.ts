import { readFileSync } from 'node:fs';

import { listedOptions } from '../../server/panel/protocol/text/options/listedOptions.ts';
import { comparable } from '../../server/panel/protocol/text/text.ts';

/**
 * `node bench/panel/options.ts decisions.ndjson`: how many of the options that texts name code finds, and what else it takes for one. A line is
 * `{"language", "text", "named": […]}`, marked by hand; no model is asked.
 */
type Marked = { readonly language: string; readonly text: string; readonly named: readonly string[] };

const [file] = process.argv.slice(2);
if (!file) throw new Error('expected a file with a marked text on each line, found no argument');
const texts = readFileSync(file, 'utf8')
  .split('\n')
  .filter((line) => line !== '')
  .map((line): Marked => JSON.parse(line));

const read = texts.map((one) => {
  const found = listedOptions(one.text);
  const says = (title: string, name: string) => comparable(title).includes(comparable(name));
  return {
    ...one,
    lost: one.named.filter((name) => !found.some(({ title, text }) => says(title, name) || says(text, name))),
    more: found.filter(({ text }) => !one.named.some((name) => says(text, name))),
  };
});
const count = (sizes: readonly (readonly unknown[])[]) => sizes.reduce((sum, { length }) => sum + length, 0);
console.table(
  Object.entries(Object.groupBy(read, ({ language }) => language)).map(([language, ones = []]) => ({
    language,
    texts: ones.length,
    named: count(ones.map(({ named }) => named)),
    lost: count(ones.map(({ lost }) => lost)),
    'taken for one': count(ones.map(({ more }) => more)),
  })),
);
for (const { language, text, lost } of read)
  if (lost.length > 0) console.log(`${language}: lost ${JSON.stringify(lost)} in ${JSON.stringify(text.slice(0, 80))}`);
process.exitCode = read.some(({ lost }) => lost.length > 0) ? 1 : 0;
