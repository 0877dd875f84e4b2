import type { At, SeatRef } from './common.ts';
import type { Strength } from '../../../events/panel/pool.ts';
import type { Cap } from '../../../events/codes.ts';

export type Recommendation = At & {
  /** The recommendation in one sentence; empty in a rehearsal, which recommends nothing. */
  readonly headline: string;
  /** Empty in a rehearsal. */
  readonly optionId: string;
  /** Null in a rehearsal. */
  readonly strength: Strength | null;
  /** Why the chair set it weaker than the pooled result allows. */
  readonly downgrade: string | null;
  readonly nextAction: { readonly what: string; readonly owner: string; readonly by: string };
  readonly whatWouldChange: readonly string[];
  readonly biggestRisk: string;
  readonly exitCost: string;
  /** The chair's own opinion, when it believes the panel is wrong. */
  readonly separateOpinion: string | null;
  /** Null when written by code because no chair could speak. */
  readonly chair: SeatRef | null;
  /** Evidence the reasons rest on, in the order of first use. */
  readonly evidenceIds: readonly string[];
  readonly reversible: (At & { readonly kind: 'two_way' | 'one_way' | 'mixed' }) | null;
  /** The pooled result behind it. */
  readonly pool:
    | (At & {
        /** Probability that the recommended option is the best one for the user; not the chance that it succeeds. */
        readonly p: number;
        /** Lowest and highest of the providers' blocs and of `p`, which is sharpened beyond them where they agree; null with one bloc, or without a whole percentage between them. */
        readonly range: { readonly low: number; readonly high: number } | null;
        readonly margin: number;
        /** Why the strength is not higher. */
        readonly caps: readonly Cap[];
        readonly scoreWinner: string;
      })
    | null;
};

export type Reason = At & {
  readonly text: string;
  readonly evidenceIds: readonly string[];
  /** The seats whose reasons it comes from. */
  readonly seats: readonly SeatRef[];
};

export type Plan = At & {
  readonly steps: readonly {
    readonly what: string;
    readonly owner: string;
    readonly by: string;
    readonly firstStep: string;
    readonly cost: string;
    /** Places of other steps, from 0. */
    readonly dependsOn: readonly number[];
  }[];
  readonly tripwires: readonly {
    readonly metric: string;
    readonly threshold: string;
    readonly date: string;
    readonly action: string;
    readonly owner: string;
  }[];
  readonly reviewDate: string | null;
  readonly cheapestTest: string;
};
