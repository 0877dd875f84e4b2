import { afterAll, beforeAll, describe, expect, it } from 'vitest';

import { accounts, openAccounts } from '../../../projections/accounts.ts';
import { type CasesQuery, casesOf, countCases } from '../../../projections/cases/caseList.ts';
import { cases } from '../../../projections/cases/cases.ts';
import {
  countCounted,
  countedCaseIds,
  openCases,
  resolvedCases,
  resolvedDecisions,
} from '../../../projections/cases/caseQueries.ts';
import { type Projection, everyday } from '../../../projections/projector/projection.ts';
import { projectionStates, waitFor } from '../../../projections/projector/waitForPosition.ts';
import { rebuild } from '../../../projections/projector/rebuild.ts';
import { esdbStore } from '../../../server/platform/store/esdb/esdbStore.ts';
import type { Store } from '../../../server/platform/store/store.ts';
import { accountStream } from '../../../server/accounts/accountDecider.ts';
import { forecastsOf, reckoned } from '../../../shared/views/calibration.ts';
import { type CaseEvent, caseStream } from '../../../shared/events/case.ts';
import type { WitanEvent } from '../../../shared/events/catalogue.ts';
import { idOf } from '../../../shared/kernel/ids.ts';
import { randomFrom } from '../../../shared/kernel/random.ts';
import { at, caseSubmitted, clarificationAsked, later } from '../../support/controls.ts';
import { type TestEventstore, newId, testEventstore } from '../../support/eventstore.ts';
import { history } from '../../support/histories.ts';
import { keepModels, noLog, projectorNeeds } from '../../support/models.ts';
import { type TestDatabase, testDatabase } from '../../support/postgres.ts';
import { english } from '../../support/stories.ts';

let server: TestEventstore;
let store: Store<WitanEvent>;
beforeAll(async () => {
  server = await testEventstore();
  store = esdbStore({ url: server.url });
});
afterAll(async () => {
  await store.close();
  await server.stop();
});

const write = async (stream: string, facts: readonly WitanEvent[]) => {
  const revision = (await store.head(stream))?.revision ?? -1;
  const events = facts.map((fact, i) => ({
    ...fact,
    id: idOf(stream, revision + 1 + i),
    actor: 'system',
    correlation: stream,
    causation: null,
  }));
  return await store.append(stream, events, revision);
};

const registered = (accountId: string, email: string): WitanEvent[] => [
  { type: 'AccountRegistered', data: { accountId, email, at } },
  { type: 'TrialStarted', data: { accountId, startsAt: at, endsAt: later(30 * 86_400) } },
];

/** A whole case of this account. */
const whole = (caseId: string, accountId: string, after = 0): WitanEvent[] =>
  history(english).map((fact) =>
    fact.type === 'CaseSubmitted' ? { ...fact, data: { ...fact.data, caseId, accountId, at: later(after) } } : fact,
  );

const rowsOf = async ({ pool }: TestDatabase) => ({
  accounts: (await pool.query('select * from account order by account_id')).rows as unknown[],
  cases: (await pool.query('select * from debate_case order by case_id')).rows as unknown[],
});

const withDatabase = (work: (database: TestDatabase) => Promise<void>) => async () => {
  const database = await testDatabase();
  try {
    await work(database);
  } finally {
    await database.drop();
  }
};

const accountOf = async (pool: TestDatabase['pool'], accountId: string) =>
  (await openAccounts(pool)).filter((one) => one.accountId === accountId);

