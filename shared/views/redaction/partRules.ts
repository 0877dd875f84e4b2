import type { Ballot } from '../../events/panel/ballot.ts';
import type { Frame, Option } from '../../events/panel/frame.ts';
import type { Pool } from '../../events/panel/pool.ts';
import type { RulesFor } from './rules.ts';

/** What became of a quote: a verifier's own words may repeat the owner's. */
export const quoteNote = {
  '?code': {
    in_case: { code: 'public' },
    not_in_case: { code: 'public' },
    not_on_page: { code: 'public' },
    in_document: { code: 'public' },
    not_in_document: { code: 'public' },
    altered: { code: 'public' },
    too_short: { code: 'public' },
    claim_not_judged: { code: 'public' },
    not_checked_in_time: { code: 'public' },
    page_unavailable: { code: 'public', detail: 'public' },
    said: { code: 'public', text: 'spoken' },
  },
} as const;

export const researchGap = {
  '?code': {
    no_address: { code: 'public' },
    nothing_found: { code: 'public' },
    said: { code: 'public', text: 'spoken' },
  },
} as const;

/** Why the strength is not higher. */
const cap = {
  '?code': {
    quorum: { code: 'public', quorum: 'public' },
    panels: { code: 'public', agreeing: 'public', of: 'public' },
    drift_panels: { code: 'public', panels: 'public', of: 'public' },
    shift: { code: 'public', points: 'public' },
    scores_disagree: { code: 'public', limits: 'public' },
    drift: { code: 'public' },
    framed_by_code: { code: 'public', limits: 'public' },
    low_coverage: { code: 'public', limits: 'public' },
    quotes_not_found: { code: 'public' },
    last_ballots: { code: 'public', limits: 'public' },
  },
} as const;

/** Rules for the parts that several events share. */

export const option = {
  optionId: 'public',
  title: 'public',
  description: 'spoken',
  origin: 'public',
  bloc: 'public',
  merged: 'public',
} as const satisfies RulesFor<Option>;

/** Question, options and criteria are what the link is opened for; conditions and goals are the owner's. */
export const frame = {
  question: 'public',
  options: { '*': option },
  criteria: {
    '*': { criterionId: 'public', name: 'public', why: 'spoken', weight: 'public', direction: 'public' },
  },
  constraints: 'owner',
  assumptions: 'owner',
  refused: 'owner',
  horizon: 'owner',
  successMetric: 'owner',
} as const satisfies RulesFor<Frame>;

export const ballot = {
  p: 'public',
  scores: { '*': 'public' },
  ranges: { '*': { low: 'public', high: 'public' } },
  statement: 'spoken',
  evidenceIds: 'public',
  topCrux: 'spoken',
  cruxBelief: { q: 'public', ifTrue: 'public', ifFalse: 'public' },
  changeMyMind: 'spoken',
  uniqueEvidence: 'spoken',
  writeIn: 'spoken',
  abstain: 'public',
  change: { kind: 'public', evidenceIds: 'public', note: 'spoken' },
} as const satisfies RulesFor<Ballot>;

/** Beside an open ballot, what a provider's seats came to together tells whose it is: in deep mode one panel opens before another. */
export const pool = {
  p: 'public',
  blocs: 'opened',
  nEff: 'public',
  winner: 'public',
  margin: 'public',
  strength: 'public',
  caps: { '*': cap },
  matrix: { '*': { '*': { median: 'public', spread: 'public' } } },
  scoreWinner: 'public',
  sensitivity: {
    withoutProvider: 'opened',
    withoutLens: 'public',
    withoutEvidence: 'public',
    weightsStable: 'public',
  },
  drift: {
    flips: 'public',
    unevidencedTowardPlurality: 'public',
    conformity: 'public',
    driftShare: 'public',
    blindOnly: 'public',
    shift: 'public',
  },
  uncounted: { seats: 'public', otherwise: 'public' },
  quorum: 'public',
  declined: 'opened',
} as const satisfies RulesFor<Pool>;
