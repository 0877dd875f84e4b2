import { connect as dial } from 'node:net';

import { afterAll, beforeAll, describe, expect, it } from 'vitest';

import { esdbStore } from '../../../server/platform/store/esdb/esdbStore.ts';
import type { Store } from '../../../server/platform/store/store.ts';
import type { CaseEvent } from '../../../shared/events/case.ts';
import type { WitanEvent } from '../../../shared/events/catalogue.ts';
import { textFrame, upgradeRequest } from '../../support/byteViewer.ts';
import { at, caseSubmitted } from '../../support/controls.ts';
import { portion, seed } from '../../support/sampled.ts';
import { type TestEventstore, newId, testEventstore } from '../../support/eventstore.ts';
import { type Live, follower, startLive } from './world.ts';

let eventstore: TestEventstore;
let store: Store<WitanEvent>;
let live: Live;
beforeAll(async () => {
  eventstore = await testEventstore();
  store = esdbStore({ url: eventstore.url });
  live = await startLive(store);
});
afterAll(async () => {
  await live.stop();
  await store.close();
  await eventstore.stop();
});

const said = (i: number, text = `statement ${i}`): CaseEvent => ({
  type: 'UtteranceMade',
  data: {
    panel: 0,
    utteranceId: `u${i}`,
    seatId: 'seat-1',
    phase: 'cross_examination',
    kind: 'claim',
    cruxId: null,
    text,
    evidenceIds: [],
    concession: null,
    steelman: null,
    replyTo: [],
    at,
  },
});
const submit = (caseId: string) => live.append(caseId, [caseSubmitted({ caseId, accountId: 'ada' })], -1);
const opened: CaseEvent = { type: 'WatchLinkOpened', data: { at } };

/** A generator that a failing run can be repeated with. */
const chance = (seed: number) => {
  let state = seed;
  return () => {
    state = (state * 1_664_525 + 1_013_904_223) % 2 ** 32;
    return state / 2 ** 32;
  };
};

describe('resumption', () => {
  it('loses nothing and doubles nothing over cut lines and a restarted server', async () => {
    const random = chance(Number(seed));
    const caseId = newId('chaos');
    await submit(caseId);
    const viewers = Array.from({ length: portion(40, 20) }, () => follower(live.url(), caseId, 'ada/s1'));
    const total = portion(300, 150);
    for (let i = 1; i <= total; i++) {
      await live.append(caseId, [said(i)], i - 1);
      if (random() < 0.25) {
        const viewer = viewers[Math.floor(random() * viewers.length)];
        // As a network does it: no goodbye.
        (
          viewer?.socket.io.engine as unknown as { transport: { ws?: { terminate?: () => void } } } | undefined
        )?.transport.ws?.terminate?.();
      }
      if (i === Math.floor(total / 3) || i === Math.floor((2 * total) / 3)) await live.restart();
    }
    await expect.poll(() => viewers.filter(({ last }) => last() < total).length).toBe(0);
    const expected = Array.from({ length: total + 1 }, (_, i) => i);
    // Both restarts cut every line, and chance cut more.
    expect(viewers.reduce((sum, { cuts }) => sum + cuts(), 0)).toBeGreaterThan(2 * viewers.length + total / 25);
    for (const viewer of viewers) {
      expect(viewer.seen.map(({ revision }) => revision)).toEqual(expected);
      expect(viewer.gaps()).toBe(0);
      viewer.socket.close();
    }
  });
});

describe('a crowd', () => {
  const [watched, silent] = [portion(500, 150), portion(150, 50)];
  it(`of ${watched} watched cases and ${silent} viewers that do not read holds up no append and no other viewer`, async () => {
    const ids = Array.from({ length: watched }, (_, i) => newId(`crowd${i}x`));
    for (let i = 0; i < ids.length; i += 25) await Promise.all(ids.slice(i, i + 25).map(submit));
    const viewers = ids.map((caseId) => follower(live.url(), caseId, 'ada/s1'));
    await expect.poll(() => viewers.filter(({ last }) => last() < 0).length).toBe(0);

    const hot = ids[0] as string;
    await live.append(hot, [opened], 0);
    const idle = await Promise.all(Array.from({ length: silent }, () => deafViewer(live.url(), hot)));

    // 60 facts of 20 KB for the deaf ones, and one for each of the others, all while nobody reads.
    for (let i = 0; i < 60; i++) await live.append(hot, [said(i, 'x'.repeat(20_000))], i + 1);
    for (let i = 1; i < ids.length; i += 25)
      await Promise.all(ids.slice(i, i + 25).map((caseId) => live.append(caseId, [said(1)], 0)));

    const behind = () => viewers.filter(({ last }, i) => last() < (i === 0 ? 61 : 1)).length;
    await expect.poll(behind).toBe(0);
    for (const { seen, socket, gaps } of viewers) {
      expect(seen.map(({ revision }) => revision)).toEqual(seen.map((_, i) => i));
      expect(gaps()).toBe(0);
      socket.close();
    }
    for (const socket of idle) socket.destroy();
  });

  it('sends away who leaves too much unread', async () => {
    const strict = await startLive(store, { unread: 10 });
    const caseId = newId('slow');
    await strict.append(caseId, [caseSubmitted({ caseId, accountId: 'ada' }), opened], -1);
    const deaf = await deafViewer(strict.url(), caseId);
    const reader = follower(strict.url(), caseId, 'ada/s1');
    for (let i = 0; i < 120; i++) await strict.append(caseId, [said(i, 'x'.repeat(200_000))], i + 1);
    await expect.poll(reader.last).toBe(121);
    // It finds the line cut once it looks; on the way there it reads what the network had kept for it.
    const sentAway = new Promise((resolve) => void deaf.once('close', resolve));
    await expect.poll(() => strict.connections()).toBe(1);
    deaf.resume();
    await sentAway;
    reader.socket.close();
    await strict.stop();
  });
});

/** A viewer at the level of bytes that opens a socket, joins, and then stops reading. */
const deafViewer = (url: string, caseId: string) =>
  new Promise<ReturnType<typeof dial>>((resolve, reject) => {
    const address = new URL(url);
    const socket = dial(Number(address.port), address.hostname);
    socket.once('error', reject);
    socket.write(upgradeRequest(address));
    let heard = '';
    socket.on('data', (bytes) => {
      const before = heard;
      heard += bytes.toString('latin1');
      if (!before.includes('"sid"') && heard.includes('"sid"'))
        socket.write(textFrame(`40${JSON.stringify({ case: caseId, after: 1_000_000 })}`));
      if (heard.includes('["live"')) {
        socket.pause();
        socket.removeAllListeners('data');
        socket.removeAllListeners('error').on('error', () => {});
        resolve(socket);
      }
    });
  });
