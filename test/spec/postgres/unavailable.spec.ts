import { expect, it } from 'vitest';

import { isUnavailable } from '../../../server/platform/postgres/pool.ts';

const failure = (code: string) => Object.assign(new Error('failed'), { code });

it.each([
  // The machine is gone, or the network between: no answer at its address, no way to it, no name for it.
  ...['ECONNREFUSED', 'ECONNRESET', 'EPIPE', 'ETIMEDOUT', 'EHOSTUNREACH', 'ENETUNREACH', 'ENOTFOUND', 'EAI_AGAIN'],
  // Stopping; no room on the disk, no disk; a standby that does not take writes yet, or an old primary that no longer does.
  ...['57P01', '57P03', '53100', '58030', '25006'],
])('%s is an outage', (code) => expect(isUnavailable(failure(code))).toBe(true));

it.each(['23505', '42P01', '22P02', 'ENOENT'])('%s is a mistake of ours', (code) =>
  expect(isUnavailable(failure(code))).toBe(false),
);
