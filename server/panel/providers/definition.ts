import type { Helpers } from '../../../shared/events/providers.ts';
import type { Price } from '../../platform/config/priceTable.ts';
import type { Access, ModelClient } from './modelClient.ts';

/**
 * What is to be known of one provider on the server; what pages know of it is in `shared/events/providers.ts`. No SDK is
 * imported for it: the gate reads definitions too.
 */
export type ProviderDefinition = {
  /** Loads its client, and with it its SDK. */
  readonly client: () => Promise<(access: Access) => ModelClient>;
  /** Whether its models can search the web. */
  readonly searches: boolean;
  /**
   * Models asked for when the configuration names none: known to the provider's own SDK and with a published price
   * (docs/decisions/0081). Null: the operator has to name them.
   */
  readonly defaultModels: readonly string[] | null;
  /** Models of seats that search, check and sort where the configuration names none; absent: the same as all other seats. */
  readonly helpers?: Helpers;
  /** Published list prices, each with the day and the page. */
  readonly prices: readonly Omit<Price, 'provider'>[];
  /**
   * What its models call their maker and themselves, in every script they write, each as the alternatives of a regular expression:
   * the gate looks for these words.
   */
  readonly identity: { readonly makers: readonly string[]; readonly models: readonly string[] };
};
