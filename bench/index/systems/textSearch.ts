import type { Pool } from 'pg';

import type { Item } from '../collection.ts';
import { type System, fieldsOf } from './system.ts';

/** PostgreSQL's own full-text search in the three ways an engineer would first try. */
export const textSearch = async (pool: Pool, items: readonly Item[]): Promise<System[]> => {
  await pool.query('create table bench_text (id text primary key, words tsvector not null)');
  for (let from = 0; from < items.length; from += 1_000) {
    const some = items.slice(from, from + 1_000);
    const column = (field: 'name' | 'description' | 'tags' | 'skills') => some.map((item) => fieldsOf(item)[field]);
    await pool.query(
      `insert into bench_text select id, to_tsvector('english', name || ' ' || description || ' ' || tags || ' ' || skills)
       from unnest($1::text[], $2::text[], $3::text[], $4::text[], $5::text[]) as item (id, name, description, tags, skills)`,
      [some.map(({ id }) => id), column('name'), column('description'), column('tags'), column('skills')],
    );
  }
  await pool.query('create index on bench_text using gin (words)');
  await pool.query('vacuum analyze bench_text');
  const system = (name: string, query: string, rank: string): System => ({
    name,
    search: async (text) => {
      const { rows } = await pool.query<{ id: string }>(
        `select id from bench_text, (select ${query} as query) as asked where words @@ query order by ${rank} desc, id limit 10`,
        [text.replaceAll('\0', ' ')],
      );
      return rows.map(({ id }) => id);
    },
  });
  const either = `replace(plainto_tsquery('english', $1)::text, '&', '|')::tsquery`;
  return [
    system('websearch_to_tsquery', `websearch_to_tsquery('english', $1)`, 'ts_rank_cd(words, query)'),
    system('OR + ts_rank_cd', either, 'ts_rank_cd(words, query)'),
    system('OR + ts_rank (log length)', either, 'ts_rank(words, query, 1)'),
  ];
};
