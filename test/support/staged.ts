import type { Page, WebSocketRoute } from 'playwright-core';

import type { Account } from '../../shared/api/accounts/account.ts';
import type { Frame, GoneReason } from '../../shared/api/live.ts';
import type { CaseEvent } from '../../shared/events/case.ts';
import { type Seen, foldDebate } from '../../shared/views/debate/debate.ts';
import { type Audience, seenBy } from '../../shared/views/redact.ts';
import { accountId } from './controls.ts';
import { recorded } from './histories.ts';

export const owner: Account = {
  account_id: accountId,
  email: 'ada@example.org',
  address_proven: true,
  plan: 'trial',
  trial: { ends_at: '2026-12-21T10:00:00.000Z', days_left: 30 },
  terms_accepted: true,
};

export type Staged = {
  /** What the server says from now on; null leaves it silent, as while a page loads. */
  readonly facts: readonly CaseEvent[] | null;
  readonly as?: 'owner' | 'auditor' | 'watcher';
  readonly account?: Account | null;
};

/**
 * A watched case whose server is the test: the real pages, with the socket spoken to here, frame by frame. So that every state
 * can be looked at without bringing a panel into it.
 */
export async function phase(page: Page, { facts, as = 'owner', account = owner }: Staged) {
  const shown = (given: readonly CaseEvent[]) => asSeen(given, as === 'watcher' ? 'watcher' : 'owner');
  let told = facts;
  let events: readonly Seen[] | null = told && shown(told);
  let socket: WebSocketRoute | null = null;
  let refusing = false;
  const pings: (() => void)[] = [];
  const say = (...packet: readonly unknown[]) => socket?.send(`42${JSON.stringify(packet)}`);

  const open = (auth: { after: number }) => {
    if (!events) return;
    socket?.send(`421${JSON.stringify(['evs', events.filter(({ revision }) => revision > auth.after)])}`);
    say('live', { head: events.length - 1, as });
  };
  await page.route('**/api/whoami', (route) =>
    account
      ? route.fulfill({ json: account })
      : route.fulfill({ status: 401, json: { code: 'NOT_SIGNED_IN', title: '', status: 401 } }),
  );
  await page.route('**/api/my-cases?*', (route) => route.fulfill({ json: { cases: [], counts: {}, next: null } }));
  // What the real server has is no part of it.
  await page.route('**/api/cases/*/watch?*', (route) => route.abort());
  await page.routeWebSocket(/\/socket\.io\//u, (ws) => {
    if (refusing) return void ws.close();
    ws.send(
      `0${JSON.stringify({ sid: 'one', upgrades: [], pingInterval: 600_000, pingTimeout: 600_000, maxPayload: 1e6 })}`,
    );
    ws.onMessage((message) => {
      const text = String(message);
      if (text === '3') for (const answered of pings.splice(0)) answered();
      if (!text.startsWith('40')) return;
      ws.send(`40${JSON.stringify({ sid: 'one' })}`);
      const auth = JSON.parse(text.slice(2) || '{"after":-1}') as { after: number; account?: true };
      // The account's own, on which nothing happens here.
      if (auth.account) return;
      socket = ws;
      open(auth);
    });
  });

  return {
    /** More facts, one by one, as they happen. */
    tell(more: readonly CaseEvent[]) {
      const before = events ?? [];
      told = [...(told ?? []), ...more];
      events = shown(told);
      for (const event of events.slice(before.length)) say('ev', event);
      // Earlier events say more when the blind ballots are open.
      if (JSON.stringify(events.slice(0, before.length)) !== JSON.stringify(before))
        say('snapshot', { ...foldDebate(events), transcript: [], marks: {} });
    },
    publishDelta: (frame: Frame) => say('fr', frame),
    /** The page has taken everything that was said so far: it answers a ping that comes after it. */
    taken: () =>
      new Promise<void>((answered) => {
        pings.push(answered);
        socket?.send('2');
      }),
    gone: (reason: GoneReason) => say('gone', reason),
    /** The connection breaks and cannot be made again until `back`. */
    async lose() {
      refusing = true;
      await socket?.close();
      socket = null;
    },
    back: () => (refusing = false),
  };
}

/** What the server would let this viewer see of it. */
const asSeen = (facts: readonly CaseEvent[], audience: Audience): readonly Seen[] => seenBy(audience, recorded(facts));
