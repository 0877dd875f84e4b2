import { readdirSync, readFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import { dirname, join } from 'node:path';
import { EventStoreDBClient, jsonEvent, START } from '@eventstore/db-client';
import { getPostgreSQLEventStore } from '@event-driven-io/emmett-postgresql';
import pg from 'pg';
import { type Arena, payload } from './load.ts';

export type Contender = {
  readonly name: string;
  readonly arena: Arena;
  /** Of an event store only. */
  readonly client?: EventStoreDBClient;
  readonly close: () => Promise<void>;
};

export function eventStore(name: string, url: string): Contender {
  const client = EventStoreDBClient.connectionString(url);
  return { name, arena: overClient(client), client, close: () => client.dispose() };
}

export function overClient(client: EventStoreDBClient): Arena {
  return {
    append: async (stream, count, expected) => {
      const events = Array.from({ length: count }, (_, index) => jsonEvent({ type: 'Measured', data: payload(index) }));
      await client.appendToStream(stream, events, { expectedRevision: expected < 0 ? 'no_stream' : BigInt(expected) });
    },
    read: async (stream) => {
      let seen = 0;
      for await (const _ of client.readStream(stream, { fromRevision: START })) seen++;
      return seen;
    },
  };
}

export async function emmett(url: string): Promise<Contender> {
  const store = getPostgreSQLEventStore(url);
  await store.schema.migrate();
  return {
    name: 'emmett-postgresql',
    arena: {
      append: async (stream, count, expected) => {
        const events = Array.from({ length: count }, (_, index) => ({
          type: 'Measured' as const,
          data: payload(index),
        }));
        await store.appendToStream(stream, events, {
          expectedStreamVersion: expected < 0 ? 'STREAM_DOES_NOT_EXIST' : BigInt(expected + 1),
        });
      },
      read: async (stream) => (await store.readStream(stream)).events.length,
    },
    close: () => store.close(),
  };
}

/** message-db's own SQL, called as its clients do: a pool of 16, one message per call. */
export async function messageDb(url: string): Promise<Contender> {
  const pool = new pg.Pool({ connectionString: url, max: 16, options: '-c search_path=message_store,public' });
  await install(pool);
  // It locks whole categories (what comes before the first dash), so every stream here gets one of its own.
  const named = (stream: string): string => stream.replace('-', '');
  const writeMessage = 'select message_store.write_message($1, $2, $3, $4, null, $5)';
  return {
    name: 'message-db',
    arena: {
      append: async (stream, count, expected) => {
        for (let index = 0; index < count; index++) {
          const data = JSON.stringify(payload(index));
          await pool.query(writeMessage, [crypto.randomUUID(), named(stream), 'Measured', data, expected + index]);
        }
      },
      read: async (stream) => {
        let seen = 0;
        for (;;) {
          const { rows } = await pool.query('select * from message_store.get_stream_messages($1, $2, 1000)', [
            named(stream),
            seen,
          ]);
          seen += rows.length;
          if (rows.length < 1000) return seen;
        }
      },
    },
    close: () => pool.end(),
  };
}

/** What message-db's own install script does, but for roles and pgcrypto, which PostgreSQL no longer needs for its ids. */
async function install(pool: pg.Pool): Promise<void> {
  const root = join(dirname(createRequire(import.meta.url).resolve('@eventide/message-db/package.json')), 'database');
  const { rows } = await pool.query("select 1 from pg_namespace where nspname = 'message_store'");
  if (rows.length > 0) return;
  const folders = ['schema', 'types', 'tables', 'functions', 'indexes'];
  const files = folders.flatMap((folder) => readdirSync(join(root, folder)).map((file) => join(root, folder, file)));
  for (const file of files.filter((name) => name.endsWith('.sql'))) await pool.query(readFileSync(file, 'utf8'));
}
