import type { HistoryEvent } from '../../shared/api/cases/history.ts';
import { type Debate, type Seen, foldDebate, noDebate } from '../../shared/views/debate/debate.ts';
import { rehearsed } from '../debate/rehearsed.ts';
import type { HistoryPages } from './historyPages.ts';

const page = 500;
const snapshotEvery = 200;

/** A recorded history: every revision can be looked at, from snapshots of the same fold that everything else uses. */
export class Replay {
  #events = $state.raw<readonly HistoryEvent[]>([]);
  #done = $state(false);
  #revision = $state(0);
  error = $state.raw<unknown>(null);
  readonly #snapshots: Debate[] = [];
  readonly #api: HistoryPages;
  readonly #caseId: string;

  constructor(api: HistoryPages, caseId: string, revision: number | null) {
    this.#api = api;
    this.#caseId = caseId;
    this.#revision = revision ?? Number.POSITIVE_INFINITY;
  }

  get events(): readonly HistoryEvent[] {
    return this.#events;
  }
  get done(): boolean {
    return this.#done;
  }
  get last(): number {
    return this.#events.length - 1;
  }
  get revision(): number {
    return Math.max(0, Math.min(this.#revision, this.last));
  }
  get event(): HistoryEvent | undefined {
    return this.#events[this.revision];
  }
  /** The state after the event at this revision, and before it. */
  readonly #now = $derived.by(() => rehearsed(this.#events.length > 0 ? this.at(this.revision) : noDebate));
  readonly #before = $derived.by(() => rehearsed(this.at(this.revision - 1)));
  get debate(): Debate {
    return this.#now;
  }
  get before(): Debate {
    return this.#before;
  }

  go(revision: number): void {
    this.#revision = Math.max(0, Math.min(Math.round(revision), this.last));
  }

  async read(): Promise<void> {
    try {
      for (;;) {
        const more = await this.#api.events(this.#caseId, this.#events.length, page);
        if (more.length > 0) this.#events = this.#events.concat(more);
        if (more.length < page) break;
      }
      this.#done = true;
    } catch (error) {
      this.error = error;
    }
  }

  /** Folds at most 199 events from the nearest snapshot. */
  at(revision: number): Debate {
    if (revision < 0) return noDebate;
    const whole = Math.floor((revision + 1) / snapshotEvery);
    for (let known = this.#snapshots.length; known < whole; known++)
      this.#snapshots.push(this.#fold(known * snapshotEvery, (known + 1) * snapshotEvery));
    return this.#fold(whole * snapshotEvery, revision + 1);
  }

  /** From the snapshot at `from`, a multiple of 200, up to and without `to`. */
  #fold(from: number, to: number): Debate {
    const before = this.#snapshots[from / snapshotEvery - 1] ?? noDebate;
    // oxlint-disable-next-line typescript/no-unsafe-type-assertion -- a stream `case-…` holds case events
    return foldDebate(this.#events.slice(from, to) as unknown as Seen[], before);
  }
}
