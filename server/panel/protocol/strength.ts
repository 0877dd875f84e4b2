import type { Quorum, Strength } from '../../../shared/events/casePanel.ts';

export type Standing = {
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
};

const ladder: readonly Strength[] = ['too_close', 'lean', 'moderate', 'strong'];
const atMost = (a: Strength, b: Strength): Strength => (ladder.indexOf(a) < ladder.indexOf(b) ? a : b);
export const isWeaker = (a: Strength, b: Strength): boolean => ladder.indexOf(a) < ladder.indexOf(b);

/** The label of a recommendation, by rule and never by anybody's own word, with what held it down. */
export const strengthOf = (standing: Standing): { strength: Strength; caps: string[] } => {
  const byNumbers = fromNumbers(standing);
  const caps = capsOn(standing).filter(({ limit }) => isWeaker(limit, byNumbers));
  return { strength: caps.reduce((s, { limit }) => atMost(s, limit), byNumbers), caps: caps.map(({ why }) => why) };
};

const fromNumbers = ({ first, margin, blocsAgree, stableWithoutAnyProvider }: Standing): Strength => {
  if (first >= 0.75 && blocsAgree && stableWithoutAnyProvider) return 'strong';
  if (first >= 0.6 && margin >= 0.2) return 'moderate';
  return margin >= 0.1 ? 'lean' : 'too_close';
};

const capsOn = (s: Standing): { limit: Strength; why: string }[] => [
  ...(s.quorum === 'degraded'
    ? [{ limit: 'moderate' as const, why: 'quorum: fewer than three providers took part' }]
    : []),
  ...(s.quorum === 'single_source' ? [{ limit: 'lean' as const, why: 'quorum: one provider alone' }] : []),
  ...(s.quorum === 'rehearsal' ? [{ limit: 'lean' as const, why: 'rehearsal: no AI model was consulted' }] : []),
  ...(s.scoresDisagree ? [{ limit: 'lean' as const, why: 'scores: scores and judgement disagree' }] : []),
  ...(Math.abs(s.shift) > 0.15 && !s.newEvidence
    ? [{ limit: 'moderate' as const, why: `shift: moved by ${percent(s.shift)} without new verified evidence` }]
    : []),
  ...(s.blindOnly
    ? [{ limit: 'moderate' as const, why: 'drift: too many flips without evidence; blind ballots alone count' }]
    : []),
];

const percent = (x: number): string => `${Math.round(Math.abs(x) * 100)} points`;
