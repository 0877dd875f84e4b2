import { z } from 'zod';

import { DecisionModel } from '../decisionModel/types.ts';
import {
  callProblems,
  costGaps,
  gateRules,
  groupedTexts,
  keptApartBecause,
  lenses,
  quorums,
  quoteFindings,
  roles,
  skipReasons,
} from './codes.ts';
import { at, id } from './define.ts';
import { phases } from './phases.ts';
import { modelProviders } from './providers.ts';
import { Cap, Loss, QuoteNote, ResearchGap } from './remarks.ts';

/** What the panel says and does: facts of `case-<case_id>` written by the engine. */

export { type Phase, phases } from './phases.ts';

/** 0 is the one panel of direct and default mode and the reconciliation of deep mode, whose panels are 1, 2, 3. */
const panel = z.int().min(0);
const seatId = id;
const optionId = id;
const evidenceIds = z.array(id);
const probability = z.number().min(0).max(1);
const rounds = ['blind', 'revised'] as const;
const round = z.enum(rounds);
const provider = z.enum([...modelProviders, 'rehearsal']);
export type { Cap } from './codes.ts';
export type { Provider } from './providers.ts';
export const strengths = ['strong', 'moderate', 'lean', 'too_close'] as const;
export type Strength = (typeof strengths)[number];
export { quorums, type Quorum } from './codes.ts';

export const Seat = z.strictObject({
  seatId,
  panel,
  /** Shown while the debate runs; providers and models are shown once the blind ballots are open. */
  name: z.string(),
  kind: z.enum(['voting', 'service']),
  role: z.enum(roles),
  /** Of a seat that casts no ballot: its role. */
  lens: z.enum([...lenses, ...roles]).exclude(['voter']),
  provider,
  model: z.string(),
});
export type Seat = z.infer<typeof Seat>;

export const Option = z.strictObject({
  optionId,
  title: z.string(),
  description: z.string(),
  origin: z.enum(['user', 'panel', 'status_quo', 'write_in']),
  /** Options of the same bloc are variants of one choice: they are counted together first. */
  bloc: id.optional(),
  /** Options that somebody named in other words and that stand under this one. */
  merged: z.array(z.string()).optional(),
});
export type Option = z.infer<typeof Option>;

export const Criterion = z.strictObject({
  criterionId: id,
  name: z.string(),
  why: z.string(),
  /** Weight before the ballots; the weights of a frame sum to 1. */
  weight: z.number().min(0),
  direction: z.enum(['more', 'less']),
});
export type Criterion = z.infer<typeof Criterion>;

export const Frame = z.strictObject({
  question: z.string(),
  options: z.array(Option),
  criteria: z.array(Criterion),
  constraints: z.array(z.string()),
  assumptions: z.array(z.string()),
  horizon: z.string(),
  successMetric: z.string(),
});
export type Frame = z.infer<typeof Frame>;

export const Ballot = z.strictObject({
  /** Probability that each option is best for this decision-maker by the stated criteria; sums to 1. */
  p: z.record(optionId, probability),
  /** 0–100 per option and criterion, given before the probabilities. */
  scores: z.record(optionId, z.record(z.string(), z.number().min(0).max(100))),
  /**
   * What each option may be worth as a whole, 0–100 by the stated criteria: worse than `low` one time in ten, better than `high`
   * one time in ten.
   */
  ranges: z.record(optionId, z.strictObject({ low: z.number().min(0).max(100), high: z.number().min(0).max(100) })),
  /** The seat's reasons in its own words: its opening statement once revealed. */
  statement: z.string(),
  evidenceIds,
  topCrux: z.string(),
  /** What the seat believes of that proposition: P(crux is true), and the two leading options' probabilities under each answer. */
  cruxBelief: z
    .strictObject({ q: probability, ifTrue: z.record(optionId, probability), ifFalse: z.record(optionId, probability) })
    .nullable(),
  changeMyMind: z.string(),
  uniqueEvidence: z.string().nullable(),
  writeIn: z.string().nullable(),
  abstain: z.boolean(),
  /** Only in the revised round. */
  change: z
    .strictObject({
      kind: z.enum(['none', 'new_evidence', 'flaw_in_own_claim', 'recalculated']),
      evidenceIds,
      note: z.string(),
    })
    .nullable(),
});
export type Ballot = z.infer<typeof Ballot>;

