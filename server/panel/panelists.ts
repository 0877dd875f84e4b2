import { rehearsalPanelist, type RehearsalNeeds } from './rehearsal/panelist.ts';
import { anthropicVoice } from './providers/anthropic.ts';
import { googleVoice } from './providers/google.ts';
import { localVoice } from './providers/local.ts';
import { type Access, openaiVoice } from './providers/openai.ts';
import type { Panelist, Voice } from './providers/voice.ts';

export type ProviderName = 'openai' | 'anthropic' | 'google' | 'local';
/** Key, address and models of the providers that are configured. */
export type ProviderConfig = Readonly<
  Record<
    ProviderName,
    | {
        readonly apiKey: string;
        readonly baseUrl?: string | undefined;
        readonly models?: readonly string[] | undefined;
      }
    | undefined
  >
>;

/**
 * Models asked for when the configuration names none: known to the providers' own SDKs (openai 7.55.0, @anthropic-ai/sdk 1.11.0,
 * @google/genai 3.1.0; November 2026) and with a published price (decision 0081). `npm run models -- check` says whether they answer.
 */
export const defaultModels: Readonly<Record<Exclude<ProviderName, 'local'>, readonly string[]>> = {
  openai: ['gpt-6.1-sol'],
  anthropic: ['claude-opus-5-5'],
  google: ['gemini-3.8-flash'],
};

const voices: Readonly<Record<ProviderName, (access: Access) => Voice>> = {
  openai: openaiVoice,
  anthropic: anthropicVoice,
  google: googleVoice,
  local: localVoice,
};

/** Who can sit at the table. Without any provider: the scripted seats of a rehearsal, and nobody else beside them ever. */
export const panelistsFrom = (providers: ProviderConfig, rehearsal: RehearsalNeeds): readonly Panelist[] => {
  const names = Object.keys(voices) as ProviderName[];
  const real = names.flatMap((provider): Panelist[] => {
    const access = providers[provider];
    if (!access) return [];
    const models = access.models?.length ? access.models : provider === 'local' ? [] : defaultModels[provider];
    if (models.length === 0)
      throw new Error(
        'LOCAL_MODELS: expected the names of the models of LOCAL_MODELS_URL, separated by commas, found none',
      );
    return [
      {
        provider,
        models,
        searches: provider !== 'local',
        voice: voices[provider]({ apiKey: access.apiKey, baseUrl: access.baseUrl }),
      },
    ];
  });
  return real.length > 0 ? real : [rehearsalPanelist(rehearsal)];
};
