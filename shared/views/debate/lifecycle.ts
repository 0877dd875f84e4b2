import type { Debate, Question } from './types.ts';
import type { SeenData } from '../redaction/seen.ts';
import { titleFrom } from './title.ts';
import { failureOf } from './withheld.ts';
import type { Handlers } from './handlers.ts';

/** What happens to a case outside its panel: submission, sharing, end, review. */
export const lifecycle: Pick<
  Handlers,
  | 'CaseSubmitted'
  | 'ConsentRecorded'
  | 'DocumentAdded'
  | 'ClarificationAsked'
  | 'ClarificationAnswered'
  | 'FrameShown'
  | 'FrameCorrected'
  | 'ClarificationAssumed'
  | 'WatchLinkOpened'
  | 'WatchLinkClosed'
  | 'ReportLinkOpened'
  | 'ReportLinkClosed'
  | 'AuditorInvited'
  | 'AuditorRemoved'
  | 'CaseRenamed'
  | 'CaseArchived'
  | 'CaseRestored'
  | 'CaseCancelled'
  | 'CaseErased'
  | 'CaseFailed'
  | 'CaseRetried'
  | 'RerunTaken'
  | 'FindingsReused'
  | 'ReportIssued'
  | 'ReportMailed'
  | 'MailRefused'
  | 'ReviewDue'
  | 'DecisionRecorded'
  | 'OutcomeRecorded'
  | 'DissenterAsked'
  | 'DissenterAnswered'
> = {
  CaseSubmitted: (debate, data) => ({
    ...debate,
    caseId: data.caseId,
    accountId: data.accountId ?? null,
    mode: data.mode,
    title: titleFrom(data.q1 ?? '', data.opening),
    q1: data.q1 ?? null,
    answers: data.answers ?? {},
    submittedAt: data.at,
    rerunOf: data.rerunOf ?? null,
    again: data.again ?? null,
    example: data.example ?? null,
  }),

  ConsentRecorded: (debate, data) => (data.statement === undefined ? debate : { ...debate, consent: data }),
  DocumentAdded: (debate, document) => ({ ...debate, documents: [...debate.documents, document] }),

  ClarificationAsked: (debate, data) => ({
    ...debate,
    status: 'needs_answers',
    answersDueAt: data.dueAt,
    outline: outlined(data.frame, false),
    questions: [
      ...debate.questions,
      ...data.questions.map((question): Question => ({ ...question, askedAt: data.at, answer: null, assumed: null })),
    ],
  }),

  FrameShown: (debate, { frame }) => ({ ...debate, outline: outlined(frame, false) }),
  FrameCorrected: (debate, { frame }) => ({ ...debate, outline: outlined(frame, true) }),

  ClarificationAnswered: (debate, data) => ({
    ...goOn(debate),
    questions: debate.questions.map((question) =>
      (question.answer ?? question.assumed) !== null
        ? question
        : { ...question, answer: answerTo(question.questionId, data.answers) },
    ),
  }),

  ClarificationAssumed: (debate, data) => ({
    ...goOn(debate),
    questions: debate.questions.map((question) => ({
      ...question,
      assumed:
        question.answer === null
          ? (data.assumptions.find(({ questionId }) => questionId === question.questionId)?.text ?? question.assumed)
          : question.assumed,
    })),
  }),

  WatchLinkOpened: (debate) => ({ ...debate, shared: true }),
  WatchLinkClosed: (debate) => ({ ...debate, shared: false }),
  // Who reads the report by a link learns nothing of the debate, and it nothing of them.
  ReportLinkOpened: (debate) => debate,
  ReportLinkClosed: (debate) => debate,
  AuditorInvited: (debate, { email, accountId, documents = false, at }) => {
    const before = debate.auditors.find((auditor) => auditor.email === email);
    const invitedAt = before?.accountId === accountId ? before.invitedAt : at;
    const invited = { email, accountId, documents, invitedAt };
    return {
      ...debate,
      auditors: before
        ? debate.auditors.map((auditor) => (auditor === before ? invited : auditor))
        : [...debate.auditors, invited],
    };
  },
  AuditorRemoved: (debate, { email }) => ({
    ...debate,
    auditors: debate.auditors.filter((auditor) => auditor.email !== email),
  }),

  CaseRenamed: (debate, { name }) => ({ ...debate, name: name || null }),
  CaseArchived: (debate) => ({ ...debate, archived: true }),
  CaseRestored: (debate) => ({ ...debate, archived: false }),

  CaseCancelled: (debate, { reason, at }) => ({
    ...debate,
    status: 'cancelled',
    endedAt: at,
    cancelled: reason ?? '',
  }),
  CaseErased: (debate) => ({
    ...debate,
    accountId: null,
    status: 'cancelled',
    shared: false,
    auditors: [],
    ...nothingSaid,
  }),
  CaseFailed: (debate, data) => ({ ...debate, status: 'failed', endedAt: data.at, failure: failureOf(data) }),
  CaseRetried: (debate) => ({
    ...debate,
    status: debate.seatedAt ? 'running' : 'queued',
    endedAt: null,
    failure: null,
  }),

  FindingsReused: (debate, { calls }) => ({ ...debate, reusedCalls: calls ?? null }),
  RerunTaken: (debate, { caseId }) => ({ ...debate, rerun: caseId }),

  ReportIssued: (debate, data, { revision }) => ({
    ...debate,
    status: 'delivered',
    endedAt: data.at,
    report: { ...data, revision },
  }),
  ReportMailed: (debate, { email }) => ({ ...debate, mailed: [...debate.mailed, email] }),
  MailRefused: (debate, { reason }) => ({ ...debate, mailRefused: reason }),
  ReviewDue: (debate, data) => ({ ...debate, reviews: [...debate.reviews, data] }),
  DecisionRecorded: (debate, data) => ({ ...debate, decision: data }),
  OutcomeRecorded: (debate, data) => ({ ...debate, outcome: data }),
  DissenterAsked: (debate, { dissentId, question, at }) => ({
    ...debate,
    followUps: [...debate.followUps, { dissentId, question, askedAt: at, answer: null }],
  }),
  DissenterAnswered: (debate, { dissentId, text }) => ({
    ...debate,
    followUps: debate.followUps.map((asked) => (asked.dissentId === dissentId ? { ...asked, answer: text } : asked)),
  }),
};

/** What is left to show of a case that was erased. */
const nothingSaid = {
  title: '',
  name: null,
  q1: null,
  answers: {},
  questions: [],
  drafts: {},
  dissents: [],
  report: null,
} as const;

const goOn = (debate: Debate): Debate => ({ ...debate, status: 'running', answersDueAt: null });

/** The answer given to this question, or the one text that was given for everything; empty where its text is withheld. */
const outlined = (frame: SeenData<'FrameCorrected'>['frame'] | undefined, corrected: boolean): Debate['outline'] =>
  frame?.options ? { ...frame, corrected } : null;

const answerTo = (questionId: string, answers: SeenData<'ClarificationAnswered'>['answers']): string | null => {
  const answer = [questionId, null].flatMap((id) => answers.find((given) => given.questionId === id) ?? [])[0];
  return answer ? (answer.text ?? '') : null;
};
