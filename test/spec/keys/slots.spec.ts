import { once } from 'node:events';
import { join } from 'node:path';
import { Worker } from 'node:worker_threads';

import { afterAll, expect, it } from 'vitest';

import { tempDir } from '../../support/tempDir.ts';

const place = tempDir('slots');
afterAll(place.remove);

it('a folder of keys has one name, however many processes begin with it at once', async () => {
  const [rounds, threads] = [100, 2];
  const gate = new Int32Array(new SharedArrayBuffer(4 * rounds));
  const script = join(import.meta.dirname, '../../fakes/slotOpener.ts');
  const workerData = { folder: place.path, rounds, threads, gate };
  const opened = await Promise.all(
    Array.from(
      { length: threads },
      async () => (await once(new Worker(script, { workerData }), 'message')) as [string[]],
    ),
  );
  const [first = [], ...others] = opened.map(([ids]) => ids);
  expect(first.every((id) => /^[0-9a-f]{32}$/u.test(id))).toBe(true);
  for (const ids of others) expect(ids).toEqual(first);
});
