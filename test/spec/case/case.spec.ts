import { describe, expect, it } from 'vitest';

import type { CaseEvent, CaseEventOf } from '../../../shared/events/case.ts';
import { foldDebate } from '../../../shared/views/debate/debate.ts';
import { seenBy } from '../../../shared/views/redact.ts';

import { caseDecider } from '../../../server/cases/caseDecider.ts';
import {
  accountId,
  at,
  caseFailed,
  caseFramed,
  caseSubmitted,
  clarificationAnswered,
  clarificationAsked,
  dissentFiled,
  gatePassed,
  reportIssued,
} from '../../support/controls.ts';
import { given } from '../../support/given.ts';
import { recorded } from '../../support/histories.ts';

const owner = { by: accountId, at };
const submit = { type: 'SubmitCase', ...caseSubmitted().data } as const;
const submitted = caseSubmitted();
const delivered = [submitted, caseFramed(), dissentFiled(), gatePassed(), reportIssued()];
const cancelled = { type: 'CaseCancelled', data: { reason: 'changed my mind', at } } as const;

describe('submitting a case', () => {
  it('records it', () => given(caseDecider).when(submit).yields(submitted));
  it('records where its matter begins', () => {
    const q1 = '営業部の佐藤です。\n本社を移転すべきでしょうか。';
    const opened = caseSubmitted({ q1, opening: 10 });
    given(caseDecider)
      .when({ ...submit, q1 })
      .yields(opened);
    expect(foldDebate(seenBy('owner', recorded([opened]))).title).toBe('本社を移転すべきでしょうか。');
  });
  it('ignores the same submission again, whenever it comes', () =>
    given(caseDecider, submitted)
      .when({ ...submit, at: '2026-11-22T00:00:00.000Z' })
      .yieldsNothing());
  it('refuses another decision under the same key', () =>
    given(caseDecider, submitted)
      .when({ ...submit, q1: 'Something else?' })
      .refuses('idempotency-key-reused'));
  it('refuses other guided answers under the same key', () =>
    given(caseDecider, submitted)
      .when({ ...submit, answers: { q2: 'me' } })
      .refuses('idempotency-key-reused'));
});

describe('a case that does not exist or belongs to somebody else', () => {
  it('is not found by anyone', () =>
    given(caseDecider)
      .when({ type: 'OpenWatchLink', ...owner })
      .refuses('case-not-found'));
  it('is not found by a stranger', () =>
    given(caseDecider, submitted)
      .when({ type: 'CancelCase', reason: '', by: 'stranger', at })
      .refuses('case-not-found'));
});

describe('answering the panel', () => {
  const answers = clarificationAnswered().data.answers;
  const reply = { type: 'AnswerClarification', answers, ...owner } as const;
  const asked = [submitted, clarificationAsked()];

  it('records the answers', () =>
    given(caseDecider, ...asked)
      .when(reply)
      .yields(clarificationAnswered()));
  it('takes one text for everything', () =>
    given(caseDecider, ...asked)
      .when({ ...reply, answers: [{ questionId: null, text: 'no' }] })
      .yields({ type: 'ClarificationAnswered', data: { answers: [{ questionId: null, text: 'no' }], at } }));
  it('ignores the same answers again', () =>
    given(caseDecider, ...asked, clarificationAnswered())
      .when(reply)
      .yieldsNothing());
  it('refuses when nothing was asked', () => given(caseDecider, submitted).when(reply).refuses('nothing-asked'));
  it('refuses other answers once it went on', () =>
    given(caseDecider, ...asked, clarificationAnswered('other'))
      .when(reply)
      .refuses('nothing-asked'));
  it('refuses an answer to a question nobody asked', () =>
    given(caseDecider, ...asked)
      .when({ ...reply, answers: [{ questionId: 'q-9', text: 'x' }] })
      .refuses('invalid-answers'));
  it('refuses silence', () =>
    given(caseDecider, ...asked)
      .when({ ...reply, answers: [] })
      .refuses('invalid-answers'));
  it('refuses an empty answer', () =>
    given(caseDecider, ...asked)
      .when({ ...reply, answers: [{ questionId: 'q-1', text: '  ' }] })
      .refuses('invalid-answers'));
});

