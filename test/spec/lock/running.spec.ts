import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { afterAll, expect, it } from 'vitest';

import { noteRunning } from '../../../server/platform/runningInstance.ts';
import { tempDir } from '../../support/tempDir.ts';

const { path, remove } = tempDir('running');
afterAll(remove);

it('the note of where the parts are holds their addresses and nothing else', () => {
  const where = { eventstoreUrl: 'esdb://here', databaseUrl: 'postgres://there' };
  noteRunning(path, { ...where, masterKey: 'ab'.repeat(32) } as typeof where);
  expect(JSON.parse(readFileSync(join(path, 'running.json'), 'utf8'))).toEqual(where);
});
