import type { Pool, PoolClient } from 'pg';

import type { CardReading } from '../../../shared/agentCard/readCard.ts';
import { type Explanation, explain } from '../ranking/explanation.ts';
import { method } from '../ranking/formula.ts';
import type { Plan } from '../ranking/query.ts';
import { type AgentSummary, type SummaryRow, summaryColumns, summaryOf } from './summary.ts';
import { indexNow } from '../generation.ts';
import type { Memory } from './memory.ts';
import { retrieve } from './retrieve.ts';
import { inSnapshot } from './snapshot.ts';

/** A place in the ranking: after this score, among equals after this id, and after so many places. */
type Place = { readonly score: number; readonly agentId: string; readonly skipped: number };

export type Search = {
  readonly plan: Plan;
  readonly pageSize: number;
  /** Where the page begins, in the index of this generation; null: at the top. */
  readonly after: (generation: string) => Place | null;
  readonly includeStale: boolean;
};

type Match = Explanation & {
  readonly rank: number;
  readonly score: { readonly value: number; readonly normalized: number; readonly method: string };
  readonly agent: AgentSummary;
};

export type Found = {
  readonly matches: readonly Match[];
  /** Where the next page begins; null on the last. */
  readonly next: Place | null;
  readonly totalSize: number;
  /** Time of the index's last change, ISO 8601. */
  readonly generation: string;
  /** Cards in the index. */
  readonly documents: number;
  readonly corrections: ReadonlyMap<string, readonly string[]>;
};

/** The cards that match a query, best first, ties by id: always the same for the same generation of the index. */
export const searchAgents = (pool: Pool, memory: Memory, search: Search): Promise<Found> =>
  inSnapshot(pool, async (sql) => {
    const { generation, state, stale } = await indexNow(sql);
    const after = search.after(generation);
    const skipped = after?.skipped ?? 0;
    const { score, totalSize, cards, parts, worth, corrections } = await retrieve(
      sql,
      search.plan,
      { state, stale: search.includeStale ? [] : stale },
      memory,
      skipped + search.pageSize + 1,
    );
    const { page, more } = await pageOf(sql, score, search.pageSize, after);
    const best = score.reduce((most, value) => Math.max(most, value), 0);
    const matches = page.map(({ row, value }, at) => ({
      rank: skipped + at + 1,
      score: { value: rounded(value), normalized: rounded(value / best), method },
      agent: summaryOf(row),
      ...explain(row.reading, parts, search.plan.terms, worth),
    }));
    const last = page.at(-1);
    return {
      matches,
      next: more && last ? { score: last.value, agentId: last.row.agent_id, skipped: skipped + page.length } : null,
      totalSize,
      generation,
      documents: cards,
      corrections,
    };
  });

/** For people and for stable bytes: six digits after the point. */
const rounded = (value: number) => Math.round(value * 1e6) / 1e6;

type Row = SummaryRow & { readonly number: number; readonly reading: CardReading };

const pageOf = async (sql: PoolClient, score: Float64Array, pageSize: number, after: Place | null) => {
  const numbers = contenders(score, pageSize + 1, after?.score ?? Infinity);
  const { rows: ids } = await sql.query<{ agent_id: string; number: number }>(
    'select agent_id, number from agent where number = any($1::int[])',
    [numbers],
  );
  const ordered = ids
    .map(({ agent_id, number }) => ({ agentId: agent_id, number, value: score[number] ?? 0 }))
    .filter(({ agentId, value }) => !after || value < after.score || agentId > after.agentId)
    .toSorted((a, b) => b.value - a.value || (a.agentId < b.agentId ? -1 : 1));
  const chosen = ordered.slice(0, pageSize);
  const { rows } = await sql.query<Row>(`select number, reading, ${summaryColumns} where number = any($1::int[])`, [
    chosen.map(({ number }) => number),
  ]);
  const byNumber = new Map(rows.map((row) => [row.number, row]));
  const page = chosen.flatMap(({ number, value }) => {
    const row = byNumber.get(number);
    return row ? [{ row, value }] : [];
  });
  return { page, more: ordered.length > pageSize };
};

/** The cards not above `most` whose score is among the `count` best of those below it; all that tie with the last, too. */
const contenders = (score: Float64Array, count: number, most: number): number[] => {
  const best: number[] = [];
  for (const value of score) {
    if (value <= 0 || value >= most || (best.length === count && value <= (best[0] ?? 0))) continue;
    const at = best.findIndex((other) => other >= value);
    best.splice(at < 0 ? best.length : at, 0, value);
    if (best.length > count) best.shift();
  }
  const least = best[0] ?? most;
  const chosen: number[] = [];
  for (let number = 0; number < score.length; number += 1) {
    const value = score[number] ?? 0;
    if (value > 0 && value >= least && value <= most) chosen.push(number);
  }
  return chosen;
};
