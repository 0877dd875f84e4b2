/**
 * What the software itself says in events is a code with parameters, never a sentence: each locale has the words. Lists only, without
 * schemas, so that a page may read them too.
 */

/**
 * What a token may be allowed: to read cases, to submit them, to answer the panel, to act on its result, to search agents, and to
 * manage the addresses that are told of events.
 */
export const scopes = ['read', 'submit', 'answer', 'decide', 'search', 'webhooks'] as const;
export type Scope = (typeof scopes)[number];

/**
 * How a person's consent reached us: passed on by the agent in their words, asked of them by the agent's program, or given by
 * themselves in the app.
 */
export const consents = ['stated', 'elicited', 'approved'] as const;

/** How somebody signed in: with the password alone, or with this beside it. */
export const loginMethods = ['password', 'totp', 'recovery', 'passkey'] as const;
export type LoginMethod = (typeof loginMethods)[number];

/** Why a token ended. */
export const tokenEnds = ['revoked', 'leaked'] as const;
export type TokenEnd = (typeof tokenEnds)[number];

/** Why nothing more is sent to a webhook: nothing arrived for a day, the address said that it is gone, or its token ended. */
export const webhookEnds = ['failing', 'gone', 'token_ended'] as const;
export type WebhookEnd = (typeof webhookEnds)[number];

/** How hard a model is asked to think. All providers know these three words. */
const efforts = ['low', 'medium', 'high'] as const;
export type Effort = (typeof efforts)[number];

/** The views from which voting seats look at a case. */
export const lenses = [
  'economics',
  'customers_market',
  'execution_operations',
  'risk_of_ruin',
  'outside_view',
  'people_organisation',
  'law_ethics',
  'technology',
  'strategy_optionality',
] as const;
export type Lens = (typeof lenses)[number];

export const roles = [
  'voter',
  'framer',
  'researcher',
  'verifier',
  'stakeholder',
  'red_team',
  'chair',
  'reviewer',
  'reconciler',
  'triage',
] as const;
type Role = (typeof roles)[number];
/** Seats that cast no ballot have their role in place of a lens. */
export type ServiceRole = Exclude<Role, 'voter'>;

/** Why a turn was lost, so that a seat is missing. */
export const plainLosses = [
  'out_of_time',
  'declined',
  'invalid_answer',
  'unreachable',
  'interrupted',
  'not_asked',
  'budget_reached',
  /** The operator's account with the provider has no credit left, its key is refused, or it does not have the model. */
  'no_credit',
  'bad_key',
  'unknown_model',
] as const;
export type Loss =
  | { readonly code: (typeof plainLosses)[number] }
  /** `share`: 0..1 of the spending cap. */
  | { readonly code: 'budget_share_spent'; readonly share: number }
  /** `detail`: what the provider said. */
  | { readonly code: 'rejected'; readonly detail: string };

/** What became of a quote. */
export const plainQuoteNotes = [
  'in_case',
  'not_in_case',
  'not_on_page',
  'in_document',
  'not_in_document',
  'altered',
  'too_short',
  'claim_not_judged',
  'not_checked_in_time',
] as const;
export type QuoteNote =
  | { readonly code: (typeof plainQuoteNotes)[number] }
  /** `detail`: a status, a content type or the name of an error. */
  | { readonly code: 'page_unavailable'; readonly detail: string }
  /** The verifier's own words. */
  | { readonly code: 'said'; readonly text: string };

/** What code found when it looked a quote up in its source; whether the source supports the claim is for a seat to say. */
export const quoteFindings = ['found', 'altered', 'not_found', 'unreadable', 'too_short'] as const;

/** Why a researcher brought nothing. */
export const plainResearchGaps = ['no_address', 'nothing_found'] as const;
export type ResearchGap =
  | { readonly code: (typeof plainResearchGaps)[number] }
  /** The researcher's own words. */
  | { readonly code: 'said'; readonly text: string };

export type Remark = Loss | QuoteNote | ResearchGap;
/** Remarks that need words in every locale: all but those that a seat made itself. */
export type RemarkCode = Exclude<Remark['code'], 'said'>;

