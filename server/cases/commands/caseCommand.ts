import type { CaseEvent, CaseEventOf } from '../../../shared/events/case.ts';

/** What an event of a case says. */
export type Data<T extends CaseEvent['type']> = CaseEventOf<T>['data'];
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
    } & Omit<Data<'CaseSubmitted'>, 'opening'>)
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

export type CommandOf<T extends CaseCommand['type']> = Extract<CaseCommand, { type: T }>;
