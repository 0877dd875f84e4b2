import { createSubscriber } from 'svelte/reactivity';

import type { Frame, GoneReason, ServerToClient } from '../../shared/api/live.ts';
import { endedBy } from '../../shared/api/spoken.ts';
import type { CaseEvent } from '../../shared/events/case.ts';
import { type Debate, type Seen, foldDebate, noDebate } from '../../shared/views/debate/debate.ts';
import { linesWithin, newest } from './lines.ts';
import { codeOf } from '../api.ts';
import type { LiveSocket } from '../state/live.ts';
import { type Ask, startPolling } from './polling.ts';
import { type Speaking, Deltas } from '../state/deltas.ts';

export type Role = 'owner' | 'auditor' | 'watcher';
type Needs = {
  readonly socket: LiveSocket;
  /** Calls back once before the next paint, or once a second where motion is not wanted. */
  readonly soon: (work: () => void) => void;
  readonly now: () => number;
  /** The same facts by HTTP, while the socket does not connect. */
  readonly ask: Ask;
  readonly wait?: (ms: number) => Promise<void>;
  /** Tells `offline` and `online`: the window. */
  readonly network?: EventTarget;
};

const sleep = (ms: number) => new Promise<void>((resolve) => setTimeout(resolve, ms));
/** Why a case that was refused over HTTP is not shown; null where asking again may help. */
const goneBy = (code: string, as: Role | null): GoneReason | null => {
  if (code !== 'CASE_NOT_FOUND' && code !== 'NOT_SIGNED_IN') return null;
  if (as === 'watcher') return 'closed';
  return as !== null && code === 'NOT_SIGNED_IN' ? 'signed-out' : 'not-found';
};

/** The pages in which older history comes, and how many are asked for at once. */
const page = 200;
const atOnce = 4;
/** Older lines that are fetched at least, where there are so many: a page may hold few. */
const enough = 20;
/** Lines that are kept while the latest are followed; older ones can be fetched again. */
const kept = 400;

/**
 * A case while somebody watches it: connects when it is first read, begins with the current state and the tail of what was said, then
 * follows; older statements come when they are asked for. It folds with the server's own function and holds no truth: a gap in
 * the revisions makes it connect again after the last one it has.
 */
export class LiveCase {
  #debate = $state.raw<Debate>(noDebate);
  #speaking = $state.raw<readonly Speaking[]>([]);
  #link = $state<'connecting' | 'live' | 'polling' | 'reconnecting'>('connecting');
  #stopPolling: () => void = () => {};
  #gone = $state<GoneReason | null>(null);
  #as = $state<Role | null>(null);
  #arrivedAt = $state(0);
  #lostAt = $state(0);
  /** The first and the last revision whose lines are in the transcript; -1 for none. */
  #first = $state(-1);
  #last = -1;
  #fetching: Promise<void> | null = null;
  #frames: Frame[] = [];
  readonly #deltas = new Deltas();
  readonly #subscribe: () => void;
  readonly #needs: Needs;

  constructor(needs: Needs) {
    this.#needs = needs;
    this.#subscribe = createSubscriber(() => this.#watch());
  }

  get debate(): Debate {
    this.#subscribe();
    return this.#debate;
  }
  get speaking(): readonly Speaking[] {
    this.#subscribe();
    return this.#speaking;
  }
  get link() {
    return this.#link;
  }
  get gone(): GoneReason | null {
    return this.#gone;
  }
  get as(): Role | null {
    return this.#as;
  }
  /** Whether the transcript reaches back to the beginning. */
  get complete(): boolean {
    return this.#first === 0;
  }
  /** When the last fact came, by this device's clock; and when the connection was lost. */
  get arrivedAt(): number {
    return this.#arrivedAt;
  }
  get lostAt(): number {
    return this.#lostAt;
  }

  /** The last revision applied: where a new connection resumes. */
  get after(): number {
    return this.#last;
  }

