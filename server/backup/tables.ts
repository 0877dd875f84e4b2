import type { PoolClient } from 'pg';

import { models } from '../../projections/models.ts';

/** A table and its columns, as the catalogue of the database has them; generated columns are not among them. */
export type Table = { readonly name: string; readonly columns: readonly string[] };

/** Tables of these schemas open what is sealed: they are kept apart from the rest. */
const keySchema = 'subject_key';

/**
 * What a backup leaves out. Read models and the queue are made again from the events; the rest is a cache, lasts for minutes, or
 * names the event store they were made from. A table that is not named here is backed up.
 */
const leftOut: readonly string[] = [
  ...models.flatMap(({ tables }) => tables),
  'projection_checkpoint',
  'projection_parked',
  'case_snapshot',
  'event_store',
  'intake_claim',
  'lease',
  'migration',
  'model_call_turn',
  'password_reset',
  'password_reset_request',
  'printed_report',
  'rate_limit',
].map((name) => `public.${name}`);

const isLeftOut = (name: string): boolean => leftOut.includes(name) || /^(jobs|rebuild_[a-z_]+)\./.test(name);

export type Chosen = { readonly data: readonly Table[]; readonly keys: readonly Table[] };

/** The tables to back up, each after those that its foreign keys name. */
export async function chosenTables(sql: PoolClient, withSessions: boolean): Promise<Chosen> {
  const all = (await tablesOf(sql)).filter(
    ({ name }) => !isLeftOut(name) && (withSessions || name !== 'public.session'),
  );
  const isKey = ({ name }: Table) => name.startsWith(`${keySchema}.`);
  return { data: all.filter((table) => !isKey(table)), keys: all.filter(isKey) };
}

export async function tablesOf(sql: PoolClient): Promise<Table[]> {
  const { rows } = await sql.query<{ name: string; columns: string[]; needs: string[] }>(
    `select n.nspname || '.' || c.relname as name,
       array(select attname::text from pg_attribute
             where attrelid = c.oid and attnum > 0 and not attisdropped and attgenerated = '' order by attnum) as columns,
       array(select fn.nspname || '.' || fc.relname from pg_constraint f
             join pg_class fc on fc.oid = f.confrelid join pg_namespace fn on fn.oid = fc.relnamespace
             where f.conrelid = c.oid and f.contype = 'f' and f.confrelid <> c.oid) as needs
     from pg_class c join pg_namespace n on n.oid = c.relnamespace
     where c.relkind = 'r' and n.nspname <> 'information_schema' and n.nspname not like 'pg\\_%'
     order by name`,
  );
  const ordered = new Map<string, Table>();
  const place = (name: string): void => {
    const row = rows.find((one) => one.name === name);
    if (!row || ordered.has(name)) return;
    for (const needed of row.needs) place(needed);
    ordered.set(name, { name, columns: row.columns });
  };
  for (const { name } of rows) place(name);
  return [...ordered.values()];
}