describe('skipping the questions', () => {
  const skip = { type: 'SkipClarification', ...owner } as const;
  const assumed: CaseEventOf<'ClarificationAssumed'> = {
    type: 'ClarificationAssumed',
    data: { reason: 'skipped', assumptions: [{ questionId: 'q-1', text: 'At most one year of profit.' }], at },
  };
  it('states the assumptions', () => given(caseDecider, submitted, clarificationAsked()).when(skip).yields(assumed));
  it('ignores a second skip', () =>
    given(caseDecider, submitted, clarificationAsked(), assumed).when(skip).yieldsNothing());
  it('refuses when nothing was asked', () => given(caseDecider, submitted).when(skip).refuses('nothing-asked'));
});

describe('cancelling', () => {
  const cancel = { type: 'CancelCase', reason: 'changed my mind', ...owner } as const;
  it('ends the case', () => given(caseDecider, submitted).when(cancel).yields(cancelled));
  it('is ignored the second time', () => given(caseDecider, submitted, cancelled).when(cancel).yieldsNothing());
  it('is refused once there is a recommendation', () =>
    given(caseDecider, ...delivered)
      .when(cancel)
      .refuses('case-ended'));
});

describe('retrying', () => {
  const retry = { type: 'RetryCase', ...owner } as const;
  const retried = { type: 'CaseRetried', data: { at } } as const;
  it('takes a failed case up again', () => given(caseDecider, submitted, caseFailed()).when(retry).yields(retried));
  it('is ignored while the retry runs', () =>
    given(caseDecider, submitted, caseFailed(), retried).when(retry).yieldsNothing());
  it('is refused for a case that runs', () => given(caseDecider, submitted).when(retry).refuses('not-failed'));
  it('is refused when nothing can be resumed', () =>
    given(caseDecider, submitted, caseFailed(false)).when(retry).refuses('not-resumable'));
});