  #watch(): () => void {
    const { socket, network = globalThis } = this.#needs;
    const on: Partial<ServerToClient> = {
      snapshot: (debate) => this.#restore(debate),
      evs: (page, acknowledge) => {
        this.#apply(page);
        acknowledge();
      },
      ev: (event) => this.#apply([event]),
      fr: (frame) => {
        if (this.#frames.push(frame) === 1) this.#needs.soon(() => this.#receive());
      },
      live: ({ as }) => {
        this.#stopPolling();
        this.#as = as;
        this.#link = 'live';
        this.#arrivedAt = this.#needs.now();
      },
      gone: (reason) => {
        this.#stopPolling();
        this.#gone = reason;
      },
    };
    // oxlint-disable-next-line typescript/no-unsafe-type-assertion -- each listener takes the message of its own name
    for (const [name, listener] of Object.entries(on)) socket.on(name as 'ev', listener as ServerToClient['ev']);
    socket.on('disconnect', (reason) => {
      if (this.#gone || reason === 'io client disconnect') return;
      this.#lose();
      this.#poll();
      if (reason === 'io server disconnect') setTimeout(() => this.#gone ?? socket.connect(), 1000);
    });
    // A socket notices a lost network only when its next ping fails, up to 45 s later.
    const offline = () => this.#lose();
    const online = () => this.#reconnect();
    network.addEventListener('offline', offline);
    network.addEventListener('online', online);
    socket.connect();
    this.#poll();
    return () => {
      this.#stopPolling();
      network.removeEventListener('offline', offline);
      network.removeEventListener('online', online);
      socket.off();
      socket.disconnect();
    };
  }

  /**
   * The current state comes first, and again when the blind ballots open and earlier events say more. The transcript stays, and a
   * state that is older than what was applied since is left out.
   */
  #restore(debate: Debate): void {
    if (this.#last < 0) this.#debate = debate;
    else if (debate.revision >= this.#last) this.#debate = { ...debate, transcript: this.#debate.transcript };
  }

  /** Until the socket is live the facts come by HTTP; the socket goes on trying by itself. */
  #poll(): void {
    const { ask, wait = sleep, now } = this.#needs;
    this.#stopPolling();
    this.#stopPolling = startPolling({
      ask,
      wait,
      after: () => this.#last,
      receive: ({ as, snapshot, events }) => {
        if (snapshot) this.#restore(snapshot);
        this.#apply(events);
        this.#as = as;
        if (this.#link !== 'polling') this.#arrivedAt = now();
        this.#link = 'polling';
      },
      failed: (error) => {
        const gone = goneBy(codeOf(error), this.#as);
        if (gone) this.#gone = gone;
        else if (this.#link === 'polling') this.#lose();
        return !gone;
      },
    });
  }

  /** A connection given up by this side is lost too, until another one is live: a server may be gone meanwhile. */
  #reconnect(): void {
    this.#needs.socket.disconnect().connect();
    this.#lose();
    this.#poll();
  }

  #lose(): void {
    if (this.#link !== 'reconnecting') this.#lostAt = this.#needs.now();
    this.#link = 'reconnecting';
    this.#deltas.clear();
    this.#speaking = [];
  }

  #apply(page: readonly Seen[]): void {
    const last = this.#last;
    const fresh = page.filter(({ revision }) => revision > last);
    const gap = fresh.findIndex(
      ({ revision }, i) => (last >= 0 || i > 0) && revision !== (fresh[i - 1]?.revision ?? last) + 1,
    );
    this.#take(gap < 0 ? fresh : fresh.slice(0, gap));
    if (gap >= 0 && this.#link !== 'polling') this.#reconnect();
  }

  /** What the current state already holds is only read; what came later is folded. */
  #take(events: readonly Seen[]): void {
    const [first, latest] = [events[0], events.at(-1)];
    if (!first || !latest) return;
    const { phases, transcript, revision: shown } = this.#debate;
    const read = linesWithin(
      events.filter(({ revision }) => revision <= shown),
      phases,
    );
    const before = read.length > 0 ? { ...this.#debate, transcript: [...transcript, ...read] } : this.#debate;
    this.#debate = foldDebate(
      events.filter(({ revision }) => revision > shown),
      before,
    );
    if (this.#first < 0) this.#first = first.revision;
    this.#last = latest.revision;
    // oxlint-disable-next-line typescript/no-unsafe-type-assertion -- nothing of it is withheld
    for (const event of events) if (event.data) this.#deltas.end(...endedBy(event as CaseEvent));
    this.#speaking = this.#deltas.speaking;
    this.#arrivedAt = this.#needs.now();
  }

  #receive(): void {
    for (const frame of this.#frames) this.#deltas.receive(frame);
    this.#frames = [];
    this.#speaking = this.#deltas.speaking;
  }

  /** Fetches statements from before those that are here. */
  older(): Promise<void> {
    return this.#fetch(async () => {
      for (let lines = 0; lines < enough && this.#first > 0;) {
        const events = await this.#back(this.#first);
        if (events.length === 0) return;
        lines += this.#prepend(events);
      }
    });
  }

  /** Fetches everything that is not here, several pages at a time; it is shown when it is whole. */
  async beginning(): Promise<void> {
    await this.#fetching;
    return this.#fetch(async () => {
      const ends = Array.from({ length: Math.ceil(this.#first / page) }, (_, i) => this.#first - i * page);
      const pages: (readonly Seen[])[] = [];
      while (ends.length > 0) {
        const some = await Promise.all(ends.splice(0, atOnce).map((end) => this.#back(end)));
        if (some.some((events) => events.length === 0)) return;
        pages.push(...some);
      }
      this.#prepend(pages.toReversed().flat());
    });
  }

  /** Drops old statements, so that watching for hours takes no more memory than watching for minutes. */
  forget(): void {
    if (this.#fetching || this.#debate.transcript.length <= 2 * kept) return;
    const { lines, from } = newest(this.#debate.transcript, kept);
    this.#first = from;
    this.#debate = { ...this.#debate, transcript: lines };
  }

  /** One fetch at a time: later callers wait for it. */
  #fetch(work: () => Promise<void>): Promise<void> {
    if (this.#first <= 0) return Promise.resolve();
    this.#fetching ??= work().finally(() => (this.#fetching = null));
    return this.#fetching;
  }

  #prepend(events: readonly Seen[]): number {
    const lines = linesWithin(events, this.#debate.phases);
    if (lines.length > 0) this.#debate = { ...this.#debate, transcript: [...lines, ...this.#debate.transcript] };
    this.#first = events[0]?.revision ?? this.#first;
    return lines.length;
  }

  async #back(revision: number): Promise<readonly Seen[]> {
    const { socket, ask } = this.#needs;
    const older =
      this.#link === 'live'
        ? socket.timeout(8000).emitWithAck('back', revision)
        : ask({ before: revision }).then(({ events }) => events);
    // oxlint-disable-next-line typescript/no-unsafe-type-assertion -- socket.io forgets the type of an answer
    return (await older.catch(() => [])) as readonly Seen[];
  }
}
