import type { Mode } from '../../shared/events/case.ts';
import type { CaseStatus, PooledRound, Question } from '../../shared/views/debate/debate.ts';
import type { Phase } from '../../shared/events/phases.ts';
import type { FailureCode, Quorum } from '../../shared/events/codes.ts';
import type { Strength } from '../../shared/events/panel/pool.ts';

export type CaseSummary = {
  readonly caseId: string;
  readonly accountId: string;
  readonly title: string;
  readonly mode: Mode;
  readonly status: CaseStatus;
  readonly phase: Phase | null;
  readonly language: string;
  readonly rehearsal: boolean;
  readonly quorum: Quorum | null;
  readonly shared: boolean;
  /** Account ids, and SHA-256 of addresses that had no account when they were invited. */
  readonly auditors: readonly string[];
  /** The case that this one runs again free of charge. */
  readonly rerunOf: string | null;
  /** By its owner; in the lists of others it stays. */
  readonly archived: boolean;
  readonly submittedAt: string;
  readonly lastAt: string;
  readonly revision: number;
  /** What the panel waits for; empty unless the status is `needs_answers`. */
  readonly questions: readonly Pick<Question, 'questionId' | 'text' | 'why' | 'assumption' | 'askedAt'>[];
  readonly answersDueAt: string | null;
  readonly recommendation: {
    readonly optionId: string;
    readonly option: string;
    readonly headline: string;
    readonly strength: Strength;
  } | null;
  /** How probable each option was held to be the best, round by round; null before ballots are open. */
  readonly probabilities: {
    readonly options: readonly { readonly optionId: string; readonly title: string }[];
    readonly rounds: readonly PooledRound[];
  } | null;
  readonly report: {
    readonly filename: string;
    readonly documentHash: string;
    readonly issuedAt: string;
    readonly revision: number;
  } | null;
  readonly mailRefused: string | null;
  readonly failure: { readonly code: FailureCode; readonly resumable: boolean } | null;
};

export const columns = `case_id as "caseId", account_id as "accountId", title, mode, status, phase, language, rehearsal, quorum, shared,
  fold->>'rerunOf' as "rerunOf", auditors, archived, submitted_at as "submittedAt", last_at as "lastAt", revision, questions, answers_due_at as "answersDueAt",
  recommendation, probabilities, report, mail_refused as "mailRefused", failure`;
