import { configuredProviders as real } from '../../server/panel/engine/configuredProviders.ts';
import { answered } from './answered.ts';

export { scriptedSeat } from '../../server/panel/engine/configuredProviders.ts';

/** The configured providers, each told in its prompt what the scripted seat would answer: a fake in another process knows nothing else. */
export const configuredProviders: typeof real = async (...needs) =>
  (await real(...needs)).map((one) => ({ ...one, client: (ask) => one.client(answered(ask, '')) }));
