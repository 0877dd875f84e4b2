import { isNamed, nameOfProvider, type Provider } from '../../shared/events/providers.ts';
import type { Words } from '../words/words.svelte.ts';

/** A provider as a page names it; null: not shown yet. */
export const providerIn = (t: Words['t'], provider: Provider | null): string =>
  provider && isNamed(provider) ? nameOfProvider(provider) : t(`watch.provider.${provider ?? 'unknown'}`);
