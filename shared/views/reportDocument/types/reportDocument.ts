import type { At, SeatRef, Text } from './common.ts';
import type { Signature } from '../../../kernel/signedHead.ts';
import type { Banner } from './banner.ts';
import type { Plan, Reason, Recommendation } from './recommendation.ts';
import type { AskedAgain, FrameSection, Matrix, OptionRow } from './frame.ts';
import type { Dissent, Moved, MovedDissent } from './dissents.ts';
import type { Crux, EvidenceRow, FailureStory } from './evidence.ts';
import type { ForecastSection, NumbersSection, Sensitivity, ValueOfInformation } from './figures.ts';
import type { GateRule, Loss, ResearchGap } from '../../../events/codes.ts';
import type { Run } from './run.ts';

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
  /** The earlier case that is asked again here, and what its owner changed; absent where none is. Its owner’s alone. */
  readonly again?: AskedAgain;
  /** That one is, for whom that is not shown. */
  readonly isAgain?: true;
  readonly banner: Banner;
  readonly recommendation: Recommendation;
  /** In the order of the frame. */
  readonly options: readonly OptionRow[];
  readonly frame: FrameSection;
  readonly reasons: readonly Reason[];
  /** How numbers of the recommendation come about, as code found them right: `from` in signs. Absent where none is calculated. */
  readonly calculations?: readonly (At & { readonly said: string; readonly from: string })[];
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
