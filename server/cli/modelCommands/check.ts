import { createSemaphore } from '../../../shared/kernel/scheduling/semaphore.ts';
import { messageOf } from '../../../shared/kernel/thrown.ts';
import { type Completion, collectCompletion } from '../../panel/engine/answers/collectCompletion.ts';
import { jsonIn } from '../../panel/engine/answers/jsonAnswer.ts';
import { systemClock } from '../../panel/engine/setup.ts';
import { type Ask, type ConfiguredProvider, ModelFailure } from '../../panel/providers/modelClient.ts';
import { costOf } from '../../panel/providers/prices.ts';
import type { PriceTable } from '../../platform/config/priceTable.ts';
import { type Shape, shapes } from './shapes.ts';

type Say = (line: string) => void;

const plain: Omit<Ask, 'model' | 'signal'> = {
  system: 'Answer with the single word: ready',
  shared: [],
  turns: [{ role: 'user', text: 'Are you there?' }],
  schema: null,
  search: false,
  searches: 0,
  effort: 'low',
  maxTokens: 4000,
  cacheKey: null,
  keepsHour: false,
  user: null,
  about: null,
};
/** Longest time of one call, ms; thinking hard or searching takes its while. */
const patienceMs = 120_000;
const atOnce = 4;

/**
 * `npm run models -- check`: asks one model for a word, then for one small answer of every shape that the panel uses, and says which are
 * refused and in what words. True when all of them work.
 */
export const check = async (
  { provider, client, searches }: ConfiguredProvider,
  model: string,
  prices: PriceTable,
  say: Say,
): Promise<boolean> => {
  const named = `${provider}/${model}`;
  let usd: number | null = 0;
  const ask = async (more: Partial<Ask>): Promise<Completion> => {
    const request: Ask = { ...plain, ...more, model, signal: AbortSignal.timeout(patienceMs) };
    const completion = await collectCompletion(client, request, () => undefined);
    const cost = costOf(prices, provider, model, completion.usage, systemClock.now()).usd;
    usd = usd === null || cost === null ? null : usd + cost;
    return completion;
  };
  const startedMs = performance.now();
  try {
    const { text, reason, model: answering, usage } = await ask({});
    const { usd: cost, priceVersion } = costOf(prices, provider, model, usage, systemClock.now());
    const price = cost === null ? 'price unknown' : `${cost.toFixed(6)} USD by the prices of ${priceVersion}`;
    const said = reason === 'length' ? 'answered beyond the limit' : `answered ${JSON.stringify(text.slice(0, 40))}`;
    const ms = Math.round(performance.now() - startedMs);
    say(`ok      ${named} ${said} in ${ms} ms as ${answering ?? 'itself'}, ${price}`);
  } catch (error) {
    say(`failed  ${named}: ${messageOf(error)}`);
    return false;
  }
  const place = createSemaphore(atOnce);
  const all = shapes(searches);
  const works = await Promise.all(all.map((shape) => place(() => takes(shape, ask, named, say))));
  const well = works.filter(Boolean).length;
  const cost = usd === null ? 'at an unknown price' : `for ${usd.toFixed(4)} USD`;
  say(
    `${well === all.length ? 'ok     ' : 'failed '} ${named} takes ${well} of ${all.length} shapes of calls, ${cost}`,
  );
  return well === all.length;
};

const takes = async (
  { name, ask: shape }: Shape,
  ask: (more: Partial<Ask>) => Promise<Completion>,
  model: string,
  say: Say,
): Promise<boolean> => {
  try {
    const { text, reason } = await ask(shape);
    if (reason === 'refused') throw new Error('the model declined');
    // A long answer was accepted all the same: what is asked here is whether the request is.
    if (shape.schema && reason === 'complete') jsonIn(text);
    return true;
  } catch (error) {
    const refused = error instanceof ModelFailure && error.kind === 'rejected';
    say(`${refused ? 'refused' : 'failed '} ${model} ${name}: ${messageOf(error)}`);
    return false;
  }
};
