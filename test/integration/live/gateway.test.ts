import { afterAll, beforeAll, describe, expect, it } from 'vitest';

import { memoryStore } from '../../../server/platform/store/memory.ts';
import type { Frame, GoneReason } from '../../../shared/api/live.ts';
import type { CaseEvent } from '../../../shared/events/case.ts';
import { foldDebate } from '../../../shared/views/debate/debate.ts';
import { at, caseSubmitted, clarificationAnswered, clarificationAsked } from '../../support/controls.ts';
import { history } from '../../support/histories.ts';
import { english } from '../../support/stories.ts';
import { turns } from '../../support/turns.ts';
import { type Live, type Viewer, connect, follower, startLive } from './world.ts';

let live: Live;
beforeAll(async () => {
  live = await startLive(memoryStore());
});
afterAll(() => live.stop());

let count = 0;
const newCase = async (...more: CaseEvent[]) => {
  const caseId = `case${count++}`;
  await live.append(caseId, [caseSubmitted({ caseId, accountId: 'ada' }), ...more], -1);
  return caseId;
};
const ada = { who: 'ada/s1' };
const opened: CaseEvent = { type: 'WatchLinkOpened', data: { at } };
const closed: CaseEvent = { type: 'WatchLinkClosed', data: { at } };
const gone = (socket: Viewer) => new Promise<GoneReason>((resolve) => void socket.once('gone', resolve));
const isLive = (socket: Viewer) =>
  new Promise<{ head: number; as: string }>((resolve) => void socket.once('live', resolve));

describe('who may watch', () => {
  it('is the owner or an invited person', async () => {
    const caseId = await newCase({ type: 'AuditorInvited', data: { email: 'bob@example.org', accountId: null, at } });
    const sockets = [
      connect(live.url(), { case: caseId, after: -1 }, ada),
      connect(live.url(), { case: caseId, after: -1 }, { who: 'bob/s2' }),
    ];
    for (const socket of sockets) socket.on('evs', (_, acknowledge) => acknowledge());
    expect(await Promise.all(sockets.map(isLive))).toMatchObject([{ as: 'owner', head: 1 }, { as: 'auditor' }]);
    for (const socket of sockets) socket.close();
  });

  it('does not include an auditor whose invitation was withdrawn, also where the link is open', async () => {
    const bob = { email: 'bob@example.org', accountId: null, at };
    const caseId = await newCase({ type: 'AuditorInvited', data: bob }, opened);
    const auditor = follower(live.url(), caseId, 'bob/s2');
    const owner = follower(live.url(), caseId, ada.who);
    expect(await Promise.all([isLive(auditor.socket), isLive(owner.socket)])).toMatchObject([
      { as: 'auditor' },
      { as: 'owner' },
    ]);
    const sentAway = gone(auditor.socket);
    await live.append(caseId, [{ type: 'AuditorRemoved', data: { email: bob.email, at } }], 2);
    expect(await sentAway).toBe('not-found');
    expect(owner.socket.connected).toBe(true);
    const again = follower(live.url(), caseId, 'bob/s2');
    expect(await isLive(again.socket)).toMatchObject({ as: 'watcher' });
    for (const { socket } of [owner, again]) socket.close();
  });

  it('gets the same answer for a foreign case as for none', async () => {
    const caseId = await newCase();
    const asked = [caseId, 'no-such-case', '../x', ''].flatMap((id) => [
      connect(live.url(), { case: id, after: -1 }, { who: 'eve/s3' }),
      connect(live.url(), { case: id, after: -1 }),
    ]);
    expect(await Promise.all(asked.map(gone))).toEqual(asked.map(() => 'not-found'));
    for (const socket of asked) socket.close();
  });

  it('is anybody with the link from the moment it is opened until it is closed', async () => {
    const caseId = await newCase();
    const early = connect(live.url(), { case: caseId, after: -1 });
    expect(await gone(early)).toBe('not-found');
    await live.append(caseId, [opened], 0);
    const watcher = follower(live.url(), caseId, '');
    const owner = follower(live.url(), caseId, ada.who);
    expect(await isLive(watcher.socket)).toMatchObject({ as: 'watcher' });
    const left = gone(watcher.socket);
    await live.append(caseId, [closed, clarificationAsked()], 1);
    expect(await left).toBe('closed');
    await expect.poll(owner.last).toBe(3);
    expect(watcher.seen.map(({ type }) => type)).toEqual(['CaseSubmitted', 'WatchLinkOpened', 'WatchLinkClosed']);
    expect(watcher.socket.connected).toBe(false);
    for (const { socket } of [owner, watcher]) socket.close();
    early.close();
  });

  it('has no watchers after the link is closed, however far behind they were', async () => {
    const many = Array.from({ length: 600 }, (_, i): CaseEvent => ({
      type: 'RunStarted',
      data: { runId: `r${i}`, at },
    }));
    const caseId = await newCase(opened, ...many);
    const owner = follower(live.url(), caseId, ada.who);
    await expect.poll(owner.last).toBe(601);
    const slow = connect(live.url(), { case: caseId, after: -1 });
    const seen: number[] = [];
    const [left, first] = [
      gone(slow),
      new Promise<() => void>((resolve) => {
        slow.on('evs', (events, acknowledge) => {
          seen.push(events.length);
          resolve(() => acknowledge());
        });
      }),
    ];
    const acknowledge = await first;
    await live.append(caseId, [closed], 601);
    await expect.poll(owner.last).toBe(602);
    acknowledge();
    expect([await left, seen]).toEqual(['closed', [200]]);
    for (const socket of [owner.socket, slow]) socket.close();
  });

  it('is no page of another site', async () => {
    const caseId = await newCase(opened);
    const refused = connect(live.url(), { case: caseId, after: -1 }, { headers: { origin: 'https://evil.example' } });
    await new Promise<void>((resolve) => void refused.once('connect_error', () => resolve()));
    expect(refused.connected).toBe(false);
    refused.close();
  });

  it('ends with the session', async () => {
    const caseId = await newCase();
    const socket = connect(live.url(), { case: caseId, after: 0 }, { who: 'ada/ending' });
    await isLive(socket);
    const left = gone(socket);
    live.endSession('ending');
    expect(await left).toBe('signed-out');
    socket.close();
  });
});

