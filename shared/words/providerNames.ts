/** Providers by their own names, in any language; scripts and local servers have none. */
export const providerNames = {
  openai: 'OpenAI',
  anthropic: 'Anthropic',
  google: 'Google',
  local: 'local',
  rehearsal: 'rehearsal',
} as const;