describe('sharing', () => {
  const opened = { type: 'WatchLinkOpened', data: { at } } as const;
  const closed = { type: 'WatchLinkClosed', data: { at } } as const;
  const open = { type: 'OpenWatchLink', ...owner } as const;
  const close = { type: 'CloseWatchLink', ...owner } as const;
  it('opens the link', () => given(caseDecider, submitted).when(open).yields(opened));
  it('ignores opening an open link', () => given(caseDecider, submitted, opened).when(open).yieldsNothing());
  it('closes an open link', () => given(caseDecider, submitted, opened).when(close).yields(closed));
  it('ignores closing a closed link', () => given(caseDecider, submitted, opened, closed).when(close).yieldsNothing());

  const linked = {
    type: 'ReportLinkOpened',
    data: { secretHash: 'h', expiresAt: '2027-01-01T00:00:00.000Z', at },
  } as const;
  const unlinked = { type: 'ReportLinkClosed', data: { at } } as const;
  const unlink = { type: 'CloseReportLink', ...owner } as const;
  it('opens no link to a report that is not there', () =>
    given(caseDecider, submitted)
      .when({ type: 'OpenReportLink', secretHash: 'h', expiresAt: '2027-01-01T00:00:00.000Z', ...owner })
      .refuses('not-delivered'));
  it('closes a link to the report', () => given(caseDecider, submitted, linked).when(unlink).yields(unlinked));
  it('ignores closing what is closed', () =>
    given(caseDecider, submitted, linked, unlinked).when(unlink).yieldsNothing());

  const invite = { type: 'InviteAuditor', email: 'eve@example.org', accountId: null, ...owner } as const;
  const invited = { type: 'AuditorInvited', data: { email: 'eve@example.org', accountId: null, at } } as const;
  it('invites an auditor', () => given(caseDecider, submitted).when(invite).yields(invited));
  it('ignores a second invitation', () => given(caseDecider, submitted, invited).when(invite).yieldsNothing());
  it('records the account once it is known', () =>
    given(caseDecider, submitted, invited)
      .when({ ...invite, accountId: 'acc-2' })
      .yields({ type: 'AuditorInvited', data: { email: 'eve@example.org', accountId: 'acc-2', at } }));

  const letOpen = { type: 'LetAuditorOpenDocuments', email: 'eve@example.org', open: true, ...owner } as const;
  const known = { email: 'eve@example.org', accountId: 'acc-2', at } as const;
  const withDocuments = (documents?: boolean) =>
    ({ type: 'AuditorInvited', data: { ...known, ...(documents !== undefined && { documents }) } }) as const;
  it('opens the documents to the account that was invited', () =>
    given(caseDecider, submitted, withDocuments()).when(letOpen).yields(withDocuments(true)));
  it('opens them once', () =>
    given(caseDecider, submitted, withDocuments(), withDocuments(true)).when(letOpen).yieldsNothing());
  it('closes them', () =>
    given(caseDecider, submitted, withDocuments(true))
      .when({ ...letOpen, open: false })
      .yields(withDocuments(false)));
  it('leaves closed what was never opened', () =>
    given(caseDecider, submitted, withDocuments())
      .when({ ...letOpen, open: false })
      .yieldsNothing());
  it('opens them to auditors alone', () => given(caseDecider, submitted).when(letOpen).refuses('auditor-not-found'));

  const remove = { type: 'RemoveAuditor', email: 'eve@example.org', ...owner } as const;
  const removed = { type: 'AuditorRemoved', data: { email: 'eve@example.org', at } } as const;
  it('takes an invitation back', () => given(caseDecider, submitted, invited).when(remove).yields(removed));
  it('ignores taking back what nobody has', () => given(caseDecider, submitted).when(remove).yieldsNothing());
  it('invites again', () => given(caseDecider, submitted, invited, removed).when(invite).yields(invited));
  it('forgets with an invitation that the documents were open', () =>
    given(caseDecider, submitted, withDocuments(true), removed).when(letOpen).refuses('auditor-not-found'));
});

