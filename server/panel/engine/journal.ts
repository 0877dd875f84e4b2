import type { CaseEvent } from '../../../shared/events/case.ts';
import type { WitanEvent } from '../../../shared/events/catalogue.ts';
import { caseStream } from '../../../shared/events/case.ts';
import { idOf } from '../../../shared/kernel/ids.ts';
import { type Store, WrongRevision } from '../../platform/store/store.ts';
import { emptyState, evolvePanel, type PanelState } from '../protocol/state/state.ts';

/** What is to be written, who said it, and what it followed from. */
export type Draft = { readonly fact: CaseEvent; readonly actor: string; readonly causation: string | null };

/** Another runner took the case up: this one has nothing more to say. */
export class Superseded extends Error {
  override readonly name = 'Superseded';
}

/**
 * The case's stream as one runner knows it. Appends are serialised and always carry the revision they were decided on; when
 * another writer was faster the newer history is read and the decision made again, unless it was another runner: then this one stops.
 */
export class Journal {
  state: PanelState = emptyState;
  /** The store failed: what this runner knows may be old, and it must not go on. */
  get storeFailed(): boolean {
    return this.#storeFailure !== null;
  }
  unreadable = false;
  /** The first event that is legible and does not fit its type, by stream and revision. */
  unfit: string | null = null;
  /** Another runner took the case up: what still waits to be written would go into that run, and no runner would end it. */
  #superseded = false;
  /** Kept once it is there: a later write that meets another revision says nothing about the one that failed. */
  #storeFailure: { readonly error: unknown } | null = null;
  #revision = -1;
  #last: Promise<unknown> = Promise.resolve();
  readonly #store: Store<WitanEvent>;
  readonly #stream: string;
  readonly #caseId: string;
  readonly #runId: string;

  constructor(store: Store<WitanEvent>, caseId: string, runId: string) {
    this.#store = store;
    this.#stream = caseStream(caseId);
    this.#caseId = caseId;
    this.#runId = runId;
  }

  /** Reads what is new. True when another runner has started since this one did. */
  async catchUp(): Promise<boolean> {
    const ours = this.state.runId === this.#runId;
    try {
      for await (const event of this.#store.read(this.#stream, { from: this.#revision + 1 })) {
        // Data that is damaged, or whose key was deleted, comes back empty: nothing may be decided on half a history.
        // oxlint-disable-next-line typescript/no-unsafe-type-assertion -- a stream `case-…` holds case events
        if (event.data) this.state = evolvePanel(this.state, event as unknown as CaseEvent);
        else this.unreadable = true;
        this.unfit ??= event.unfit ?? null;
        this.#revision = event.revision;
      }
    } catch (error) {
      this.#storeFailure ??= { error };
      throw error;
    }
    return ours && this.state.runId !== this.#runId;
  }

  /** Decides on the newest history and writes it, all or nothing; an empty decision writes nothing. Answers what was written. */
  append(key: string, decide: (state: PanelState) => readonly Draft[]): Promise<readonly Draft[]> {
    const turn = this.#last.then(() => this.#write(key, decide));
    this.#last = turn.catch(() => undefined);
    return turn;
  }

  /** Waits until everything that was begun is written or has failed. */
  async settled(): Promise<void> {
    await this.#last;
  }

  async #write(key: string, decide: (state: PanelState) => readonly Draft[]): Promise<readonly Draft[]> {
    for (;;) {
      if (this.#storeFailure) throw this.#storeFailure.error;
      if (this.#superseded) throw new Superseded(`another runner took up ${this.#stream}`);
      const drafts = decide(this.state);
      if (drafts.length === 0) return drafts;
      const events = drafts.map(({ fact, actor, causation }, i) => ({
        ...fact,
        id: idOf(this.#stream, this.#runId, key, i),
        actor,
        causation,
        correlation: this.#caseId,
      }));
      try {
        const { revision } = await this.#store.append(this.#stream, events, this.#revision);
        for (const { fact } of drafts) this.state = evolvePanel(this.state, fact);
        this.#revision = revision;
        return drafts;
      } catch (error) {
        if (!(error instanceof WrongRevision)) {
          this.#storeFailure = { error };
          throw error;
        }
        this.#superseded = await this.catchUp();
      }
    }
  }
}
