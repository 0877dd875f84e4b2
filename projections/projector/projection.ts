import type { Pool, PoolClient } from 'pg';

import type { WitanEvent } from '../../shared/events/catalogue.ts';
import type { Recorded } from '../../shared/kernel/event.ts';
import type { Follow, Log } from './batches.ts';

type Named = { readonly type: string };
type Handlers<E extends Named> = {
  readonly [T in E['type']]?: (sql: PoolClient, event: Recorded<Extract<E, { type: T }>>) => Promise<unknown>;
};

/** A read model: its tables, and what each fact does to them. Another shape is another `version`: it is rebuilt. */
export type Projection<E extends Named = WitanEvent> = {
  readonly name: string;
  readonly version: number;
  /** Streams it follows. Its position moves with each of their events, also those it has no handler for. */
  readonly prefixes: readonly string[];
  /** Its tables, all of them, without foreign keys and sequences: a rebuild works on copies. Handlers name no schema. */
  readonly tables: readonly string[];
  /** Rows its tables begin with. */
  readonly begin?: (sql: PoolClient) => Promise<unknown>;
} & (
  | { readonly on: Handlers<E> }
  /** Many facts at once, in order, for models that fold streams. One fact must come to the same as many. */
  | {
      readonly apply: (sql: PoolClient, events: readonly Recorded<E>[]) => Promise<unknown>;
      /** Whether data of this type change its rows. Those of others may come as `null`. */
      readonly reads: (type: string) => boolean;
    }
);

/** Whether data of this type matter to any of these models. */
export const readBy =
  (models: readonly Projection[]) =>
  (type: string): boolean =>
    models.some((model) => ('on' in model ? type in model.on : model.reads(type)));

export type ProjectorNeeds = {
  readonly pool: Pool;
  /** `Store.follow`. */
  readonly follow: Follow;
  /** `Store.read`. */
  readonly read: (stream: string, page: { readonly from: number }) => AsyncIterable<Recorded<WitanEvent>>;
  /** Runs `work` while nobody else holds this key, on any machine; false if somebody does. */
  readonly hold: (key: string, work: (lost: AbortSignal) => Promise<void>) => Promise<boolean>;
  readonly log: Log;
  /** Told of what a model has taken, and of when it began to. */
  readonly onApplied?: ((model: string, events: readonly Recorded<WitanEvent>[], fromMs: number) => void) | undefined;
};

/**
 * What sessions write: their models follow all of it, so that each of them passes the position of a command's reply, whatever
 * kind of fact that was.
 */
export const everyday = ['account-', 'email-', 'case-'] as const;
