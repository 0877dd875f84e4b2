import type { CaseEvent } from '../../../shared/events/case.ts';
import { concerns } from '../../../shared/events/caseReaders.ts';
import type { Recorded } from '../../../shared/kernel/event.ts';
import type { AccountView } from '../../../shared/views/account.ts';
import type { Debate } from '../../../shared/views/debate/debate.ts';
import { speak } from '../../../shared/words/speak.ts';
import type { Email } from '../../mail/email.ts';
import { auditorInvited, failed, questionsWaiting, reviewDue } from '../../mail/caseEmails.ts';
import { delivered } from '../../mail/deliveredEmail.ts';
import type { Reports } from '../../report/reportService.ts';

/** What an e-mail job finds when it runs: the fact it was woken for, and the case as its owner sees it. */
export type Found = {
  readonly event: Recorded<CaseEvent>;
  readonly debate: Debate;
  /** The owner's address when they brought the case. */
  readonly to: string;
  /** The owner's address now. */
  readonly ownerTo: string;
  /** Ids of the e-mails of the case that have left or were refused for good. */
  readonly done: ReadonlySet<string>;
};

export type EmailNeeds = {
  readonly publicUrl: string;
  readonly viewOf: (accountId: string) => Promise<AccountView>;
  readonly reports: Pick<Reports, 'of'>;
  /** Where one click ends reminders. */
  readonly unsubscribeUrl: (accountId: string) => string;
};

/** The e-mail that a fact asks for; null where it asks for none, or no longer for any. */
export async function emailFor(
  { event, debate, to }: Found,
  { publicUrl, viewOf, reports, unsubscribeUrl }: EmailNeeds,
): Promise<Email | null> {
  if (!concerns(event, 'email')) return null;
  const page = (path: string, caseId: string) => `${publicUrl}/${path}?case=${caseId}`;
  const { caseId, title, submittedAt, rehearsal } = debate;
  const told = { to, speech: await speak(debate.language), caseId, title, submittedAt, rehearsal };
  switch (event.type) {
    case 'ClarificationAsked':
      // Answered meanwhile.
      if (debate.status !== 'needs_answers') return null;
      return questionsWaiting({ ...told, ...event.data, answerUrl: page('watch', caseId) });
    case 'CaseFailed': {
      const { code, resumable, at } = event.data;
      if (debate.status !== 'failed') return null;
      const reason = told.speech.failure(code);
      return failed({ ...told, reason, resumable, failedAt: at, caseUrl: page('watch', caseId) });
    }
    case 'AuditorInvited': {
      const { email, accountId, at } = event.data;
      // Taken back meanwhile, or an invitation that was changed.
      if (!debate.auditors.some((auditor) => auditor.email === email && auditor.invitedAt === at)) return null;
      const isProven = accountId !== null && (await viewOf(accountId)).proven;
      return auditorInvited({
        ...told,
        to: email,
        title: isProven ? title : null,
        caseUrl: page('watch', caseId),
      });
    }
    case 'ReportIssued': {
      const report = await reports.of(caseId);
      if (!report) return null;
      return delivered({
        ...told,
        document: report.document,
        filename: report.filename,
        pdf: await report.pdf(),
        links: {
          report: page('report', caseId),
          pdf: `${publicUrl}/api/cases/${caseId}/report.pdf`,
          replay: page('replay', caseId),
          cases: `${publicUrl}/cases`,
          ...(report.document.again && { earlier: page('report', report.document.again.of) }),
        },
      });
    }
    case 'ReviewDue': {
      const owner = await viewOf(debate.accountId ?? '');
      if (!owner.reminders || !owner.proven) return null;
      return reviewDue({
        ...told,
        ...event.data,
        reportUrl: page('report', caseId),
        unsubscribeUrl: unsubscribeUrl(owner.accountId),
      });
    }
  }
}