describe('after the report', () => {
  const decide = { type: 'RecordDecision', optionId: 'A', text: 'We franchise.', ...owner } as const;
  const decided = { type: 'DecisionRecorded', data: { optionId: 'A', text: 'We franchise.', at } } as const;
  it('records what was decided', () =>
    given(caseDecider, ...delivered)
      .when(decide)
      .yields(decided));
  it('ignores the same decision again', () =>
    given(caseDecider, ...delivered, decided)
      .when(decide)
      .yieldsNothing());
  it('refuses an option the panel never had', () =>
    given(caseDecider, ...delivered)
      .when({ ...decide, optionId: 'Z' })
      .refuses('unknown-option'));
  it('refuses a decision before the report', () => given(caseDecider, submitted).when(decide).refuses('not-delivered'));

  const outcome = { type: 'RecordOutcome', happened: 'good', text: 'It paid.', ...owner } as const;
  const happened = { type: 'OutcomeRecorded', data: { happened: 'good', text: 'It paid.', at } } as const;
  it('records what became of it', () =>
    given(caseDecider, ...delivered, decided)
      .when(outcome)
      .yields(happened));
  it('ignores the same outcome again', () =>
    given(caseDecider, ...delivered, decided, happened)
      .when(outcome)
      .yieldsNothing());
  it('refuses an outcome where nothing was decided', () =>
    given(caseDecider, ...delivered)
      .when(outcome)
      .refuses('decision-missing'));
  it('refuses an outcome before the report', () =>
    given(caseDecider, submitted).when(outcome).refuses('not-delivered'));

  const forecast: CaseEvent = {
    type: 'ForecastsPooled',
    data: {
      panel: 0,
      seats: 3,
      by: '2027-03-01',
      success: { A: 0.6, B: 0.3 },
      optionId: 'A',
      tripwires: [{ tripwire: 0, p: 0.2 }],
      at,
    },
  };
  it('locks what was forecast of the decision', () =>
    given(caseDecider, ...delivered, forecast)
      .when(decide)
      .yields({
        type: 'DecisionRecorded',
        data: { ...decided.data, forecast: { by: '2027-03-01', success: 0.6, tripwires: [{ tripwire: 0, p: 0.2 }] } },
      }));
  it('locks no tripwire of a plan that was not chosen', () =>
    given(caseDecider, ...delivered, forecast)
      .when({ ...decide, optionId: 'B' })
      .yields({
        type: 'DecisionRecorded',
        data: { ...decided.data, optionId: 'B', forecast: { by: '2027-03-01', success: 0.3, tripwires: [] } },
      }));
  it.each<[string, { optionId?: string; text?: string }]>([
    ['another option', { optionId: 'B' }],
    ['other words', { text: 'We franchise, in two towns.' }],
  ])('lets a decision be put right before its outcome is recorded: %s', (_, over) =>
    given(caseDecider, ...delivered, decided)
      .when({ ...decide, ...over })
      .yields({ type: 'DecisionRecorded', data: { ...decided.data, ...over } }),
  );
  const unknown = { type: 'OutcomeRecorded', data: { happened: 'unknown', text: '', at } } as const;
  const recorded: readonly (readonly [string, readonly CaseEvent[]])[] = [
    ['after its outcome', [decided, happened]],
    ['after one that was taken back', [decided, happened, unknown]],
    ['after one that cannot be told yet', [decided, unknown]],
    ['in hindsight', [happened]],
  ];
  describe.each(recorded)('a decision %s', (_, facts) => {
    it.each([{ optionId: 'B' }, { text: 'We franchise a little, as a test.' }])('is locked: %j', (over) =>
      given(caseDecider, ...delivered, ...facts)
        .when({ ...decide, ...over })
        .refuses('decision-locked'),
    );
  });
  it('does not take back an outcome that is known, so that no forecast leaves the score', () =>
    given(caseDecider, ...delivered, decided, happened)
      .when({ ...outcome, happened: 'unknown' })
      .refuses('decision-locked'));
  it('takes an outcome after one that could not be told yet', () =>
    given(caseDecider, ...delivered, decided, unknown)
      .when(outcome)
      .yields(happened));

  it('takes a decision that is sent once more after its outcome as it was', () =>
    given(caseDecider, ...delivered, decided, happened)
      .when(decide)
      .yieldsNothing());

  const drafted = (tripwires: number): CaseEvent => ({
    type: 'RecommendationDrafted',
    data: {
      ...{ panel: 0, seatId: null, optionId: 'A', headline: '', strength: 'lean', downgrade: null, reasons: [] },
      ...{ outsideView: null, whatWouldChange: [], nextAction: { what: '', owner: '', by: '' }, biggestRisk: '' },
      tripwires: Array.from({ length: tripwires }, () => ({
        ...{ metric: 'Rent', threshold: '50,000', date: '2027-03-01', action: 'Leave', owner: 'me' },
      })),
      ...{ plan: [], reviewDate: null, cheapestTest: '', exitCost: '', separateOpinion: null, at },
    },
  });
  const rehearsed: CaseEvent = {
    type: 'PanelSeated',
    data: { protocolVersion: 1, rehearsal: true, seats: [], panels: 1, dueAt: null, capUsd: null, seed: '', at },
  };
  const crossed = { ...outcome, tripwires: [{ tripwire: 1, crossed: true }] };
  it('records tripwires that the report has', () =>
    given(caseDecider, ...delivered, drafted(2), decided)
      .when(crossed)
      .yields({ ...happened, data: { ...happened.data, tripwires: crossed.tripwires } }));
  it('keeps what was said of a tripwire where a later outcome leaves it out', () =>
    given(caseDecider, ...delivered, drafted(2), decided, {
      ...happened,
      data: { ...happened.data, tripwires: crossed.tripwires },
    })
      .when({ ...outcome, happened: 'bad', tripwires: [{ tripwire: 0, crossed: false }] })
      .yields({
        ...happened,
        data: { ...happened.data, happened: 'bad', tripwires: [{ tripwire: 0, crossed: false }, ...crossed.tripwires] },
      }));
  it.each<[string, readonly CaseEvent[]]>([
    ['a plan without any', []],
    ['a plan with fewer', [drafted(1)]],
    ['a rehearsal, whose report prints none', [rehearsed, drafted(3)]],
  ])('refuses tripwires that are in no report: %s', (_, facts) =>
    given(caseDecider, ...delivered, ...facts, decided)
      .when(crossed)
      .refuses('invalid-input'),
  );
  it('refuses a tripwire that was crossed and was not', () =>
    given(caseDecider, ...delivered, drafted(2), decided)
      .when({ ...crossed, tripwires: [...crossed.tripwires, { tripwire: 1, crossed: false }] })
      .refuses('invalid-input'));

  const ask = { type: 'AskDissenter', dissentId: 'dissent-1', question: 'What if rents fall?', ...owner } as const;
  const asked = {
    type: 'DissenterAsked',
    data: { dissentId: 'dissent-1', question: 'What if rents fall?', at },
  } as const;
  it('passes a question to the dissenter', () =>
    given(caseDecider, ...delivered)
      .when(ask)
      .yields(asked));
  it('ignores the same question again', () =>
    given(caseDecider, ...delivered, asked)
      .when(ask)
      .yieldsNothing());
  it('refuses a second question', () =>
    given(caseDecider, ...delivered, asked)
      .when({ ...ask, question: 'And?' })
      .refuses('dissenter-asked'));
  it('refuses an unknown dissent', () =>
    given(caseDecider, ...delivered)
      .when({ ...ask, dissentId: 'x' })
      .refuses('dissent-not-found'));
  it('refuses before the report', () => given(caseDecider, submitted).when(ask).refuses('not-delivered'));
});

