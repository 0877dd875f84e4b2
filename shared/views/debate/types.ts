import type { QuoteResult } from '../../events/quoteResult.ts';
import type { CaseEvent, CaseEventOf, Mode, Outline } from '../../events/case.ts';
import type { Ballot } from '../../events/panel/ballot.ts';
import type { Frame, Option } from '../../events/panel/frame.ts';
import type { Pool } from '../../events/panel/pool.ts';
import type { Provider } from '../../events/providers.ts';
import type { Quorum } from '../../events/codes.ts';
import type { Seat } from '../../events/panel/seat.ts';
import type { Phase } from '../../events/phases.ts';
import type { Loss, QuoteNote, ResearchGap, SkipReason } from '../../events/codes.ts';
import type { SeenData } from '../redaction/seen.ts';

/**
 * A case event as somebody may see it (`redact.ts`): revisions never have gaps. `data` is null where all of it is withheld; else the
 * fields named in `withheld` are missing, or the owner's words are left out of them.
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
    readonly data: SeenData<K> | null;
    readonly withheld?: readonly string[];
    /** Of a question, told to who may not see all its words: the first question in the same words. */
    readonly sameAs?: string;
    readonly prev: string;
    readonly hash: string;
  };
}[T];

export type CaseStatus = 'queued' | 'running' | 'needs_answers' | 'delivered' | 'failed' | 'cancelled';

/** Provider and model are null until the blind ballots are open. */
export type SeatSeen = Omit<Seat, 'provider' | 'model'> & {
  readonly provider: Provider | null;
  readonly model: string | null;
  /** Why its last turn was lost. */
  readonly lost: Loss | null;
  /** Whether it lost any since its kind of work had used up its share of the spending limit. */
  readonly lackedBudget: boolean;
};

export type Question = CaseEventOf<'ClarificationAsked'>['data']['questions'][number] & {
  readonly askedAt: string;
  /** Empty where it was answered and the answer is withheld. */
  readonly answer: string | null;
  readonly assumed: string | null;
};

/** Claim and quote are empty where they are the owner's. */
export type Evidence = Omit<CaseEventOf<'EvidenceFound'>['data'], 'at'> & {
  readonly revision: number;
  readonly status: QuoteResult;
  readonly verifiedBy: string | null;
  /** What became of the quote; null before it was looked up. */
  readonly note: QuoteNote | null;
  /** Of an altered quote: what the source says instead. */
  readonly instead: string | null;
  /** Where in its source the quote is. */
  readonly places: readonly { readonly at: string; readonly start: number; readonly end: number }[];
};

/** A ballot slot: sealed with its commit, then open. */
type BallotSeen = {
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
  readonly phase: Phase;
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
  /** Of a notice that a phase was left out: why. */
  readonly skipped: SkipReason | null;
  readonly evidenceIds: readonly string[];
  readonly optionId: string | null;
  readonly cruxId: string | null;
  readonly replyTo: readonly string[];
  readonly concession: string | null;
  readonly steelman: string | null;
  readonly ballot: Ballot | null;
  readonly round: 'blind' | 'revised' | null;
};

export type Crux = CaseEventOf<'CruxChosen'>['data'] & Pick<Seen, 'sameAs'>;

type PhaseSeen = {
  readonly panel: number;
  readonly phase: Phase;
  readonly enteredAt: string;
  readonly dueAt: string | null;
  readonly skipped: SkipReason | null;
  readonly revision: number;
};

