import { randomBytes } from 'node:crypto';
import { readFileSync } from 'node:fs';
import { z } from 'zod';

import { readConfig } from '../platform/config/config.ts';
import { setBy } from '../platform/config/providerVariables.ts';
import { WrongConfiguration } from '../platform/config/configurationError.ts';
import { createLog } from '../platform/log.ts';
import { memoryStore } from '../platform/store/memory.ts';
import { configuredProviders } from '../panel/engine/configuredProviders.ts';
import { modelProviders } from '../../shared/events/providers.ts';
import { panelNeeds, pricesFrom, systemClock } from '../panel/engine/setup.ts';
import { answers, fit } from './fitCalibration.ts';
import { check } from './modelCommands/check.ts';
import { measure, Question, table } from './modelCommands/measure.ts';

const fitted = async (answers: string): Promise<number> => {
  fit(answers, console.log);
  return 0;
};

/**
 * Exit code 0 when every model answered and takes every shape of call, 1 when one does not, 2 when the configuration or the command is
 * wrong, 3 when nobody is configured.
 */
const checked = async (): Promise<number> => {
  const config = readConfig(process.env);
  const prices = pricesFrom(config.prices);
  const providers = await configuredProviders(config.providers, { pace: 0, sleep: systemClock.sleep });
  for (const provider of modelProviders)
    if (!config.providers[provider]) console.log(`–       ${provider}: not configured, set ${setBy(provider)}`);
  if (providers.every(({ provider }) => provider === 'rehearsal')) {
    console.log('No provider is configured: cases run as rehearsals, with scripted seats and no AI model.');
    return 3;
  }
  const results = await Promise.all(
    providers.flatMap((configured) => {
      const models = new Set([...configured.models, ...Object.values(configured.helpers ?? {})]);
      return [...models].map((model) => check(configured, model, prices, console.log));
    }),
  );
  return results.every(Boolean) ? 0 : 1;
};

const measured = async (file: string): Promise<number> => {
  const config = readConfig(process.env);
  const needs = await panelNeeds(config, {
    store: memoryStore(),
    publishDelta: () => undefined,
    secret: randomBytes(32).toString('hex'),
    openDocument: async () => ({ error: 'no documents' }),
    log: createLog('warn'),
  });
  if (needs.providers.every(({ provider }) => provider === 'rehearsal')) {
    console.log('No provider is configured: there is nothing to measure.');
    return 3;
  }
  for (const line of table(await measure(questionsIn(file), needs, console.error))) console.log(line);
  return 0;
};

const questionsIn = (file: string): Question[] =>
  readFileSync(file, 'utf8')
    .split('\n')
    .flatMap((line, i) => {
      if (line.trim() === '') return [];
      const { data, error } = Question.safeParse(JSON.parse(line));
      if (error) throw new Error(`expected a question in ${file}:${i + 1}, found mistakes: ${z.prettifyError(error)}`);
      if (data.truth < data.options.length) return [data];
      throw new Error(`expected truth below ${data.options.length} in ${file}:${i + 1}, found ${data.truth}`);
    });

const resolved = async (): Promise<number> => {
  await answers(readConfig(process.env), console.log);
  return 0;
};

const [command, file] = process.argv.slice(2);
const plain = { check: checked, answers: resolved } as const;
const ofFile = { fit: fitted, measure: measured } as const;
const named = (name: string | undefined): (() => Promise<number>) | null => {
  if (name === 'check' || name === 'answers') return plain[name];
  return (name === 'fit' || name === 'measure') && file !== undefined ? () => ofFile[name](file) : null;
};
const run = named(command);
if (run)
  process.exitCode = await run().catch((error: unknown) => {
    console.error(error instanceof WrongConfiguration ? error.message : String(error));
    return 2;
  });
else {
  console.error(
    `Usage: npm run models -- check
       npm run models -- measure questions.ndjson
       npm run -s models -- answers > answers.ndjson
       npm run -s models -- fit answers.ndjson`,
  );
  process.exitCode = 2;
}
