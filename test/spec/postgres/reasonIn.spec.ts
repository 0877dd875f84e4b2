import { expect, it } from 'vitest';

import { reasonIn } from '../../../server/platform/postgres/embedded/startFailure.ts';

it('finds the reason in what PostgreSQL printed', () => {
  const starting = '2026-11-22 10:00:00.000 UTC [42] LOG:  starting PostgreSQL 18.4\n';
  for (const [output, reason] of [
    [
      `${starting}2026-11-22 10:00:00.001 UTC [42] FATAL:  data directory "/d" has invalid permissions
2026-11-22 10:00:00.001 UTC [42] DETAIL:  Permissions should be u=rwx (0700) or u=rwx,g=rx (0750).
2026-11-22 10:00:00.002 UTC [42] LOG:  database system is shut down`,
      'data directory "/d" has invalid permissions; Permissions should be u=rwx (0700) or u=rwx,g=rx (0750).',
    ],
    [
      'initdb: error: could not create directory "/d": No space left on device\n',
      'could not create directory "/d": No space left on device',
    ],
    ['error: password authentication failed for user "witan"\n', 'password authentication failed for user "witan"'],
    [
      '/p/postgres: error while loading shared libraries: libicu.so\n',
      '/p/postgres: error while loading shared libraries: libicu.so',
    ],
    [starting, '2026-11-22 10:00:00.000 UTC [42] LOG:  starting PostgreSQL 18.4'],
    ['', 'it ended without a word'],
  ])
    expect(reasonIn(output ?? '')).toBe(reason);
});
