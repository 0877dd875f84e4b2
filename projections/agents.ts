import type { PoolClient } from 'pg';

import type { AgentEvent } from '../shared/events/agent.ts';
import { type CardReading, readCardText } from '../shared/index/card/read.ts';
import { moveOn } from './agents/generation.ts';
import { addPostings, removePostings } from './agents/postings.ts';
import type { Projection } from './projector.ts';

type DataOf<T extends AgentEvent['type']> = Extract<AgentEvent, { type: T }>['data'];

/** The index: agents, and the postings the search reads. Tables: migrations/0200-agents.sql */
export const agents = {
  name: 'agents',
  version: 1,
  prefixes: ['agent-'],
  tables: [
    'agent',
    'agent_posting',
    'agent_posting_tail',
    'agent_length',
    'agent_word',
    'agent_slip',
    'agent_index',
    'agent_free_number',
  ],
  begin: (sql) => sql.query('insert into agent_index default values'),
  on: {
    AgentIndexed: async (sql, { data, at }) => {
      await insert(sql, data);
      await list(sql, data.agentId);
      await moveOn(sql, at);
    },
    AgentCardChanged: async (sql, { data, at }) => {
      await unlist(sql, data.agentId);
      await change(sql, data);
      await list(sql, data.agentId);
      await moveOn(sql, at);
    },
    AgentCardRejected: async (sql, { data: { agentId, at: when, ...rejected }, at }) => {
      await sql.query('update agent set rejected = $2 where agent_id = $1', [agentId, { ...rejected, at: when }]);
      await moveOn(sql, at);
    },
    AgentUnreachable: async (sql, { data: { agentId, reason }, at }) => {
      await sql.query('update agent set stale = true, unreachable = $2 where agent_id = $1', [agentId, reason]);
      await moveOn(sql, at);
    },
    AgentReachable: async (sql, { data: { agentId }, at }) => {
      await sql.query('update agent set stale = false, unreachable = null, rejected = null where agent_id = $1', [
        agentId,
      ]);
      await moveOn(sql, at);
    },
    AgentMarkedDuplicate: async (sql, { data: { agentId, duplicateOf }, at }) => {
      await unlist(sql, agentId);
      await sql.query('update agent set duplicate_of = $2 where agent_id = $1', [agentId, duplicateOf]);
      await moveOn(sql, at);
    },
    AgentWithdrawn: async (sql, { data: { agentId, ...withdrawn }, at }) => {
      await unlist(sql, agentId);
      await sql.query('update agent set withdrawn = $2 where agent_id = $1', [agentId, withdrawn]);
      await moveOn(sql, at);
    },
    AgentReinstated: async (sql, { data: { agentId }, at }) => {
      await sql.query('update agent set withdrawn = null where agent_id = $1', [agentId]);
      await list(sql, agentId);
      await moveOn(sql, at);
    },
  },
} as const satisfies Projection<AgentEvent>;

const insert = (
  sql: PoolClient,
  { agentId, cardUrl, source, domainVerified, card, digest, signature, at }: DataOf<'AgentIndexed'>,
) =>
  sql.query(
    `insert into agent (agent_id, card_url, host, source, domain_verified, card, digest, reading, signature, verified_at,
                        first_indexed_at, last_changed_at)
     values ($1, $2, $3, $4, $5, $6, $7, $8, $9, $10, $11, $11)`,
    [
      agentId,
      cardUrl,
      new URL(cardUrl).host,
      source,
      domainVerified,
      card,
      digest,
      readingOf(card),
      signature,
      signature.state === 'VERIFIED' ? at : null,
      at,
    ],
  );

const change = (sql: PoolClient, { agentId, card, digest, signature, at }: DataOf<'AgentCardChanged'>) =>
  sql.query(
    `update agent set card = $2, digest = $3, reading = $4, signature = $5, verified_at = $6, last_changed_at = $7,
                      rejected = null, duplicate_of = null where agent_id = $1`,
    [agentId, card, digest, readingOf(card), signature, signature.state === 'VERIFIED' ? at : null, at],
  );

const readingOf = (card: string): CardReading => {
  const read = readCardText(card);
  if (!read.ok)
    throw new Error(`expected a card that was accepted before to be readable, found ${read.rejection.reason}`);
  return read.card;
};

/** Gives the agent a number, one that came free before a new one, and puts its text into the postings. */
const list = async (sql: PoolClient, agentId: string) => {
  const { rows } = await sql.query<{ reading: CardReading }>(
    'select reading from agent where agent_id = $1 and number is null and withdrawn is null and duplicate_of is null',
    [agentId],
  );
  for (const { reading } of rows) {
    const number = await freeNumber(sql);
    await sql.query('update agent set number = $2 where agent_id = $1', [agentId, number]);
    await addPostings(sql, number, reading);
  }
};

const unlist = async (sql: PoolClient, agentId: string) => {
  const { rows } = await sql.query<{ number: number; reading: CardReading }>(
    'select number, reading from agent where agent_id = $1 and number is not null',
    [agentId],
  );
  for (const { number, reading } of rows) {
    await removePostings(sql, number, reading);
    await sql.query('update agent set number = null where agent_id = $1', [agentId]);
    await sql.query('insert into agent_free_number (number) values ($1)', [number]);
  }
};

const freeNumber = async (sql: PoolClient): Promise<number> => {
  const { rows: freed } = await sql.query<{ number: number }>(
    'delete from agent_free_number where number = (select min(number) from agent_free_number) returning number',
  );
  if (freed[0]) return freed[0].number;
  const { rows } = await sql.query<{ number: number }>(
    'update agent_index set next_number = next_number + 1 returning next_number - 1 as number',
  );
  if (!rows[0]) throw new Error('expected the one row of agent_index, found none');
  return rows[0].number;
};
