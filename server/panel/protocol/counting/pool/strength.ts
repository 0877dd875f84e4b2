import { type Cap, notedCaps, type Quorum } from '../../../../../shared/events/codes.ts';
import type { Strength } from '../../../../../shared/events/panel/pool.ts';

export type StrengthInputs = {
  readonly first: number;
  readonly margin: number;
  readonly blocsAgree: boolean;
  readonly stableWithoutAnyProvider: boolean;
  readonly quorum: Quorum;
  readonly scoresDisagree: boolean;
  /** Change of the winner's probability from blind to final, and whether verified evidence arrived in between. */
  readonly shift: number;
  readonly newEvidence: boolean;
  readonly blindOnly: boolean;
  /** By the last ballots, all as they were cast, another option would win. */
  readonly lastBallotsDisagree: boolean;
  readonly grounds: Grounds;
};

/** What the ballots rest on. */
export type Grounds = {
  readonly framedByCode: boolean;
  /** How much of the evidence was looked up and supports what is said of it, 0..1. */
  readonly verifiedShare: number;
  /** Of several quotes of one provider none was found in its source. */
  readonly quotesNotFound: boolean;
};

const ladder: readonly Strength[] = ['too_close', 'lean', 'moderate', 'strong'];
export const isWeaker = (a: Strength, b: Strength): boolean => ladder.indexOf(a) < ladder.indexOf(b);

/** The label of a recommendation, by rule and never by anybody's own word, with what held it down. */
export type Label = { readonly strength: Strength; readonly caps: Cap[] };
export const strengthOf = (inputs: StrengthInputs): Label => heldDown(strengthByNumbers(inputs), limitsOn(inputs));

export type Limit = { readonly limit: Strength; readonly cap: Cap };

/** What the numbers alone would allow, no stronger than any of the limits. */
export const heldDown = (byNumbers: Strength, limits: readonly Limit[]): Label => {
  const kept = recorded(limits, byNumbers);
  const strength = kept.reduce((s, { limit }) => (isWeaker(limit, s) ? limit : s), byNumbers);
  const told = ({ limit, cap }: Limit): Cap =>
    isNoted(cap) && !isWeaker(limit, byNumbers) ? { ...cap, limits: false } : cap;
  return { strength, caps: kept.map(told) };
};

type Numbers = Pick<StrengthInputs, 'first' | 'margin' | 'blocsAgree' | 'stableWithoutAnyProvider'>;
export const strengthByNumbers = ({ first, margin, blocsAgree, stableWithoutAnyProvider }: Numbers): Strength => {
  if (first >= 0.75 && blocsAgree && stableWithoutAnyProvider) return 'strong';
  if (first >= 0.6 && margin >= 0.2) return 'moderate';
  return margin >= 0.1 ? 'lean' : 'too_close';
};

/**
 * What holds the strength down. That code made the frame, that little was verified, that seats left the winner and that the scores put another option
 * first is said however weak the numbers are.
 */
const recorded = (limits: readonly Limit[], byNumbers: Strength): Limit[] =>
  limits.filter(({ limit, cap }) => isNoted(cap) || isWeaker(limit, byNumbers));
const isNoted = (cap: Cap): cap is Extract<Cap, { readonly code: (typeof notedCaps)[number] }> =>
  notedCaps.some((code) => code === cap.code);

const limitsOn = (s: StrengthInputs): Limit[] => [
  ...byQuorum(s.quorum),
  ...byScores(s.scoresDisagree),
  ...(Math.abs(s.shift) > 0.15 && !s.newEvidence
    ? [{ limit: 'moderate', cap: { code: 'shift', points: points(s.shift) } } as const]
    : []),
  ...(s.blindOnly ? [{ limit: 'moderate', cap: { code: 'drift' } } as const] : []),
  ...byLastBallots(s.lastBallotsDisagree),
  ...byGrounds(s.grounds),
];

export const byScores = (disagree: boolean): Limit[] =>
  disagree ? [{ limit: 'lean', cap: { code: 'scores_disagree' } }] : [];

/** A result that seats gave up, though without a reason that counts, is none to rely on. */
export const byLastBallots = (disagree: boolean): Limit[] =>
  disagree ? [{ limit: 'too_close', cap: { code: 'last_ballots' } }] : [];

const points = (x: number): number => Math.round(Math.abs(x) * 100);

/**
 * Votes on options that nobody found in the case say little about it; nothing is strong of which half was not looked up; and where
 * one provider invents its sources, neither its votes nor those that read it are firm ground.
 */
export const byGrounds = ({ framedByCode, verifiedShare, quotesNotFound }: Grounds): Limit[] => [
  ...(framedByCode ? [{ limit: 'lean', cap: { code: 'framed_by_code' } } as const] : []),
  ...(quotesNotFound ? [{ limit: 'lean', cap: { code: 'quotes_not_found' } } as const] : []),
  ...(verifiedShare < 0.5 ? [{ limit: 'moderate', cap: { code: 'low_coverage' } } as const] : []),
];

export const byQuorum = (quorum: Quorum): Limit[] => {
  const limits: Readonly<Record<Quorum, Strength | null>> = {
    full: null,
    degraded: 'moderate',
    single_source: 'lean',
    rehearsal: 'lean',
    failed: null,
  };
  const limit = limits[quorum];
  return limit === null ? [] : [{ limit, cap: { code: 'quorum', quorum } }];
};
