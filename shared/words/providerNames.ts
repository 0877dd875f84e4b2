import type { Provider } from '../events/codes.ts';

/** Providers by their own names, in any language; scripts and local servers have none. */
export const providerNames = {
  openai: 'OpenAI',
  anthropic: 'Anthropic',
  google: 'Google',
  local: 'local',
  rehearsal: 'rehearsal',
} as const satisfies Readonly<Record<Provider, string>>;

/** As it stands in a line about a seat: a scripted seat has no provider to name; what is not known is said as it was written. */
export const providerName = (provider: string | null): string =>
  provider === 'rehearsal'
    ? ''
    : ((providerNames as Readonly<Record<string, string>>)[provider ?? ''] ?? provider ?? '');
