import { createSubscriber } from 'svelte/reactivity';

import type { Frame, GoneReason, ServerToClient } from '../../shared/api/live.ts';
import { endedBy } from '../../shared/api/spoken.ts';
import type { CaseEvent } from '../../shared/events/case.ts';
import { type Debate, type Seen, evolveDebate, foldDebate, noDebate } from '../../shared/views/debate.ts';
import type { LiveSocket } from './live.ts';
import { type Speaking, Whispers } from './whispers.ts';

export type Role = 'owner' | 'auditor' | 'watcher';
type Needs = {
  readonly socket: LiveSocket;
  /** Calls back once before the next paint, or once a second where motion is not wanted. */
  readonly soon: (work: () => void) => void;
  readonly now: () => number;
};

const openingEvents = 200;

/**
 * A case while somebody watches it: connects when it is first read, shows the opening and the tail as soon as they are here,
 * fills in what lies between, then follows. It folds with the server's own function and holds no truth: a gap in the revisions
 * makes it connect again after the last one it has.
 */
export class LiveCase {
  #debate = $state.raw<Debate>(noDebate);
  #speaking = $state.raw<readonly Speaking[]>([]);
  #link = $state<'connecting' | 'live' | 'reconnecting'>('connecting');
  #gone = $state<GoneReason | null>(null);
  #as = $state<Role | null>(null);
  #complete = $state(false);
  #arrivedAt = $state(0);
  #lostAt = $state(0);
  #opening: readonly Seen[] = [];
  #tail: Seen[] = [];
  #filling = false;
  #frames: Frame[] = [];
  readonly #whispers = new Whispers();
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
  /** False while older statements are still being fetched. */
  get complete(): boolean {
    return this.#complete;
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
    return this.#tail.at(-1)?.revision ?? -1;
  }

  #watch(): () => void {
    const { socket } = this.#needs;
    const on: Partial<ServerToClient> = {
      evs: (page, acknowledge) => {
        this.#apply(page);
        acknowledge();
      },
      ev: (event) => this.#apply([event]),
      fr: (frame) => {
        if (this.#frames.push(frame) === 1) this.#needs.soon(() => this.#hear());
      },
      live: ({ as }) => {
        this.#as = as;
        this.#link = 'live';
        this.#arrivedAt = this.#needs.now();
        void this.#fill();
      },
      gone: (reason) => (this.#gone = reason),
    };
    for (const [name, listener] of Object.entries(on)) socket.on(name as 'ev', listener as ServerToClient['ev']);
    socket.on('disconnect', (reason) => {
      if (this.#gone || reason === 'io client disconnect') return;
      this.#link = 'reconnecting';
      this.#lostAt = this.#needs.now();
      this.#whispers.clear();
      this.#speaking = [];
      if (reason === 'io server disconnect') setTimeout(() => this.#gone ?? socket.connect(), 1000);
    });
    socket.connect();
    return () => {
      socket.off();
      socket.disconnect();
    };
  }

  #apply(page: readonly Seen[]): void {
    let debate = this.#debate;
    for (const event of page) {
      const last = this.after;
      if (last >= 0 && event.revision <= last) continue;
      if (last >= 0 && event.revision !== last + 1) {
        this.#debate = debate;
        this.#needs.socket.disconnect().connect();
        return;
      }
      this.#tail.push(event);
      debate = evolveDebate(debate, event);
      if (event.data) this.#whispers.end(...endedBy(event as CaseEvent));
    }
    this.#debate = debate;
    this.#speaking = this.#whispers.speaking;
    this.#arrivedAt = this.#needs.now();
  }

  #hear(): void {
    for (const frame of this.#frames) this.#whispers.hear(frame);
    this.#frames = [];
    this.#speaking = this.#whispers.speaking;
  }

  /** First the opening (who sits here, what is decided), then backwards from the tail until nothing is missing. */
  async #fill(): Promise<void> {
    const first = this.#tail[0]?.revision ?? 0;
    if (first === 0) this.#complete = true;
    if (this.#complete || this.#filling) return;
    this.#filling = true;
    try {
      this.#opening = await this.#back(Math.min(first, openingEvents));
      this.#refold([]);
      const middle: (readonly Seen[])[] = [];
      const known = (this.#opening.at(-1)?.revision ?? -1) + 1;
      for (let before = first; before > known;) {
        const page = (await this.#back(before)).filter(({ revision }) => revision >= known);
        if (page.length === 0) return;
        middle.unshift(page);
        before = page[0]?.revision ?? known;
      }
      this.#refold(middle.flat());
      this.#complete = true;
    } finally {
      this.#filling = false;
    }
  }

  #refold(middle: readonly Seen[]): void {
    if (middle.length > 0) this.#opening = [...this.#opening, ...middle];
    this.#debate = foldDebate(this.#tail, foldDebate(this.#opening));
  }

  async #back(revision: number): Promise<readonly Seen[]> {
    const { socket } = this.#needs;
    return (await socket
      .timeout(8000)
      .emitWithAck('back', revision)
      .catch(() => [])) as readonly Seen[];
  }
}
