import { pino } from 'pino';
import { afterAll, beforeAll, expect, it } from 'vitest';

import { createDeltaBus, subscribeToDeltas } from '../../../server/live/deltaBus.ts';
import { createListener } from '../../../server/platform/postgres/listener.ts';
import { type TestDatabase, testDatabase } from '../../support/postgres.ts';

let database: TestDatabase;
beforeAll(async () => {
  database = await testDatabase();
});
afterAll(() => database.drop());

it('carries words from one process to another, whole and in order, however long', async () => {
  const log = pino({ level: 'silent' });
  const heard = new Map<string, string>();
  const listener = createListener(database.url, { onError: () => undefined });
  await subscribeToDeltas(listener, (caseId, { key, offset, text }) => {
    const before = heard.get(`${caseId}/${key}`) ?? '';
    if (before.length === offset) heard.set(`${caseId}/${key}`, before + text);
  });
  const bus = createDeltaBus(database.pool, log);
  const say = (key: string, text: string, offset = 0) =>
    bus.publish('case', { panel: 0, seatId: 'seat', key, offset, text });
  const long = 'Ein Satz, 漢字 und 🦉. '.repeat(400);
  try {
    // Until the listener is there, words are lost, as partial utterances may be.
    await expect
      .poll(() => {
        say('hello', 'hello');
        return heard.get('case/hello');
      })
      .toBe('hello');
    for (let offset = 0; offset < long.length; offset += 50) say('long', long.slice(offset, offset + 50), offset);
    await expect.poll(() => heard.get('case/long')).toBe(long);
  } finally {
    bus.close();
    await listener.close();
  }
});
