import {
  addressLink,
  approvalAsked,
  passwordReset,
  securityNotice,
  tokenEnds,
  tokenLeaked,
  webhookOff,
  welcome,
} from '../../server/mail/accountEmails.ts';
import { auditorInvited, failed, questionsWaiting, reviewDue } from '../../server/mail/caseEmails.ts';
import { delivered } from '../../server/mail/deliveredEmail.ts';
import type { Email } from '../../server/mail/email.ts';
import type { ReportDocument } from '../../shared/views/reportDocument/types/reportDocument.ts';
import { reportOf } from '../../shared/views/reportDocument/reportDocument.ts';
import type { Speech } from '../../shared/words/speech.ts';
import { at, later } from './controls.ts';
import { type Story, debateOf } from './histories.ts';

const to = 'ada@example.org';
const caseId = 'hw7k2m9qx4rd';
const site = 'https://witan.example';

const ofCase = ({ title, rehearsal }: Story, speech: Speech) => ({ to, speech, caseId, title, rehearsal });

/** One e-mail of each kind, in the words of one story. */
export const emailsOf = (
  story: Story,
  speech: Speech,
  pdf = new Uint8Array(1000),
): Readonly<Record<Email['kind'], Email>> => ({
  welcome: welcome({ to, speech, accountId: 'acc-1', trialEndsAt: later(30 * 86_400), newCaseUrl: `${site}/new` }),
  questions: questionsWaiting({
    ...ofCase(story, speech),
    dueAt: later(72 * 3600),
    submittedAt: at,
    answerUrl: `${site}/cases#${caseId}`,
    questions: [{ questionId: 'q-1', text: story.asked, why: story.risk, assumption: story.assumption }],
  }),
  delivered: delivered({
    to,
    speech,
    pdf,
    filename: 'recommendation.pdf',
    document: reportOf(debateOf(story)) as ReportDocument,
    links: {
      report: `${site}/report?case=${caseId}`,
      pdf: `${site}/api/cases/${caseId}/report.pdf`,
      replay: `${site}/watch?case=${caseId}`,
      cases: `${site}/cases`,
    },
  }),
  failed: failed({
    ...ofCase(story, speech),
    reason: story.risk,
    failedAt: later(60),
    resumable: true,
    caseUrl: `${site}/cases`,
    submittedAt: at,
  }),
  invited: auditorInvited({ ...ofCase(story, speech), caseUrl: `${site}/watch?case=${caseId}` }),
  address: addressLink({ to, speech, askedAt: at, accountUrl: `${site}/account` }),
  token_leaked: tokenLeaked({ to, speech, accountUrl: `${site}/account`, tokenId: 't-1', name: 'Planner' }),
  token_ends: tokenEnds({
    ...{ to, speech, accountUrl: `${site}/account`, tokenId: 't-1', name: 'Planner' },
    expiresAt: later(7 * 86_400),
  }),
  approval: approvalAsked({
    ...{ to, speech, accountUrl: `${site}/account/approvals`, approvalId: 'a-1', name: 'Planner' },
    askedAt: at,
  }),
  webhook_off: webhookOff({
    ...{ to, speech, accountUrl: `${site}/account/webhooks`, webhookId: 'w-1', host: 'hooks.example.org' },
    disabledAt: at,
  }),
  review: reviewDue({
    ...ofCase(story, speech),
    what: story.change[0] ?? '',
    tripwire: 0,
    dueAt: '2027-01-31',
    reportUrl: `${site}/report?case=${caseId}`,
    unsubscribeUrl: `${site}/reminders/off?token=t`,
  }),
  security: securityNotice({ to, speech, what: 'newDevice', detail: 'Firefox', at, accountUrl: `${site}/account` }),
  reset: passwordReset({ to, speech, requestId: 'r-1', expiresAt: later(3600), resetUrl: `${site}/reset#token` }),
});
