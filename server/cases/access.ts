import type { CaseEvent, CaseEventOf } from '../../shared/events/case.ts';
import { concerns } from '../../shared/events/caseReaders.ts';
import type { Audience } from '../../shared/views/redact.ts';

/** Who may see a case: its owner, the auditors, and, while its link is open, anyone who has it. */
export type Access = {
  readonly ownerId: string;
  readonly shared: boolean;
  /** Nobody's case: everybody may read all of it, and nobody may change it. */
  readonly example: boolean;
  readonly auditors: readonly {
    readonly email: string;
    readonly accountId: string | null;
    /** Whether they may open the documents. */
    readonly documents: boolean;
  }[];
  /** By which the report alone is read; null while there is none. It ends by itself, too. */
  readonly reportLink: { readonly secretHash: string; readonly expiresAt: string } | null;
};

export type Role = 'owner' | 'auditor' | 'watcher';
/** `proven`: whether the account has shown that the address is its own. */
export type Viewer = { readonly accountId: string; readonly email: string; readonly proven: boolean } | null;

/**
 * As whom this viewer may see the case; null: for them it does not exist. `email` in its normal form. An invitation counts for who
 * has proven the address it went to: anybody can sign up with the address of somebody else.
 */
export const roleIn = (access: Access, viewer: Viewer): Role | null => {
  const { ownerId, shared, example } = access;
  if (example) return 'auditor';
  if (viewer && viewer.accountId === ownerId) return 'owner';
  if (invitationsOf(access, viewer).length > 0) return 'auditor';
  return shared ? 'watcher' : null;
};

const invitationsOf = ({ auditors }: Access, viewer: Viewer): Access['auditors'] =>
  viewer?.proven
    ? auditors.filter(({ accountId, email }) =>
        accountId === null ? email === viewer.email : accountId === viewer.accountId,
      )
    : [];

/** Whether this viewer may open the documents of the case, beyond what the panel cites: the owner, and auditors as the owner decides. */
export const mayOpenDocuments = (access: Access, viewer: Viewer): boolean =>
  access.example ||
  (viewer !== null && viewer.accountId === access.ownerId) ||
  invitationsOf(access, viewer).some(({ documents }) => documents);

/** How much of the events of a case is shown to whom: auditors see what its owner sees. */
export const audienceOf = (role: Role): Audience => (role === 'watcher' ? 'watcher' : 'owner');

/** Whether this viewer may see as much of the case as that. */
export const maySee = (access: Access, viewer: Viewer, audience: Audience): boolean => {
  const role = roleIn(access, viewer);
  return role !== null && audienceOf(role) === audience;
};

/** Whether the secret with this hash opens the report at this moment (ISO 8601). */
export const opensReport = ({ reportLink }: Pick<Access, 'reportLink'>, secretHash: string, now: string): boolean =>
  reportLink !== null && reportLink.secretHash === secretHash && now < reportLink.expiresAt;

export const nobody: Access = { ownerId: '', shared: false, example: false, auditors: [], reportLink: null };

export const evolveAccess = (access: Access, event: CaseEvent): Access => {
  if (!concerns(event, 'access')) return access;
  switch (event.type) {
    case 'CaseSubmitted':
      return { ...access, ownerId: event.data.accountId, example: event.data.example !== undefined };
    case 'CaseErased':
      return nobody;
    case 'WatchLinkOpened':
      return { ...access, shared: true };
    case 'WatchLinkClosed':
      return { ...access, shared: false };
    case 'ReportLinkOpened':
      return { ...access, reportLink: event.data };
    case 'ReportLinkClosed':
      return { ...access, reportLink: null };
    case 'AuditorInvited':
      return { ...access, auditors: [...without(access, event.data), invitedBy(event.data)] };
    case 'AuditorRemoved':
      return { ...access, auditors: without(access, event.data) };
  }
};

const invitedBy = ({ email, accountId, documents = false }: CaseEventOf<'AuditorInvited'>['data']) => ({
  ...{ email, accountId, documents },
});

const without = ({ auditors }: Access, { email }: { readonly email: string }) =>
  auditors.filter((auditor) => auditor.email !== email);
