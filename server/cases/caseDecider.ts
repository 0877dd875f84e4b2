import type { Decider } from '../../shared/kernel/decider.ts';

import type { CaseEvent, CaseEventOf } from '../../shared/events/case.ts';
import { Refusal } from '../../shared/kernel/refusal.ts';
import { type CaseState, evolveCase, noCase, reviewKey } from './caseState.ts';

type Data<T extends CaseEvent['type']> = CaseEventOf<T>['data'];
/** A document as it was read before the case was submitted. */
export type AddedDocument = Omit<Data<'DocumentAdded'>, 'at'>;
type Owner = { readonly by: string; readonly at: string };

/** What people and reactors may ask of a case. `by` is the account that asks; a stranger is told the case does not exist. */
export type CaseCommand =
  | ({
      readonly type: 'SubmitCase';
      readonly documents?: readonly AddedDocument[];
      /** Of the person, where an agent submits. */
      readonly consent?: Omit<Data<'ConsentRecorded'>, 'at'>;
    } & Data<'CaseSubmitted'>)
  | ({ readonly type: 'AnswerClarification'; readonly answers: Data<'ClarificationAnswered'>['answers'] } & Owner)
  | ({ readonly type: 'CorrectFrame'; readonly frame: Data<'FrameCorrected'>['frame'] } & Owner)
  | ({ readonly type: 'SkipClarification' } & Owner)
  | ({ readonly type: 'CancelCase'; readonly reason: string } & Owner)
  | ({ readonly type: 'RetryCase' } & Owner)
  /** `caseId` is the case that will run again, which is submitted next. */
  | ({ readonly type: 'TakeRerun'; readonly caseId: string } & Owner)
  /** An empty name gives the case its own title back. */
  | ({ readonly type: 'RenameCase'; readonly name: string } & Owner)
  | ({ readonly type: 'ArchiveCase' } & Owner)
  | ({ readonly type: 'RestoreCase' } & Owner)
  | ({ readonly type: 'OpenWatchLink' } & Owner)
  | ({ readonly type: 'CloseWatchLink' } & Owner)
  | ({ readonly type: 'OpenReportLink'; readonly secretHash: string; readonly expiresAt: string } & Owner)
  | ({ readonly type: 'CloseReportLink' } & Owner)
  | ({ readonly type: 'InviteAuditor'; readonly email: string; readonly accountId: string | null } & Owner)
  | ({ readonly type: 'LetAuditorOpenDocuments'; readonly email: string; readonly open: boolean } & Owner)
  | ({ readonly type: 'RemoveAuditor'; readonly email: string } & Owner)
  | ({ readonly type: 'RecordDecision'; readonly optionId: string | null; readonly text: string } & Owner)
  | ({
      readonly type: 'RecordOutcome';
      readonly happened: Data<'OutcomeRecorded'>['happened'];
      readonly tripwires?: Data<'OutcomeRecorded'>['tripwires'];
      readonly text: string;
    } & Owner)
  | ({ readonly type: 'AskDissenter'; readonly dissentId: string; readonly question: string } & Owner)
  | ({ readonly type: 'EraseCase' } & Owner)
  | ({ readonly type: 'IssueReport' } & Data<'ReportIssued'>)
  | ({ readonly type: 'RecordMailed' } & Data<'ReportMailed'>)
  | ({ readonly type: 'RecordMailRefused' } & Data<'MailRefused'>)
  | ({ readonly type: 'NoteReviewDue' } & Data<'ReviewDue'>);

