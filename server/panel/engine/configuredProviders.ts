import { type ModelProviderId, modelProviders } from '../../../shared/events/providers.ts';
import { modelsOf } from '../../platform/config/providerVariables.ts';
import { providerTable } from '../providers/table.ts';
import { rehearsalProvider, type RehearsalNeeds, type ScriptedSeat } from '../rehearsal/rehearsalProvider.ts';
import type { ConfiguredProvider } from '../providers/modelClient.ts';
import type { PromptContext } from '../protocol/phases/common/promptContext.ts';
import { scripted } from '../protocol/phases/scriptedAnswerTo.ts';
import { turnRules } from '../protocol/phases/index.ts';

/** Key, address and models of the providers that are configured. */
export type ProviderConfig = Readonly<
  Partial<
    Record<
      ModelProviderId,
      | {
          readonly apiKey: string;
          readonly baseUrl?: string | undefined;
          readonly models?: readonly string[] | undefined;
        }
      | undefined
    >
  >
>;

/**
 * The providers of the configuration, each with its SDK, which is loaded for no other; without any, the scripted seats of a rehearsal
 * alone.
 */
export const configuredProviders = async (
  providers: ProviderConfig,
  rehearsal: RehearsalNeeds,
): Promise<readonly ConfiguredProvider[]> => {
  const real: ConfiguredProvider[] = [];
  for (const provider of modelProviders) {
    const access = providers[provider];
    if (!access) continue;
    const { client, searches, defaultModels, helpers } = providerTable[provider];
    const own = access.models?.length ? access.models : null;
    const models = own ?? defaultModels;
    if (!models)
      throw new Error(`${modelsOf(provider)}: expected the names of its models, separated by commas, found none`);
    const clientOf = await client();
    real.push({
      ...{ provider, models, searches, ...(own === null && helpers && { helpers }) },
      client: clientOf({ apiKey: access.apiKey, baseUrl: access.baseUrl }),
    });
  }
  return real.length > 0 ? real : [rehearsalProvider(rehearsal, scriptedSeat)];
};

/** How scripted seats answer: by what each kind of turn declares. */
export const scriptedSeat: ScriptedSeat = (about) => {
  // oxlint-disable-next-line typescript/no-unsafe-type-assertion -- the engine hands in nothing else
  const promptContext = about as PromptContext;
  return {
    answer: scripted(promptContext),
    speaks: turnRules[promptContext.kind].speaks,
    title: promptContext.title,
  };
};
