import type { At, SeatRef } from './common.ts';
import type { consents } from '../../../events/codes.ts';
import type { Provider } from '../../../events/providers.ts';

export type Run = {
  readonly revisions: readonly number[];
  readonly submittedAt: string;
  /** Of the owner, where an agent brought the case. */
  readonly consent?: At & {
    readonly how: (typeof consents)[number];
    readonly agent: string;
    readonly client: string;
    readonly statement: string;
    readonly at: string;
  };
  readonly seatedAt: string | null;
  readonly protocolVersion: number;
  readonly capUsd: number | null;
  readonly seats: readonly (SeatRef & {
    readonly role: string;
    readonly kind: 'voting' | 'service';
    readonly panel: number;
  })[];
  /** What the case was seated under of what the installation had learned from outcomes; null where all seats counted alike, as they said. */
  readonly learned:
    | (At & {
        /** Of the models that voted; 1 is as much as the average. */
        readonly weights: readonly { readonly model: string; readonly weight: number }[];
        /** How pooled probabilities were read: `logit p' = intercept + slope · logit p`, of options by the slope alone. */
        readonly slope: number;
        readonly intercept: number;
        /** Resolved questions that it was learned from; null where that was not recorded. */
        readonly questions: number | null;
      })
    | null;
  readonly blocs: readonly (At & { readonly provider: Provider; readonly seats: number; readonly weight: number })[];
  /** Sums over the model calls up to the head. */
  readonly counted: {
    readonly calls: number;
    readonly tokensIn: number;
    readonly tokensOut: number;
    readonly searches: number;
    /** USD of the calls whose price is known. */
    readonly usd: number;
    /** Calls whose cost nobody knows: never estimated. */
    readonly unknownCost: number;
    readonly repeated: number;
    /** The hashes of all prompts chained in the order of the calls: SHA-256(chain so far, hash of the prompt). */
    readonly promptChain: string;
  };
};
