import type { Provider } from '../events/casePanel.ts';

/** Providers by their own names, in any language; scripts and local servers have none. */
export const providerNames: Readonly<Record<Provider, string>> = {
  openai: 'OpenAI',
  anthropic: 'Anthropic',
  google: 'Google',
  local: 'local',
  rehearsal: 'rehearsal',
};
