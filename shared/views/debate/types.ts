import type { CaseEvent, CaseEventOf, Mode } from '../../events/case.ts';
import type { Ballot, Frame, Option, Pool, Provider, Quorum, Seat, Stage } from '../../events/casePanel.ts';

/**
 * A case event as somebody may see it (`redact.ts`): revisions never have gaps. `data` is null where all of it is withheld,
 * and lacks the fields named in `withheld` where only those are.
 */
export type Seen<T extends CaseEvent['type'] = CaseEvent['type']> = {
  [K in T]: {
    readonly revision: number;
    readonly id: string;
    readonly type: K;
    readonly version: number;
    readonly at: string;
    readonly actor: string;
    readonly causation: string | null;
    readonly data: CaseEventOf<K>['data'] | null;
    readonly withheld?: readonly string[];
    readonly prev: string;
    readonly hash: string;
  };
}[T];

export type CaseStatus = 'queued' | 'running' | 'needs_answers' | 'delivered' | 'failed' | 'cancelled';

/** Provider and model are null until the blind ballots are open. */
export type SeatSeen = Omit<Seat, 'provider' | 'model'> & {
  readonly provider: Provider | null;
  readonly model: string | null;
  readonly lost: string | null;
};

export type Question = CaseEventOf<'ClarificationAsked'>['data']['questions'][number] & {
  readonly askedAt: string;
  readonly answer: string | null;
  readonly assumed: string | null;
};

export type Evidence = Omit<CaseEventOf<'EvidenceFound'>['data'], 'at'> & {
  readonly revision: number;
  readonly status: 'verified' | 'refuted' | 'unverifiable' | 'unchecked';
  readonly verifiedBy: string | null;
  readonly note: string;
};

/** A ballot slot: sealed with its commit, then open. */
export type BallotSeen = {
  readonly panel: number;
  readonly round: 'blind' | 'revised';
  readonly seatId: string;
  readonly commit: string;
  readonly ballot: Ballot | null;
  readonly revision: number;
};

export type PoolSeen = {
  readonly panel: number;
  readonly round: 'blind' | 'revised' | 'deep';
  readonly pool: Pool;
  readonly revision: number;
};

export type Entry = {
  readonly key: string;
  readonly revision: number;
  readonly at: string;
  readonly panel: number;
  readonly stage: Stage;
  readonly kind:
    | 'asked'
    | 'answered'
    | 'framed'
    | 'revealed'
    | 'ballot'
    | 'crux'
    | 'objection'
    | 'recommendation'
    | 'dissent'
    | 'concurrence'
    | 'notice'
    | CaseEventOf<'UtteranceMade'>['data']['kind'];
  readonly seatId: string | null;
  readonly text: string;
  readonly evidenceIds: readonly string[];
  readonly optionId: string | null;
  readonly cruxId: string | null;
  readonly replyTo: readonly string[];
  readonly concession: string | null;
  readonly steelman: string | null;
  readonly ballot: Ballot | null;
  readonly round: 'blind' | 'revised' | null;
};

export type StageSeen = {
  readonly panel: number;
  readonly stage: Stage;
  readonly enteredAt: string;
  readonly dueAt: string | null;
  readonly skipped: string | null;
  readonly revision: number;
};

export type Money = {
  readonly calls: number;
  readonly inFlight: number;
  /** USD of the calls whose price is known. */
  readonly usd: number;
  /** Calls whose cost is unknown. */
  readonly unknown: number;
  readonly tokensIn: number;
  readonly tokensOut: number;
  readonly searches: number;
  /** Calls whose result was lost in a crash and that were made again. */
  readonly repeated: number;
};

