import type { Pool, PoolClient } from 'pg';

import type { CaseOrder } from '../../shared/api/cases/caseOrders.ts';
import { caseIdIn, type Mode } from '../../shared/events/case.ts';
import type { FailureCode } from '../../shared/events/codes.ts';
import type { Quorum } from '../../shared/events/codes.ts';
import type { Phase } from '../../shared/events/phases.ts';
import type { Strength } from '../../shared/events/panel/pool.ts';
import {
  type CaseStatus,
  type Debate,
  type PooledRound,
  type Question,
  type Seen,
  evolveDebate,
  noDebate,
} from '../../shared/views/debate/debate.ts';
import { sha256 } from '../../shared/kernel/hash.ts';
import { Refusal } from '../../shared/kernel/refusal.ts';
import { compact, rowOf } from './caseRow.ts';
import { asJson, foldRows } from '../projector/foldRows.ts';
import { type Projection, everyday } from '../projector/projection.ts';

/** One row per case: what lists, limits, watchers and the reconciler ask of it. Table: migrations/0003-cases.sql */
export const cases: Projection = {
  name: 'cases',
  version: 4,
  prefixes: everyday,
  tables: ['debate_case'],
  apply: async (sql, events) => {
    await foldRows(events, ({ stream }) => caseIdIn(stream), {
      load: async (ids) => {
        const { rows } = await sql.query<{ id: string; fold: Debate }>(
          'select case_id as id, fold from debate_case where case_id = any($1)',
          [ids],
        );
        return new Map(rows.map(({ id, fold }) => [id, { ...noDebate, ...fold }]));
      },
      // oxlint-disable-next-line typescript/no-unsafe-type-assertion -- a stream `case-…` holds case events
      evolve: (debate = noDebate, event) => compact(evolveDebate(debate, event as unknown as Seen)),
      save: (changed) => save(sql, changed),
    });
    const erased = events.filter(({ type }) => type === 'CaseErased').map(({ stream }) => stream.slice('case-'.length));
    if (erased.length > 0) await sql.query('delete from debate_case where case_id = any($1)', [erased]);
  },
};

export type CaseSummary = {
  readonly caseId: string;
  readonly accountId: string;
  readonly title: string;
  readonly mode: Mode;
  readonly status: CaseStatus;
  readonly phase: Phase | null;
  readonly language: string;
  readonly rehearsal: boolean;
  readonly quorum: Quorum | null;
  readonly shared: boolean;
  /** Account ids, and SHA-256 of addresses that had no account when they were invited. */
  readonly auditors: readonly string[];
  /** The case that this one runs again free of charge. */
  readonly rerunOf: string | null;
  /** By its owner; in the lists of others it stays. */
  readonly archived: boolean;
  readonly submittedAt: string;
  readonly lastAt: string;
  readonly revision: number;
  /** What the panel waits for; empty unless the status is `needs_answers`. */
  readonly questions: readonly Pick<Question, 'questionId' | 'text' | 'why' | 'assumption' | 'askedAt'>[];
  readonly answersDueAt: string | null;
  readonly recommendation: {
    readonly optionId: string;
    readonly option: string;
    readonly headline: string;
    readonly strength: Strength;
  } | null;
  /** How probable each option was held to be the best, round by round; null before ballots are open. */
  readonly probabilities: {
    readonly options: readonly { readonly optionId: string; readonly title: string }[];
    readonly rounds: readonly PooledRound[];
  } | null;
  readonly report: {
    readonly filename: string;
    readonly documentHash: string;
    readonly issuedAt: string;
    readonly revision: number;
  } | null;
  readonly mailRefused: string | null;
  readonly failure: { readonly code: FailureCode; readonly resumable: boolean } | null;
};

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

/** Cases of the account since then that count against its plan: no free run, and not failed unless told. */
const counted = `account_id = $1 and submitted_at >= $2 and ($3 or status <> 'failed') and fold->>'rerunOf' is null`;
type Counted = { readonly accountId: string; readonly since: string; readonly failedToo: boolean };

