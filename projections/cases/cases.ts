import type { PoolClient } from 'pg';

import { everyday, type Projection } from '../projector/projection.ts';
import { asJson, foldRows } from '../projector/foldRows.ts';
import { caseIdIn } from '../../shared/events/case.ts';
import { type Debate, foldDebate, noDebate, type Seen } from '../../shared/views/debate/debate.ts';
import { changesRow, compact, rowOf } from './caseRow.ts';

/** One row per case: what lists, limits, watchers and the reconciler ask of it. Table: migrations/0003-cases.sql */
export const cases: Projection = {
  name: 'cases',
  version: 4,
  prefixes: everyday,
  tables: ['debate_case'],
  reads: changesRow,
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
      fold: (debate = noDebate, own) => compact(foldDebate(own as unknown as readonly Seen[], debate)),
      save: (changed) => save(sql, changed),
    });
    const erased = events.filter(({ type }) => type === 'CaseErased').map(({ stream }) => stream.slice('case-'.length));
    if (erased.length > 0) await sql.query('delete from debate_case where case_id = any($1)', [erased]);
  },
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
