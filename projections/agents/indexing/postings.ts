import type { PoolClient } from 'pg';

import type { IndexedText } from './indexedText.ts';
import { blockSize, bytesOf, entryBytes, entryOf, lengthBytes, lengthsOf, withoutEntry } from '../ranking/packed.ts';
import { addWords, removeWords } from './spellingWords.ts';

/**
 * Takes texts out of the postings, which must be what was put in, and puts others in. A few wait in the tail until there are
 * enough to be packed together; many are packed at once.
 */
export const changePostings = async (
  sql: PoolClient,
  { out, into }: { readonly out: readonly IndexedText[]; readonly into: readonly IndexedText[] },
): Promise<void> => {
  for (const text of out) await removePostings(sql, text);
  await removeWords(sql, out);
  if (into.length >= packedTogether) await pack(sql, into);
  else if (into.length > 0) await addToTail(sql, into);
  await writeLengths(sql, [
    ...out.map(({ number }) => ({ number, lengths: new Uint8Array(lengthBytes) })),
    ...into.map(({ number, document }) => ({ number, lengths: lengthsOf(document.lengths) })),
  ]);
  await addWords(sql, into);
};

const packedTogether = 128;

/** Lists of `into` by term and block, their entries one after another in one run of bytes: an array of them would travel as text. */
const pack = async (sql: PoolClient, into: readonly IndexedText[]) => {
  const { keys, bytes } = listsOf(into, (number) => Math.floor(number / blockSize));
  await sql.query(
    `insert into agent_posting (term, block, entries)
     select term, block, substr($4::bytea, start + 1, size)
     from unnest($1::text[], $2::int[], $3::int[], $5::int[]) as list (term, block, start, size)
     on conflict (term, block) do update set entries = agent_posting.entries || excluded.entries`,
    [keys.term, keys.part, keys.start, bytes, keys.size],
  );
};

const addToTail = async (sql: PoolClient, into: readonly IndexedText[]) => {
  const { keys, bytes } = listsOf(into, (number) => number);
  await sql.query(
    `insert into agent_posting_tail (term, number, entry)
     select term, number, substr($4::bytea, start + 1, $5) from unnest($1::text[], $2::int[], $3::int[]) as list (term, number, start)`,
    [keys.term, keys.part, keys.start, bytes, entryBytes],
  );
  const { rows } = await sql.query<{ tail: number }>('update agent_index set tail = tail + $1 returning tail', [
    into.length,
  ]);
  if ((rows[0]?.tail ?? 0) >= packedTogether) await packTail(sql);
};

const listsOf = (texts: readonly IndexedText[], part: (number: number) => number) => {
  const parts = new Map<number, Map<string, number[]>>();
  for (const { number, document } of texts) {
    const lists = parts.get(part(number)) ?? new Map<string, number[]>();
    parts.set(part(number), lists);
    for (const [term, counts] of document.terms) {
      const entry = entryOf(number % blockSize, counts);
      const list = lists.get(term);
      if (list) list.push(entry);
      else lists.set(term, [entry]);
    }
  }
  const all = [...parts].flatMap(([its, lists]) => [...lists].map(([term, entries]) => ({ term, part: its, entries })));
  const size = all.map(({ entries }) => entries.length * entryBytes);
  let end = 0;
  const start = size.map((each) => (end += each) - each);
  return {
    keys: { term: all.map(({ term }) => term), part: all.map((each) => each.part), start, size },
    bytes: Buffer.from(bytesOf(all.flatMap(({ entries }) => entries))),
  };
};

const packTail = async (sql: PoolClient) => {
  await sql.query(
    `with gone as (delete from agent_posting_tail returning term, number, entry)
     insert into agent_posting (term, block, entries)
     select term, number / ${blockSize}, string_agg(entry, ''::bytea order by number) from gone group by 1, 2
     on conflict (term, block) do update set entries = agent_posting.entries || excluded.entries`,
  );
  await sql.query('update agent_index set tail = 0');
};

const removePostings = async (sql: PoolClient, { number, document }: IndexedText) => {
  const inTail = await sql.query('delete from agent_posting_tail where number = $1', [number]);
  if (inTail.rowCount === 0) await unpack(sql, number, [...document.terms.keys()]);
};

const unpack = async (sql: PoolClient, number: number, terms: readonly string[]) => {
  const [block, place] = [Math.floor(number / blockSize), number % blockSize];
  const { rows } = await sql.query<{ term: string; entries: Buffer }>(
    'select term, entries from agent_posting where term = any($1) and block = $2',
    [terms, block],
  );
  await sql.query(
    `update agent_posting set entries = new.entries
     from (select unnest($1::text[]) as term, unnest($3::bytea[]) as entries) as new
     where agent_posting.term = new.term and agent_posting.block = $2`,
    [rows.map(({ term }) => term), block, rows.map(({ entries }) => Buffer.from(withoutEntry(entries, place)))],
  );
  await sql.query(`delete from agent_posting where term = any($1) and block = $2 and entries = ''`, [
    rows.map(({ term }) => term),
    block,
  ]);
};

/** A block at a time: 80 KB that are rewritten however few of its cards change; and which of them did. */
const writeLengths = async (
  sql: PoolClient,
  all: readonly { readonly number: number; readonly lengths: Uint8Array }[],
) => {
  for (const [block, some] of Map.groupBy(all, ({ number }) => Math.floor(number / blockSize))) {
    const { rows } = await sql.query<{ lengths: Buffer }>('select lengths from agent_length where block = $1', [block]);
    const bytes = rows[0]?.lengths ?? Buffer.alloc(blockSize * lengthBytes);
    for (const { number, lengths } of some) bytes.set(lengths, (number % blockSize) * lengthBytes);
    await sql.query(
      `insert into agent_length (block, lengths, texts) select $1, $2, texts from agent_index
       on conflict (block) do update set lengths = excluded.lengths, texts = excluded.texts`,
      [block, bytes],
    );
    await sql.query(
      `insert into agent_change (block, place, texts) select $1, unnest($2::int[]), texts from agent_index
       on conflict (block, place) do update set texts = excluded.texts`,
      [block, [...new Set(some.map(({ number }) => number % blockSize))]],
    );
  }
};
