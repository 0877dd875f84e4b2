import type { ModelResult } from '../../decisionModel/calculate.ts';
import type { DecisionModel } from '../../decisionModel/types.ts';
import type { QuoteResult } from '../../events/quoteResult.ts';
import type { Mode } from '../../events/case.ts';
import type { Signature } from '../../kernel/signedHead.ts';
import type { consents, GateRule, Loss, QuoteNote, ResearchGap } from '../../events/codes.ts';
import type { Cap, Quorum } from '../../events/codes.ts';
import type { Declined, Pool, Strength } from '../../events/panel/pool.ts';
import type { Option } from '../../events/panel/frame.ts';
import type { Provider } from '../../events/providers.ts';

/**
 * What the panel has to say about one decision, in the order in which it is read. Page, PDF, e-mail and JSON are made from
 * this one document. It holds the words and figures of the history and no labels: those come from `shared/locales` in the
 * document's language.
 *
 * Everything that carries `revision` (or `revisions`) was said or computed by the event there: its texts and numbers stand
 * in that event, unchanged. What is counted here rather than said there is in `counted`.
 */
export type ReportDocument = {
  readonly version: 1;
  readonly caseId: string;
  /** BCP 47, as triage found it: the language of the case and so of its report. */
  readonly language: string;
  readonly title: Text;
  /** The moment of the last event the report rests on, ISO 8601. */
  readonly at: string;
  /** The event the report rests on: its revision and its link in the hash chain. */
  readonly head: { readonly revision: number; readonly hash: string };
  /** The installation's signature over that head and the moment of signing; absent in reports from before there was one. */
  readonly signed?: Signature & { readonly at: string };
  readonly banner: Banner;
  readonly recommendation: Recommendation;
  /** In the order of the frame. */
  readonly options: readonly OptionRow[];
  readonly frame: FrameSection;
  readonly reasons: readonly Reason[];
  readonly matrix: Matrix | null;
  readonly outsideView:
    | (At & { readonly referenceClass: string; readonly baseRate: string; readonly adjustment: string })
    | null;
  /** The one with the most support in the panel first; empty when no seat dissents at the end. */
  readonly dissents: readonly Dissent[];
  /** Strong minorities of the blind ballots that no seat holds at the end, the strongest first. */
  readonly movedDissents: readonly MovedDissent[];
  readonly concurrences: readonly (At & { readonly seat: SeatRef; readonly text: string })[];
  /** What to find out first: by score, the best first. */
  readonly cruxes: readonly Crux[];
  readonly sensitivity: Sensitivity | null;
  /** What knowing everything would be worth; null where too few seats gave ranges. */
  readonly valueOfInformation: ValueOfInformation | null;
  /** What can be held against outcomes; null where nobody forecast, and absent in reports from before it was asked. */
  readonly forecast?: ForecastSection | null;
  /** The numbers of the decision as code calculated them; absent where no model of them was made. */
  readonly numbers?: NumbersSection;
  /** Stories of failure, the likeliest first. */
  readonly preMortem: readonly FailureStory[];
  readonly plan: Plan;
  readonly moved: Moved;
  /** The register in the order in which it was found, refuted claims included. */
  readonly evidence: readonly EvidenceRow[];
  /** Research that brought nothing, and why. */
  readonly gaps: readonly (At & { readonly seat: SeatRef; readonly remark: Loss | ResearchGap })[];
  /** How the three panels of deep mode stood to each other. */
  readonly panels:
    | (At & {
        readonly agreeing: number;
        readonly of: number;
        readonly winners: readonly { readonly panel: number; readonly optionId: string }[];
      })
    | null;
  readonly gate:
    | (At & {
        readonly verdict: 'pass' | 'publish_with_warning';
        readonly checks: readonly {
          readonly rule: GateRule;
          readonly ok: boolean;
          readonly found: readonly string[];
        }[];
      })
    | null;
  readonly run: Run;
};

type At = { readonly revision: number };
type Text = At & { readonly text: string };

