import { readFileSync } from 'node:fs';
import { z } from 'zod';

import { fewestItems, fitGamma, type Resolved } from '../panel/protocol/calibration.ts';

/** A line of the file: what a seat of a provider said about a question, and which option turned out best (its place, from 0). */
const Answer = z.strictObject({
  provider: z.string(),
  question: z.string(),
  p: z.array(z.number().min(0).max(1)).min(2),
  truth: z.int().min(0),
});

/** `npm run models -- fit answers.ndjson`: the overconfidence factor of each provider, ready for PANEL_OVERCONFIDENCE. */
export const fit = (file: string, say: (line: string) => void): void => {
  const byProvider = new Map<string, Resolved[]>();
  for (const [i, line] of readFileSync(file, 'utf8').split('\n').entries()) {
    if (line.trim() === '') continue;
    const { provider, ...item } = answerIn(line, `${file}:${i + 1}`);
    byProvider.set(provider, [...(byProvider.get(provider) ?? []), item]);
  }
  const fitted: string[] = [];
  for (const [provider, items] of [...byProvider].toSorted(([a], [b]) => (a < b ? -1 : 1))) {
    const gamma = fitGamma(items).toFixed(2);
    if (items.length < fewestItems)
      say(`${provider}: ${items.length} answers, fewer than ${fewestItems}: the prior of ${gamma} stands`);
    else {
      say(`${provider}: ${gamma} from ${items.length} answers`);
      fitted.push(`${provider}=${gamma}`);
    }
  }
  if (fitted.length > 0) say(`PANEL_OVERCONFIDENCE=${fitted.join(',')}`);
};

const answerIn = (line: string, where: string) => {
  const { data, error } = Answer.safeParse(JSON.parse(line));
  if (error) throw new Error(`expected an answer in ${where}, found mistakes: ${z.prettifyError(error)}`);
  if (data.truth < data.p.length) return data;
  throw new Error(`expected truth below ${data.p.length} in ${where}, found ${data.truth}`);
};
