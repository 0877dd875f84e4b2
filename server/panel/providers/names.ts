import type { ModelProviderId } from '../../../shared/events/codes.ts';
import { names as anthropic } from './anthropic/names.ts';
import { names as google } from './google/names.ts';
import { names as local } from './local/names.ts';
import { names as openai } from './openai/names.ts';

/** What a provider's models call themselves and their maker, each as the alternatives of a regular expression. */
type OwnNames = { readonly makers: readonly string[]; readonly models: readonly string[] };

export const ownNames: Readonly<Record<ModelProviderId, OwnNames>> = { openai, anthropic, google, local };
