import type { CaseEvent } from '../../shared/events/case.ts';

/** Who may see a case: its owner, the auditors, and, while its link is open, whoever has it. */
export type Access = {
  readonly ownerId: string;
  readonly shared: boolean;
  readonly auditors: readonly { readonly email: string; readonly accountId: string | null }[];
};

export type Viewer = { readonly accountId: string; readonly email: string } | null;

/** As whom this viewer may see the case; null: for them it does not exist. `email` in its normal form. */
export const roleIn = (
  { ownerId, shared, auditors }: Access,
  viewer: Viewer,
): 'owner' | 'auditor' | 'watcher' | null => {
  if (viewer && viewer.accountId === ownerId) return 'owner';
  const invited = ({ accountId, email }: Access['auditors'][number]) =>
    accountId === null ? email === viewer?.email : accountId === viewer?.accountId;
  if (viewer && auditors.some(invited)) return 'auditor';
  return shared ? 'watcher' : null;
};

export const nobody: Access = { ownerId: '', shared: false, auditors: [] };

export const evolveAccess = (access: Access, event: CaseEvent): Access => {
  switch (event.type) {
    case 'CaseSubmitted':
      return { ...access, ownerId: event.data.accountId };
    case 'CaseErased':
      return nobody;
    case 'WatchLinkOpened':
      return { ...access, shared: true };
    case 'WatchLinkClosed':
      return { ...access, shared: false };
    case 'AuditorInvited':
      return {
        ...access,
        auditors: [...access.auditors, { email: event.data.email, accountId: event.data.accountId }],
      };
    default:
      return access;
  }
};