export const Calibration = z.strictObject({
  weights: z.record(z.string(), z.number().positive()),
  recalibration: z.strictObject({ slope: z.number().positive(), intercept: z.number() }),
});
export type Calibration = z.infer<typeof Calibration>;

export const Declined = z.array(z.strictObject({ provider, declined: z.int(), seats: z.int() }));
export type Declined = z.infer<typeof Declined>;

export const Pool = z.strictObject({
  /** Pooled probability of each option being best. */
  p: z.record(optionId, probability),
  blocs: z.array(z.strictObject({ provider, seats: z.int(), weight: z.number(), p: z.record(optionId, probability) })),
  /** Estimated number of independent votes, from correlations of errors found in published panels of models. */
  nEff: z.number(),
  winner: optionId,
  margin: z.number(),
  strength: z.enum(strengths),
  /** Why the strength is not higher. */
  caps: z.array(Cap),
  /** Median score per option and criterion with the spread (interquartile range). */
  matrix: z.record(optionId, z.record(z.string(), z.strictObject({ median: z.number(), spread: z.number() }))),
  scoreWinner: optionId,
  sensitivity: z.strictObject({
    withoutProvider: z.record(z.string(), optionId),
    withoutLens: z.record(z.string(), optionId),
    withoutEvidence: z.record(z.string(), optionId),
    /** Share of 1,000 perturbed criterion weights under which the scores put the panel's winner first. */
    weightsStable: z.number(),
  }),
  /** Only after the revised round. */
  drift: z
    .strictObject({
      flips: z.int(),
      unevidencedTowardPlurality: z.int(),
      /** Flip rate exposed to peers less flip rate of the control seats; null without control seats. */
      conformity: z.number().nullable(),
      /** Unevidenced flips toward the plurality among all flips; null without flips. */
      driftShare: z.number().nullable(),
      blindOnly: z.boolean(),
      shift: z.number(),
    })
    .nullable(),
  quorum: z.enum(quorums),
  /** Providers at least half of whose voting seats declined to answer */
  declined: Declined,
});
export type Pool = z.infer<typeof Pool>;

const usage = z.strictObject({
  input: z.int(),
  cached: z.int(),
  cacheWritten: z.int().optional(),
  /** Part of what was written that is kept for an hour, where that has a price of its own. */
  cacheWrittenHour: z.int().optional(),
  output: z.int(),
  reasoning: z.int(),
  searches: z.int(),
});

