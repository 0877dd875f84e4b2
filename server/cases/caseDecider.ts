import type { CaseEvent } from '../../shared/events/case.ts';
import type { Decider } from '../../shared/kernel/decider.ts';
import { Refusal } from '../../shared/kernel/refusal.ts';
import { type CaseState, evolveCase, noCase, reviewKey } from './caseState.ts';
import { askDissenter, recordDecision, recordOutcome } from './commands/afterwards.ts';
import type { CaseCommand } from './commands/caseCommand.ts';
import { answer, correctFrame, skip } from './commands/clarification.ts';
import { mustBeDelivered } from './commands/delivered.ts';
import { takeRerun } from './commands/rerun.ts';
import { submit } from './commands/submission.ts';

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
        return answer(command, state);
      case 'CorrectFrame':
        return correctFrame(command, state);
      case 'SkipClarification':
        return skip(command, state);
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
        return takeRerun(command, state);
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
      case 'RecordDecision':
        return recordDecision(command, state);
      case 'RecordOutcome':
        return recordOutcome(command, state);
      case 'AskDissenter':
        return askDissenter(command, state);
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
