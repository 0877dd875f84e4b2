import { seeded } from '../../../bench/index/noise.ts';
import { agents } from '../../../projections/agents/agents.ts';
import { createMemory } from '../../../projections/agents/queries/memory.ts';
import { searchAgents } from '../../../projections/agents/queries/search.ts';
import { transaction } from '../../../projections/projector/applyEvents.ts';
import type { AgentEvent } from '../../../shared/events/agent.ts';
import { blockSize } from '../../../projections/agents/ranking/packed.ts';
import { planOf } from '../../../projections/agents/ranking/query.ts';
import type { Recorded } from '../../../shared/kernel/event.ts';
import type { TestDatabase } from '../../support/postgres.ts';
import { cardText } from './world.ts';

const words =
  'weather forecast tax return train hotel journey legal contract translate music guitar bank loan code review data café 天气 预报 getFilmDetails'.split(
    ' ',
  );
export const cardsAtFirst = 300;
export const at = (second: number) => new Date(Date.UTC(2026, 10, 21) + second * 1_000).toISOString();

/** A history of an index: many cards, then whatever can happen to them. */
export const history = (seed: number, name = 'agt') => {
  const random = seeded(seed);
  const pick = <T>(list: readonly T[]): T => list[Math.floor(random() * list.length)]!;
  const some = (most: number) => Array.from({ length: 1 + Math.floor(random() * most) }, () => pick(words)).join(' ');
  const fetched = () => ({
    card: cardText(some(3), some(30)),
    digest: '',
    etag: null,
    signature: { state: 'ABSENT' as const, keyId: null, jwksUrl: null },
  });
  const events: AgentEvent[] = [];
  const state = new Map<string, 'listed' | 'withdrawn'>();
  const add = (number: number) => {
    const agentId = `${name}_${String(number).padStart(4, '0')}`;
    const cardUrl = `https://${name}${number}.example/.well-known/agent-card.json`;
    state.set(agentId, 'listed');
    events.push({
      type: 'AgentIndexed',
      data: { agentId, cardUrl, source: 'SUBMISSION', domainVerified: true, ...fetched(), at: at(events.length) },
    });
  };
  for (let number = 0; number < cardsAtFirst; number += 1) add(number);
  for (let number = cardsAtFirst; number < cardsAtFirst + 250; number += 1) {
    const agentId = pick([...state.keys()]);
    const now = at(events.length);
    const dice = random();
    if (state.get(agentId) === 'withdrawn') {
      events.push({ type: 'AgentReinstated', data: { agentId, at: now } });
      state.set(agentId, 'listed');
    } else if (dice < 0.3) add(number);
    else if (dice < 0.6) events.push({ type: 'AgentCardChanged', data: { agentId, ...fetched(), at: now } });
    else if (dice < 0.7) events.push({ type: 'AgentUnreachable', data: { agentId, reason: 'TIMEOUT', at: now } });
    else if (dice < 0.85)
      events.push({ type: 'AgentMarkedDuplicate', data: { agentId, duplicateOf: `${name}_0000`, at: now } });
    else {
      events.push({ type: 'AgentWithdrawn', data: { agentId, by: 'OWNER', reason: 'over', at: now } });
      state.set(agentId, 'withdrawn');
    }
  }
  return events.map((event, second) => ({ ...event, at: at(second) }) as Recorded<AgentEvent>);
};

/** A new index of these, in which cards lie in two blocks. */
export const index = async (
  { pool }: Pick<TestDatabase, 'pool'>,
  batches: readonly (readonly Recorded<AgentEvent>[])[],
) => {
  const sql = await pool.connect();
  await transaction(sql, () => agents.begin(sql));
  await sql.query('update agent_index set next_number = $1', [blockSize - 100]);
  sql.release();
  for (const batch of batches) await apply({ pool }, batch);
};
export const apply = async ({ pool }: Pick<TestDatabase, 'pool'>, events: readonly Recorded<AgentEvent>[]) => {
  const sql = await pool.connect();
  await transaction(sql, () => agents.apply(sql, events));
  sql.release();
};
export const inPieces = (events: readonly Recorded<AgentEvent>[], size: () => number) => {
  const pieces: Recorded<AgentEvent>[][] = [];
  for (let from = 0; from < events.length; from += pieces.at(-1)?.length ?? 0)
    pieces.push(events.slice(from, from + size()));
  return pieces;
};

export const queries = [
  'weather',
  'a train journey and a hotel',
  'café guitar',
  '天气预报',
  'wether forcast',
  'film',
  'loans',
  'qxz',
];
export const ask = ({ pool }: Pick<TestDatabase, 'pool'>, query: string, memory = createMemory(0), pageSize = 100) =>
  searchAgents(pool, memory, { plan: planOf(query), pageSize, after: () => null, includeStale: true });
