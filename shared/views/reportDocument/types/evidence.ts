import type { At, SeatRef, Text } from './common.ts';
import type { QuoteResult } from '../../../events/quoteResult.ts';
import type { QuoteNote } from '../../../events/codes.ts';

export type Crux = At & {
  readonly cruxId: string;
  readonly proposition: string;
  /** Gain in the probability of choosing the best option from knowing the answer, 0..1. */
  readonly voi: number;
  /** Probability that it is true, by the seats that named it. */
  readonly q: number;
  /** How many those were, of the ballots; null in cases from before that was recorded. */
  readonly namedBy: { readonly seats: number; readonly of: number } | null;
  readonly favours: { readonly ifTrue: string; readonly ifFalse: string };
  readonly advocateFor: SeatRef | null;
  readonly advocateAgainst: SeatRef | null;
  readonly exchange: readonly (Text & {
    readonly seat: SeatRef | null;
    readonly concession: string | null;
    readonly steelman: string | null;
    readonly evidenceIds: readonly string[];
  })[];
};

export type FailureStory = At & {
  readonly objectionId: string;
  readonly seat: SeatRef | null;
  readonly optionId: string;
  readonly story: string;
  readonly cause: string;
  readonly earlySign: string;
  readonly when: string;
  readonly probability: number;
  readonly mitigation: string;
  readonly killsOption: boolean;
  readonly evidenceIds: readonly string[];
};

export type EvidenceRow = At & {
  readonly evidenceId: string;
  /** 0 except in deep mode, where every panel numbers its own. */
  readonly panel: number;
  readonly claim: string;
  readonly quote: string;
  readonly source: 'case' | 'web' | 'document';
  /** Its place in what came with the case. */
  readonly document?: { readonly documentId: string; readonly name: string; readonly place: string };
  readonly url: string | null;
  readonly publisher: string | null;
  readonly publishedAt: string | null;
  readonly retrievedAt: string;
  readonly kind: 'fact' | 'base_rate' | 'estimate' | 'opinion';
  readonly grade: 'A' | 'B' | 'C' | 'D' | 'E';
  readonly injection: boolean;
  readonly verification:
    | (At & {
        readonly status: Exclude<QuoteResult, 'unchecked'>;
        readonly note: QuoteNote | null;
        readonly instead?: string;
        /** In a document: the letters of each block. */
        readonly places?: readonly { readonly at: string; readonly start: number; readonly end: number }[];
      })
    | null;
};
