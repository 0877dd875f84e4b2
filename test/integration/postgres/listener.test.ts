import { afterAll, beforeAll, expect, it } from 'vitest';

import { createListener } from '../../../server/platform/postgres/listener.ts';
import { type TestDatabase, testDatabase } from '../../support/postgres.ts';

let database: TestDatabase;
beforeAll(async () => {
  database = await testDatabase();
});
afterAll(() => database.drop());

const sessions = async () => {
  const { rows } = await database.pool.query<{ pid: number }>(
    "select pid from pg_stat_activity where application_name like 'witan % listener' and datname = current_database()",
  );
  return rows.map(({ pid }) => pid);
};
const notify = (channel: string, payload: string) =>
  database.pool.query('select pg_notify($1, $2)', [channel, payload]);

it('one connection brings the notifications of all channels, comes back when it broke, and says so', async () => {
  const broke: string[] = [];
  const listener = createListener(database.url, { onError: ({ message }) => void broke.push(message) });
  const heard: string[] = [];
  let ready = 0;
  await listener.listen(
    'one',
    (payload) => void heard.push(`one ${payload}`),
    () => (ready += 1),
  );
  await expect.poll(() => ready).toBe(1);
  const second = await listener.listen(
    'Two',
    (payload) => void heard.push(`Two ${payload}`),
    () => (ready += 1),
  );
  await expect.poll(() => ready).toBe(2);
  await notify('one', 'a');
  await notify('Two', 'b');
  await expect.poll(() => heard).toEqual(['one a', 'Two b']);
  const before = await sessions();
  expect(before).toHaveLength(1);

  await database.pool.query('select pg_terminate_backend($1)', before);
  await expect.poll(() => ready).toBe(4);
  expect(broke).toHaveLength(1);
  expect(await sessions()).not.toEqual(before);
  await second.close();
  await notify('Two', 'nobody listens');
  await notify('one', 'c');
  await expect.poll(() => heard).toEqual(['one a', 'Two b', 'one c']);

  await listener.close();
  await expect.poll(sessions).toEqual([]);
  expect(broke).toHaveLength(1);
});
