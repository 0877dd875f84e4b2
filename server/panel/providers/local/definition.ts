import type { ProviderDefinition } from '../definition.ts';
import { localClient } from './client.ts';

/** An operator's own server: its models and prices are the operator's to name. */
export const local: ProviderDefinition = { client: localClient, searches: false, defaultModels: null, prices: [] };