export const caseDecider: Decider<CaseState, CaseCommand, CaseEvent> = {
  initial: noCase,
  evolve: evolveCase,

  decide(command, state) {
    if (state.erased) {
      if (command.type === 'EraseCase') return [];
      throw new Refusal('case-not-found', 'There is no such case.');
    }
    if (command.type === 'SubmitCase') return submit(command, state);
    if (!state.submitted) throw new Refusal('case-not-found', 'There is no such case.');
    if ('by' in command && command.by !== state.submitted.accountId)
      throw new Refusal('case-not-found', 'There is no such case.');
    const { at } = command;

    switch (command.type) {
      case 'AnswerClarification':
        return answer(command.answers, at, state);
      case 'CorrectFrame':
        if (JSON.stringify(state.outline) === JSON.stringify(command.frame)) return [];
        if (!state.outline || state.voting || !(state.status === 'needs_answers' || state.status === 'running'))
          throw new Refusal('nothing-asked', 'The panel has shown no reading of the decision, or votes on it already.');
        return [{ type: 'FrameCorrected', data: { frame: command.frame, at } }];
      case 'SkipClarification':
        if (state.status === 'needs_answers') return [assume(state, at)];
        if (state.skipped) return [];
        throw new Refusal('nothing-asked', 'The panel is not waiting for an answer.');
      case 'CancelCase':
        if (state.status === 'cancelled') return [];
        if (state.status === 'delivered' || state.status === 'concluded')
          throw new Refusal('case-ended', 'The panel has already reached its recommendation.');
        return [{ type: 'CaseCancelled', data: { reason: command.reason, at } }];
      case 'EraseCase':
        return [{ type: 'CaseErased', data: { at } }];
      case 'RetryCase':
        if (state.status === 'failed' && state.resumable) return [{ type: 'CaseRetried', data: { at } }];
        if (state.status === 'running' && state.retried) return [];
        throw state.status === 'failed'
          ? new Refusal('not-resumable', 'This case cannot be taken up again.')
          : new Refusal('not-failed', 'Only a case that failed can be retried.');
      case 'TakeRerun':
        return takeRerun(command.caseId, at, state);
      case 'RenameCase':
        return state.name === command.name ? [] : [{ type: 'CaseRenamed', data: { name: command.name, at } }];
      case 'ArchiveCase':
        return state.archived ? [] : [{ type: 'CaseArchived', data: { at } }];
      case 'RestoreCase':
        return state.archived ? [{ type: 'CaseRestored', data: { at } }] : [];
      case 'OpenWatchLink':
        return state.watched ? [] : [{ type: 'WatchLinkOpened', data: { at } }];
      case 'CloseWatchLink':
        return state.watched ? [{ type: 'WatchLinkClosed', data: { at } }] : [];
      case 'OpenReportLink':
        mustBeDelivered(state);
        return [
          { type: 'ReportLinkOpened', data: { secretHash: command.secretHash, expiresAt: command.expiresAt, at } },
        ];
      case 'CloseReportLink':
        return state.reportLinked ? [{ type: 'ReportLinkClosed', data: { at } }] : [];
      case 'InviteAuditor': {
        const { email, accountId } = command;
        const known = state.auditors.some(
          (a) => a.email === email && (a.accountId === accountId || accountId === null),
        );
        return known ? [] : [{ type: 'AuditorInvited', data: { email, accountId, at } }];
      }
      case 'LetAuditorOpenDocuments': {
        const { email, open } = command;
        const known = state.auditors.findLast((auditor) => auditor.email === email);
        if (!known)
          throw new Refusal('auditor-not-found', 'Nobody with this address is an auditor of the case.', [
            { pointer: '/email', detail: 'Invite them first.' },
          ]);
        if ((known.documents ?? false) === open) return [];
        return [{ type: 'AuditorInvited', data: { email, accountId: known.accountId, documents: open, at } }];
      }
      case 'RemoveAuditor': {
        const { email } = command;
        return state.auditors.some((a) => a.email === email) ? [{ type: 'AuditorRemoved', data: { email, at } }] : [];
      }
      case 'RecordDecision': {
        const { optionId, text } = command;
        mustBeDelivered(state);
        if (optionId !== null && !state.options.includes(optionId))
          throw new Refusal(
            'unknown-option',
            `The panel had no option ${optionId}; it had ${state.options.join(', ')}.`,
            [{ pointer: '/option_id', detail: 'Name one of the options of this case, or none.' }],
          );
        if (state.decision?.optionId === optionId && state.decision.text === text) return [];
        // Neither the option nor the words: what is put down after the outcome is hindsight.
        if (state.outcome)
          throw new Refusal(
            'decision-locked',
            'The outcome has already been recorded, so the decision can no longer be changed.',
          );
        return [{ type: 'DecisionRecorded', data: { optionId, text, ...lockedForecast(state, optionId), at } }];
      }
      case 'RecordOutcome': {
        const { happened, text } = command;
        mustBeDelivered(state);
        const { outcome } = state;
        const tripwires = withEarlier(command.tripwires, outcome?.tripwires);
        if (!state.decision)
          throw new Refusal(
            'decision-missing',
            'Record what was decided first, an option or none of them: the outcome is that of a decision.',
          );
        mustHaveTripwires(command.tripwires ?? [], state);
        // A forecast that turned out bad would leave the score with it.
        if (happened === 'unknown' && outcome && outcome.happened !== 'unknown')
          throw new Refusal(
            'decision-locked',
            'How it turned out is on record: it can be corrected, but no longer be taken back.',
          );
        const isSame = JSON.stringify(outcome?.tripwires ?? []) === JSON.stringify(tripwires ?? []);
        if (outcome?.happened === happened && outcome.text === text && isSame) return [];
        return [{ type: 'OutcomeRecorded', data: { happened, text, ...(tripwires && { tripwires }), at } }];
      }
      case 'AskDissenter': {
        const { dissentId, question } = command;
        mustBeDelivered(state);
        if (!state.dissents.includes(dissentId)) throw new Refusal('dissent-not-found', 'There is no such dissent.');
        if (state.asked[dissentId] === question) return [];
        if (state.asked[dissentId] !== undefined)
          throw new Refusal('dissenter-asked', 'A dissenting seat answers one question, and this one has been asked.');
        return [{ type: 'DissenterAsked', data: { dissentId, question, at } }];
      }
      case 'IssueReport': {
        if (state.report === command.documentHash) return [];
        if (state.status !== 'concluded' && state.status !== 'delivered')
          throw new Refusal('not-concluded', 'The panel has not reached its recommendation.');
        const { documentHash, head, signed, filename } = command;
        return [{ type: 'ReportIssued', data: { documentHash, head, ...(signed && { signed }), filename, at } }];
      }
      case 'RecordMailed': {
        const { messageId, email } = command;
        return state.mailed.includes(messageId) ? [] : [{ type: 'ReportMailed', data: { messageId, email, at } }];
      }
      case 'RecordMailRefused': {
        const { messageId, email, code, reason } = command;
        return [{ type: 'MailRefused', data: { messageId, email, code, reason, at } }];
      }
      case 'NoteReviewDue': {
        const { what, tripwire, dueAt } = command;
        mustBeDelivered(state);
        if (state.reviews.includes(reviewKey(command))) return [];
        return [{ type: 'ReviewDue', data: { what, tripwire, dueAt, at } }];
      }
    }
  },
};

