import type { AgentEvent } from '../../shared/events/agent.ts';
import type { WitanEvent } from '../../shared/events/catalogue.ts';
import type { Recorded } from '../../shared/kernel/event.ts';
import { type CardReading, readCardText } from '../../shared/agentCard/readCard.ts';
import { type Batch, createBatch } from './indexing/batch.ts';
import type { Projection } from '../projector/projection.ts';

type Handlers = {
  readonly [T in AgentEvent['type']]: (batch: Batch, data: DataOf<T>) => Promise<unknown>;
};
type DataOf<T extends AgentEvent['type']> = Extract<AgentEvent, { type: T }>['data'];

/** The index: agents, and the postings the search reads. Tables: migrations/0200-agents.sql */
export const agents = {
  name: 'agents',
  version: 3,
  prefixes: ['agent-'],
  tables: [
    'agent',
    'agent_posting',
    'agent_posting_tail',
    'agent_length',
    'agent_change',
    'agent_word',
    'agent_slip',
    'agent_index',
    'agent_free_number',
  ],
  reads: (type) => Object.hasOwn(on, type),
  begin: (sql) => sql.query('insert into agent_index default values'),
  apply: async (sql, events) => {
    const batch = createBatch(sql);
    for (const event of events) {
      if (isOurs(event)) await take(batch, event);
      batch.moved(event.at);
    }
    await batch.write();
  },
} satisfies Projection;

/** Not of a type newer than this code. */
const isOurs = (event: Recorded<WitanEvent>): event is Recorded<AgentEvent> => Object.hasOwn(on, event.type);

// oxlint-disable-next-line typescript/no-unsafe-type-assertion -- each handler takes the data of its own type
const take = (batch: Batch, { type, data }: Recorded<AgentEvent>) => on[type](batch, data as never);

const on: Handlers = {
  AgentIndexed: (batch, { agentId, cardUrl, source, domainVerified, card, digest, signature, at }) =>
    batch.add({
      agent_id: agentId,
      card_url: cardUrl,
      host: new URL(cardUrl).host,
      source,
      domain_verified: domainVerified,
      card,
      digest,
      reading: readingOf(card),
      signature,
      verified_at: signature.state === 'VERIFIED' ? at : null,
      at,
    }),
  AgentCardChanged: async (batch, { agentId, card, digest, signature, at }) => {
    await batch.unlist(agentId);
    await batch.query(
      `update agent set card = $2, digest = $3, reading = $4, signature = $5, verified_at = $6, last_changed_at = $7,
                        rejected = null, duplicate_of = null where agent_id = $1`,
      [agentId, card, digest, readingOf(card), signature, signature.state === 'VERIFIED' ? at : null, at],
    );
    await batch.list(agentId);
  },
  AgentCardRejected: (batch, { agentId, ...rejected }) =>
    batch.query('update agent set rejected = $2 where agent_id = $1', [agentId, rejected]),
  AgentUnreachable: (batch, { agentId, reason }) =>
    batch.query('update agent set stale = true, unreachable = $2 where agent_id = $1', [agentId, reason]),
  AgentReachable: (batch, { agentId }) =>
    batch.query('update agent set stale = false, unreachable = null, rejected = null where agent_id = $1', [agentId]),
  AgentMarkedDuplicate: async (batch, { agentId, duplicateOf }) => {
    await batch.unlist(agentId);
    await batch.query('update agent set duplicate_of = $2 where agent_id = $1', [agentId, duplicateOf]);
  },
  AgentWithdrawn: async (batch, { agentId, ...withdrawn }) => {
    await batch.unlist(agentId);
    await batch.query('update agent set withdrawn = $2 where agent_id = $1', [agentId, withdrawn]);
  },
  AgentReinstated: async (batch, { agentId }) => {
    await batch.query('update agent set withdrawn = null where agent_id = $1', [agentId]);
    await batch.list(agentId);
  },
};

const readingOf = (card: string): CardReading => {
  const read = readCardText(card);
  if (!read.ok)
    throw new Error(`expected a card that was accepted before to be readable, found ${read.rejection.reason}`);
  return read.card;
};
