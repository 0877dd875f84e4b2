import type { CaseRow } from '../../../shared/api/cases/caseList.ts';
import type { CaseView } from '../../../shared/api/cases/case.ts';
import type { PdfLink } from '../../../shared/api/cases/caseFields.ts';
import {
  type Debate,
  finalPool,
  recommendation,
  rerunOffered,
  shownOutline,
} from '../../../shared/views/debate/debate.ts';
import { nameOf } from '../../../shared/views/debate/title.ts';
import { english } from '../../../shared/locales/english.ts';
import type { AskingAgain } from '../../../projections/cases/caseQueries.ts';
import { presentChange } from '../again/comparisonPresentation.ts';
import type { FoundCase } from '../foldedCases.ts';
import type { StoredCase } from '../storedCase.ts';

export const watchUrl = (publicUrl: string, caseId: string): string => `${publicUrl}/watch?case=${caseId}`;

/** A case that the panel has just been given. */
export const accepted = (publicUrl: string, caseId: string) => ({
  case_id: caseId,
  status: 'queued' as const,
  watch_url: watchUrl(publicUrl, caseId),
});

/** The read model's row with its addresses. */
export const presentRow = ({ report, ...row }: StoredCase, publicUrl: string): CaseRow => ({
  ...row,
  pdf_links: pdfLinks(publicUrl, row.case_id, report),
  watch_url: watchUrl(publicUrl, row.case_id),
});

const pdfLinks = (publicUrl: string, caseId: string, report: StoredCase['report']): PdfLink[] =>
  report ? [{ href: `${publicUrl}/api/cases/${caseId}/report.pdf`, ...report }] : [];

/** A case from its own fold, for its owner and the auditors. */
export function presentCase(
  { caseId, debate, access }: FoundCase,
  role: 'owner' | 'auditor',
  file: Pick<PdfLink, 'bytes' | 'sha256'>,
  askedAgain: readonly AskingAgain[],
  publicUrl: string,
): CaseView {
  const chosen = recommendation(debate);
  const { calls, usd, unknown, held } = debate.money;
  return {
    case_id: caseId,
    title: nameOf(debate),
    archived: debate.archived,
    mode: debate.mode,
    status: debate.status,
    phase: debate.phase,
    submitted_at: debate.submittedAt,
    updated_at: debate.lastAt,
    language: debate.language,
    rehearsal: debate.rehearsal,
    quorum: debate.quorum,
    role,
    revision: debate.revision,
    head: debate.head,
    q1: debate.q1,
    answers: { ...debate.answers },
    consent: debate.consent && {
      how: debate.consent.how,
      statement: debate.consent.statement,
      agent: debate.consent.agent,
      client: debate.consent.client,
      at: debate.consent.at,
    },
    questions: debate.questions.map(({ questionId, text, why, askedAt, assumption, answer, assumed }) => ({
      question_id: questionId,
      text,
      why,
      asked_at: askedAt,
      assumption,
      answer,
      assumed,
    })),
    answers_due_at: debate.answersDueAt,
    frame: shownOutline(debate),
    options: optionsOf(debate),
    // What scripted seats chose and said is no advice, and their shares are made up.
    recommendation:
      chosen && !debate.rehearsal
        ? { option_id: chosen.optionId, headline: chosen.headline, strength: chosen.strength }
        : null,
    dissents: (debate.rehearsal ? [] : debate.dissents).map(({ dissentId, optionId, probability, text }) => ({
      dissent_id: dissentId,
      option_id: optionId,
      probability,
      text,
    })),
    follow_ups: debate.followUps.map(({ dissentId, question, askedAt, answer }) => ({
      dissent_id: dissentId,
      question,
      asked_at: askedAt,
      answer,
    })),
    decision: debate.decision && {
      option_id: debate.decision.optionId,
      text: debate.decision.text,
      forecast: debate.decision.forecast ?? null,
      at: debate.decision.at,
    },
    outcome: debate.outcome && {
      happened: debate.outcome.happened,
      text: debate.outcome.text,
      tripwires: [...(debate.outcome.tripwires ?? [])],
      at: debate.outcome.at,
    },
    failure: debate.failure && {
      code: debate.failure.code,
      reason: english.reasons[`failure.${debate.failure.code}`],
      resumable: debate.failure.resumable,
    },
    rerun: { offered: rerunOffered(debate), case_id: debate.rerun, of: debate.rerunOf },
    // Auditors were invited to this case alone.
    again:
      role === 'owner'
        ? {
            of: debate.again?.of ?? null,
            case_ids: askedAgain.map((one) => one.caseId),
            changes: askedAgain.map((one) => ({
              case_id: one.caseId,
              submitted_at: one.submittedAt,
              change: presentChange(one.change),
            })),
          }
        : { of: null, case_ids: [], changes: [] },
    shared: access.shared,
    report_link: role === 'owner' && access.reportLink ? { expires_at: access.reportLink.expiresAt } : null,
    auditors: access.auditors.map(({ email }) => email),
    watch_url: watchUrl(publicUrl, caseId),
    pdf_links: pdfLinks(publicUrl, caseId, debate.report && { filename: debate.report.filename, ...file }),
    cost: { calls, usd: held > 0 ? null : usd, unknown },
  };
}

const optionsOf = (debate: Debate): CaseView['options'] => {
  const pool = debate.rehearsal ? null : finalPool(debate);
  return debate.options.map(({ optionId, title }) => ({
    option_id: optionId,
    title,
    probability: pool?.p[optionId] ?? null,
  }));
};