/** A seat as the report names it. Provider and model are null where the reader may not see them (yet). */
export type SeatRef = {
  readonly seatId: string;
  readonly name: string;
  readonly lens: string;
  readonly provider: Provider | null;
  readonly model: string | null;
  /** Where the panel was seated. */
  readonly revision: number;
};

/** Printed above everything: what kind of panel stands behind this. */
export type Banner = {
  readonly revisions: readonly number[];
  readonly quorum: Quorum;
  /** True when the seats were scripted and no model was consulted: said on every page. */
  readonly rehearsal: boolean;
  /** What must be said of it on every surface, where the case is an example of ours. */
  readonly example?: string;
  /** A single provider gives a view, never a panel's recommendation. */
  readonly kind: 'recommendation' | 'preliminary';
  readonly mode: Mode;
  /** Estimated number of independent votes (docs/PROTOCOL.md §5.2); null without a pooled result and in a rehearsal. */
  readonly nEff: number | null;
  /** Valid seats by provider, as they were pooled. */
  readonly providers: readonly { readonly provider: Provider; readonly seats: number }[];
  /** When the newest evidence was retrieved. */
  readonly evidenceUntil: string | null;
  /** Several providers were seated and one answered: the case may run again free of charge. */
  readonly freeRun: boolean;
  /** False when triage found nothing to decide, and the owner wanted a debate all the same. */
  readonly isDecision: boolean;
  /** Providers at least half of whose voting seats declined to answer. */
  readonly declined: Declined;
  readonly budgetReached: (At & { readonly capUsd: number; readonly spentUsd: number }) | null;
  /** Seats that lost a turn because their kind of work had used up its share of the spending limit. */
  readonly seatsWithoutBudget: number;
  /** Documents of which seats have not read every part; absent where there are none. */
  readonly unread?: readonly {
    readonly documentId: string;
    readonly name: string;
    readonly read: number;
    readonly parts: number;
  }[];
  readonly counted: { readonly votingSeats: number; readonly ballots: number };
};

export type Recommendation = At & {
  /** The recommendation in one sentence. */
  readonly headline: string;
  readonly optionId: string;
  readonly strength: Strength;
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
        /** Lowest and highest of the providers' blocs and of `p`, which is sharpened beyond them where they agree; null with one bloc. */
        readonly range: { readonly low: number; readonly high: number } | null;
        readonly margin: number;
        /** Why the strength is not higher. */
        readonly caps: readonly Cap[];
        readonly scoreWinner: string;
      })
    | null;
};

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
  readonly criteria: readonly {
    readonly criterionId: string;
    readonly name: string;
    readonly why: string;
    /** 0..1; the weights sum to 1. */
    readonly weight: number;
    readonly direction: 'more' | 'less';
  }[];
  readonly deadline: (At & { readonly text: string }) | null;
  /** What the panel asked, and what it was told or assumed instead. */
  readonly asked: readonly (At & {
    readonly text: string;
    readonly reply: (Text & { readonly kind: 'answered' | 'assumed' }) | null;
  })[];
};