describe('live connections', () => {
  it('are refused beyond so many of one account or one address, and taken again when one has ended', async () => {
    const few = await startLive(memoryStore(), { perAccount: 2, perAddress: 3 });
    await few.append('c', [caseSubmitted({ caseId: 'c', accountId: 'ada' }), opened], -1);
    const from = (address: string, who = '') =>
      connect(few.url(), { case: 'c', after: 1 }, { who, headers: { 'x-forwarded-for': address } });
    const own = [from('192.0.2.1', ada.who), from('192.0.2.2', ada.who)];
    await Promise.all(own.map(isLive));
    const third = from('192.0.2.3', ada.who);
    expect(await gone(third)).toBe('too-many');

    const office = Array.from({ length: 3 }, () => from('192.0.2.9'));
    await Promise.all(office.map(isLive));
    const fourth = from('192.0.2.9');
    expect(await gone(fourth)).toBe('too-many');
    office[0]?.close();
    own[0]?.close();
    const again = () => from('192.0.2.9', ada.who);
    await expect.poll(() => Promise.race([isLive(again()).then(() => 'live'), gone(again())])).toBe('live');
    for (const socket of [...own, ...office, third, fourth]) socket.close();
    await few.stop();
  });
});

describe('what is seen', () => {
  it('is the same fold for an owner who was there and one who comes later, and less for a watcher', async () => {
    const events = history(english);
    const caseId = `case${count++}`;
    const [, ...rest] = events as [CaseEvent, ...CaseEvent[]];
    const secrets = ['In my own words, said to nobody else', 'A figure of the guided answers', 'ada@example.org'];
    await live.append(
      caseId,
      [
        caseSubmitted({ caseId, accountId: 'ada', q1: secrets[0] as string, answers: { q12: secrets[1] as string } }),
        opened,
      ],
      -1,
    );
    const there = follower(live.url(), caseId, ada.who);
    const watcher = follower(live.url(), caseId, '');
    await Promise.all([isLive(there.socket), isLive(watcher.socket)]);
    for (const [i, event] of rest.entries()) await live.append(caseId, [event], i + 1);
    const head = rest.length + 1;
    await expect.poll(() => [there.last(), watcher.last()]).toEqual([head, head]);

    const late = follower(live.url(), caseId, ada.who);
    await expect.poll(late.last).toBe(head);
    const debate = foldDebate(late.seen);
    expect({ ...there.debate(), marks: {} }).toEqual({ ...debate, marks: {} });
    expect(debate.seats.every(({ provider }) => provider !== null)).toBe(true);
    expect(debate.money).toMatchObject({ calls: 1, held: 0, unknown: 1, tokensIn: 4200 });
    const before = there.seen.find(({ type }) => type === 'ModelCallEnded');
    expect(before?.data).toEqual({ at: expect.any(String) });

    const toWatcher = JSON.stringify(watcher.seen);
    for (const secret of secrets) {
      expect(JSON.stringify(late.seen)).toContain(secret);
      expect(toWatcher).not.toContain(secret);
    }
    const sealedLive = there.seen.filter(({ type }) => type === 'BallotSealed');
    expect(sealedLive.length).toBeGreaterThan(0);
    for (const { withheld } of sealedLive) expect(withheld).toEqual(['ballot', 'nonce']);
    expect(watcher.debate()).toMatchObject({ status: debate.status, pools: debate.pools, money: debate.money });
    for (const { socket } of [there, watcher, late]) socket.close();
  });

  it('gives the same result when it starts at the tail: the current state, then the lines of the tail', async () => {
    const events = history(english).slice(1);
    const caseId = await newCase(opened, ...events);
    let head = events.length + 1;
    // Each looks twice; the second time the current state has been followed meanwhile.
    for (const who of [ada.who, '', ada.who, '']) {
      const whole = follower(live.url(), caseId, who);
      await expect.poll(whole.last).toBe(head);
      const viewer = follower(live.url(), caseId, who, 50);
      await isLive(viewer.socket);
      expect(viewer.snapshot()).toEqual({ ...foldDebate(whole.seen), transcript: [], marks: {} });
      expect(viewer.seen.map(({ revision }) => revision)).toEqual(Array.from({ length: 50 }, (_, i) => head - 49 + i));
      await live.append(caseId, [{ type: 'RunStarted', data: { runId: `r${head}`, at } }], head++);
      await expect.poll(viewer.last).toBe(head);
      for (const { socket } of [whole, viewer]) socket.close();
    }
  });

  it('is made whole for who comes back after the blind ballots were opened', async () => {
    const events = history(english).slice(1);
    const opens = events.findIndex(({ type }) => type === 'BallotsRevealed');
    const caseId = await newCase(opened, ...events.slice(0, opens));
    const viewers = [follower(live.url(), caseId, ada.who), follower(live.url(), caseId, '')];
    for (const viewer of viewers) await expect.poll(viewer.last).toBe(opens + 1);
    expect(viewers.map((viewer) => viewer.debate().money)).toMatchObject([{ held: 1 }, { held: 1 }]);
    for (const { socket } of viewers) socket.disconnect();
    await live.append(caseId, events.slice(opens), opens + 1);
    for (const [i, who] of [ada.who, ''].entries()) {
      const viewer = viewers[i] as (typeof viewers)[number];
      viewer.socket.connect();
      const late = follower(live.url(), caseId, who);
      for (const one of [viewer, late]) await expect.poll(one.last).toBe(events.length + 1);
      // The lines of the transcript are the client's own to add.
      const bare = { transcript: [], marks: {} };
      expect({ ...viewer.debate(), ...bare }).toEqual({ ...late.debate(), ...bare });
      expect(viewer.debate().money).toMatchObject({ held: 0, tokensIn: 4200 });
      for (const { socket } of [viewer, late]) socket.close();
    }
  });

  it('begins at the tail when asked, and older pages come on demand', async () => {
    const many = Array.from({ length: 450 }, (_, i): CaseEvent => ({
      type: 'RunStarted',
      data: { runId: `r${i}`, at },
    }));
    const caseId = await newCase(...many);
    const viewer = follower(live.url(), caseId, ada.who, 100);
    await isLive(viewer.socket);
    expect(viewer.seen.map(({ revision }) => revision)).toEqual(Array.from({ length: 100 }, (_, i) => 351 + i));
    const older = await viewer.socket.emitWithAck('back', 351);
    expect(older.map(({ revision }) => revision)).toEqual(Array.from({ length: 200 }, (_, i) => 151 + i));
    const [oldest, again] = await Promise.all([151, 351].map((before) => viewer.socket.emitWithAck('back', before)));
    expect([oldest?.length, oldest?.[0]?.revision, again?.length]).toEqual([151, 0, 200]);
    viewer.socket.close();
  });

  it('is closed for viewers who ask for more pages at once than they can read', async () => {
    const caseId = await newCase();
    const viewer = follower(live.url(), caseId, ada.who);
    await isLive(viewer.socket);
    for (let i = 0; i < 50; i++) void viewer.socket.emit('back', 1, () => undefined);
    await expect.poll(viewer.cuts).toBe(1);
    viewer.socket.close();
  });

  it('moves on a dashboard when a case does', async () => {
    const board = connect(live.url(), { account: true }, ada);
    const stranger = connect(live.url(), { account: true }, { who: 'eve/s3' });
    const nobody = connect(live.url(), { account: true });
    expect(await gone(nobody)).toBe('signed-out');
    const [changes, others]: [string[], string[]] = [[], []];
    board.on(
      'changed',
      ({ case_id, type, position }) => void changes.push(`${case_id} ${type} ${/^\d+$/.test(position)}`),
    );
    stranger.on('changed', ({ type }) => void others.push(type));
    // The join follows the look at the session, so the first changes may pass unnoticed.
    const brought: string[] = [];
    const told = (caseId: string) =>
      ['CaseSubmitted', 'ClarificationAnswered'].every((type) => changes.includes(`${caseId} ${type} true`));
    const bring = async () => {
      brought.push(await newCase(clarificationAsked(), clarificationAnswered()));
      return brought.some(told);
    };
    await expect.poll(bring, { interval: 50 }).toBe(true);
    expect(others).toEqual([]);
    for (const socket of [board, stranger, nobody]) socket.close();
  });
});