const submit = (
  command: Extract<CaseCommand, { type: 'SubmitCase' }>,
  { submitted, documents: known }: CaseState,
): CaseEvent[] => {
  const { type: _, documents = [], consent, ...data } = command;
  if (!submitted)
    return [
      { type: 'CaseSubmitted', data },
      ...(consent ? [{ type: 'ConsentRecorded', data: { ...consent, at: data.at } } satisfies CaseEvent] : []),
      ...documents.map((document): CaseEvent => ({ type: 'DocumentAdded', data: { ...document, at: data.at } })),
    ];
  const same = (['accountId', 'mode', 'q1', 'rerunOf'] as const).every((key) => submitted[key] === data[key]);
  const sameDocuments = documents.length === known.length && documents.every((one) => known.includes(one.documentId));
  const sameChange = JSON.stringify(submitted.again) === JSON.stringify(data.again);
  if (same && sameChange && sameDocuments && sameAnswers(submitted.answers, data.answers)) return [];
  throw new Refusal('idempotency-key-reused', 'This key was used for another case.');
};

/** What was forecast of this decision, as it stands on the day it is recorded: outcomes are held against this and nothing else. */
const lockedForecast = ({ forecast }: CaseState, optionId: string | null): Pick<Data<'DecisionRecorded'>, 'forecast'> =>
  forecast === null
    ? {}
    : {
        forecast: {
          by: forecast.by,
          success: optionId === null ? null : (forecast.success[optionId] ?? null),
          // Those of the plan say nothing of another option.
          tripwires: optionId === forecast.optionId ? [...forecast.tripwires] : [],
        },
      };

