import type { AccountEvent, Plan } from '../events/account.ts';

/** The fold of `account-<id>`: what is known of an account. */
export type AccountView = {
  readonly accountId: string;
  readonly status: 'none' | 'open' | 'erased';
  readonly email: string;
  /** BCP 47: of the e-mails about the account. */
  readonly language: string;
  /** The address that is asked for and not proven yet. */
  readonly newEmail: { readonly email: string; readonly at: string } | null;
  /** Changes of the address that a link to the old one undoes, the oldest first. */
  readonly emailChanges: readonly { readonly from: string; readonly undoUntil: string; readonly at: string }[];
  /** Whether somebody has shown that the address is theirs. */
  readonly proven: boolean;
  readonly plan: Plan;
  /** Null before the trial began. */
  readonly trial: { readonly startsAt: string; readonly endsAt: string } | null;
  /** Version of the Terms last accepted. */
  readonly terms: string | null;
  /** Whether the account wants e-mails about decisions to look at again. */
  readonly reminders: boolean;
  /** Whether it sees how the installation does. */
  readonly operator: boolean;
  /** Whether a case that an agent brings waits until the owner approves it in the app. */
  readonly approval: boolean;
  readonly registeredAt: string;
};

export const noAccount: AccountView = {
  accountId: '',
  status: 'none',
  email: '',
  language: 'en',
  newEmail: null,
  emailChanges: [],
  proven: false,
  plan: 'trial',
  trial: null,
  terms: null,
  reminders: true,
  operator: false,
  approval: false,
  registeredAt: '',
};

export const evolveAccount = (account: AccountView, event: AccountEvent): AccountView => {
  switch (event.type) {
    case 'AccountRegistered': {
      const { accountId, email, language = 'en', at } = event.data;
      return { ...account, status: 'open', accountId, email, language, registeredAt: at };
    }
    case 'TrialStarted':
      return { ...account, trial: { startsAt: event.data.startsAt, endsAt: event.data.endsAt } };
    case 'TermsAccepted':
      return { ...account, terms: event.data.termsVersion };
    case 'PlanChanged':
      return { ...account, plan: event.data.plan };
    case 'RemindersChanged':
      return { ...account, reminders: event.data.reminders };
    case 'OperatorRoleChanged':
      return { ...account, operator: event.data.operator };
    case 'AgentApprovalChanged':
      return { ...account, approval: event.data.required };
    case 'AddressProven':
      return event.data.email === account.email ? { ...account, proven: true } : account;
    case 'EmailChangeAsked':
      return { ...account, newEmail: { email: event.data.email, at: event.data.at } };
    case 'EmailChanged': {
      const { from, to, undoUntil, at } = event.data;
      const emailChanges =
        undoUntil === null ? account.emailChanges : [...account.emailChanges, { from, undoUntil, at }];
      return { ...account, email: to, proven: true, newEmail: null, emailChanges };
    }
    case 'EmailChangeUndone': {
      const { email, changedAt } = event.data;
      const emailChanges = account.emailChanges.filter(({ at }) => at < changedAt);
      return { ...account, email, proven: true, newEmail: null, emailChanges };
    }
    case 'AccountErased':
      // Of itself alone: everything before it can no longer be read, and a model rebuilt is to come to the same.
      return { ...noAccount, accountId: event.data.accountId, status: 'erased', registeredAt: event.data.at };
    case 'AgentAccessGranted':
    case 'AgentAccessRotated':
    case 'AgentAccessEnded':
    case 'AgentSubmitted':
    case 'ApprovalAsked':
    case 'WebhookAdded':
    case 'WebhookRemoved':
    case 'WebhookDisabled':
    case 'PasswordChanged':
    case 'LoggedIn':
    case 'NewDeviceLoggedIn':
    case 'SessionEnded':
    case 'TotpAdded':
    case 'TotpRemoved':
    case 'RecoveryCodesMade':
    case 'RecoveryCodeUsed':
    case 'FactorsRemoved':
    case 'PasskeyAdded':
    case 'PasskeyRemoved':
    case 'PasskeyRefused':
    case 'AddressLinkAsked':
    case 'EmailReserved':
    case 'EmailReleased':
      return account;
  }
};

const day = 24 * 60 * 60 * 1000;

/** Whole days that are left of the trial, the last one counting as one; 0 when it is over. */
export const trialDaysLeft = ({ trial }: Pick<AccountView, 'trial'>, now: string): number =>
  trial ? Math.max(0, Math.ceil((Date.parse(trial.endsAt) - Date.parse(now)) / day)) : 0;

/** The first instant of the calendar month (UTC) in which a plan's cases are counted, and of the next one. */
export const monthOf = (now: string): { readonly from: string; readonly until: string } => {
  const date = new Date(now);
  const first = (month: number) => new Date(Date.UTC(date.getUTCFullYear(), month, 1)).toISOString();
  return { from: first(date.getUTCMonth()), until: first(date.getUTCMonth() + 1) };
};
