import type { Pool } from 'pg';

import { type CaseSummary, columns } from './caseSummary.ts';
import type { CaseOrder } from '../../shared/api/cases/caseOrders.ts';
import type { CaseStatus } from '../../shared/views/debate/debate.ts';
import { sha256 } from '../../shared/kernel/hash.ts';
import { Refusal } from '../../shared/kernel/refusal.ts';

export type CasePage = { readonly cases: readonly CaseSummary[]; readonly next: string | null };

const urgency = `(case status when 'needs_answers' then 3 when 'failed' then 2 when 'running' then 1 when 'queued' then 1 else 0 end)`;

/**
 * By order, at equal values by id: the values that are compared, which way, what of them a cursor holds, and how they are read from it.
 * Each has its index (migrations/0010-case-lists.sql), so that a page costs the same however many cases there are.
 */
type Ordered = {
  readonly by: readonly string[];
  readonly way: 'asc' | 'desc';
  readonly place: string;
  readonly values: readonly string[];
  readonly form: RegExp;
};
const orders: Readonly<Record<CaseOrder, Ordered>> = {
  newest: { ...byTime('submitted_at'), way: 'desc' },
  oldest: { ...byTime('submitted_at'), way: 'asc' },
  updated: { ...byTime('last_at'), way: 'desc' },
  /** By its beginning: an index takes no endless text, and neither does a cursor. */
  title: {
    by: ['left(lower(title), 120) collate "C"'],
    way: 'asc',
    place: 'left(lower(title), 120)',
    values: ['$4'],
    form: /^[^\0]*$/,
  },
  /** What needs its owner, then what failed, then what runs, then the rest; each the newest first. */
  attention: {
    by: [urgency, 'submitted_at'],
    way: 'desc',
    place: `${urgency} || ' ' || ${micros('submitted_at')}`,
    values: [`split_part($4, ' ', 1)::int`, timeOf(`split_part($4, ' ', 2)`)],
    form: /^[0-3] \d{1,17}$/,
  },
};
function byTime(column: string) {
  return { by: [column], place: `${micros(column)}::text`, values: [timeOf('$4')], form: /^\d{1,17}$/ };
}
/** Exact, as PostgreSQL keeps times in microseconds. */
function micros(column: string): string {
  return `(extract(epoch from ${column}) * 1000000)::bigint`;
}
function timeOf(text: string): string {
  return `timestamptz 'epoch' + (${text})::bigint * interval '1 microsecond'`;
}

export type CasesQuery = {
  readonly cursor?: string;
  readonly statuses?: readonly CaseStatus[];
  readonly limit?: number;
  readonly email?: string;
  /** Those that the account has archived, or the others; both unless told. */
  readonly archived?: boolean;
  /** What titles must contain. */
  readonly search?: string;
  readonly order?: CaseOrder;
};

/** An account's own cases, and those that it may read by an invitation: each found by an index of its own. */
const sources = [
  { of: 'account_id = $1', isArchived: 'archived' },
  { of: 'auditors && $2 and account_id <> $1', isArchived: 'false' },
] as const;

/** Both, as far as they are asked for, with what was asked: `$1` to `$3`. */
const asked = (accountId: string, { email, archived, search = '' }: CasesQuery) => ({
  sources: sources.map(({ of, isArchived }) =>
    [
      of,
      ...(archived === undefined ? [] : [`${isArchived} = ${archived}`]),
      search === '' ? '$3::text is null' : 'title ilike $3',
    ].join(' and '),
  ),
  values: [
    accountId,
    email === undefined ? [] : [accountId, sha256(email)],
    search === '' ? null : `%${search.replaceAll(/[\\%_]/g, '\\$&')}%`,
  ],
});

/**
 * An account's cases, the newest first unless told, and with `email` those that it may read by an invitation. `next` is the cursor of
 * the following page; a cursor that is none, or of another order, is refused: who was sent to the first page again would read it twice.
 */
export async function casesOf(pool: Pool, accountId: string, query: CasesQuery = {}): Promise<CasePage> {
  const { cursor, statuses, limit = 50, order = 'newest' } = query;
  const after = cursor === undefined ? null : placeIn(cursor, order);
  const { by, way, place, values } = orders[order];
  const sorted = [...by, 'case_id'].map((one) => `${one} ${way}`).join(', ');
  const isAfter = after
    ? `(${[...by, 'case_id'].join(', ')}) ${way === 'asc' ? '>' : '<'} (${[...values, '$5'].join(', ')})`
    : '$4::text is null and $5::text is null';
  const found = asked(accountId, query);
  const places = found.sources.map(
    (source) => `(select case_id from debate_case
      where ${source} and ${statuses ? 'status = any($6)' : '$6::text[] is null'} and ${isAfter} order by ${sorted} limit $7)`,
  );
  const { rows } = await pool.query<CaseSummary & { readonly place: string }>(
    `select ${columns}, ${place} as place from debate_case
     where case_id in (${places.join(' union all ')}) order by ${sorted} limit $7`,
    [...found.values, after?.place ?? null, after?.caseId ?? null, statuses ?? null, limit + 1],
  );
  const page = rows.slice(0, limit);
  const last = page.at(-1);
  return {
    cases: page.map(({ place: _place, ...row }) => row),
    next: last && rows.length > limit ? cursorAt(order, last) : null,
  };
}

/** How many of them there are, by status, whatever page is shown. */
export async function countCases(
  pool: Pool,
  accountId: string,
  query: CasesQuery,
): Promise<Readonly<Partial<Record<CaseStatus, number>>>> {
  const found = asked(accountId, query);
  const { rows } = await pool.query<{ readonly status: CaseStatus; readonly n: number }>(
    `select status, sum(n)::int as n from (${found.sources
      .map((source) => `select status, count(*) as n from debate_case where ${source} group by status`)
      .join(' union all ')}) as counted group by status`,
    found.values,
  );
  return Object.fromEntries(rows.map(({ status, n }) => [status, n]));
}

const cursorAt = (order: CaseOrder, { place, caseId }: { readonly place: string; readonly caseId: string }): string =>
  Buffer.from(JSON.stringify([order, place, caseId])).toString('base64url');

const placeIn = (cursor: string, order: CaseOrder): { readonly place: string; readonly caseId: string } => {
  const [by, place, caseId] = partsOf(cursor);
  if (
    by === order &&
    typeof place === 'string' &&
    orders[order].form.test(place) &&
    typeof caseId === 'string' &&
    /^[\w-]+$/.test(caseId)
  )
    return { place, caseId };
  throw new Refusal('invalid-input', 'The cursor is not one of this list.', [
    { pointer: '/query/cursor', detail: 'Expected `next` of the page before, as it was given and with the same sort.' },
  ]);
};
const partsOf = (cursor: string): readonly unknown[] => {
  try {
    const value: unknown = JSON.parse(Buffer.from(cursor, 'base64url').toString());
    return Array.isArray(value) ? value : [];
  } catch {
    return [];
  }
};
