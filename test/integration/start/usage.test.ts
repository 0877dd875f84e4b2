import { expect, it } from 'vitest';

import { command } from '../../support/command.ts';

it.each([
  ['audit', 'check'],
  ['audit', 'verify', '--reprot', 'report.pdf'],
  ['backup'],
  ['events', 'backup'],
  ['grant', 'a@example.org', 'gold'],
  ['intake', 'halt'],
  ['keys', 'rotat'],
  ['mail', 'retry'],
  ['models', 'fit'],
  ['move/move', '--form', 'esdb://127.0.0.1:2113'],
  ['rebuild', 'case'],
  ['restore', 'folder'],
  ['sessions', 'end'],
])('%s refuses what it does not know with exit code 2, before it reaches for anything', async (name, ...words) => {
  expect(await command(`server/cli/${name}.ts`, words, { DATA_DIR: '/nowhere' })).toEqual({
    code: 2,
    said: expect.stringMatching(/^usage: npm run |^expected some of |^Unknown option '--/i) as string,
  });
});
