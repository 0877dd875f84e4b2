import { afterAll, expect, it } from 'vitest';

import { accounts } from '../../../projections/accounts.ts';
import { cases } from '../../../projections/cases/cases.ts';
import { rebuild } from '../../../projections/projector/rebuild.ts';
import { accountStream } from '../../../server/accounts/accountDecider.ts';
import { backupLog, restoreLog } from '../../../server/platform/eventstore-node/disk/backup.ts';
import { type EventNode, startEventNode } from '../../../server/platform/eventstore-node/eventNode.ts';
import { esdbStore } from '../../../server/platform/store/esdb/esdbStore.ts';
import type { Store } from '../../../server/platform/store/store.ts';
import { caseStream } from '../../../shared/events/case.ts';
import type { WitanEvent } from '../../../shared/events/catalogue.ts';
import { idOf } from '../../../shared/kernel/ids.ts';
import { at, caseSubmitted, later } from '../../support/controls.ts';
import { newId } from '../../support/eventstore.ts';
import { history } from '../../support/histories.ts';
import { keepModels, projectorNeeds } from '../../support/models.ts';
import { type TestDatabase, testDatabase } from '../../support/postgres.ts';
import { english } from '../../support/stories.ts';
import { tempDir } from '../../support/tempDir.ts';

const running: EventNode[] = [];
const folders = [tempDir('original'), tempDir('restored')] as const;
afterAll(async () => {
  for (const node of running) await node.stop();
  for (const { remove } of folders) remove();
});

const serve = async (dataDir: string): Promise<Store<WitanEvent>> => {
  const node = await startEventNode({ dataDir });
  running.push(node);
  return esdbStore({ url: node.url });
};

const write = (store: Store<WitanEvent>, stream: string, facts: readonly WitanEvent[]) =>
  store.append(
    stream,
    facts.map((fact, i) => ({ ...fact, id: idOf(stream, i), actor: 'system', correlation: stream, causation: null })),
    -1,
  );

const rowsOf = async ({ pool }: TestDatabase) => ({
  accounts: (await pool.query('select * from account order by account_id')).rows as unknown[],
  cases: (await pool.query('select * from debate_case order by case_id')).rows as unknown[],
});

it('read models rebuild from a restored backup to the same rows', async () => {
  const [original, restored] = [folders[0].path, folders[1].path];
  const databases = await Promise.all([testDatabase(), testDatabase()]);
  const [first, second] = databases;
  const store = await serve(original);
  const accountId = newId('a');
  await write(store, accountStream(accountId), [
    { type: 'AccountRegistered', data: { accountId, email: `${accountId}@example.org`, at } },
    { type: 'TrialStarted', data: { accountId, startsAt: at, endsAt: later(30 * 86_400) } },
  ]);
  const told = newId('c');
  await write(
    store,
    caseStream(told),
    history(english).map((fact) =>
      fact.type === 'CaseSubmitted' ? { ...fact, data: { ...fact.data, caseId: told, accountId } } : fact,
    ),
  );
  const open = newId('c');
  const { position } = await write(store, caseStream(open), [caseSubmitted({ caseId: open, accountId })]);
  const models = keepModels(projectorNeeds(first.pool, store));
  await models.passed(position);
  const rows = await rowsOf(first);
  expect(rows.cases).toHaveLength(2);

  backupLog(original, `${restored}/events.backup`);
  restoreLog(`${restored}/events.backup`, restored);
  const again = await serve(restored);
  const needs = projectorNeeds(second.pool, again);
  const begun = keepModels(needs);
  await begun.passed(position);
  await begun.stop();
  await second.pool.query("update debate_case set title = 'damaged'");
  await rebuild(needs, [accounts, cases], new AbortController().signal);
  expect(await rowsOf(second)).toEqual(rows);

  await models.stop();
  for (const each of [store, again]) await each.close();
  for (const database of databases) await database.drop();
});
