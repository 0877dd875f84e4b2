import { describe, expect, it } from 'vitest';

import { Loss } from '../../../shared/events/remarks.ts';
import { upcast, upcasting, versionOf } from '../../../shared/events/upcast.ts';

describe('an event type whose schema changed twice', () => {
  // Version 1 said why in a word, version 2 in a code, version 3 as an object that has room for parameters.
  const steps = upcasting({
    TurnLost: [
      (data) => ({ ...data, reason: String(data['reason']).replaceAll(' ', '_') }),
      (data) => ({ ...data, reason: { code: data['reason'] } }),
    ],
  });

  it.each([
    [1, 'out of time'],
    [2, 'out_of_time'],
    [3, { code: 'out_of_time' }],
  ])('is read in the shape of today from version %i', (version, reason) => {
    const { reason: read } = steps.upcast('TurnLost', version, { step: '0/ballot/voter-1', reason });
    expect(Loss.parse(read)).toEqual({ code: 'out_of_time' });
  });

  it('is written in the version after its last step, other types in the first', () => {
    expect([steps.versionOf('TurnLost'), steps.versionOf('RunStarted')]).toEqual([3, 1]);
  });
});

it('every event is at version 1 before the first release', () => {
  const data = { any: 'data' };
  expect([versionOf('TurnLost'), upcast('TurnLost', 1, data)]).toEqual([1, data]);
});
