import { readConfig } from '../platform/config/config.ts';
import { setBy } from '../platform/config/providerVariables.ts';
import { WrongConfiguration } from '../platform/config/configurationError.ts';
import { collectCompletion } from '../panel/engine/answers/collectCompletion.ts';
import { configuredProviders } from '../panel/engine/configuredProviders.ts';
import { modelProviders } from '../../shared/events/providers.ts';
import { costOf } from '../panel/providers/prices.ts';
import type { PriceTable } from '../platform/config/priceTable.ts';
import type { ConfiguredProvider } from '../panel/providers/modelClient.ts';
import { pricesFrom, systemClock } from '../panel/engine/setup.ts';
import { answers, fit } from './fitCalibration.ts';

/**
 * `npm run models -- check`: asks each configured model for one word and says what works and what it cost. Exit code 0 when every
 * one answered, 1 when one did not, 2 when the configuration or the command is wrong, 3 when nobody is configured.
 */
const check = async ({ provider, client }: ConfiguredProvider, model: string, prices: PriceTable): Promise<boolean> => {
  const startedMs = performance.now();
  try {
    const completion = await collectCompletion(
      client,
      {
        model,
        system: 'Answer with the single word: ready',
        shared: [],
        turns: [{ role: 'user', text: 'Are you there?' }],
        schema: null,
        search: false,
        searches: 0,
        effort: 'low',
        maxTokens: 2000,
        cacheKey: null,
        keepsHour: false,
        user: null,
        signal: AbortSignal.timeout(30_000),
        about: null,
      },
      () => undefined,
    );
    const { usd, priceVersion } = costOf(prices, provider, model, completion.usage, systemClock.now());
    const cost = usd === null ? 'price unknown' : `${usd.toFixed(6)} USD by the prices of ${priceVersion}`;
    const said =
      completion.reason === 'length'
        ? 'answered beyond the limit'
        : `answered ${JSON.stringify(completion.text.slice(0, 40))}`;
    console.log(
      `ok      ${provider}/${model} ${said} in ${Math.round(performance.now() - startedMs)} ms as ${completion.model ?? 'itself'}, ${cost}`,
    );
    return true;
  } catch (error) {
    console.log(`failed  ${provider}/${model}: ${error instanceof Error ? error.message : String(error)}`);
    return false;
  }
};

const fitted = async (answers: string): Promise<number> => {
  fit(answers, console.log);
  return 0;
};

const run = async (): Promise<number> => {
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
    providers.flatMap((configured) => configured.models.map((model) => check(configured, model, prices))),
  );
  return results.every(Boolean) ? 0 : 1;
};

const resolved = async (): Promise<number> => {
  await answers(readConfig(process.env), console.log);
  return 0;
};

const [command, file] = process.argv.slice(2);
const runs = { check: run, answers: resolved, fit: () => fitted(file ?? '') } as const;
const isKnown = (name: string | undefined): name is keyof typeof runs =>
  name !== undefined && Object.hasOwn(runs, name);
if (isKnown(command) && (command !== 'fit' || file !== undefined))
  process.exitCode = await runs[command]().catch((error: unknown) => {
    console.error(error instanceof WrongConfiguration ? error.message : String(error));
    return 2;
  });
else {
  console.error(
    'Usage: npm run models -- check\n       npm run -s models -- answers > answers.ndjson\n       npm run -s models -- fit answers.ndjson',
  );
  process.exitCode = 2;
}
