import { readFileSync } from 'node:fs';
import { z } from 'zod';

import { resolvedCases } from '../../projections/cases/caseQueries.ts';
import { calibrationFrom } from '../panel/learning/learning.ts';
import { resolvedItems } from '../panel/learning/resolvedItems.ts';
import type { Config } from '../platform/config/config.ts';
import { createLifecycle } from '../platform/lifecycle.ts';
import { createLog } from '../platform/log.ts';
import { reachData } from './common/openStores.ts';
import type { Resolved } from '../panel/protocol/counting/pool/calibration.ts';

/** A line of the file: what a model of a provider said about a question, and which option turned out right (its place, from 0). */
const Answer = z.strictObject({
  seat: z.string(),
  provider: z.string(),
  question: z.string(),
  p: z.array(z.number().min(0).max(1)).min(2),
  truth: z.int().min(0),
});

/** `npm run -s models -- fit answers.ndjson`: what was learned, as JSON for PANEL_CALIBRATION_FILE. */
export const fit = (file: string, say: (line: string) => void): void => {
  const items = readFileSync(file, 'utf8')
    .split('\n')
    .flatMap((line, i): Resolved[] => (line.trim() === '' ? [] : [answerIn(line, `${file}:${i + 1}`)]));
  say(JSON.stringify(calibrationFrom(items), null, 2));
};

const answerIn = (line: string, where: string): Resolved => {
  const { data, error } = Answer.safeParse(JSON.parse(line));
  if (error) throw new Error(`expected an answer in ${where}, found mistakes: ${z.prettifyError(error)}`);
  if (data.truth < data.p.length) return data;
  throw new Error(`expected truth below ${data.p.length} in ${where}, found ${data.truth}`);
};

/**
 * `npm run -s models -- answers`: what this installation's models forecast of its resolved cases, a line for each, as
 * `models -- fit` reads them. Only figures leave: the question is a case's id.
 */
export const answers = async (config: Config, say: (line: string) => void): Promise<void> => {
  const log = createLog('warn');
  const lifecycle = createLifecycle(log, 10_000);
  try {
    const { caseStore, pool } = await reachData(config, lifecycle, log);
    for (const { id } of await resolvedCases(pool))
      for (const item of await resolvedItems(caseStore, id)) say(JSON.stringify(item));
  } finally {
    await lifecycle.stop();
  }
};
