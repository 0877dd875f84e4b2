import { flushSync } from 'svelte';
import { describe, expect, it } from 'vitest';

import type { LiveSocket } from '../../client/state/live.ts';
import { Refused } from '../../client/api.ts';
import { LiveCase } from '../../client/watch/liveCase.svelte.ts';
import type { Ask } from '../../client/watch/polling.ts';
import { type Seen, foldDebate } from '../../shared/views/debate/debate.ts';
import { history, seen } from '../support/histories.ts';
import { english } from '../support/stories.ts';
import { looking } from './effects.svelte.ts';

const events = seen(history(english));

/** A socket that does what the test says, and counts its connections. */
class FakeSocket {
  connections = 0;
  asked: number[] = [];
  readonly #listeners = new Map<string, (...given: never[]) => void>();
  readonly #all: readonly Seen[];

  constructor(all: readonly Seen[]) {
    this.#all = all;
  }
  on(name: string, listener: (...given: never[]) => void) {
    this.#listeners.set(name, listener);
    return this;
  }
  off() {
    this.#listeners.clear();
    return this;
  }
  connect() {
    this.connections += 1;
    return this;
  }
  disconnect() {
    return this;
  }
  timeout() {
    return this;
  }
  async emitWithAck(_name: 'back', revision: number): Promise<readonly Seen[]> {
    this.asked.push(revision);
    return this.#all.filter((event) => event.revision < revision).slice(-200);
  }
  tell(name: string, ...given: unknown[]) {
    this.#listeners.get(name)?.(...(given as never[]));
    flushSync();
  }
}

const silent: Ask = () => new Promise(() => {});

const watched = (all: readonly Seen[] = events) => {
  const socket = new FakeSocket(all);
  const live = new LiveCase({
    socket: socket as unknown as LiveSocket,
    soon: (work) => work(),
    now: () => 1000,
    ask: silent,
  });
  const stop = looking(() => void [live.debate, live.speaking]);
  return { socket, live, stop };
};

