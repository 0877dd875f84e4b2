import type { Table } from './rules.ts';

/** What happens to a case outside its panel. An event of which no field may be seen arrives without data. */
const outline = { options: 'owner', criteria: 'owner', deadline: 'owner', fixed: 'owner' } as const;

export const caseRules = {
  CaseSubmitted: {
    caseId: 'public',
    accountId: 'owner',
    email: 'owner',
    mode: 'public',
    q1: 'owner',
    opening: 'owner',
    answers: 'owner',
    rerunOf: 'owner',
    capUsd: 'public',
    again: 'owner',
    example: 'public',
    at: 'public',
  },
  ConsentRecorded: {
    how: 'owner',
    statement: 'owner',
    tokenId: 'owner',
    agent: 'owner',
    client: 'owner',
    at: 'owner',
  },
  ClarificationAsked: {
    questions: {
      '*': { questionId: 'public', text: 'spoken', why: 'spoken', assumption: 'spoken', voi: 'public' },
    },
    frame: outline,
    dueAt: 'public',
    at: 'public',
  },
  FrameShown: { frame: outline, at: 'public' },
  // The owner's words. That the frame was corrected shows in what follows.
  FrameCorrected: { frame: outline, at: 'public' },
  // That it was answered is public: without it a watcher would not see the case go on.
  ClarificationAnswered: { answers: { '*': { questionId: 'public', text: 'owner' } }, at: 'public' },
  ClarificationAssumed: {
    reason: 'public',
    assumptions: { '*': { questionId: 'public', text: 'spoken' } },
    at: 'public',
  },
  // Watchers see that there is a document: never its name, its words or its size.
  DocumentAdded: {
    documentId: 'public',
    name: 'owner',
    kind: 'owner',
    bytes: 'owner',
    sha256: 'owner',
    textSha256: 'owner',
    pages: 'owner',
    units: 'owner',
    chars: 'owner',
    tokens: 'owner',
    warnings: 'owner',
    reader: 'owner',
    at: 'public',
  },
  WatchLinkOpened: { at: 'public' },
  WatchLinkClosed: { at: 'public' },
  ReportLinkOpened: { secretHash: 'owner', expiresAt: 'owner', at: 'owner' },
  ReportLinkClosed: { at: 'owner' },
  AuditorInvited: { email: 'owner', accountId: 'owner', documents: 'owner', at: 'owner' },
  AuditorRemoved: { email: 'owner', at: 'owner' },
  // How the owner keeps their own list is theirs.
  CaseRenamed: { name: 'owner', at: 'owner' },
  CaseArchived: { at: 'owner' },
  CaseRestored: { at: 'owner' },
  CaseCancelled: { reason: 'owner', at: 'public' },
  CaseErased: { at: 'public' },
  CaseFailed: {
    code: 'public',
    validBallots: 'public',
    capUsd: 'public',
    phase: 'public',
    resumable: 'public',
    // Of providers whose seats gave no ballot: the owner has to know why the case failed.
    declined: { '*': { provider: 'watcherOpened', declined: 'watcherOpened', seats: 'watcherOpened' } },
    at: 'public',
  },
  CaseRetried: { at: 'public' },
  FindingsReused: { of: 'owner', part: 'public', parts: 'public', calls: 'opened', concluded: 'owner', at: 'public' },
  RerunTaken: { caseId: 'owner', at: 'owner' },
  ReportIssued: {
    documentHash: 'public',
    head: { revision: 'public', hash: 'public' },
    signed: { at: 'public', key: 'public', signature: 'public' },
    filename: 'public',
    at: 'public',
  },
  ReportMailed: { messageId: 'owner', email: 'owner', at: 'owner' },
  MailRefused: { messageId: 'owner', email: 'owner', code: 'owner', reason: 'owner', at: 'owner' },
  ReviewDue: { what: 'owner', tripwire: 'owner', dueAt: 'owner', at: 'owner' },
  DecisionRecorded: { optionId: 'owner', text: 'owner', forecast: 'owner', at: 'owner' },
  OutcomeRecorded: { happened: 'owner', text: 'owner', tripwires: 'owner', at: 'owner' },
  DissenterAsked: { dissentId: 'owner', question: 'owner', at: 'owner' },
  DissenterAnswered: { dissentId: 'owner', text: 'owner', callId: 'owner', at: 'owner' },
} as const satisfies Partial<Table>;