/** Why a phase was left out. */
export const skipReasons = [
  'budget_reached',
  'budget_reached_blind_ballots_count',
  'no_time',
  'no_time_blind_ballots_count',
  'one_panel',
  'too_few_ballots',
  'no_result',
  'providers_agree',
  'no_crux',
  'done_by_panels',
  'options_known',
  'nothing_new',
] as const;
export type SkipReason = (typeof skipReasons)[number];

/** What seats say apart from each other and one seat looks through for the same in other words. */
export const groupedTexts = ['options', 'criteria', 'cruxes'] as const;
export type GroupedTexts = (typeof groupedTexts)[number];
/**
 * Why code keeps texts apart that a seat takes for the same: they differ in this, one and the same list holds both, they differ in one place
 * alone, where a name may stand, or one leaves out or shortens a number or a name that the other gives.
 */
export const keptApartBecause = ['number', 'name', 'negation', 'one_list', 'one_place', 'left_out'] as const;

/** Why a case stopped. */
export const failureCodes = ['budget-reached', 'too-few-seats', 'internal-error', 'not-a-decision'] as const;
export type FailureCode = (typeof failureCodes)[number];

/** What is wrong with a model call that gave no valid answer. */
export const callProblems = [
  'declined',
  'token_limit',
  'timeout',
  'cancelled',
  'invalid',
  'failed',
  /** No connection, or an overloaded provider. */
  'unreachable',
  'overloaded',
  /** Not one sign of work came in the time that the first one takes. */
  'silent',
  'no_credit',
  'bad_key',
  'unknown_model',
  /** The run that made the call ended before its result was recorded. */
  'run_ended',
] as const;
/** Why the cost of a call is not known. */
export const costGaps = ['no_answer', 'usage_not_reported', 'no_price'] as const;

export const quorums = ['full', 'degraded', 'single_source', 'failed', 'rehearsal'] as const;
export type Quorum = (typeof quorums)[number];

/**
 * What holds the strength of a recommendation down. `drift`: only the blind ballots count. `framed_by_code`: no seat framed the case.
 * `low_coverage`: fewer than half of the items of evidence, or of those from outside the case, were verified. `quotes_not_found`: of
 * what one provider quoted, nothing stands in its source. `last_ballots`: only because changes without a reason do not count does it win.
 */
export const plainCaps = ['drift', 'quotes_not_found'] as const;
/** Said also where the numbers alone allow no more, so that they limit nothing. */
export const notedCaps = ['scores_disagree', 'framed_by_code', 'low_coverage', 'last_ballots'] as const;
export type Cap =
  | { readonly code: (typeof plainCaps)[number] }
  | { readonly code: (typeof notedCaps)[number]; readonly limits?: false | undefined }
  | { readonly code: 'quorum'; readonly quorum: Quorum }
  | { readonly code: 'panels'; readonly agreeing: number; readonly of: number }
  /** In how many of several panels only the blind ballots counted. */
  | { readonly code: 'drift_panels'; readonly panels: number; readonly of: number }
  /** How far the winner's probability moved without new verified evidence, in percentage points. */
  | { readonly code: 'shift'; readonly points: number };

/** How a decision turned out, as its owner judges it. */
export const outcomes = ['good', 'mixed', 'bad', 'unknown'] as const;

export const gateRules = [
  'winner_recommended',
  'citations_exist',
  'no_refuted_evidence',
  'citations_verified',
  'numbers_traceable',
  'dissents_complete',
  'dissents_verbatim',
  'status_quo_compared',
  'base_rate',
  'three_tripwires',
  'tripwires_complete',
  'first_action',
  'plan_acyclic',
  'case_language',
  'no_injected_instructions',
  'likelihood_apart',
  'banner_true',
  'criteria_count',
  'failure_stories',
  'identities_hidden',
  'costs_recorded',
] as const;
export type GateRule = (typeof gateRules)[number];

/** Why a seat put another option first, by what its reason comes to, and whether a change with that reason counts. */
export const moveReasons = {
  none: false,
  no_new_evidence: false,
  new_evidence: true,
  flaw_in_own_claim: true,
  recalculated: false,
} as const;
export type MoveReason = keyof typeof moveReasons;