export async function countedCaseIds(pool: Pool, { accountId, since, failedToo }: Counted): Promise<string[]> {
  const { rows } = await pool.query<{ readonly id: string }>(`select case_id as id from debate_case where ${counted}`, [
    accountId,
    since,
    failedToo,
  ]);
  return rows.map(({ id }) => id);
}

/** How many they are without these. */
export async function countCounted(
  pool: Pool,
  { accountId, since, failedToo }: Counted,
  without: readonly string[],
): Promise<number> {
  const { rows } = await pool.query<{ readonly n: number }>(
    `select count(*)::int as n from debate_case where ${counted} and case_id <> all($4)`,
    [accountId, since, failedToo, without],
  );
  return rows[0]?.n ?? 0;
}

/** Ids of the account's cases that ask this one again with one thing changed, the newest first. */
export async function casesAskingAgain(pool: Pool, accountId: string, caseId: string): Promise<string[]> {
  const { rows } = await pool.query<{ readonly id: string }>(
    `select case_id as id from debate_case where account_id = $1 and fold->'again'->>'of' = $2
     order by submitted_at desc, case_id desc limit 50`,
    [accountId, caseId],
  );
  return rows.map(({ id }) => id);
}

/** Ids of the cases of all accounts of which a decision and how it turned out are on record, without rehearsals. */
export async function resolvedCases(pool: Pool): Promise<string[]> {
  const { rows } = await pool.query<{ readonly id: string }>(
    `select case_id as id from debate_case where not rehearsal
     and fold->'decision'->'forecast' is not null and jsonb_typeof(fold->'outcome') = 'object' order by case_id`,
  );
  return rows.map(({ id }) => id);
}

/** What was decided and how it turned out, of all accounts: figures and codes, and whose case it is is not asked. */
export async function resolvedDecisions(pool: Pool): Promise<Pick<Debate, 'decision' | 'outcome'>[]> {
  const { rows } = await pool.query<Pick<Debate, 'decision' | 'outcome'>>(
    `select fold->'decision' as decision, fold->'outcome' as outcome from debate_case where not rehearsal
     and fold->'decision'->'forecast' is not null and jsonb_typeof(fold->'outcome') = 'object'`,
  );
  return rows;
}

/** Accepted and not finished, the oldest first: what a panel should be at work on. Those that wait for an answer come when it is due. */
export async function openCases(pool: Pool, now: string): Promise<CaseSummary[]> {
  const { rows } = await pool.query<CaseSummary>(
    `select ${columns} from debate_case
     where status in ('queued', 'running') or (status = 'needs_answers' and answers_due_at <= $1)
     order by submitted_at`,
    [now],
  );
  return rows;
}

const columns = `case_id as "caseId", account_id as "accountId", title, mode, status, phase, language, rehearsal, quorum, shared,
  fold->>'rerunOf' as "rerunOf", auditors, archived, submitted_at as "submittedAt", last_at as "lastAt", revision, questions, answers_due_at as "answersDueAt",
  recommendation, probabilities, report, mail_refused as "mailRefused", failure`;

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

const save = (sql: PoolClient, changed: ReadonlyMap<string, Debate>) =>
  sql.query(
    `insert into debate_case select * from jsonb_populate_recordset(null::debate_case, $1)
     on conflict (case_id) do update set
       account_id = excluded.account_id, title = excluded.title, mode = excluded.mode, status = excluded.status,
       phase = excluded.phase, language = excluded.language, rehearsal = excluded.rehearsal, quorum = excluded.quorum,
       shared = excluded.shared, auditors = excluded.auditors, submitted_at = excluded.submitted_at,
       last_at = excluded.last_at, revision = excluded.revision, questions = excluded.questions,
       answers_due_at = excluded.answers_due_at, recommendation = excluded.recommendation, probabilities = excluded.probabilities,
       report = excluded.report,
       mail_refused = excluded.mail_refused, archived = excluded.archived, failure = excluded.failure, fold = excluded.fold`,
    [
      asJson(
        [...changed].filter(([, { accountId }]) => accountId !== null).map(([caseId, debate]) => rowOf(caseId, debate)),
      ),
    ],
  );
