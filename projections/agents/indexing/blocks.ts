import type { PoolClient } from 'pg';

import type { CardReading } from '../../../shared/agentCard/readCard.ts';
import { type Block, type Change, blockOf, changed, followed } from '../ranking/collection.ts';
import { blockSize, entryOf, lengthsPerCard } from '../ranking/packed.ts';
import { version } from '../generation.ts';
import { textOfCard } from './indexedText.ts';

/**
 * The blocks as the snapshot shows them. Of those known, the ones of an earlier version are brought up to date with the cards that
 * changed; only a block that is not known, or of which too many did, is read.
 */
export const blocksIn = async (sql: PoolClient, known: readonly Block[]): Promise<Block[]> => {
  const { rows: now } = await sql.query<{ block: number; version: string }>(
    `select block, ${version} as version from agent_length order by block`,
  );
  const blocks = new Map(known.map((block) => [block.number, block]));
  const others = () => now.filter((row) => blocks.get(row.block)?.version !== row.version).map(({ block }) => block);
  const take = (some: readonly Block[]) => some.forEach((block) => blocks.set(block.number, block));
  const outdated = others().flatMap((number) => blocks.get(number) ?? []);
  take(await broughtUp(sql, outdated));
  take(await readAgain(sql, others()));
  return now.flatMap(({ block }) => blocks.get(block) ?? []);
};

/** Those of an earlier version in the one their changes lead to; none of a later one, of another table's, or with too many changes. */
const broughtUp = async (sql: PoolClient, blocks: readonly Block[]): Promise<Block[]> => {
  if (blocks.length === 0) return [];
  const { rows } = await sql.query<{ block: number; place: number; version: string; reading: CardReading | null }>(
    `select block, place, change.version, (select reading from agent where number = block * ${blockSize} + place) as reading
     from unnest($1::int[], $2::text[]) as known (block, version), lateral (
       select place, texts, ${version} as version from agent_change
       where agent_change.block = known.block and texts > split_part(known.version, '/', 2)::bigint
         and split_part(known.version, '/', 1) = 'agent_posting'::regclass::oid::text
       order by texts limit ${followed + 1}) as change
     order by texts`,
    [blocks.map(({ number }) => number), blocks.map((block) => block.version)],
  );
  const byBlock = Map.groupBy(rows, ({ block }) => block);
  return blocks.flatMap((block) => {
    const its = byBlock.get(block.number) ?? [];
    const last = its.at(-1);
    return last && its.length <= followed ? [changed(block, last.version, its.map(changeOf))] : [];
  });
};

const changeOf = ({ place, reading }: { readonly place: number; readonly reading: CardReading | null }): Change => {
  if (!reading) return { place, lengths: nothing, entries: new Map() };
  const { lengths, terms } = textOfCard(place, reading).document;
  return { place, lengths, entries: new Map([...terms].map(([term, counts]) => [term, entryOf(place, counts)])) };
};

const nothing = Array.from({ length: lengthsPerCard }, () => 0);

const readAgain = async (sql: PoolClient, numbers: readonly number[]): Promise<Block[]> => {
  if (numbers.length === 0) return [];
  const { rows } = await sql.query<{ block: number; version: string; lengths: Buffer }>(
    `select block, ${version} as version, lengths from agent_length where block = any($1::int[])`,
    [numbers],
  );
  return rows.map(({ block, version: its, lengths }) => blockOf(block, its, lengths));
};
