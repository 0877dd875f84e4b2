import type { Quorum } from '../../../events/codes.ts';
import type { Mode } from '../../../events/case.ts';
import type { Provider } from '../../../events/providers.ts';
import type { Declined } from '../../../events/panel/pool.ts';
import type { PublishedCorrelations } from '../../correlations.ts';
import type { At } from './common.ts';

/** Printed above everything: what kind of panel stands behind this. */
export type Banner = {
  readonly revisions: readonly number[];
  readonly quorum: Quorum;
  /** True when the seats were scripted and no model was consulted: said on every page. */
  readonly rehearsal: boolean;
  /** What must be said of it on every surface, where the case is an example of ours. */
  readonly example?: string;
  /** A single provider gives a view, never a panel's recommendation. */
  readonly kind: 'recommendation' | 'preliminary';
  readonly mode: Mode;
  /** Estimated number of independent votes (docs/PROTOCOL.md §5.2); null without a pooled result and in a rehearsal. */
  readonly nEff: number | null;
  /** Valid seats by provider, as they were pooled. */
  readonly providers: readonly { readonly provider: Provider; readonly seats: number }[];
  /** When the newest evidence was retrieved. */
  readonly evidenceUntil: string | null;
  /** Several providers were seated and one answered: the case may run again free of charge. */
  readonly freeRun: boolean;
  /** False when triage found nothing to decide, and the owner wanted a debate all the same. */
  readonly isDecision: boolean;
  /** Providers at least half of whose voting seats declined to answer. */
  readonly declined: Declined;
  readonly budgetReached: (At & { readonly capUsd: number; readonly spentUsd: number }) | null;
  /** Seats that lost a turn because their kind of work had used up its share of the spending limit. */
  readonly seatsWithoutBudget: number;
  /** Documents of which seats have not read every part; absent where there are none. */
  readonly unread?: readonly {
    readonly documentId: string;
    readonly name: string;
    readonly read: number;
    readonly parts: number;
  }[];
  readonly counted: {
    readonly votingSeats: number;
    readonly ballots: number;
    /** `nEff` is an estimate from these: how far errors of seats go together in published panels of models. Null where that is. */
    readonly nEffEstimatedFrom: { readonly publishedCorrelations: PublishedCorrelations } | null;
  };
};
