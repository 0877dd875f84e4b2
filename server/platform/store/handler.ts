import type { Decider } from '../../../shared/kernel/decider.ts';
import type { Provenance } from '../../../shared/kernel/event.ts';
import { idOf } from '../../../shared/kernel/ids.ts';
import { type Store, WrongRevision } from './store.ts';

/**
 * Who asks, and the key of what is asked: the same key on the same stream is the same command, no matter who repeats it and
 * however often. A command without a key of its own (an `Idempotency-Key`, an e-mail, a due date) gets a random one.
 */
export type Asked = Provenance & { readonly key: string };

/** `events`: what this command wrote, now or the first time it was given; `[]` if it changed nothing. */
export type Handled<E> = {
  readonly events: readonly E[];
  /** Of the last event of the stream that is known now; -1 and 0 if there is none. */
  readonly revision: number;
  readonly position: bigint;
};

/** `handle`, bound to a decider and its streams. */
export type Handle<Command> = (id: string, command: Command, by: Asked) => Promise<{ readonly position: bigint }>;

/** Read, fold, decide, append; if somebody was faster, look again. Event `i` of a command has the id `idOf(stream, key, i)`. */
export const handle =
  <S, C, E extends All, All extends { readonly type: string }>(
    store: Store<All>,
    { initial, evolve, decide }: Decider<S, C, E>,
    streamOf: (id: string) => string,
    tries = 32,
  ) =>
  async (id: string, command: C, { key, ...provenance }: Asked): Promise<Handled<E>> => {
    const stream = streamOf(id);
    const eventId = (i: number) => idOf(stream, key, i);
    let [state, revision, position] = [initial, -1, 0n];
    const before: E[] = [];
    for (let left = tries; ; left--) {
      // Again only what came since: while a panel writes without a pause, anyone who reads everything again is always too late.
      for await (const event of store.read(stream, { from: revision + 1 })) {
        if (event.unfit) throw new Error(`a command cannot be decided on: ${event.unfit}`);
        // A stream holds the events of its own decider; an erased one adds nothing.
        // oxlint-disable-next-line typescript/no-unsafe-type-assertion -- a stream holds the events of its own decider
        if (!event.erased) state = evolve(state, event as unknown as E);
        ({ revision, position } = event);
        // oxlint-disable-next-line typescript/no-unsafe-type-assertion -- as above
        if (event.id === eventId(before.length)) before.push(event as unknown as E);
      }
      if (before.length > 0) return { events: before, revision, position };

      const events = decide(command, state);
      if (events.length === 0) return { events, revision, position };
      const toWrite = events.map((event, i) => ({ ...event, ...provenance, id: eventId(i) }));
      try {
        return { events, ...(await store.append(stream, toWrite, revision)) };
      } catch (error) {
        if (!(error instanceof WrongRevision) || left === 1) throw error;
      }
    }
  };