export const panelSchemas = {
  CaseTriaged: z.strictObject({
    title: z.string(),
    /** BCP 47. */
    language: z.string(),
    domain: z.string(),
    stakes: z.int().min(1).max(5),
    reversibility: z.enum(['two_way', 'one_way', 'mixed']),
    deadline: z.string().nullable(),
    isDecision: z.boolean(),
    policyFlags: z.array(z.string()),
    /** What the user leans to: kept from the seats, and from viewers until the blind ballots are in. */
    userLean: z.string().nullable(),
    /** The case as the seats read it: without the leaning. */
    brief: z.string(),
    injectionSpans: z.array(z.string()),
    at,
  }),
  /**
   * A runner took the case up. What an earlier run had under way and did not record is unknown from here on, and the time
   * in between counts for no deadline.
   */
  RunStarted: z.strictObject({ runId: id, at }),
  PanelSeated: z.strictObject({
    protocolVersion: z.int(),
    /** True when the seats are scripted and no model is consulted. */
    rehearsal: z.boolean(),
    seats: z.array(Seat),
    panels: z.int().min(1),
    /** When the whole run is to be over; null when it has no hard limit. */
    dueAt: at.nullable(),
    /** Upper limit of spending in USD; null: none. */
    capUsd: z.number().nullable(),
    /** What the installation had learned from resolved cases: weights of votes by model, and how probabilities are read. */
    calibration: Calibration.optional(),
    seed: z.string(),
    at,
  }),
  PhaseEntered: z.strictObject({ panel, phase: z.enum(phases), dueAt: at.nullable(), at }),
  PhaseSkipped: z.strictObject({ panel, phase: z.enum(phases), reason: z.enum(skipReasons), at }),
  FrameProposed: z.strictObject({ panel, seatId, frame: Frame, at }),
  CaseFramed: z.strictObject({ panel, frame: Frame, proposedBy: z.array(seatId), at }),
  /** Which texts a seat takes for the same, as far as code lets that stand: equal texts aside, all others stand alone. */
  TextsGrouped: z.strictObject({
    panel,
    seatId,
    what: z.enum(groupedTexts),
    /** The first gives the group its words; `opposite`: those of the texts that say its denial. */
    groups: z.array(z.strictObject({ texts: z.array(z.string()), opposite: z.array(z.string()) })),
    /** What the seat took for the same and code keeps apart. */
    keptApart: z.array(z.strictObject({ text: z.string(), from: z.string(), because: z.enum(keptApartBecause) })),
    at,
  }),
  ResearchPlanned: z.strictObject({
    panel,
    plans: z.array(z.strictObject({ seatId, queries: z.array(z.string()) })),
    at,
  }),
  EvidenceFound: z.strictObject({
    panel,
    evidenceId: id,
    seatId,
    claim: z.string(),
    quote: z.string(),
    /** `case`: the user's own words; `web`: a page, by its address; `document`: one that came with the case. */
    source: z.enum(['case', 'web', 'document']),
    documentId: id.optional(),
    /** Where in the document: `p.12 ¶3`, `'Cash flow'!B7`. */
    place: z.string().max(200).optional(),
    url: z.string().nullable(),
    publisher: z.string().nullable(),
    publishedAt: z.string().nullable(),
    retrievedAt: at,
    /** −2 (speaks strongly against) … +2 (strongly for), per option. */
    supports: z.record(optionId, z.int().min(-2).max(2)),
    kind: z.enum(['fact', 'base_rate', 'estimate', 'opinion']),
    grade: z.enum(['A', 'B', 'C', 'D', 'E']),
    injection: z.boolean(),
    /** Of a page: the search of the seat's provider did not return it; its address is the model's word alone. */
    unlisted: z.literal(true).optional(),
    at,
  }),
  EvidenceVerified: z.strictObject({
    panel,
    evidenceId: id,
    seatId: seatId.nullable(),
    status: z.enum(['verified', 'refuted', 'unverifiable']),
    note: QuoteNote,
    /** Where code looked the quote up; absent in histories before it was recorded, and where nobody looked. */
    finding: z.enum(quoteFindings).optional(),
    /** Where the quote is in its source; of an altered one, of the nearest passage. */
    places: z.array(z.strictObject({ at: z.string(), start: z.int(), end: z.int() })).optional(),
    /** Of an altered quote: what the source says instead. */
    instead: z.string().optional(),
    pageHash: z.string().nullable(),
    at,
  }),
  /** A seat has read a part of a document, or the places that it asked for. */
  DocumentRead: z.strictObject({
    panel,
    seatId,
    documentId: z.string(),
    /** From 0; null: the places. */
    part: z.int().min(0).nullable(),
    /** Places elsewhere in the document that the seat asks to be shown. */
    asks: z.array(z.string()),
    at,
  }),
  /** A researcher has searched, or read what its search found. `leftOut`: items without an address or beyond the limit. */
  ResearchEnded: z.strictObject({
    panel,
    seatId,
    found: z.int(),
    leftOut: z.int(),
    /** Why nothing was found; null where something was. */
    gap: ResearchGap.nullable(),
    /** Absent in the first. */
    round: z.int().min(2).optional(),
    /** Pages that the provider's search returned, by their own addresses; `cited`: its answer is said to rest on them. */
    pages: z.array(z.strictObject({ url: z.string(), title: z.string(), cited: z.boolean() })).optional(),
    /** After reading: what is still to be looked for. */
    missing: z.array(z.string()).optional(),
    at,
  }),
  ModelCallIntended: z.strictObject({
    callId: id,
    /** The protocol step it serves, `panel/phase/seat`; its attempts share it. */
    step: id,
    panel,
    seatId: seatId.nullable(),
    attempt: z.int().min(1),
    provider,
    model: z.string(),
    promptHash: z.string(),
    /** What it may cost at most by the prices known, kept free under the cap until it has ended; null: no price is known. */
    reservedUsd: z.number().nullable(),
    at,
  }),
  ModelCallEnded: z.strictObject({
    callId: id,
    step: id,
    outcome: z.enum(['ok', 'refused', 'invalid', 'cut', 'timeout', 'error', 'rate_limited', 'aborted', 'unknown']),
    usage: usage.nullable(),
    /** Null: unknown. Never estimated. */
    usd: z.number().nullable(),
    priceVersion: z.string().nullable(),
    latencyMs: z.number(),
    /** The provider asked to be left alone until then; null: it did not say. */
    retryAt: at.nullable(),
    /** What is wrong with the answer; `detail` holds the provider's or the schema's own words. */
    problem: z.strictObject({ code: z.enum(callProblems), detail: z.string() }).nullable(),
    /** A valid answer that came when its turn was lost or taken already. */
    late: z.boolean(),
    /** Only where `usd` is null. */
    costUnknown: z.enum(costGaps).nullable(),
    at,
  }),
  /** A seat could not take its turn and will not: refused, invalid twice, out of time. */
  TurnLost: z.strictObject({ panel, step: id, seatId, reason: Loss, at }),
  /** `heldUsd`: what was reserved for calls of which nobody knows what they cost, or that are still under way. */
  BudgetReached: z.strictObject({
    scope: z.string(),
    capUsd: z.number(),
    spentUsd: z.number(),
    heldUsd: z.number(),
    at,
  }),
  /** The commit is public at once; the ballot and nonce only when all are in (`BallotsRevealed`). */
  BallotSealed: z.strictObject({ panel, round, seatId, commit: z.string(), ballot: Ballot, nonce: z.string(), at }),
  BallotsRevealed: z.strictObject({
    panel,
    round,
    ballots: z.array(
      z.strictObject({ seatId, provider, model: z.string(), commit: z.string(), ballot: Ballot, nonce: z.string() }),
    ),
    missing: z.array(z.strictObject({ seatId, reason: Loss })),
    at,
  }),
  /** A seat asked a second time without having seen the others: how much it changes its mind by itself. Never counted. */
  ControlBallotCast: z.strictObject({ panel, seatId, ballot: Ballot, at }),
  OptionAdded: z.strictObject({ panel, option: Option, namedBy: z.array(seatId), at }),
  BallotsPooled: z.strictObject({ panel, round: z.enum([...rounds, 'deep']), pool: Pool, at }),
  CruxChosen: z.strictObject({
    panel,
    cruxId: id,
    proposition: z.string(),
    voi: z.number(),
    score: z.number(),
    q: probability,
    /** Which of the two leading options each answer favours. */
    favours: z.strictObject({ ifTrue: optionId, ifFalse: optionId }),
    /** How probable the two leading options are under each answer, by those who named it */
    under: z.strictObject({ ifTrue: z.record(optionId, probability), ifFalse: z.record(optionId, probability) }),
    advocateFor: seatId,
    advocateAgainst: seatId,
    examiner: seatId.nullable(),
    at,
  }),
  UtteranceMade: z.strictObject({
    panel,
    utteranceId: id,
    seatId,
    phase: z.enum(phases),
    kind: z.enum(['framing', 'claim', 'answer', 'examination', 'check', 'statement', 'objection', 'reply']),
    cruxId: id.nullable(),
    text: z.string(),
    evidenceIds,
    concession: z.string().nullable(),
    /** The other side's best argument, in this seat's words. */
    steelman: z.string().nullable(),
    replyTo: z.array(id),
    /** Only an examination: what a verifier is to look up again, and what the examiner wants to know of it. */
    check: z.strictObject({ evidenceId: id, question: z.string() }).optional(),
    at,
  }),
  ObjectionRaised: z.strictObject({
    panel,
    objectionId: id,
    seatId,
    optionId,
    story: z.string(),
    cause: z.string(),
    earlySign: z.string(),
    /** When it would show, in words or a date. */
    when: z.string(),
    probability,
    mitigation: z.string(),
    killsOption: z.boolean(),
    evidenceIds,
    at,
  }),
  RecommendationDrafted: z.strictObject({
    panel,
    /** Null when written by code because no chair could speak. */
    seatId: seatId.nullable(),
    optionId,
    /** The recommendation in one sentence. */
    headline: z.string(),
    strength: z.enum(strengths),
    /** A weaker strength than the pool's needs its reason. */
    downgrade: z.string().nullable(),
    /** `seats`: those whose reasons of the blind round it comes from. */
    reasons: z.array(z.strictObject({ text: z.string(), evidenceIds, seats: z.array(seatId) })),
    outsideView: z
      .strictObject({ referenceClass: z.string(), baseRate: z.string(), adjustment: z.string() })
      .nullable(),
    whatWouldChange: z.array(z.string()),
    nextAction: z.strictObject({ what: z.string(), owner: z.string(), by: z.string() }),
    biggestRisk: z.string(),
    plan: z.array(
      z.strictObject({
        what: z.string(),
        owner: z.string(),
        by: z.string(),
        firstStep: z.string(),
        cost: z.string(),
        dependsOn: z.array(z.int()),
      }),
    ),
    tripwires: z.array(
      z.strictObject({
        metric: z.string(),
        threshold: z.string(),
        /** ISO date. */
        date: z.string(),
        action: z.string(),
        owner: z.string(),
      }),
    ),
    /** ISO date. */
    reviewDate: z.string().nullable(),
    cheapestTest: z.string(),
    exitCost: z.string(),
    /** The chair's separate opinion, when it believes the panel is wrong. */
    separateOpinion: z.string().nullable(),
    at,
  }),
  DissentFiled: z.strictObject({
    panel,
    dissentId: id,
    seatId,
    optionId,
    probability,
    /** Verbatim, at most 250 words. */
    text: z.string(),
    decisiveArgument: z.string(),
    evidenceIds,
    conditions: z.string(),
    watch: z.string(),
    /** SHA-256 of the text: the gate holds the report to it. */
    textHash: z.string(),
    at,
  }),
  DissentReplied: z.strictObject({ panel, dissentId: id, seatId: seatId.nullable(), text: z.string(), at }),
  ConcurrenceFiled: z.strictObject({ panel, seatId, text: z.string(), at }),
  /** Deep mode: how the panels stood to each other. */
  PanelsReconciled: z.strictObject({
    before: Pool,
    after: Pool,
    /** Winner of each panel. */
    winners: z.array(z.strictObject({ panel, optionId })),
    agreeing: z.int(),
    of: z.int(),
    at,
  }),
  /** A seat's forecasts of what can be observed; never a part of the ballots. */
  ForecastMade: z.strictObject({
    panel,
    seatId,
    /** Probability that each option, if chosen, is a success by the user's own measure on the day of `ForecastsPooled.by`. */
    success: z.record(optionId, probability),
    /** Probability that each tripwire of the draft is crossed by its date, in their order. */
    tripwires: z.array(probability),
    at,
  }),
  /** What the seats forecast together. Scored against outcomes once a decision is recorded (`DecisionRecorded.forecast`). */
  ForecastsPooled: z.strictObject({
    panel,
    seats: z.int().min(1),
    /** ISO date. */
    by: z.string(),
    success: z.record(optionId, probability),
    /** The recommended option, whose plan the tripwires are of. */
    optionId,
    /** `tripwire`: its place in the final draft; those that a redraft changed are missing. */
    tripwires: z.array(z.strictObject({ tripwire: z.int().min(0), p: probability })),
    at,
  }),
  /** The numbers of the decision, as a seat made a model of them and code checked it: units, ranges, where each was found. */
  DecisionModelMade: z.strictObject({ panel, seatId, model: DecisionModel, at }),
  GateReviewed: z.strictObject({ panel, seatId: seatId.nullable(), fixes: z.array(z.string()), at }),
  GatePassed: z.strictObject({
    panel,
    verdict: z.enum(['pass', 'publish_with_warning']),
    /** `found`: names, figures, ids and quotes that show whether the rule holds; the same in every language. */
    checks: z.array(z.strictObject({ rule: z.enum(gateRules), ok: z.boolean(), found: z.array(z.string()) })),
    at,
  }),
} as const;