/** Everything anybody sees of a case: the fold of its stream. */
export type Debate = {
  readonly caseId: string;
  readonly accountId: string | null;
  readonly mode: Mode;
  readonly status: CaseStatus;
  readonly stage: Stage | null;
  readonly title: string;
  readonly language: string;
  readonly submittedAt: string;
  readonly lastAt: string;
  readonly revision: number;
  readonly head: string;
  readonly shared: boolean;
  /** Whom the owner invited; the account as far as there was one. */
  readonly auditors: readonly { readonly email: string; readonly accountId: string | null }[];
  /** Submitted text and answers; null where withheld. */
  readonly q1: string | null;
  readonly answers: Readonly<Record<string, string>>;
  readonly triage: CaseEventOf<'CaseTriaged'>['data'] | null;
  readonly rehearsal: boolean;
  readonly protocolVersion: number;
  readonly panels: number;
  readonly seatedAt: string | null;
  readonly dueAt: string | null;
  readonly capUsd: number | null;
  readonly seats: readonly SeatSeen[];
  readonly stages: readonly StageSeen[];
  readonly questions: readonly Question[];
  readonly answersDueAt: string | null;
  readonly frames: Readonly<Record<number, Frame>>;
  readonly evidence: readonly Evidence[];
  readonly ballots: readonly BallotSeen[];
  /** `panel/round` of the ballots that are open. */
  readonly revealed: readonly string[];
  readonly missing: readonly {
    readonly panel: number;
    readonly round: string;
    readonly seatId: string;
    readonly reason: string;
  }[];
  readonly pools: readonly PoolSeen[];
  readonly cruxes: readonly CaseEventOf<'CruxChosen'>['data'][];
  /** How much was said about each crux, by its id. */
  readonly said: Readonly<Record<string, number>>;
  readonly objections: readonly CaseEventOf<'ObjectionRaised'>['data'][];
  /** By panel; the one that counts is `recommendation`. */
  readonly drafts: Readonly<Record<number, CaseEventOf<'RecommendationDrafted'>['data']>>;
  readonly dissents: readonly (CaseEventOf<'DissentFiled'>['data'] & { readonly reply: string | null })[];
  readonly concurrences: readonly CaseEventOf<'ConcurrenceFiled'>['data'][];
  readonly reconciled: CaseEventOf<'PanelsReconciled'>['data'] | null;
  readonly gate: CaseEventOf<'GatePassed'>['data'] | null;
  readonly report: (CaseEventOf<'ReportIssued'>['data'] & { readonly revision: number }) | null;
  readonly mailed: readonly string[];
  readonly mailRefused: string | null;
  readonly failure: CaseEventOf<'CaseFailed'>['data'] | null;
  readonly cancelled: string | null;
  /** The case this one runs again, and the case that runs this one again. */
  readonly rerunOf: string | null;
  readonly rerun: string | null;
  readonly budgetReached: CaseEventOf<'BudgetReached'>['data'] | null;
  readonly decision: CaseEventOf<'DecisionRecorded'>['data'] | null;
  readonly outcome: CaseEventOf<'OutcomeRecorded'>['data'] | null;
  readonly reviews: readonly CaseEventOf<'ReviewDue'>['data'][];
  readonly followUps: readonly {
    readonly dissentId: string;
    readonly question: string;
    readonly askedAt: string;
    readonly answer: string | null;
  }[];
  readonly transcript: readonly Entry[];
  /** Research that brought nothing, and the reason that was given. */
  readonly gaps: readonly { readonly seatId: string; readonly note: string; readonly revision: number }[];
  /** Of every call, in their order. */
  readonly promptHashes: readonly string[];
  readonly money: Money;
  /** USD kept free for calls that are under way, or that ended without anybody saying what they cost, by call. */
  readonly reservations: Readonly<Record<string, number>>;
  /** Options by panel 0 or, in deep mode before reconciliation, of every panel; the union, by id. */
  readonly options: readonly Option[];
  readonly quorum: Quorum | null;
  /**
   * Where the last event of its kind stands, by type, panel and the id of what it is about (`DissentFiled/0/D-1`): so that
   * what is made from the fold can name the revision it rests on.
   */
  readonly marks: Readonly<Record<string, number>>;
};
