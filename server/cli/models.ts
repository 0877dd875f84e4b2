import { readConfig } from '../config.ts';
import { hear } from '../panel/engine/hear.ts';
import { panelistsFrom } from '../panel/panelists.ts';
import { systemClock } from '../panel/setup.ts';
import { costOf, defaultPrices } from '../panel/providers/prices.ts';
import type { Panelist } from '../panel/providers/voice.ts';

/** `npm run models -- check`: asks each configured model for one word and says what works. Exit code 1 if one does not. */
const check = async ({ provider, voice }: Panelist, model: string): Promise<boolean> => {
  const startedMs = Date.now();
  try {
    const {
      text,
      usage,
      model: answered,
    } = await hear(
      voice,
      {
        model,
        system: 'Answer with the single word: ready',
        turns: [{ role: 'user', text: 'Are you there?' }],
        schema: null,
        search: false,
        maxTokens: 64,
        signal: AbortSignal.timeout(30_000),
        about: null,
      },
      () => undefined,
    );
    const { usd } = costOf(defaultPrices, provider, model, usage);
    const cost = usd === null ? 'price unknown' : `${usd.toFixed(6)} USD`;
    console.log(
      `ok      ${provider}/${model} answered ${JSON.stringify(text.slice(0, 40))} in ${Date.now() - startedMs} ms as ${answered ?? 'itself'}, ${cost}`,
    );
    return true;
  } catch (error) {
    console.log(`failed  ${provider}/${model}: ${error instanceof Error ? error.message : String(error)}`);
    return false;
  }
};

const [command] = process.argv.slice(2);
if (command !== 'check') {
  console.error('Usage: npm run models -- check');
  process.exit(2);
}
const config = readConfig(process.env);
const panelists = panelistsFrom(config.providers, { pace: 0, sleep: systemClock.sleep });
if (panelists.every(({ provider }) => provider === 'rehearsal')) {
  console.log('No provider is configured: cases run as rehearsals, with scripted seats and no AI model.');
  console.log('Set OPENAI_API_KEY, ANTHROPIC_API_KEY, GEMINI_API_KEY or LOCAL_MODELS_URL with LOCAL_MODELS.');
} else {
  const results = await Promise.all(
    panelists.flatMap((panelist) => panelist.models.map((model) => check(panelist, model))),
  );
  process.exitCode = results.every(Boolean) ? 0 : 1;
}