type Money = {
  readonly calls: number;
  readonly inFlight: number;
  /** USD of the calls whose price is known. */
  readonly usd: number;
  /** Calls whose cost is unknown. */
  readonly unknown: number;
  /** Calls that ended and of which nothing else is told before the blind ballots are open. */
  readonly held: number;
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
  readonly phase: Phase | null;
  readonly title: string;
  /** What its owner calls it, in place of the title; others than the owner's audience do not see it. */
  readonly name: string | null;
  /** Out of the owner's list of cases. */
  readonly archived: boolean;
  readonly language: string;
  readonly submittedAt: string;
  readonly lastAt: string;
  /** When it was delivered, failed or was cancelled; null while it runs. */
  readonly endedAt: string | null;
  readonly revision: number;
  readonly head: string;
  readonly shared: boolean;
  /** Whom the owner invited; the account as far as there was one. */
  readonly auditors: readonly {
    readonly email: string;
    readonly accountId: string | null;
    /** Whether they may open the documents. */
    readonly documents: boolean;
    readonly invitedAt: string;
  }[];
  /** Submitted text and answers; null where withheld. */
  readonly q1: string | null;
  readonly answers: Readonly<Record<string, string>>;
  /** Of the owner, where an agent brought the case; null where it is withheld too. */
  readonly consent: CaseEventOf<'ConsentRecorded'>['data'] | null;
  readonly triage: CaseEventOf<'CaseTriaged'>['data'] | null;
  readonly rehearsal: boolean;
  /** What must be said of it wherever it is shown, where it is an example; null for a case of somebody's. */
  readonly example: string | null;
  readonly protocolVersion: number;
  /** What the case was seated under of what was learned from outcomes; absent where nothing was, or it is not to be seen. */
  readonly calibration?: SeenData<'PanelSeated'>['calibration'];
  readonly panels: number;
  readonly seatedAt: string | null;
  readonly dueAt: string | null;
  readonly capUsd: number | null;
  readonly seats: readonly SeatSeen[];
  readonly phases: readonly PhaseSeen[];
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
    /** Null while it is withheld. */
    readonly reason: Loss | null;
  }[];
  readonly pools: readonly PoolSeen[];
  readonly cruxes: readonly Crux[];
  /** How much was said about each crux, by its id. */
  readonly said: Readonly<Record<string, number>>;
  readonly objections: readonly CaseEventOf<'ObjectionRaised'>['data'][];
  /** By panel; the one that counts is `recommendation`. */
  readonly drafts: Readonly<Record<number, CaseEventOf<'RecommendationDrafted'>['data']>>;
  readonly dissents: readonly (CaseEventOf<'DissentFiled'>['data'] & {
    readonly reply: { readonly text: string; readonly takenOver: boolean } | null;
  })[];
  readonly concurrences: readonly CaseEventOf<'ConcurrenceFiled'>['data'][];
  readonly reconciled: CaseEventOf<'PanelsReconciled'>['data'] | null;
  readonly forecast: SeenData<'ForecastsPooled'> | null;
  /** The numbers of the decision; null where no model of them was made. */
  readonly decisionModel: SeenData<'DecisionModelMade'> | null;
  readonly gate: CaseEventOf<'GatePassed'>['data'] | null;
  readonly report: (CaseEventOf<'ReportIssued'>['data'] & { readonly revision: number }) | null;
  readonly mailed: readonly string[];
  readonly mailRefused: string | null;
  readonly failure: CaseEventOf<'CaseFailed'>['data'] | null;
  readonly cancelled: string | null;
  /** The case this one runs again, and the case that runs this one again. */
  readonly rerunOf: string | null;
  /** How the panel reads the decision, or its owner where that was corrected; null: nothing was shown, or not to be seen. */
  readonly outline: (Outline & { readonly corrected: boolean }) | null;
  /** The case that is asked again here, with what was changed. */
  readonly again: NonNullable<CaseEventOf<'CaseSubmitted'>['data']['again']> | null;
  /** Model calls whose results were taken over from there; null: none, or not to be seen. */
  readonly reusedCalls: number | null;
  /** Documents that came with the case. */
  /** Watchers know that there is a document and nothing else of it. */
  readonly documents: readonly SeenData<'DocumentAdded'>[];
  /** Parts of each that a seat has read, from 0. */
  readonly partsRead: Readonly<Record<string, readonly number[]>>;
  readonly rerun: string | null;
  /** What was spent is null until the blind ballots are open. */
  readonly budgetReached:
    | (Omit<CaseEventOf<'BudgetReached'>['data'], 'spentUsd' | 'heldUsd'> & {
        readonly spentUsd: number | null;
        readonly heldUsd: number | null;
      })
    | null;
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
  readonly gaps: readonly { readonly seatId: string; readonly remark: Loss | ResearchGap; readonly revision: number }[];
  /** Of every call, in their order. */
  readonly promptHashes: readonly string[];
  readonly money: Money;
  /** USD kept free for calls that are under way, or that ended without anybody saying what they cost, by call. */
  readonly reservations: Readonly<Record<string, number>>;
  /** Options by panel 0 or, in deep mode before reconciliation, of every panel; the union, by id. */
  readonly options: readonly Option[];
  readonly quorum: Quorum | null;
  /**
   * The revision of the last event of its kind, by type, panel and the id of what it is about (`DissentFiled/0/D-1`): so that
   * what is made from the fold can name the revision it rests on.
   */
  readonly marks: Readonly<Record<string, number>>;
};
