import { describe, expect, it } from 'vitest';

import { Api } from '../../client/api.ts';
import { Session } from '../../client/account/session.svelte.ts';
import { owner } from '../support/staged.ts';

/** A server that knows one account, or nobody, and says what it was asked. */
const serverWith = (account: typeof owner | null) => {
  const asked: string[] = [];
  const state = { account, reachable: true, busy: false };
  const reply = (status: number, body: unknown) => new Response(JSON.stringify(body), { status });
  const api = new Api(async (input: string | URL | Request, init?: RequestInit) => {
    const path = input instanceof Request ? input.url : input.toString();
    asked.push(path);
    if (!state.reachable) throw new TypeError('fetch failed');
    if (state.busy) return reply(503, { code: 'UNAVAILABLE', title: 'x', status: 503, detail: 'x' });
    if (path === '/api/login') state.account = owner;
    if (init?.method === 'POST' && path === '/api/logout' && state.account) {
      state.account = null;
      return new Response(null, { status: 204 });
    }
    return state.account
      ? reply(200, state.account)
      : reply(401, { code: 'NOT_SIGNED_IN', title: 'x', status: 401, detail: 'x' });
  });
  return { api, asked, state };
};

describe('who is signed in', () => {
  it('is not asked on an open page of a device on which nobody signed in, and asked where it matters', async () => {
    localStorage.clear();
    const { api, asked } = serverWith(owner);
    const session = new Session(api, localStorage);
    await session.know(false);
    expect([session.account, asked]).toEqual([null, []]);
    await session.know();
    expect([session.account?.email, asked]).toEqual([owner.email, ['/api/whoami']]);
    await session.know(false);
    expect(asked).toHaveLength(1);

    const later = new Session(api, localStorage);
    await later.know(false);
    expect(later.account?.email).toBe(owner.email);
  });

  it('is remembered by the device from signing in to signing out', async () => {
    localStorage.clear();
    const { api, asked } = serverWith(null);
    const session = new Session(api, localStorage);
    await session.logIn({ email: 'ada@example.org', password: 'x' });
    await session.know();
    expect(asked).toEqual(['/api/login']);
    await session.logOut();
    const next = new Session(api, localStorage);
    await next.know(false);
    expect([next.account, asked]).toEqual([null, ['/api/login', '/api/logout']]);
  });

  it('stays signed in where the server could not be told, and says so', async () => {
    localStorage.clear();
    const { api, state } = serverWith(owner);
    const session = new Session(api, localStorage);
    await session.know();
    state.reachable = false;
    await expect(session.logOut()).rejects.toMatchObject({ problem: { code: 'OFFLINE' } });
    expect(session.account?.email).toBe(owner.email);
    state.reachable = true;
    await session.logOut();
    expect(session.account).toBeNull();
  });

  it.each(['busy', 'offline'] as const)(
    'is not forgotten while the server is %s, and asked again then',
    async (how) => {
      localStorage.clear();
      const { api, state, asked } = serverWith(owner);
      const session = new Session(api, localStorage);
      await session.know();
      if (how === 'busy') state.busy = true;
      else state.reachable = false;
      await session.refresh();
      expect([session.account?.email, localStorage.length]).toEqual([owner.email, 1]);
      const later = new Session(api, localStorage);
      await later.know();
      expect(later.account).toBeUndefined();
      [state.busy, state.reachable] = [false, true];
      await later.know();
      expect([later.account?.email, asked.length]).toEqual([owner.email, 4]);
    },
  );

  it('is signed out where the session had ended before', async () => {
    localStorage.clear();
    const { api, state } = serverWith(owner);
    const session = new Session(api, localStorage);
    await session.know();
    state.account = null;
    await expect(session.logOut()).rejects.toMatchObject({ problem: { code: 'NOT_SIGNED_IN' } });
    expect(session.account).toBeNull();
  });

  it('is asked again, and forgotten, where the session has ended meanwhile', async () => {
    localStorage.clear();
    const { api, state } = serverWith(owner);
    await new Session(api, localStorage).know();
    state.account = null;
    const next = new Session(api, localStorage);
    await next.know(false);
    expect([next.account, localStorage.length]).toEqual([null, 0]);
  });

  it('is always asked where the device keeps nothing', async () => {
    const { api, asked } = serverWith(owner);
    const session = new Session(api, null);
    await session.know(false);
    expect([session.account?.email, asked]).toEqual([owner.email, ['/api/whoami']]);
  });
});
