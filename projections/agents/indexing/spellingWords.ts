import type { PoolClient } from 'pg';

import { slipsOf } from '../ranking/spelling.ts';
import type { IndexedText } from './indexedText.ts';

/** Counts the words a misspelling can be put right to; a new one is also found by its slips. */
export const addWords = async (sql: PoolClient, texts: readonly IndexedText[]): Promise<void> => {
  const counts = countsOf(texts);
  const { rows } = await sql.query<{ word: string; cards: number }>(
    `insert into agent_word (word, cards) select unnest($1::text[]), unnest($2::int[])
     on conflict (word) do update set cards = agent_word.cards + excluded.cards returning word, cards`,
    [[...counts.keys()], [...counts.values()]],
  );
  const slips = rows
    .filter(({ word, cards }) => cards === counts.get(word))
    .flatMap(({ word }) => slipsOf(word).map((slip) => [slip, word]));
  await sql.query('insert into agent_slip (slip, word) select unnest($1::text[]), unnest($2::text[])', [
    slips.map(([slip]) => slip),
    slips.map(([, word]) => word),
  ]);
};

export const removeWords = async (sql: PoolClient, texts: readonly IndexedText[]): Promise<void> => {
  const counts = countsOf(texts);
  if (counts.size === 0) return;
  const { rows } = await sql.query<{ word: string }>(
    `with fewer as (
       update agent_word set cards = cards - gone.times
       from unnest($1::text[], $2::int[]) as gone (word, times) where agent_word.word = gone.word
       returning agent_word.word, cards)
     select word from fewer where cards <= 0`,
    [[...counts.keys()], [...counts.values()]],
  );
  const unused = rows.map(({ word }) => word);
  await sql.query('delete from agent_word where word = any($1)', [unused]);
  const slips = unused.flatMap((word) => slipsOf(word).map((slip) => [slip, word]));
  await sql.query(
    `delete from agent_slip using (select unnest($1::text[]) as slip, unnest($2::text[]) as word) as gone
     where agent_slip.slip = gone.slip and agent_slip.word = gone.word`,
    [slips.map(([slip]) => slip), slips.map(([, word]) => word)],
  );
};

/** By word, the number of texts that contain it; in order, so that two writers never wait for each other. */
const countsOf = (texts: readonly IndexedText[]) => {
  const counts = new Map<string, number>();
  for (const { document } of texts)
    for (const word of document.words) if (/^[a-z]{4,24}$/.test(word)) counts.set(word, (counts.get(word) ?? 0) + 1);
  return new Map([...counts].toSorted(([a], [b]) => (a < b ? -1 : 1)));
};