/** What is said of tripwires now, and of the others what was said before: none is taken back. */
const withEarlier = (
  now: Data<'OutcomeRecorded'>['tripwires'],
  before: Data<'OutcomeRecorded'>['tripwires'] = [],
): Data<'OutcomeRecorded'>['tripwires'] => {
  const kept = before.filter((earlier) => !(now ?? []).some(({ tripwire }) => tripwire === earlier.tripwire));
  return kept.length === 0 ? now : [...(now ?? []), ...kept].toSorted((a, b) => a.tripwire - b.tripwire);
};

const mustHaveTripwires = (
  named: NonNullable<Data<'OutcomeRecorded'>['tripwires']>,
  { tripwires: count }: CaseState,
): void => {
  const there = count === 0 ? 'it has no tripwires' : `it has tripwires 0 to ${count - 1}`;
  const errors = named.flatMap(({ tripwire }, i) => {
    const isTwice = named.findIndex((one) => one.tripwire === tripwire) < i;
    if (tripwire < count && !isTwice) return [];
    const detail = isTwice
      ? `Tripwire ${tripwire} is named twice.`
      : `The report has no tripwire ${tripwire}: ${there}.`;
    return [{ pointer: `/tripwires/${i}/tripwire`, detail }];
  });
  if (errors.length > 0) throw new Refusal('invalid-input', 'These are not the tripwires of this report.', errors);
};

/** One provider alone is no panel: its case may run again once, free of charge, if others were seated and did not answer. */
const takeRerun = (caseId: string, at: string, state: CaseState): CaseEvent[] => {
  if (state.rerun === caseId) return [];
  if (state.rerun !== null) throw new Refusal('rerun-not-offered', 'This case has had its free run.');
  mustBeDelivered(state);
  if (state.quorum !== 'single_source' || state.sources < 2)
    throw new Refusal(
      'rerun-not-offered',
      'A case runs again free of charge when only one of its providers answered; here more of them did, or no other was seated.',
    );
  return [{ type: 'RerunTaken', data: { caseId, at } }];
};

const answer = (answers: Data<'ClarificationAnswered'>['answers'], at: string, state: CaseState): CaseEvent[] => {
  if (state.status !== 'needs_answers') {
    if (state.lastAnswers && JSON.stringify(state.lastAnswers) === JSON.stringify(answers)) return [];
    throw new Refusal('nothing-asked', 'The panel is not waiting for an answer.');
  }
  const asked = new Set(state.questions.map(({ questionId }) => questionId));
  const errors = answers.flatMap(({ questionId, text }, i) => [
    ...(questionId !== null && !asked.has(questionId)
      ? [
          {
            pointer: `/answers/${i}/question_id`,
            detail: `Use one of the open questions: ${[...asked].join(', ')}. There is no open question ${questionId}.`,
          },
        ]
      : []),
    ...(text.trim() === '' ? [{ pointer: `/answers/${i}/text`, detail: 'Enter an answer.' }] : []),
  ]);
  if (answers.length === 0) errors.push({ pointer: '/answers', detail: 'Give at least one answer.' });
  if (errors.length > 0) throw new Refusal('invalid-answers', 'These answers do not fit the questions.', errors);
  return [{ type: 'ClarificationAnswered', data: { answers, at } }];
};

const assume = ({ questions }: CaseState, at: string): CaseEvent => ({
  type: 'ClarificationAssumed',
  data: {
    reason: 'skipped',
    assumptions: questions.map(({ questionId, assumption }) => ({ questionId, text: assumption })),
    at,
  },
});

const mustBeDelivered = ({ status }: CaseState): void => {
  if (status !== 'delivered') throw new Refusal('not-delivered', 'The recommendation has not been delivered yet.');
};

const sameAnswers = (a: Record<string, string>, b: Record<string, string>): boolean =>
  Object.keys(a).length === Object.keys(b).length && Object.entries(a).every(([key, text]) => b[key] === text);
