import type { AccountEvent, Plan, Proof } from '../../shared/events/account.ts';
import type { Decider } from '../../shared/kernel/decider.ts';
import { sha256 } from '../../shared/kernel/hash.ts';
import { Refusal } from '../../shared/kernel/refusal.ts';
import { type AccountView, evolveAccount, noAccount } from '../../shared/views/account.ts';

export const accountStream = (accountId: string): string => `account-${accountId}`;

/** The stream that reserves an address; `email` in its normal form. */
export const emailStream = (email: string): string => `email-${sha256(email)}`;

/** What happened elsewhere and is noted as it is. */
export type NotedFact = Extract<
  AccountEvent,
  {
    type:
      | 'LoggedIn'
      | 'NewDeviceLoggedIn'
      | 'SessionEnded'
      | 'TotpAdded'
      | 'TotpRemoved'
      | 'RecoveryCodesMade'
      | 'RecoveryCodeUsed'
      | 'FactorsRemoved'
      | 'PasskeyAdded'
      | 'PasskeyRemoved'
      | 'PasskeyRefused'
      | 'PasswordChanged'
      | 'AgentAccessGranted'
      | 'AgentAccessRotated'
      | 'AgentAccessEnded'
      | 'AgentSubmitted'
      | 'ApprovalAsked'
      | 'WebhookAdded'
      | 'WebhookRemoved'
      | 'WebhookDisabled';
  }
>;

/** The command that notes a fact of an account that is open. */
export const noteFact = (fact: NotedFact): AccountCommand => ({ type: 'NoteFact', fact, at: fact.data.at });

export type AccountCommand =
  | {
      readonly type: 'RegisterAccount';
      readonly accountId: string;
      readonly email: string;
      readonly language: string;
      readonly trialEndsAt: string;
      readonly at: string;
    }
  | { readonly type: 'AcceptTerms'; readonly termsVersion: string; readonly at: string }
  | { readonly type: 'ChangePlan'; readonly plan: Plan; readonly by: string; readonly at: string }
  | { readonly type: 'AskAddressLink'; readonly language: string; readonly at: string }
  | { readonly type: 'ProveAddress'; readonly email: string; readonly by: Proof; readonly at: string }
  | { readonly type: 'AskEmailChange'; readonly email: string; readonly language: string; readonly at: string }
  | { readonly type: 'ChangeEmail'; readonly to: string; readonly undoUntil: string; readonly at: string }
  | { readonly type: 'UndoEmailChange'; readonly changedAt: string; readonly at: string }
  | { readonly type: 'NoteFact'; readonly fact: NotedFact; readonly at: string }
  | { readonly type: 'ChangeReminders'; readonly reminders: boolean; readonly at: string }
  | { readonly type: 'ChangeOperatorRole'; readonly operator: boolean; readonly by: string; readonly at: string }
  | { readonly type: 'RequireApproval'; readonly required: boolean; readonly at: string }
  | { readonly type: 'EraseAccount'; readonly at: string };

