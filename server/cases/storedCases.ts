import type { Pool } from 'pg';

import type { CaseSummary } from '../../projections/cases/caseSummary.ts';
import { casesOf } from '../../projections/cases/caseList.ts';
import { openCases } from '../../projections/cases/caseQueries.ts';
import { english } from '../../shared/locales/english.ts';
import type { StoredCase } from './storedCase.ts';
import type { Wake } from '../platform/jobs/reactors.ts';
import type { Reports } from '../report/reportService.ts';

/** A row of the read model as the API has it for this account. */
export function storedCase(
  row: CaseSummary,
  accountId: string,
  files: Awaited<ReturnType<Reports['filesOf']>>,
): StoredCase {
  const { report, failure } = row;
  const role = row.accountId === accountId ? 'owner' : 'auditor';
  return {
    case_id: row.caseId,
    role,
    title: row.title,
    // The owner's archive is not that of those who may read the case.
    archived: role === 'owner' && row.archived,
    mode: row.mode,
    status: row.status,
    phase: row.phase,
    submitted_at: row.submittedAt,
    updated_at: row.lastAt,
    language: row.language,
    rehearsal: row.rehearsal,
    questions: row.questions.map(({ questionId, text, why, askedAt }) => ({
      question_id: questionId,
      text,
      why,
      asked_at: askedAt,
    })),
    // Scripted seats judge nothing.
    recommendation: row.rehearsal ? null : (row.recommendation?.headline ?? null),
    probabilities: row.rehearsal
      ? null
      : row.probabilities && {
          options: row.probabilities.options.map(({ optionId, title }) => ({ option_id: optionId, title })),
          rounds: [...row.probabilities.rounds],
        },
    shared: row.shared,
    failure: failure && {
      code: failure.code,
      reason: english.reasons[`failure.${failure.code}`],
      resumable: failure.resumable,
    },
    mail_refused: role === 'owner' ? row.mailRefused : null,
    report: report && {
      filename: report.filename,
      ...(files.get(report.documentHash) ?? { bytes: null, sha256: null }),
    },
  };
}

/** Every case of an account, the newest first. */
export async function allCasesOf(pool: Pool, accountId: string): Promise<CaseSummary[]> {
  const all: CaseSummary[] = [];
  for (let cursor: string | undefined; ;) {
    const { cases, next } = await casesOf(pool, accountId, { limit: 500, ...(cursor && { cursor }) });
    all.push(...cases);
    if (next === null) return all;
    cursor = next;
  }
}

/** What should be awake, whatever became of its job: a panel that goes on, and a report that is due after it. */
export async function unfinished(pool: Pool, now: string): Promise<Wake[]> {
  const open = await openCases(pool, now);
  return open.flatMap(({ caseId, revision }) =>
    (['panel', 'report'] as const).map((queue) => ({
      queue,
      key: caseId,
      data: { id: caseId, revision, about: 'sweep' },
    })),
  );
}
