import { type ModelProviderId, modelProviders } from '../../../shared/events/codes.ts';
import { providerTable } from '../providers/table.ts';
import { rehearsalProvider, type RehearsalNeeds, type ScriptedSeat } from '../rehearsal/rehearsalProvider.ts';
import type { ConfiguredProvider } from '../providers/modelClient.ts';
import type { PromptContext } from '../protocol/phases/common/promptContext.ts';
import { scripted } from '../protocol/phases/scriptedAnswerTo.ts';
import { turnRules } from '../protocol/phases/index.ts';

/** Key, address and models of the providers that are configured. */
export type ProviderConfig = Readonly<
  Record<
    ModelProviderId,
    | {
        readonly apiKey: string;
        readonly baseUrl?: string | undefined;
        readonly models?: readonly string[] | undefined;
      }
    | undefined
  >
>;

/** The providers of the configuration; without any, the scripted seats of a rehearsal alone. */
export const configuredProviders = (
  providers: ProviderConfig,
  rehearsal: RehearsalNeeds,
): readonly ConfiguredProvider[] => {
  const real = modelProviders.flatMap((provider): ConfiguredProvider[] => {
    const access = providers[provider];
    if (!access) return [];
    const { client, searches, defaultModels } = providerTable[provider];
    const models = access.models?.length ? access.models : defaultModels;
    if (!models)
      throw new Error(
        'LOCAL_MODELS: expected the names of the models of LOCAL_MODELS_URL, separated by commas, found none',
      );
    return [
      {
        provider,
        models,
        searches,
        client: client({ apiKey: access.apiKey, baseUrl: access.baseUrl }),
      },
    ];
  });
  return real.length > 0 ? real : [rehearsalProvider(rehearsal, scriptedSeat)];
};

/** How scripted seats answer: by what each kind of turn declares. */
export const scriptedSeat: ScriptedSeat = (about) => {
  const promptContext = about as PromptContext;
  return { answer: scripted(promptContext), spoken: turnRules[promptContext.kind].speaks !== null };
};