describe('partial utterances', () => {
  const spoken = (offset: number, text: string) => ({ panel: 0, seatId: 'seat-1', key: 'u1', offset, text });
  const held = (socket: Viewer) => {
    let texts = new Map<string, string>();
    let frames = 0;
    socket.on('fr', ({ key, words }: Frame) => {
      frames++;
      const next = key ? new Map<string, string>() : texts;
      for (const [id, , , offset, text] of words) {
        const old = (key ? '' : next.get(id)) ?? '';
        if (offset <= old.length) next.set(id, old.slice(0, offset) + text);
      }
      texts = next;
    });
    return { text: () => texts.get('u1'), frames: () => frames };
  };

  it('reach who is there as they are said, in few frames, and who comes later whole', async () => {
    const caseId = await newCase(opened);
    const owner = connect(live.url(), { case: caseId, after: 1 }, ada);
    const first = held(owner);
    await isLive(owner);
    let said = '';
    for (let i = 0; i < 200; i++) {
      live.publishDelta(caseId, spoken(said.length, `word${i} `));
      said += `word${i} `;
      if (i % 20 === 0) await turns();
    }
    await expect.poll(first.text).toBe(said);
    expect(first.frames()).toBeLessThan(30);
    const late = connect(live.url(), { case: caseId, after: 1 }, ada);
    const second = held(late);
    await expect.poll(second.text).toBe(said);
    for (const socket of [owner, late]) socket.close();
  });

  it('reach a watcher by link without what the owner wrote', async () => {
    const own = 'Nobody but me knows that the landlord is my uncle';
    const caseId = `case${count++}`;
    await live.append(caseId, [caseSubmitted({ caseId, accountId: 'ada', q1: `Sign the lease? ${own}.` }), opened], -1);
    const watcher = connect(live.url(), { case: caseId, after: 1 });
    const frames: string[] = [];
    watcher.on('fr', (frame) => void frames.push(JSON.stringify(frame)));
    const heard = held(watcher);
    await isLive(watcher);
    const words = `The case says: “${own}.” I ask what follows from it, and for whom, and until when, before anything is signed.`;
    for (let i = 0; i < words.length; i += 7) live.publishDelta(caseId, spoken(i, words.slice(i, i + 7)));
    await expect.poll(heard.text).toMatch(/^The case says: “\[…\]\.” I ask what follows/u);
    expect(frames.join('')).not.toContain('uncle');
    watcher.close();
  });
});