type Reason = At & {
  readonly text: string;
  readonly evidenceIds: readonly string[];
  /** The seats whose reasons it comes from. */
  readonly seats: readonly SeatRef[];
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

export type Dissent = At & {
  readonly dissentId: string;
  readonly seat: SeatRef;
  readonly optionId: string;
  /** What the seat itself gives its option. */
  readonly probability: number;
  /** Verbatim. */
  readonly text: string;
  readonly decisiveArgument: string;
  /** When the dissent would be right. */
  readonly conditions: string;
  readonly watch: string;
  readonly evidenceIds: readonly string[];
  /** SHA-256 of the text. */
  readonly textHash: string;
  readonly reply: Text | null;
};

/** A minority that no seat holds at the end: held before the exchange, moved because. */
export type MovedDissent = At & {
  readonly optionId: string;
  readonly seats: readonly Flip[];
};

export type Flip = At & {
  readonly seat: SeatRef;
  readonly from: string;
  readonly to: string;
  readonly kind: 'none' | 'new_evidence' | 'flaw_in_own_claim' | 'recalculated' | null;
  readonly note: string;
};

export type Crux = At & {
  readonly cruxId: string;
  readonly proposition: string;
  /** Gain in the probability of choosing the best option from knowing the answer, 0..1. */
  readonly voi: number;
  /** The panel's probability that it is true. */
  readonly q: number;
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

export type Sensitivity = At & {
  /** Winner when one provider, lens or piece of evidence is left out. */
  readonly withoutProvider: readonly LeftOut[];
  readonly withoutLens: readonly LeftOut[];
  readonly withoutEvidence: readonly LeftOut[];
  /** Share of perturbed criterion weights under which the scores put the panel's winner first. */
  readonly weightsStable: number;
  /** The numbers that are nearest to tipping the result, at most two. */
  readonly breakEvens: readonly BreakEven[];
};
export type LeftOut = { readonly left: string; readonly winner: string };

/** A number the result turns on, and where it would turn. */
export type BreakEven = At & {
  /** The chance that a crux is true, or a criterion's weight: 0..1 as it stands. */
  readonly now: number;
  /** The proposition, or the criterion's name. */
  readonly text: string;
  /** From `at` on, option `to` leads instead of `from`. */
  readonly counted: { readonly at: number; readonly from: string; readonly to: string };
} & ({ readonly kind: 'chance'; readonly cruxId: string } | { readonly kind: 'weight'; readonly criterionId: string });

export type ValueOfInformation = {
  /** Where the ballots it is counted from were opened or sealed. */
  readonly revisions: readonly number[];
  readonly counted: {
    /** Expected gain from knowing how every option turns out, in points of the 0–100 scale of the criteria. */
    readonly points: number;
    /** The option worth most as things stand. */
    readonly best: string;
    readonly worths: readonly { readonly optionId: string; readonly worth: number }[];
    readonly seats: number;
  };
};

export type ForecastSection = At & {
  /** ISO date. */
  readonly by: string;
  /** Seats that forecast. */
  readonly seats: number;
  /** Probability that the option, if chosen, is a success by the user's own measure on that day. */
  readonly success: readonly { readonly optionId: string; readonly p: number }[];
  /** Probability that a tripwire of the plan, by its place from 0, is crossed by its date. */
  readonly tripwires: readonly { readonly tripwire: number; readonly p: number }[];
};

export type NumbersSection = At & {
  readonly seat: SeatRef;
  readonly model: DecisionModel;
  readonly counted: ModelResult;
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

type Plan = At & {
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

export type Moved = {
  readonly drift: (At & NonNullable<Pool['drift']>) | null;
  /** Seats whose first choice changed, with the reason they gave. */
  readonly flips: readonly Flip[];
  readonly missing: readonly (At & { readonly seat: SeatRef; readonly round: string; readonly reason: Loss })[];
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

export type Run = {
  readonly revisions: readonly number[];
  readonly submittedAt: string;
  /** Of the owner, where an agent brought the case. */
  readonly consent?: At & {
    readonly how: (typeof consents)[number];
    readonly agent: string;
    readonly client: string;
    readonly statement: string;
    readonly at: string;
  };
  readonly seatedAt: string | null;
  readonly protocolVersion: number;
  readonly capUsd: number | null;
  readonly seats: readonly (SeatRef & {
    readonly role: string;
    readonly kind: 'voting' | 'service';
    readonly panel: number;
  })[];
  readonly blocs: readonly (At & { readonly provider: Provider; readonly seats: number; readonly weight: number })[];
  /** Sums over the model calls up to the head. */
  readonly counted: {
    readonly calls: number;
    readonly tokensIn: number;
    readonly tokensOut: number;
    readonly searches: number;
    /** USD of the calls whose price is known. */
    readonly usd: number;
    /** Calls whose cost nobody knows: never estimated. */
    readonly unknownCost: number;
    readonly repeated: number;
    /** The hashes of all prompts chained in the order of the calls: SHA-256(chain so far, hash of the prompt). */
    readonly promptChain: string;
  };
};
