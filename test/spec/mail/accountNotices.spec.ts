import { describe, expect, it } from 'vitest';

import { changeNoticeFor, noticeFor, securityNoticeFor } from '../../../server/cases/emails/accountNotices.ts';
import type { AccountEvent } from '../../../shared/events/account.ts';
import type { Recorded } from '../../../shared/kernel/event.ts';
import { speak } from '../../../shared/words/speak.ts';
import { accountId, at, later } from '../../support/controls.ts';

const day = 86_400;
const tokenId = 'token-1';
const granted = (expiresAt: string | null = later(90 * day)): AccountEvent => ({
  type: 'AgentAccessGranted',
  data: {
    ...{ accountId, tokenId, name: 'Planner', scopes: ['read'], modes: ['direct'], casesPerMonth: null },
    ...{ usdPerMonth: null, expiresAt, at },
  },
});
const ended = (reason: 'revoked' | 'leaked'): AccountEvent => ({
  type: 'AgentAccessEnded',
  data: { accountId, tokenId, reason, at: later(60) },
});
const off: AccountEvent = {
  type: 'WebhookDisabled',
  data: { accountId, webhookId: 'w', host: 'hooks.example.org', reason: 'failing', at },
};
const told = { to: 'ada@example.org', publicUrl: 'https://witan.example', speech: await speak('en') };
/** The e-mail that the last of these facts asks for, or the first where `revision` says so. */
const subject = (history: readonly AccountEvent[], now = at, revision = history.length - 1) =>
  noticeFor(history as Recorded<AccountEvent>[], revision, { ...told, now })?.subject ?? null;

describe('the owner of a token', () => {
  it('is told a week before it ends, unless it has ended or never does', () => {
    expect(subject([granted()], later(83 * day))).toBe('The token “Planner” ends on February 19, 2027');
    expect(subject([granted()], later(91 * day))).toBeNull();
    expect(subject([granted(null)])).toBeNull();
    expect(subject([granted(), ended('revoked')], later(83 * day), 0)).toBeNull();
  });

  it('is told when it was found in public, not when they revoked it themselves', () => {
    expect(subject([granted(), ended('leaked')])).toBe('The token “Planner” was exposed publicly and has been revoked');
    expect(subject([granted(), ended('revoked')])).toBeNull();
  });

  it('is told of what waits for their approval, once an hour at most', () => {
    const asked = (approvalId: string, seconds: number): AccountEvent => ({
      type: 'ApprovalAsked',
      data: { accountId, approvalId, tokenId, at: later(seconds) },
    });
    const history = [granted(), asked('a', 0), asked('b', 3599), asked('c', 3601), asked('d', 7200)];
    const found = [1, 2, 3, 4].map((revision) => subject(history, at, revision));
    const text = '“Planner” submitted a decision that waits for your approval';
    expect(found).toEqual([text, null, text, null]);
  });

  it('is told of a webhook that was turned off', () => {
    expect(subject([off])).toContain('hooks.example.org');
  });
});

describe('the owner of an account', () => {
  const changes: AccountEvent[] = [
    { type: 'TotpAdded', data: { accountId, at } },
    { type: 'RecoveryCodeUsed', data: { accountId, left: 9, at } },
    { type: 'PasswordChanged', data: { accountId, at } },
  ];

  it('is told that a new password removes no authenticator app and no passkey, where the second factor is concerned', () => {
    const [added, used, changed] = changes.map((event) =>
      JSON.stringify(securityNoticeFor(event as Recorded<AccountEvent>, told)?.blocks),
    );
    expect(added).toContain('removes neither an authenticator app nor a passkey');
    expect(used).toContain('A recovery code was used');
    expect(changed).toContain('Your password was changed');
    expect(changed).not.toContain('authenticator app');
  });

  describe('at the address before', () => {
    const change = { accountId, from: 'ada@example.org', to: 'new@example.org', undoUntil: later(7 * day), at };
    const known = { from: change.from, undoUntil: change.undoUntil, at };
    const second = { ...change, from: change.to, to: 'third@example.org', undoUntil: null, at: later(60) };
    const noticed = (data: typeof change | typeof second, emailChanges: readonly (typeof known)[]) =>
      changeNoticeFor(data, { emailChanges }, { ...told, undoUrl: 'https://witan.example/account/undo#undo=x' });

    it('is told of a change with the link that undoes it, until it is undone', () => {
      const email = noticed(change, [known]);
      expect(email).toMatchObject({ to: 'ada@example.org', subject: expect.stringContaining('new@example.org') });
      expect(JSON.stringify(email?.blocks)).toContain('/account/undo#undo=x');
      expect(noticed(change, [])).toBeNull();
    });

    it('is told of a further change without a link, while the one before it can undo both', () => {
      const email = noticed(second, [known]);
      expect(email).toMatchObject({ to: 'new@example.org', subject: expect.stringContaining('third@example.org') });
      expect(JSON.stringify(email?.blocks)).toContain('undoes both');
      expect(JSON.stringify(email?.blocks)).not.toContain('undo=');
    });

    it('is told nothing where nobody had proven it', () => {
      expect(noticed({ ...second, at }, [])).toBeNull();
    });
  });
});