describe('a case that is watched', () => {
  it('opens no connection before somebody looks, and closes it after the last look', () => {
    const socket = new FakeSocket(events);
    const live = new LiveCase({
      socket: socket as unknown as LiveSocket,
      soon: (work) => work(),
      now: () => 0,
      ask: silent,
    });
    expect(socket.connections).toBe(0);
    const stop = looking(() => void live.debate);
    expect(socket.connections).toBe(1);
    stop();
  });

  it('folds pages and single facts, each once, as the server does', () => {
    const { socket, live, stop } = watched();
    let acknowledged = 0;
    socket.tell('evs', events.slice(0, 40), () => (acknowledged += 1));
    socket.tell('evs', events.slice(30, 60), () => (acknowledged += 1));
    for (const event of events.slice(55)) socket.tell('ev', event);
    expect(acknowledged).toBe(2);
    expect(live.debate).toEqual(foldDebate(events));
    expect(live.after).toBe(events.length - 1);
    stop();
  });

  it('connects again on a gap and applies nothing beyond it', () => {
    const { socket, live, stop } = watched();
    socket.tell('evs', events.slice(0, 10), () => {});
    socket.tell('ev', events[12]);
    expect(live.after).toBe(9);
    expect(socket.connections).toBe(2);
    // What is lost now is seen by no listener: the socket was closed by this side.
    expect(live.link).toBe('reconnecting');
    stop();
  });

  const long = seen(Array.from({ length: 40 }, () => history(english)).flat());
  const whole = foldDebate(long);
  const bare = { transcript: [], marks: {} };
  /** As the gateway does it: the state at the head, then the tail up to there. */
  const fromTail = (all: readonly Seen[] = long) => {
    const { socket, live, stop } = watched(all);
    socket.tell('snapshot', { ...foldDebate(all), ...bare });
    socket.tell('evs', all.slice(-200), () => {});
    socket.tell('live', { head: all.length - 1, as: 'owner' });
    return { socket, live, stop };
  };

  it('begins at the tail with every figure of the whole, and asks for nothing', () => {
    const { socket, live, stop } = fromTail();
    const from = long.length - 200;
    expect({ ...live.debate, ...bare }).toEqual({ ...whole, ...bare });
    expect(live.debate.transcript).toEqual(whole.transcript.filter(({ revision }) => revision >= from));
    expect([live.complete, socket.asked]).toEqual([false, []]);
    stop();
  });

  it('folds on from there as from the beginning', () => {
    const { socket, live, stop } = fromTail(long.slice(0, -60));
    for (const event of long.slice(-60)) socket.tell('ev', event);
    expect({ ...live.debate, ...bare }).toEqual({ ...whole, ...bare });
    expect(live.debate.transcript).toEqual(whole.transcript.slice(-live.debate.transcript.length));
    stop();
  });

  it('fetches older statements as they are asked for, with nothing missing or twice', async () => {
    const { socket, live, stop } = fromTail();
    for (let asked = 0; !live.complete && asked < 50; asked++) {
      await Promise.all([live.older(), live.older()]);
      expect(live.debate.transcript).toEqual(whole.transcript.slice(-live.debate.transcript.length));
    }
    expect(live.debate.transcript).toEqual(whole.transcript);
    expect(new Set(socket.asked).size).toBe(socket.asked.length);
    await live.older();
    expect(live.complete).toBe(true);
    stop();
  });

  it('fetches all the older statements when the reader goes to the beginning', async () => {
    const { live, stop } = fromTail();
    await Promise.all([live.older(), live.beginning()]);
    expect(live.complete).toBe(true);
    expect(live.debate.transcript).toEqual(whole.transcript);
    stop();
  });

  it('drops old statements, and can fetch it again', async () => {
    const { live, stop } = fromTail();
    await live.beginning();
    const [before, all] = [live.debate, live.debate.transcript.length];
    for (let i = 0; i < 5; i++) live.forget();
    const left = live.debate.transcript.length;
    expect(left).toBeLessThan(all);
    expect({ ...live.debate, transcript: before.transcript }).toEqual(before);
    expect(live.complete).toBe(false);
    await live.beginning();
    expect(live.debate).toEqual(before);
    stop();
  });

  it('is reconnecting as soon as the device is offline, and connects again when it is online', async () => {
    const socket = new FakeSocket(events);
    const network = new EventTarget();
    const live = new LiveCase({
      socket: socket as unknown as LiveSocket,
      soon: (work) => work(),
      now: () => 1000,
      ask: silent,
      network,
    });
    const stop = looking(() => void live.debate);
    socket.tell('evs', events, () => {});
    socket.tell('live', { head: events.length - 1, as: 'owner' });
    network.dispatchEvent(new Event('offline'));
    expect([live.link, live.lostAt]).toEqual(['reconnecting', 1000]);
    network.dispatchEvent(new Event('online'));
    expect(socket.connections).toBe(2);
    stop();
    await Promise.resolve();
    network.dispatchEvent(new Event('online'));
    expect(socket.connections).toBe(2);
  });

  it('shows words as they come and drops them when their fact is there', () => {
    const { socket, live, stop } = watched();
    const at = events.findIndex(({ type }) => type === 'UtteranceMade');
    const utterance = events[at];
    socket.tell('evs', events.slice(0, at), () => {});
    socket.tell('live', { head: at - 1, as: 'owner' });
    socket.tell('fr', { key: false, words: [['U-1', 0, 'seat-2', 0, 'The break ']] });
    socket.tell('fr', { key: false, words: [['U-1', 0, 'seat-2', 10, 'is worth']] });
    expect(live.speaking.map(({ text }) => text)).toEqual(['The break is worth']);
    socket.tell('ev', utterance);
    expect(live.speaking).toEqual([]);
    socket.tell('fr', { key: false, words: [['U-1', 0, 'seat-2', 0, 'late']] });
    expect(live.speaking).toEqual([]);
    stop();
  });

  /** Without a WebSocket: the server's facts up to `head` by HTTP, whenever `tick` lets the next wait end. */
  const polled = () => {
    const socket = new FakeSocket(events);
    const server = { head: 45, refuse: null as Refused | null };
    const asked: object[] = [];
    let waits: (() => void)[] = [];
    const ask: Ask = async (query) => {
      asked.push(query);
      if (server.refuse) throw server.refuse;
      const from = 'after' in query ? query.after + 1 : Math.max(0, query.before - 200);
      const until = 'after' in query ? Math.min(server.head, from + 39) : query.before - 1;
      return { as: 'watcher', head: server.head, snapshot: null, events: events.slice(from, until + 1) };
    };
    const live = new LiveCase({
      socket: socket as unknown as LiveSocket,
      soon: (work) => work(),
      now: () => 1000,
      ask,
      wait: () => new Promise((resolve) => waits.push(resolve)),
    });
    const stop = looking(() => void live.debate);
    const tick = async () => {
      const due = waits;
      waits = [];
      for (const go of due) go();
      for (let i = 0; i < 20; i++) await Promise.resolve();
      flushSync();
    };
    return { socket, server, asked, live, stop, tick };
  };

  it('fills and follows by HTTP where no WebSocket passes, and goes on by the socket when it does', async () => {
    const { socket, server, asked, live, stop, tick } = polled();
    expect(asked).toEqual([]);
    await tick();
    expect([live.link, live.as, live.after]).toEqual(['polling', 'watcher', 45]);
    expect(live.debate).toEqual(foldDebate(events.slice(0, 46)));
    server.head = events.length - 3;
    for (let i = 0; i < 3; i++) await tick();
    expect(live.debate).toEqual(foldDebate(events.slice(0, -2)));
    socket.tell('snapshot', { ...foldDebate(events.slice(0, 30)), transcript: [] });
    socket.tell('evs', events.slice(-2), () => {});
    socket.tell('live', { head: events.length - 1, as: 'watcher' });
    expect(live.link).toBe('live');
    expect(live.debate).toEqual(foldDebate(events));
    const before = asked.length;
    for (let i = 0; i < 3; i++) await tick();
    expect(asked.length).toBe(before);
    stop();
  });

  it('tells by HTTP that the link was closed, and goes on after a failure', async () => {
    const { server, live, stop, tick } = polled();
    await tick();
    const problem = { type: 'about:blank', title: '', status: 503, detail: '' };
    server.refuse = new Refused({ ...problem, code: 'BUSY' });
    await tick();
    expect([live.link, live.gone]).toEqual(['reconnecting', null]);
    server.refuse = null;
    await tick();
    expect(live.link).toBe('polling');
    server.refuse = new Refused({ ...problem, status: 401, code: 'NOT_SIGNED_IN' });
    await tick();
    expect(live.gone).toBe('closed');
    stop();
  });
});
