import type { Change } from '../../../events/case.ts';
import type { At, Text } from './common.ts';
import type { Option } from '../../../events/panel/frame.ts';

export type OptionRow = At & {
  readonly optionId: string;
  readonly title: string;
  readonly description: string;
  readonly origin: Option['origin'];
  /** Options that were named in other words and stand under this one. */
  readonly merged?: Option['merged'];
  /** Variants of the same choice, by their titles: what they have together is given to one of them, and the others have no `final` or `blind`. */
  readonly variants?: readonly string[];
  readonly recommended: boolean;
  readonly final: (At & { readonly p: number }) | null;
  readonly blind: (At & { readonly p: number }) | null;
  /** Seats whose ballot held this option most probable. */
  readonly counted: { readonly firstChoicesBlind: number; readonly firstChoicesFinal: number };
};

export type FrameSection = At & {
  readonly question: string;
  readonly horizon: string;
  readonly successMetric: string;
  readonly constraints: readonly string[];
  readonly assumptions: readonly string[];
  /** Read as an option in a sentence of the case, and found to be none by those who framed it. */
  readonly refused: readonly string[];
  readonly criteria: readonly {
    readonly criterionId: string;
    readonly name: string;
    readonly why: string;
    /** 0..1; the weights sum to 1. */
    readonly weight: number;
    /** Absent where nobody said whether more or less of it is better. */
    readonly direction?: 'more' | 'less' | undefined;
  }[];
  readonly deadline: (At & { readonly text: string }) | null;
  /** What the panel asked, and what it was told or assumed instead. */
  readonly asked: readonly (At & {
    readonly text: string;
    readonly reply: (Text & { readonly kind: 'answered' | 'assumed' }) | null;
  })[];
};

/** Where a delivered case was asked again with one thing changed. */
export type AskedAgain = At & {
  /** The earlier case. */
  readonly of: string;
  /** ISO; null in cases from before that was kept. */
  readonly ofSubmittedAt: string | null;
  readonly change: Change;
  /** Facts that were stated where the earlier case was asked again itself, the earliest first. */
  readonly stated: readonly string[];
};

/** Median score (0–100) and spread (interquartile range) of the seats, options in rows. */
export type Matrix = At & {
  readonly criteria: readonly string[];
  readonly rows: readonly {
    readonly optionId: string;
    readonly cells: readonly ({ readonly median: number; readonly spread: number } | null)[];
    readonly counted: { readonly weighted: number };
  }[];
};
