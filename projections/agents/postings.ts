import type { PoolClient } from 'pg';

import { type Document, documentOf } from '../../shared/index/ranking/document.ts';
import { textOf } from '../../shared/index/card/text.ts';
import type { CardReading } from '../../shared/index/card/read.ts';
import { blockSize, entryOf, lengthBytes, lengthsOf, withoutEntry } from '../../shared/index/ranking/packed.ts';
import { slipsOf } from '../../shared/index/ranking/spelling.ts';

/** Puts a card's text into the postings under its number. */
export const addPostings = async (sql: PoolClient, number: number, reading: CardReading): Promise<void> => {
  const document = documentOf(textOf(reading));
  const terms = [...document.terms];
  await sql.query(
    'insert into agent_posting_tail (term, number, entry) select unnest($1::text[]), $2, unnest($3::bytea[])',
    [
      terms.map(([term]) => term),
      number,
      terms.map(([, counts]) => Buffer.from(entryOf(placeOf(number).place, counts))),
    ],
  );
  await writeLengths(sql, number, lengthsOf(document.lengths));
  await addWords(sql, document);
  const { rows } = await sql.query<{ tail: number }>('update agent_index set tail = tail + 1 returning tail');
  if ((rows[0]?.tail ?? 0) >= packedTogether) await packTail(sql);
};

/** Takes them out again. `reading` must be what was put in. */
export const removePostings = async (sql: PoolClient, number: number, reading: CardReading): Promise<void> => {
  const document = documentOf(textOf(reading));
  const inTail = await sql.query('delete from agent_posting_tail where number = $1', [number]);
  if (inTail.rowCount === 0) await unpack(sql, number, [...document.terms.keys()]);
  await writeLengths(sql, number, new Uint8Array(lengthBytes));
  await removeWords(sql, document);
};

const packedTogether = 128;

const packTail = async (sql: PoolClient) => {
  await sql.query(
    `with gone as (delete from agent_posting_tail returning term, number, entry)
     insert into agent_posting (term, block, entries)
     select term, number / ${blockSize}, string_agg(entry, ''::bytea order by number) from gone group by 1, 2
     on conflict (term, block) do update set entries = agent_posting.entries || excluded.entries`,
  );
  await sql.query('update agent_index set tail = 0');
};

const unpack = async (sql: PoolClient, number: number, terms: readonly string[]) => {
  const { block, place } = placeOf(number);
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

const placeOf = (number: number) => ({ block: Math.floor(number / blockSize), place: number % blockSize });

const writeLengths = async (sql: PoolClient, number: number, lengths: Uint8Array) => {
  const { block, place } = placeOf(number);
  await sql.query('insert into agent_length (block, lengths) values ($1, $2) on conflict do nothing', [
    block,
    Buffer.alloc(blockSize * lengthBytes),
  ]);
  await sql.query('update agent_length set lengths = overlay(lengths placing $2 from $3) where block = $1', [
    block,
    Buffer.from(lengths),
    place * lengthBytes + 1,
  ]);
};

const correctable = ({ words }: Document) => [...words].filter((word) => /^[a-z]{4,24}$/.test(word)).toSorted();

const addWords = async (sql: PoolClient, document: Document) => {
  const { rows } = await sql.query<{ word: string; cards: number }>(
    `insert into agent_word (word, cards) select unnest($1::text[]), 1
     on conflict (word) do update set cards = agent_word.cards + 1 returning word, cards`,
    [correctable(document)],
  );
  const slips = rows
    .filter(({ cards }) => cards === 1)
    .flatMap(({ word }) => slipsOf(word).map((slip) => [slip, word]));
  await sql.query('insert into agent_slip (slip, word) select unnest($1::text[]), unnest($2::text[])', [
    slips.map(([slip]) => slip),
    slips.map(([, word]) => word),
  ]);
};

const removeWords = async (sql: PoolClient, document: Document) => {
  await sql.query('update agent_word set cards = cards - 1 where word = any($1)', [correctable(document)]);
  const { rows } = await sql.query<{ word: string }>('delete from agent_word where cards <= 0 returning word');
  const slips = rows.flatMap(({ word }) => slipsOf(word).map((slip) => [slip, word]));
  await sql.query(
    `delete from agent_slip using (select unnest($1::text[]) as slip, unnest($2::text[]) as word) as gone
     where agent_slip.slip = gone.slip and agent_slip.word = gone.word`,
    [slips.map(([slip]) => slip), slips.map(([, word]) => word)],
  );
};
