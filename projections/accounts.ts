import type { Pool, PoolClient } from 'pg';

import { type AccountEvent, accountSchemas } from '../shared/events/account.ts';
import { sha256 } from '../shared/kernel/hash.ts';
import { type AccountView, evolveAccount, noAccount } from '../shared/views/account.ts';
import { asJson, foldRows } from './projector/foldRows.ts';
import { type Projection, everyday } from './projector/projection.ts';

/** One row per account: the fold of its stream. Table: migrations/0002-accounts.sql */
export const accounts: Projection = {
  name: 'accounts',
  version: 5,
  prefixes: everyday,
  tables: ['account'],
  reads: (type) => type in accountSchemas,
  apply: (sql, events) =>
    foldRows(events, ({ stream }) => (stream.startsWith('account-') ? stream.slice('account-'.length) : null), {
      load: (ids) => load(sql, ids),
      fold: (account = noAccount, own) =>
        own.reduce((folded, event) => (isOurs(event) ? evolveAccount(folded, event) : folded), account),
      save: (changed) => save(sql, [...changed.values()]),
    }),
};

/** The accounts there are, the oldest first. */
export const openAccounts = async (pool: Pool): Promise<AccountView[]> => {
  const { rows } = await pool.query<Row>(`select ${columns} from account where status = 'open' order by registered_at`);
  return rows.map(viewOf);
};

/** Not of a type newer than this code, and not one whose data can no longer be read. */
const isOurs = (event: { readonly type: string; readonly data: object | null }): event is AccountEvent =>
  event.type in accountSchemas && event.data !== null;

const columns = `account_id as "accountId", status, email, language, proven, plan, trial_starts_at as "startsAt", trial_ends_at as "endsAt",
                 terms, reminders, operator, registered_at as "registeredAt"`;

type Row = Omit<AccountView, 'trial' | 'approval' | 'newEmail' | 'emailChanges'> & {
  readonly startsAt: string | null;
  readonly endsAt: string | null;
};

const load = async (sql: PoolClient, ids: readonly string[]): Promise<Map<string, AccountView>> => {
  const { rows } = await sql.query<Row>(`select ${columns} from account where account_id = any($1)`, [ids]);
  return new Map(rows.map((row) => [row.accountId, viewOf(row)]));
};

const viewOf = ({ startsAt, endsAt, ...row }: Row): AccountView => ({
  ...row,
  // Asked of the account's own stream alone.
  approval: false,
  newEmail: null,
  emailChanges: [],
  trial: startsAt && endsAt ? { startsAt, endsAt } : null,
});

const save = (sql: PoolClient, changed: readonly AccountView[]) =>
  sql.query(
    `insert into account (account_id, status, email, email_hash, language, proven, plan, trial_starts_at, trial_ends_at, terms, reminders,
                          operator, registered_at)
     select account_id, status, email, email_hash, language, proven, plan, trial_starts_at, trial_ends_at, terms, reminders, operator, registered_at
     from jsonb_populate_recordset(null::account, $1)
     on conflict (account_id) do update set
       status = excluded.status, email = excluded.email, email_hash = excluded.email_hash, language = excluded.language, proven = excluded.proven, plan = excluded.plan,
       trial_starts_at = excluded.trial_starts_at, trial_ends_at = excluded.trial_ends_at, terms = excluded.terms,
       reminders = excluded.reminders, operator = excluded.operator, registered_at = excluded.registered_at`,
    [asJson(changed.filter(({ status }) => status !== 'none').map(rowOf))],
  );

const rowOf = ({
  accountId,
  status,
  email,
  language,
  proven,
  plan,
  trial,
  terms,
  reminders,
  operator,
  registeredAt,
}: AccountView) => ({
  account_id: accountId,
  status,
  email,
  email_hash: email === '' ? null : sha256(email),
  language,
  proven,
  plan,
  trial_starts_at: trial?.startsAt ?? null,
  trial_ends_at: trial?.endsAt ?? null,
  terms,
  reminders,
  operator,
  registered_at: registeredAt,
});
