import { type CaseEvent, caseSchemas } from '../../shared/events/case.ts';
import { sha256 } from '../../shared/kernel/hash.ts';
import {
  type Debate,
  type Question,
  noDebate,
  pooledRoundsOf,
  recommendation,
} from '../../shared/views/debate/debate.ts';
import { nameOf } from '../../shared/views/debate/title.ts';

/** The row of a case, columns by name. */
export const rowOf = (caseId: string, debate: Debate) => {
  const drafted = recommendation(debate);
  const pooledRounds = pooledRoundsOf(debate);
  return {
    case_id: caseId,
    account_id: debate.accountId ?? '',
    title: nameOf(debate),
    archived: debate.archived,
    mode: debate.mode,
    status: debate.status,
    phase: debate.phase,
    language: debate.language,
    rehearsal: debate.rehearsal,
    quorum: debate.quorum,
    shared: debate.shared,
    auditors: debate.auditors.map(({ accountId, email }) => accountId ?? sha256(email)),
    submitted_at: debate.submittedAt,
    last_at: debate.lastAt,
    revision: debate.revision,
    questions: debate.status === 'needs_answers' ? debate.questions.filter(isOpen).map(shownQuestion) : [],
    answers_due_at: debate.answersDueAt,
    recommendation: drafted && {
      optionId: drafted.optionId,
      option: debate.options.find(({ optionId }) => optionId === drafted.optionId)?.title ?? '',
      headline: drafted.headline,
      strength: drafted.strength,
    },
    probabilities:
      pooledRounds.length > 0
        ? { options: debate.options.map(({ optionId, title }) => ({ optionId, title })), rounds: pooledRounds }
        : null,
    report: debate.report && {
      filename: debate.report.filename,
      documentHash: debate.report.documentHash,
      issuedAt: debate.report.at,
      revision: debate.report.revision,
    },
    mail_refused: debate.mailRefused,
    failure: debate.failure && {
      code: debate.failure.code,
      resumable: debate.failure.resumable,
    },
    fold: debate,
  };
};

const isOpen = ({ answer, assumed }: Question): boolean => answer === null && assumed === null;
const shownQuestion = ({ questionId, text, why, assumption, askedAt }: Question) => ({
  questionId,
  text,
  why,
  assumption,
  askedAt,
});

/** Most of what happens in a case: data that change what `compact` leaves out, and nothing else. A spec holds them to that. */
export const besideRow: readonly CaseEvent['type'][] = [
  'FrameProposed',
  'TextsGrouped',
  'ResearchPlanned',
  'EvidenceFound',
  'EvidenceVerified',
  'BallotSealed',
  'CruxChosen',
  'UtteranceMade',
  'ObjectionRaised',
  'ModelCallIntended',
];

const left = new Set<string>(besideRow);

/** Whether data of this type change the row of a case. */
export const changesRow = (type: string): boolean => type in caseSchemas && !left.has(type);

/** The fold without what no row needs: what was said, found, voted and set aside. A spec holds it to the whole fold. */
export const compact = (debate: Debate): Debate => ({
  ...debate,
  q1: null,
  answers: {},
  triage: null,
  seats: [],
  phases: [],
  frames: {},
  evidence: [],
  ballots: [],
  revealed: [],
  missing: [],
  pools: debate.pools
    .filter(({ panel }) => panel === 0)
    .map((one) => ({ ...one, pool: { ...one.pool, blocs: [], matrix: {} } })),
  cruxes: [],
  said: {},
  objections: [],
  drafts: debate.drafts[0] ? { 0: debate.drafts[0] } : {},
  dissents: [],
  concurrences: [],
  reconciled: null,
  forecast: null,
  gate: null,
  followUps: [],
  transcript: [],
  promptHashes: [],
  marks: {},
  money: { ...noDebate.money, usd: debate.money.usd },
  reservations: {},
});
