import { describe, expect, it } from 'vitest';

import {
  type AccountCommand,
  accountDecider,
  noteFact,
  emailDecider,
  emailStream,
} from '../../../server/accounts/accountDecider.ts';
import type { AccountEvent } from '../../../shared/events/account.ts';
import { fold } from '../../../shared/kernel/decider.ts';
import { monthOf, trialDaysLeft } from '../../../shared/views/account.ts';
import { accountId, at, later } from '../../support/controls.ts';
import { given } from '../../support/given.ts';

const email = 'ada@example.org';
const day = 24 * 3600;
const trialEndsAt = later(30 * day);
const registered: AccountEvent[] = [
  { type: 'AccountRegistered', data: { accountId, email, language: 'de', at } },
  { type: 'TrialStarted', data: { accountId, startsAt: at, endsAt: trialEndsAt } },
];
const erased: AccountEvent = { type: 'AccountErased', data: { accountId, at } };
const register: AccountCommand = { type: 'RegisterAccount', accountId, email, language: 'de', trialEndsAt, at };
const accept: AccountCommand = { type: 'AcceptTerms', termsVersion: 'v1', at };
const accepted: AccountEvent = { type: 'TermsAccepted', data: { accountId, termsVersion: 'v1', at } };

describe('an account', () => {
  it('begins with a trial', () =>
    given(accountDecider)
      .when(register)
      .yields(...registered));
  it('is registered once', () =>
    given(accountDecider, ...registered)
      .when(register)
      .refuses('account-exists'));
  it('stays erased', () =>
    given(accountDecider, ...registered, erased)
      .when(register)
      .refuses('account-exists'));

  it('accepts the Terms', () =>
    given(accountDecider, ...registered)
      .when(accept)
      .yields(accepted));
  it('accepts a version once', () =>
    given(accountDecider, ...registered, accepted)
      .when(accept)
      .yieldsNothing());
  it('accepts a newer version', () =>
    given(accountDecider, ...registered, accepted)
      .when({ ...accept, termsVersion: 'v2' })
      .yields({ type: 'TermsAccepted', data: { accountId, termsVersion: 'v2', at } }));
  it('accepts nothing before it exists', () => given(accountDecider).when(accept).refuses('not-signed-in'));
  it('accepts nothing after it was erased', () =>
    given(accountDecider, ...registered, erased)
      .when(accept)
      .refuses('account-erased'));

  const solo: AccountCommand = { type: 'ChangePlan', plan: 'solo', by: 'operator', at };
  const onSolo: AccountEvent = { type: 'PlanChanged', data: { accountId, plan: 'solo', by: 'operator', at } };
  it('changes its plan', () =>
    given(accountDecider, ...registered)
      .when(solo)
      .yields(onSolo));
  it('is on the plan it is on', () =>
    given(accountDecider, ...registered, onSolo)
      .when(solo)
      .yieldsNothing());
  it('has no plan once erased', () =>
    given(accountDecider, ...registered, erased)
      .when(solo)
      .refuses('account-erased'));

  const changed = noteFact({ type: 'PasswordChanged', data: { accountId, at } });
  it('notes each change of password', () =>
    given(accountDecider, ...registered)
      .when(changed)
      .yields({ type: 'PasswordChanged', data: { accountId, at } }));
  it('has no password before it exists', () => given(accountDecider).when(changed).refuses('not-signed-in'));

  const quiet: AccountCommand = { type: 'ChangeReminders', reminders: false, at };
  const isQuiet: AccountEvent = { type: 'RemindersChanged', data: { accountId, reminders: false, at } };
  it('turns reminders off', () =>
    given(accountDecider, ...registered)
      .when(quiet)
      .yields(isQuiet));
  it('turns them off once', () =>
    given(accountDecider, ...registered, isQuiet)
      .when(quiet)
      .yieldsNothing());
  it('has none once erased', () =>
    given(accountDecider, ...registered, erased)
      .when(quiet)
      .refuses('account-erased'));

  const erase: AccountCommand = { type: 'EraseAccount', at };
  it('is erased', () =>
    given(accountDecider, ...registered)
      .when(erase)
      .yields(erased));
  it('is erased once', () =>
    given(accountDecider, ...registered, erased)
      .when(erase)
      .yieldsNothing());
  it('cannot be erased before it exists', () => given(accountDecider).when(erase).refuses('not-signed-in'));
  it('forgets its address when erased', () =>
    expect(fold(accountDecider, [...registered, erased])).toMatchObject({ status: 'erased', email: '', accountId }));
});

describe('an address', () => {
  const reserve = { type: 'ReserveEmail', accountId, at } as const;
  const reserved: AccountEvent = { type: 'EmailReserved', data: { accountId, at } };
  const release = { type: 'ReleaseEmail', accountId, at } as const;
  const released: AccountEvent = { type: 'EmailReleased', data: { accountId, at } };

  it('is reserved', () => given(emailDecider).when(reserve).yields(reserved));
  it('is reserved once by the same account', () => given(emailDecider, reserved).when(reserve).yieldsNothing());
  it('is not shared', () =>
    given(emailDecider, reserved)
      .when({ ...reserve, accountId: 'acc-2' })
      .refuses('account-exists'));
  it('is released by its holder', () => given(emailDecider, reserved).when(release).yields(released));
  it('is released by nobody else', () =>
    given(emailDecider, reserved)
      .when({ ...release, accountId: 'acc-2' })
      .yieldsNothing());
  it('is free again after that', () =>
    given(emailDecider, reserved, released)
      .when({ ...reserve, accountId: 'acc-2' })
      .yields({ type: 'EmailReserved', data: { accountId: 'acc-2', at } }));
  it('does not stand in the name of its stream', () => expect(emailStream(email)).toMatch(/^email-[0-9a-f]{64}$/));
});

describe('time', () => {
  const trial = { trial: { startsAt: at, endsAt: trialEndsAt } };
  it('counts the days of a trial', () => {
    expect([0, 1, day, 29 * day + 1, 30 * day, 31 * day].map((s) => trialDaysLeft(trial, later(s)))).toEqual([
      30, 30, 29, 1, 0, 0,
    ]);
    expect(trialDaysLeft({ trial: null }, at)).toBe(0);
  });
  it('counts a plan’s cases by the calendar month in UTC', () =>
    expect(monthOf('2026-12-31T23:59:59.999Z')).toEqual({
      from: '2026-12-01T00:00:00.000Z',
      until: '2027-01-01T00:00:00.000Z',
    }));
});
