import type { Access, ModelClient } from './modelClient.ts';
import type { Price } from '../../platform/config/priceTable.ts';

/** What is to be known of one provider beside its own names (`names.ts`, which the gate reads without the SDKs). */
export type ProviderDefinition = {
  readonly client: (access: Access) => ModelClient;
  /** Whether its models can search the web. */
  readonly searches: boolean;
  /**
   * Models asked for when the configuration names none: known to the provider's own SDK and with a published price
   * (docs/decisions/0081). Null: the operator has to name them.
   */
  readonly defaultModels: readonly string[] | null;
  /** Published list prices, each with the day and the page. */
  readonly prices: readonly Omit<Price, 'provider'>[];
};