describe('the report and its e-mails', () => {
  const issue = { type: 'IssueReport', ...reportIssued().data } as const;
  it('issues the report of a concluded case', () =>
    given(caseDecider, submitted, gatePassed()).when(issue).yields(reportIssued()));
  it('ignores the same report again', () =>
    given(caseDecider, ...delivered)
      .when(issue)
      .yieldsNothing());
  it('refuses a report without a recommendation', () =>
    given(caseDecider, submitted).when(issue).refuses('not-concluded'));

  const sent = { messageId: '<case-1@witan>', email: 'report', at };
  it('records an e-mail', () =>
    given(caseDecider, ...delivered)
      .when({ type: 'RecordMailed', ...sent })
      .yields({ type: 'ReportMailed', data: sent }));
  it('ignores an e-mail already recorded', () =>
    given(caseDecider, ...delivered, { type: 'ReportMailed', data: sent })
      .when({ type: 'RecordMailed', ...sent })
      .yieldsNothing());
  it('records a refused e-mail', () =>
    given(caseDecider, ...delivered)
      .when({ type: 'RecordMailRefused', ...sent, code: '550', reason: 'no such box' })
      .yields({ type: 'MailRefused', data: { ...sent, code: '550', reason: 'no such box' } }));

  const review = { what: 'Footfall', tripwire: 0, dueAt: at, at };
  it('notes a review that is due', () =>
    given(caseDecider, ...delivered)
      .when({ type: 'NoteReviewDue', ...review })
      .yields({ type: 'ReviewDue', data: review }));
  it('notes it once', () =>
    given(caseDecider, ...delivered, { type: 'ReviewDue', data: review })
      .when({ type: 'NoteReviewDue', ...review })
      .yieldsNothing());
  it('refuses a review before the report', () =>
    given(caseDecider, submitted)
      .when({ type: 'NoteReviewDue', ...review })
      .refuses('not-delivered'));
});
