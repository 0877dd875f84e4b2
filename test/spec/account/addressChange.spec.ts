import { beforeEach, describe, expect, it } from 'vitest';

import {
  type AccountCommand,
  type EmailCommand,
  accountDecider,
  accountStream,
  emailDecider,
  emailStream,
} from '../../../server/accounts/accountDecider.ts';
import { lookup } from '../../../server/accounts/accountLookup.ts';
import { createAddressChange } from '../../../server/accounts/addressChange.ts';
import { createAddressProof } from '../../../server/accounts/addressProof.ts';
import { byAccount } from '../../../server/platform/http/provenance.ts';
import { handle } from '../../../server/platform/store/handler.ts';
import { memoryStore } from '../../../server/platform/store/memory.ts';
import type { Store } from '../../../server/platform/store/store.ts';
import type { AccountEvent } from '../../../shared/events/account.ts';
import { accountId, later } from '../../support/controls.ts';

const [old, to, sessionId] = ['ada@example.org', 'ada@example.net', 'session-1'];
const proof = createAddressProof({ key: 'k'.repeat(64) });

/** The real deciders over a store in memory. `done` lists what was written and ended, in order; `before` may fail a step of it. */
const startAccount = async () => {
  const store = memoryStore();
  const { viewOf, holderOf } = lookup(store as unknown as Store<AccountEvent>);
  const done: string[] = [];
  let seconds = 0;
  const now = () => later((seconds += 1));
  const hooks: { before: (step: string) => void | Promise<void> } = { before: () => undefined };
  const step = async (name: string) => {
    await hooks.before(name);
    done.push(name);
  };
  const account = handle(store, accountDecider, accountStream);
  const email = handle(store, emailDecider, emailStream);
  const tell = async (id: string, command: AccountCommand) => {
    await step(command.type);
    return account(id, command, byAccount(id));
  };
  const addresses = createAddressChange({
    store: store as unknown as Store<AccountEvent>,
    proof,
    viewOf,
    holderOf,
    tell,
    now,
    handleEmail: async (address: string, command: EmailCommand, by) => {
      await step(`${command.type} ${address}`);
      return email(address, command, by);
    },
    sessions: { endAll: async (_, keep) => step(`endAll but ${keep ?? 'none'}`) },
    credentials: { dropResets: async () => step('dropResets') },
    throttle: { take: async () => undefined },
  });
  await email(old, { type: 'ReserveEmail', accountId, at: now() }, byAccount(accountId));
  await tell(accountId, {
    type: 'RegisterAccount',
    accountId,
    email: old,
    language: 'en',
    trialEndsAt: later(86_400),
    at: now(),
  });
  await tell(accountId, { type: 'ProveAddress', email: old, by: 'link', at: now() });
  await addresses.askEmailChange(accountId, to, 'en');
  const { newEmail } = await viewOf(accountId);
  if (!newEmail) throw new Error('Nothing was asked for.');
  done.length = 0;
  return {
    ...addresses,
    viewOf,
    holderOf,
    done,
    change: () => addresses.changeEmail(accountId, newEmail, sessionId),
    prove: (address: string) => addresses.proveEmail(accountId, address),
    undoToken: async () => {
      const [change] = (await viewOf(accountId)).emailChanges;
      if (!change) throw new Error('There is nothing to undo.');
      return proof.undoTokenFor(accountId, change);
    },
    before: (hook: typeof hooks.before) => void (hooks.before = hook),
    /** The process ends before this step. */
    async dies(name: string, work: () => Promise<unknown>) {
      hooks.before = (one) => {
        if (one === name) throw new Error('the process ended');
      };
      await expect(work()).rejects.toThrow('the process ended');
      hooks.before = () => undefined;
    },
  };
};

let account: Awaited<ReturnType<typeof startAccount>>;
beforeEach(async () => void (account = await startAccount()));

describe('a change of the address', () => {
  it('ends sessions and reset links before it counts', async () => {
    await account.dies('ChangeEmail', account.change);
    expect(account.done).toEqual(expect.arrayContaining(['dropResets', `endAll but ${sessionId}`]));
    expect((await account.viewOf(accountId)).email).toBe(old);
  });

  it('leaves the account its address when the link is opened twice at once', async () => {
    let first = true;
    account.before(async (step) => {
      if (!first || step !== `ReserveEmail ${to}`) return;
      first = false;
      await account.change();
    });
    await account.change();
    await account.change();
    expect([await account.holderOf(to), await account.holderOf(old)]).toEqual([accountId, null]);
  });

  it('releases the old address when the link is opened again after a crash', async () => {
    await account.dies(`ReleaseEmail ${old}`, account.change);
    expect([await account.holderOf(to), await account.holderOf(old)]).toEqual([accountId, accountId]);
    await account.prove(to);
    expect([await account.holderOf(to), await account.holderOf(old)]).toEqual([accountId, null]);
  });
});

describe('the undoing of a change', () => {
  beforeEach(async () => void (await account.change()));

  it('ends sessions and reset links before it counts', async () => {
    const token = await account.undoToken();
    account.done.length = 0;
    await account.dies('UndoEmailChange', () => account.undoEmailChange(token));
    expect(account.done).toEqual(expect.arrayContaining(['dropResets', 'endAll but none']));
    expect((await account.viewOf(accountId)).email).toBe(to);
  });

  it('releases the address it takes away when its link is opened again after a crash', async () => {
    const token = await account.undoToken();
    await account.dies(`ReleaseEmail ${to}`, () => account.undoEmailChange(token));
    expect(await account.holderOf(to)).toBe(accountId);
    await expect(account.undoEmailChange(token)).rejects.toMatchObject({ code: 'invalid-address-link' });
    expect([await account.holderOf(to), await account.holderOf(old)]).toEqual([null, accountId]);
  });
});