/** Registering twice is refused, not ignored: of many who sign up with one address, one is told yes. */
export const accountDecider: Decider<AccountView, AccountCommand, AccountEvent> = {
  initial: noAccount,
  evolve: evolveAccount,

  decide(command, account) {
    const { at } = command;
    if (command.type === 'RegisterAccount') {
      if (account.status !== 'none')
        throw new Refusal('account-exists', 'There is already an account with this address.');
      const { accountId, email, language, trialEndsAt } = command;
      return [
        { type: 'AccountRegistered', data: { accountId, email, language, at } },
        { type: 'TrialStarted', data: { accountId, startsAt: at, endsAt: trialEndsAt } },
      ];
    }
    if (account.status === 'none') throw new Refusal('not-signed-in', 'There is no such account.');
    if (account.status === 'erased') {
      if (command.type === 'EraseAccount') return [];
      throw new Refusal('account-erased', 'This account has been deleted.');
    }
    const { accountId } = account;

    switch (command.type) {
      case 'AcceptTerms': {
        const { termsVersion } = command;
        return account.terms === termsVersion ? [] : [{ type: 'TermsAccepted', data: { accountId, termsVersion, at } }];
      }
      case 'ChangePlan': {
        const { plan, by } = command;
        return account.plan === plan ? [] : [{ type: 'PlanChanged', data: { accountId, plan, by, at } }];
      }
      case 'AskAddressLink': {
        const { language } = command;
        return account.proven ? [] : [{ type: 'AddressLinkAsked', data: { accountId, language, at } }];
      }
      case 'ProveAddress': {
        const { email, by } = command;
        if (email !== account.email)
          throw new Refusal('invalid-address-link', 'This link was sent to another address than the account’s.');
        return account.proven ? [] : [{ type: 'AddressProven', data: { accountId, email, by, at } }];
      }
      case 'AskEmailChange': {
        const { email, language } = command;
        if (email === account.email)
          throw new Refusal('invalid-input', 'This is the account’s address already.', [
            { pointer: '/email', detail: 'Enter another address.' },
          ]);
        return [{ type: 'EmailChangeAsked', data: { accountId, email, language, at } }];
      }
      case 'ChangeEmail': {
        const { to, undoUntil } = command;
        if (account.email === to) return [];
        if (account.newEmail?.email !== to) throw staleLink();
        const undoable = account.emailChanges.filter((one) => one.undoUntil > at);
        const back = undoable.find(({ from }) => from === to);
        if (back) return [{ type: 'EmailChangeUndone', data: { accountId, email: to, changedAt: back.at, at } }];
        // Only the address before the first of them may undo: one that a thief put there minutes ago may not.
        const mayUndo = account.proven && undoable.length === 0;
        const data = { accountId, from: account.email, to, undoUntil: mayUndo ? undoUntil : null, at };
        return [{ type: 'EmailChanged', data }];
      }
      case 'UndoEmailChange': {
        const change = account.emailChanges.find((one) => one.at === command.changedAt);
        if (!change || change.undoUntil <= at) throw staleLink();
        const { from: email, at: changedAt } = change;
        return [{ type: 'EmailChangeUndone', data: { accountId, email, changedAt, at } }];
      }
      case 'NoteFact':
        return [command.fact];
      case 'ChangeReminders': {
        const { reminders } = command;
        return account.reminders === reminders
          ? []
          : [{ type: 'RemindersChanged', data: { accountId, reminders, at } }];
      }
      case 'ChangeOperatorRole': {
        const { operator, by } = command;
        return account.operator === operator
          ? []
          : [{ type: 'OperatorRoleChanged', data: { accountId, operator, by, at } }];
      }
      case 'RequireApproval': {
        const { required } = command;
        return account.approval === required
          ? []
          : [{ type: 'AgentApprovalChanged', data: { accountId, required, at } }];
      }
      case 'EraseAccount':
        return [{ type: 'AccountErased', data: { accountId, at } }];
    }
  },
};

export const staleLink = () =>
  new Refusal('invalid-address-link', 'This link was sent to another address, or it is too old.');

export type EmailCommand =
  | { readonly type: 'ReserveEmail'; readonly accountId: string; readonly at: string }
  | { readonly type: 'ReleaseEmail'; readonly accountId: string; readonly keptUntil?: string; readonly at: string };

/** To whom an address belongs: one account at a time; and for whom it is kept, who had it before. */
export type EmailState = {
  readonly accountId: string | null;
  readonly kept: { readonly accountId: string; readonly until: string } | null;
};

export const emailDecider: Decider<EmailState, EmailCommand, AccountEvent> = {
  initial: { accountId: null, kept: null },

  decide(command, { accountId: holder, kept }) {
    const { accountId, at } = command;
    const isKept = kept !== null && kept.accountId !== accountId && at < kept.until;
    switch (command.type) {
      case 'ReserveEmail':
        if (holder === accountId) return [];
        if (holder !== null || isKept)
          throw new Refusal('account-exists', 'There is already an account with this address.');
        return [{ type: 'EmailReserved', data: { accountId, at } }];
      case 'ReleaseEmail':
        if (holder !== accountId && kept?.accountId !== accountId) return [];
        if (holder === null && kept?.until === command.keptUntil) return [];
        return [
          {
            type: 'EmailReleased',
            data: { accountId, at, ...(command.keptUntil && { keptUntil: command.keptUntil }) },
          },
        ];
    }
  },

  evolve(state, { type, data }) {
    if (type === 'EmailReserved') return { accountId: data.accountId, kept: null };
    if (type !== 'EmailReleased') return state;
    const { accountId, keptUntil } = data;
    return { accountId: null, kept: keptUntil === undefined ? null : { accountId, until: keptUntil } };
  },
};
