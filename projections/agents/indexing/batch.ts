import type { PoolClient } from 'pg';

import type { CardReading } from '../../../shared/agentCard/readCard.ts';
import { moveOn } from '../generation.ts';
import { changePostings } from './postings.ts';
import { type IndexedText, textOfCard } from './indexedText.ts';

/** An agent as its row begins: columns of the table `agent`. */
export type NewAgent = { readonly agent_id: string; readonly reading: CardReading } & Readonly<Record<string, unknown>>;

export type Batch = ReturnType<typeof createBatch>;

/**
 * Several facts taken together: rows and texts gather and are written once, at the end. What is read in between sees everything
 * that was said before.
 */
export const createBatch = (sql: PoolClient) => {
  let added: (NewAgent & { number: number })[] = [];
  const [out, into] = [new Map<number, IndexedText>(), new Map<number, IndexedText>()];
  let numbers: Numbers | null = null;
  let [moves, latest, changes] = [0, 0, 0];

  const rows = async () => {
    const given = added;
    added = [];
    if (given.length > 0) await insert(sql, given);
  };
  const number = async () => (numbers ??= await numbersOf(sql));
  const gather = (at: number, reading: CardReading) => {
    changes += 1;
    into.set(at, textOfCard(at, reading));
  };
  return {
    /** A fact happened: the index is of another generation. */
    moved: (at: string) => {
      moves += 1;
      latest = Math.max(latest + 1, Date.parse(at));
    },
    add: async (agent: NewAgent) => {
      const taken = (await number()).take();
      added.push({ ...agent, number: taken });
      gather(taken, agent.reading);
    },
    query: async (text: string, values: unknown[]) => {
      await rows();
      await sql.query(text, values);
    },
    /** Gives the agent a number, one that came free before a new one, and puts its text into the postings. */
    list: async (agentId: string) => {
      await rows();
      const { rows: unlisted } = await sql.query<{ reading: CardReading }>(
        'select reading from agent where agent_id = $1 and number is null and withdrawn is null and duplicate_of is null',
        [agentId],
      );
      for (const { reading } of unlisted) {
        const taken = (await number()).take();
        await sql.query('update agent set number = $2 where agent_id = $1', [agentId, taken]);
        gather(taken, reading);
      }
    },
    unlist: async (agentId: string) => {
      await rows();
      const { rows: listed } = await sql.query<{ number: number; reading: CardReading }>(
        'select number, reading from agent where agent_id = $1 and number is not null',
        [agentId],
      );
      for (const { number: had, reading } of listed) {
        await sql.query('update agent set number = null where agent_id = $1', [agentId]);
        (await number()).free(had);
        changes += 1;
        if (!into.delete(had)) out.set(had, textOfCard(had, reading));
      }
    },
    write: async () => {
      await rows();
      if (moves === 0) return;
      await moveOn(sql, new Date(latest).toISOString(), { times: moves, texts: changes });
      await changePostings(sql, { out: [...out.values()], into: [...into.values()] });
      await numbers?.write();
    },
  };
};

type Numbers = Awaited<ReturnType<typeof numbersOf>>;

/** Numbers that came free, the lowest first, and then new ones. */
const numbersOf = async (sql: PoolClient) => {
  const { rows } = await sql.query<{ next: number; free: number[] }>(
    'select next_number as next, array(select number from agent_free_number order by number) as free from agent_index',
  );
  if (!rows[0]) throw new Error('expected the one row of agent_index, found none');
  let { next, free } = rows[0];
  return {
    take: (): number => free.shift() ?? next++,
    free: (number: number) => {
      free = [...free, number].toSorted((a, b) => a - b);
    },
    write: async () => {
      await sql.query('update agent_index set next_number = $1', [next]);
      await sql.query('delete from agent_free_number where number <> all($1::int[])', [free]);
      await sql.query(
        'insert into agent_free_number (number) select unnest($1::int[]) on conflict (number) do nothing',
        [free],
      );
    },
  };
};

const insert = (sql: PoolClient, agents: readonly NewAgent[]) =>
  sql.query(
    `insert into agent (agent_id, number, card_url, host, source, domain_verified, card, digest, reading, signature,
                        verified_at, first_indexed_at, last_changed_at)
     select agent_id, number, card_url, host, source, domain_verified, card, digest, reading, signature,
            verified_at, at, at
     from json_to_recordset($1::json) as agent (agent_id text, number int, card_url text, host text, source text,
       domain_verified boolean, card text, digest text, reading jsonb, signature jsonb, verified_at timestamptz, at timestamptz)`,
    [JSON.stringify(agents)],
  );