describe('the read models', () => {
  it(
    'tell which decisions of any account turned out how, for what is learned from them',
    withDatabase(async ({ pool }) => {
      const models = keepModels(projectorNeeds(pool, store));
      const forecast = { by: '2027-03-01', success: 0.9, tripwires: [{ tripwire: 0, p: 0.2 }] };
      const [resolved, open] = [newId('c'), newId('c')];
      for (const caseId of [resolved, open])
        await write(caseStream(caseId), [
          ...whole(caseId, newId('a')),
          { type: 'DecisionRecorded', data: { optionId: 'A', text: '', forecast, at } },
        ]);
      const tripwires = [{ tripwire: 0, crossed: true }];
      const { position } = await write(caseStream(resolved), [
        { type: 'OutcomeRecorded', data: { happened: 'good', text: '', tripwires, at } },
      ]);
      await models.passed(position);
      const found = (await resolvedCases(pool)).map(({ id }) => id);
      expect([found.includes(resolved), found.includes(open)]).toEqual([true, false]);
      const forecasts = (await resolvedDecisions(pool)).flatMap(forecastsOf);
      expect(forecasts).toEqual(
        expect.arrayContaining([
          { p: 0.9, outcome: 1 },
          { p: 0.2, outcome: 1 },
        ]),
      );
      expect(reckoned(forecasts)).toMatchObject({ recorded: forecasts.length, needed: 10 });
      await models.stop();
    }),
  );

  it(
    'tell one decision once, however often its case was asked again',
    withDatabase(async ({ pool }) => {
      const models = keepModels(projectorNeeds(pool, store));
      const accountId = newId('a');
      const forecast = (success: number) => ({ by: '2027-03-01', success, tripwires: [] });
      const resolve = (caseId: string, of: string | null, i: number, isResolved = true) =>
        write(caseStream(caseId), [
          caseSubmitted({
            ...{ caseId, accountId, at: later(i) },
            ...(of !== null && { again: { of, change: { kind: 'fact', now: 'The rent is 4,000.' } } }),
          }),
          ...whole(caseId, accountId).slice(1),
          { type: 'DecisionRecorded', data: { optionId: 'A', text: '', forecast: forecast(i / 10), at } },
          ...(isResolved
            ? [{ type: 'OutcomeRecorded', data: { happened: 'good', text: '', at } } satisfies CaseEvent]
            : []),
        ]);
      const ids = [1, 2, 3, 4, 5].map(() => newId('c'));
      const [first = '', open = '', third = '', sibling = '', other = ''] = ids;
      await resolve(first, null, 1);
      await resolve(open, first, 2, false);
      await resolve(third, open, 3);
      await resolve(other, null, 5);
      const { position } = await resolve(sibling, first, 4);
      await models.passed(position);
      const found = (await resolvedCases(pool)).map(({ id }) => id).filter((id) => ids.includes(id));
      expect(found).toEqual([other, sibling]);
      const decided = (await resolvedDecisions(pool, accountId)).flatMap(forecastsOf).map(({ p }) => p);
      expect(decided.toSorted((a, b) => a - b)).toEqual([0.4, 0.5]);
      expect(await resolvedDecisions(pool, newId('a'))).toEqual([]);
      await models.stop();
    }),
  );

  it(
    'show accounts and their cases as soon as a reply’s position has passed',
    withDatabase(async (database) => {
      const { pool } = database;
      const models = keepModels(projectorNeeds(pool, store));
      const accountId = newId('a');
      const email = `${accountId}@example.org`;
      await write(accountStream(accountId), registered(accountId, email));
      const ids = [0, 1, 2, 3, 4].map(() => newId('c'));
      for (const [i, caseId] of ids.entries())
        await write(caseStream(caseId), [caseSubmitted({ caseId, accountId, at: later(i) })]);
      await write(caseStream(ids[0] ?? ''), [clarificationAsked(), { type: 'WatchLinkOpened', data: { at } }]);
      await write(caseStream(ids[1] ?? ''), whole(ids[1] ?? '', accountId, 1).slice(1));
      const { position } = await write(accountStream(accountId), [
        { type: 'TermsAccepted', data: { accountId, termsVersion: '1', at } },
      ]);
      await models.passed(position);

      expect(await accountOf(pool, accountId)).toMatchObject([
        { email, plan: 'trial', terms: '1', status: 'open', trial: { startsAt: at } },
      ]);

      const { cases: listed } = await casesOf(pool, accountId);
      const caseById = (id = '') => listed.find(({ caseId }) => caseId === id);
      expect(listed.map(({ caseId }) => caseId)).toEqual(ids.toReversed());
      expect(caseById(ids[0])).toMatchObject({
        status: 'needs_answers',
        shared: true,
        submittedAt: at,
        questions: [{ questionId: 'q-1', why: expect.any(String) as string }],
      });
      expect(caseById(ids[1])).toMatchObject({
        title: english.title,
        recommendation: { headline: english.headline },
        probabilities: { rounds: [{ round: 'blind' }, { round: 'revised' }] },
      });
      expect((await casesOf(pool, accountId, { statuses: ['needs_answers'] })).cases).toHaveLength(1);
      const open = (now: string) =>
        openCases(pool, now).then((rows) => rows.filter((row) => row.accountId === accountId));
      expect((await open(at)).map(({ caseId }) => caseId)).toEqual(ids.slice(1));
      expect(await open(later(73 * 3600))).toHaveLength(5);
      await write(caseStream(ids[4] ?? ''), [
        {
          type: 'CaseFailed',
          data: {
            code: 'too-few-seats',
            validBallots: 0,
            capUsd: null,
            declined: [],
            phase: 'triage',
            resumable: true,
            at,
          },
        },
      ]).then((written) => models.passed(written.position));
      const rerunOf = ids[0] ?? '';
      const free = `${rerunOf}-again`;
      await write(caseStream(free), [caseSubmitted({ caseId: free, accountId, rerunOf })]).then((written) =>
        models.passed(written.position),
      );
      const { cases: then } = await casesOf(pool, accountId);
      expect(then.find(({ caseId }) => caseId === free)).toMatchObject({ rerunOf });
      expect(then.find(({ caseId }) => caseId === ids[4])).toMatchObject({ status: 'failed' });
      await models.stop();
    }),
  );

  it(
    'are searched, ordered and kept apart from the archive, with counts',
    withDatabase(async ({ pool }) => {
      const accountId = newId('a');
      const titles = ['b: 100 % sure', 'A lease', 'c_d', 'Ärger im Büro'];
      const ids = titles.map(() => newId('c'));
      let position = 0n;
      for (const [i, caseId] of ids.entries())
        ({ position } = await write(caseStream(caseId), [
          caseSubmitted({ caseId, accountId, q1: titles[i] ?? '', at: later(i) }),
          ...(i === 1 ? [clarificationAsked()] : []),
          ...(i === 2 ? [{ type: 'CaseRenamed', data: { name: 'Zebra', at: later(9) } } satisfies CaseEvent] : []),
          ...(i === 3 ? [{ type: 'CaseArchived', data: { at: later(9) } } satisfies CaseEvent] : []),
        ]));
      const models = keepModels(projectorNeeds(pool, store));
      await models.passed(position);
      const list = async (query: CasesQuery) => {
        const found: string[] = [];
        for (let cursor: string | undefined; ;) {
          const page = await casesOf(pool, accountId, {
            archived: false,
            limit: 1,
            ...query,
            ...(cursor && { cursor }),
          });
          found.push(...page.cases.map(({ title }) => title));
          if (page.next === null) return found;
          cursor = page.next;
        }
      };
      expect(await list({})).toEqual(['Zebra', 'A lease', 'b: 100 % sure']);
      expect(await list({ order: 'oldest' })).toEqual(['b: 100 % sure', 'A lease', 'Zebra']);
      expect(await list({ order: 'title' })).toEqual(['A lease', 'b: 100 % sure', 'Zebra']);
      expect(await list({ order: 'attention' })).toEqual(['A lease', 'Zebra', 'b: 100 % sure']);
      expect(await list({ order: 'updated' })).toEqual(['Zebra', 'A lease', 'b: 100 % sure']);
      expect(await list({ archived: true })).toEqual(['Ärger im Büro']);
      expect(await list({ search: 'LEASE' })).toEqual(['A lease']);
      expect(await list({ search: '100 %' })).toEqual(['b: 100 % sure']);
      expect(await list({ search: 'c_d' })).toEqual([]);
      expect(await list({ search: '%' })).toEqual(['b: 100 % sure']);
      expect(await countCases(pool, accountId, { archived: false })).toEqual({ queued: 2, needs_answers: 1 });
      expect(await countCases(pool, accountId, { archived: false, search: 'zeb' })).toEqual({ queued: 1 });

      // What it may read by an invitation comes between its own cases, and is nobody's to archive but its owner's.
      const [other, email] = [newId('a'), `${newId('reader')}@example.org`];
      const shown = newId('c');
      ({ position } = await write(caseStream(shown), [
        caseSubmitted({ caseId: shown, accountId: other, q1: 'Of others', at: later(0.5) }),
        { type: 'AuditorInvited', data: { accountId, email, at: later(8) } },
        { type: 'CaseArchived', data: { at: later(9) } },
      ]));
      await models.passed(position);
      expect(await list({ email })).toEqual(['Zebra', 'A lease', 'Of others', 'b: 100 % sure']);
      expect(await list({ email, order: 'title' })).toEqual(['A lease', 'b: 100 % sure', 'Of others', 'Zebra']);
      expect(await list({ email, archived: true })).toEqual(['Ärger im Büro']);
      expect(await countCases(pool, accountId, { archived: false, email })).toEqual({ queued: 3, needs_answers: 1 });
      const since = { accountId, since: later(2), failedToo: false };
      expect(new Set(await countedCaseIds(pool, since))).toEqual(new Set([ids[2], ids[3]]));
      expect(await countCounted(pool, since, [ids[2] ?? ''])).toBe(1);
      await models.stop();
    }),
  );

  it(
    'take a title of any length, and list by it in pages',
    withDatabase(async ({ pool }) => {
      const accountId = newId('a');
      const random = randomFrom('titles');
      const endless = Array.from({ length: 20_000 }, () =>
        String.fromCodePoint(0x4e00 + Math.floor(random() * 20_000)),
      );
      const titles = [endless.join(''), `x${'\u0301'.repeat(19_000)}`, 'short', '字'.repeat(200)];
      let position = 0n;
      for (const [i, q1] of titles.entries()) {
        const caseId = newId('c');
        const named = { type: 'CaseRenamed', data: { name: q1, at: later(9) } } satisfies CaseEvent;
        ({ position } = await write(caseStream(caseId), [
          caseSubmitted({ caseId, accountId, q1, at: later(i) }),
          named,
        ]));
      }
      const models = keepModels(projectorNeeds(pool, store));
      await models.passed(position);
      const found: string[] = [];
      for (let cursor: string | undefined; ;) {
        const page = await casesOf(pool, accountId, { order: 'title', limit: 1, ...(cursor && { cursor }) });
        found.push(...page.cases.map(({ caseId }) => caseId));
        if (page.next === null) break;
        cursor = page.next;
        expect(cursor.length).toBeLessThan(1_500);
      }
      expect(new Set(found).size).toBe(4);
      await models.stop();
    }),
  );

  it(
    'list in pages without a gap',
    withDatabase(async ({ pool }) => {
      const accountId = newId('a');
      const ids = Array.from({ length: 7 }, () => newId('c'));
      let position = 0n;
      for (const [i, caseId] of ids.entries())
        ({ position } = await write(caseStream(caseId), [
          caseSubmitted({ caseId, accountId, at: later(Math.floor(i / 2)) }),
        ]));
      const models = keepModels(projectorNeeds(pool, store));
      await models.passed(position);
      const seen: string[] = [];
      for (let cursor: string | undefined; ;) {
        const page = await casesOf(pool, accountId, { limit: 3, ...(cursor !== undefined && { cursor }) });
        seen.push(...page.cases.map(({ caseId }) => caseId));
        if (page.next === null) break;
        cursor = page.next;
      }
      expect(seen.toSorted()).toEqual(ids.toSorted());
      const made = (place: unknown) => Buffer.from(JSON.stringify(place)).toString('base64url');
      for (const cursor of [
        'nonsense',
        made(['1', 'x']),
        made(['+275760-09-13T00:00:00.000Z', 'x']),
        made(['0000-01-01T00:00:00.000Z', 'x']),
        made(['2026-01-01T00:00:00.000Z', '\0']),
        made(['newest', '2026-01-01T00:00:00.000Z', '\0']),
        made(['oldest', '1764547200000000', ids[0]]),
        made(['newest', '9'.repeat(18), ids[0]]),
        made(['newest', '-1', ids[0]]),
        made(['attention', '9 1764547200000000', ids[0]]),
        made(null),
      ])
        await expect(casesOf(pool, accountId, { cursor })).rejects.toMatchObject({
          code: 'invalid-input',
          errors: [{ pointer: '/query/cursor', detail: expect.stringContaining('`next` of the page before') }],
        });
      await models.stop();
    }),
  );

  it(
    'take each event once through restarts, broken connections and several processes',
    withDatabase(async ({ pool }) => {
      await pool.query('create table tally (stream text primary key, events int not null)');
      const streams = Array.from({ length: 5 }, () => caseStream(newId('c')));
      const count = (prefix: string): Projection => ({
        name: 'tally',
        version: 1,
        prefixes: [prefix],
        tables: ['tally'],
        on: {
          CaseCancelled: (sql, { stream }) =>
            sql.query('insert into tally values ($1, 1) on conflict (stream) do update set events = tally.events + 1', [
              stream,
            ]),
        },
      });
      const tally = count('case-');
      const needs = projectorNeeds(pool, store);
      let running = [keepModels(needs, [tally]), keepModels(needs, [tally])];
      let position = 0n;
      for (let round = 0; round < 6; round++) {
        for (const stream of streams)
          ({ position } = await write(
            stream,
            Array.from({ length: 20 }, () => ({ type: 'CaseCancelled' as const, data: { reason: '', at } })),
          ));
        if (round % 2 === 0)
          await pool.query(
            'select pg_terminate_backend(pid) from pg_stat_activity where datname = current_database() and pid <> pg_backend_pid()',
          );
        else {
          await running[0]?.stop();
          running = [...running.slice(1), keepModels(needs, [tally])];
        }
      }
      await running[0]?.passed(position);
      const { rows } = await pool.query<{ events: number }>('select events from tally where stream = any($1)', [
        streams,
      ]);
      expect(rows.map(({ events }) => events)).toEqual([120, 120, 120, 120, 120]);
      for (const models of running) await models.stop();
    }),
  );

  it(
    'set a stream aside whose event they cannot take, say so, go on with the others, and heal with better code',
    withDatabase(async ({ pool }) => {
      await pool.query('create table note (stream text primary key, revision int not null)');
      const [good, bad] = [caseStream(newId('c')), caseStream(newId('c'))];
      let clever = false;
      const notes: Projection = {
        name: 'notes',
        version: 1,
        prefixes: everyday,
        tables: ['note'],
        on: {
          CaseCancelled: async (sql, { stream, revision, data }) => {
            await sql.query(
              'insert into note values ($1, $2) on conflict (stream) do update set revision = excluded.revision',
              [stream, revision],
            );
            if (data.reason === 'poison' && !clever) throw new RangeError('expected no poison');
          },
        },
      };
      const complaints: object[] = [];
      const log = { ...noLog, error: (about: object) => complaints.push(about) };
      const fact = (reason: string): WitanEvent => ({ type: 'CaseCancelled', data: { reason, at } });
      await write(bad, [fact('fine'), fact('poison'), fact('fine')]);
      const { position } = await write(good, [fact('fine')]);
      const noted = async () => {
        const { rows } = await pool.query<{ stream: string; revision: number }>(
          'select stream, revision from note where stream = any($1)',
          [[good, bad]],
        );
        return Object.fromEntries(rows.map(({ stream, revision }) => [stream, revision]));
      };

      const before = keepModels(projectorNeeds(pool, store, log), [notes]);
      await before.passed(position);
      expect(await noted()).toEqual({ [bad]: 0, [good]: 0 });
      expect(complaints).toMatchObject([{ projection: 'notes', stream: bad, revision: 1, type: 'CaseCancelled' }]);
      expect(await projectionStates(pool)).toMatchObject([{ name: 'notes', parked: 1 }]);
      await before.stop();

      clever = true;
      const after = keepModels(projectorNeeds(pool, store, log), [notes]);
      await after.passed((await write(good, [fact('fine')])).position);
      expect(await noted()).toEqual({ [good]: 1, [bad]: 2 });
      expect(await projectionStates(pool)).toMatchObject([{ parked: 0 }]);
      await after.stop();
    }),
  );

  it(
    'are rebuilt to the same rows while they serve and while more is written',
    withDatabase(async (database) => {
      const { pool } = database;
      const needs = projectorNeeds(pool, store);
      const models = keepModels(needs);
      const accountId = newId('a');
      await write(accountStream(accountId), registered(accountId, `${accountId}@example.org`));
      const one = async () => {
        const caseId = newId('c');
        return await write(caseStream(caseId), whole(caseId, accountId));
      };
      for (let i = 0; i < 20; i++) await one();
      await models.passed((await one()).position);
      const indexes = async () =>
        (await pool.query("select indexname from pg_indexes where schemaname = 'public' order by indexname")).rows;
      const named = await indexes();
      await pool.query("update debate_case set title = 'damaged' where account_id = $1", [accountId]);

      let fewest = Infinity;
      let rebuilding = true;
      const watching = (async () => {
        while (rebuilding) {
          const { rows } = await pool.query<{ n: string }>(
            'select count(*) as n from debate_case where account_id = $1',
            [accountId],
          );
          fewest = Math.min(fewest, Number(rows[0]?.n));
        }
      })();
      const writing = (async () => {
        let last = 0n;
        for (let i = 0; i < 20; i++) last = (await one()).position;
        return last;
      })();
      const signal = new AbortController().signal;
      const done = await Promise.all([rebuild(needs, [accounts], signal), rebuild(needs, [cases], signal)]);
      rebuilding = false;
      await watching;
      expect(fewest).toBeGreaterThanOrEqual(21);
      for (const { events } of done) expect(events).toBeGreaterThan(21 * history(english).length);

      await models.passed(await writing);
      const incremental = await rowsOf(database);
      expect(incremental.cases).toHaveLength(new Set(incremental.cases).size);
      expect(JSON.stringify(incremental.cases)).not.toContain('damaged');
      await models.stop();
      await rebuild(needs, [accounts, cases], signal);
      expect(await rowsOf(database)).toEqual(incremental);
      expect(await indexes()).toEqual(named);
      expect((await pool.query("select 1 from pg_namespace where nspname like 'rebuild%'")).rowCount).toBe(0);
    }),
  );

  it.each(['alter table account add column weight int', 'create index account_language on account (language)'])(
    'are not rebuilt without what a migration adds meanwhile: %s',
    async (migration) =>
      await withDatabase(async ({ pool }) => {
        const needs = projectorNeeds(pool, store);
        const accountId = newId('a');
        await write(accountStream(accountId), registered(accountId, `${accountId}@example.org`));
        const shape = async () =>
          (
            await pool.query(
              `select attname as name from pg_attribute where attrelid = 'account'::regclass and attnum > 0 and not attisdropped
               union all select indexname from pg_indexes where schemaname = 'public' and tablename = 'account' order by 1`,
            )
          ).rows;
        const follow: typeof needs.follow = async function* (options) {
          await pool.query(migration);
          yield* needs.follow(options);
        };
        const { signal } = new AbortController();
        const before = await shape();
        await expect(rebuild({ ...needs, follow }, [accounts], signal)).rejects.toThrow(/a migration changed it/);
        await rebuild(needs, [accounts], signal);
        expect(await shape()).toHaveLength(before.length + 1);
        expect(await accountOf(pool, accountId)).toHaveLength(1);
      })(),
  );

  it(
    'are rebuilt by themselves when their shape has a new version',
    withDatabase(async (database) => {
      const { pool } = database;
      const needs = projectorNeeds(pool, store);
      const accountId = newId('a');
      const { position } = await write(accountStream(accountId), registered(accountId, `${accountId}@example.org`));
      const first = keepModels(needs, [accounts]);
      await first.passed(position);
      await first.stop();
      await pool.query("update account set plan = 'enterprise'");

      const second = keepModels(needs, [{ ...accounts, version: accounts.version + 1 }]);
      const more = await write(accountStream(accountId), [
        { type: 'TermsAccepted', data: { accountId, termsVersion: '1', at } },
      ]);
      await second.passed(more.position);
      expect(await accountOf(pool, accountId)).toMatchObject([{ plan: 'trial', terms: '1' }]);
      expect((await pool.query('select name, version from projection_checkpoint')).rows).toEqual([
        { name: 'accounts', version: accounts.version + 1 },
      ]);
      await second.stop();
    }),
  );

  it(
    'are not waited for longer than one says',
    withDatabase(async ({ pool }) => {
      expect(await waitFor(pool, ['accounts'], 1n, 50)).toBe(false);
    }),
  );
});
