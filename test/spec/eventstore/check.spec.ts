import { describe, expect, it } from 'vitest';
import {
  ANY,
  checkExpected,
  EXISTS,
  type Expected,
  NO_STREAM,
  type StreamView,
} from '../../../server/platform/eventstore-node/ledger/check.ts';

/** A stream that holds e0 e1 e2, all written lately. */
const stream: StreamView = {
  last: 2,
  tombstoned: false,
  softDeleted: false,
  hasMetadata: false,
  idAt: (revision) => `e${revision}`,
  recent: (id) => ['e0', 'e1', 'e2'].indexOf(id),
};
const absent: StreamView = { ...stream, last: -1, recent: () => -1 };

const verdict = (ids: string, expected: Expected, view: StreamView = stream): string | number => {
  const found = checkExpected(expected, ids ? ids.split(' ') : [], view);
  return found.is === 'same' ? found.revision : found.is;
};

describe('1.5 expected revision and idempotency', () => {
  it.each([
    ['e0 e1 e2', 2, 2, 'wrong', 'wrong', 'write'],
    ['e0 e1', 1, 1, 'wrong', 'wrong', 'write'],
    ['e1 e2', 2, 'wrong', 2, 'wrong', 'write'],
    ['e1', 1, 'wrong', 1, 'wrong', 'write'],
    ['e2 e0 e1', 1, 'wrong', 'wrong', 'wrong', 'write'],
    ['e0 e0', 0, 'wrong', 'wrong', 'wrong', 'write'],
    ['e0 e1 e2 new', 'wrong', 'wrong', 'wrong', 'wrong', 'write'],
    ['e0 new', 'wrong', 'wrong', 'wrong', 'wrong', 'write'],
    ['new e0', 'write', 'wrong', 'wrong', 'wrong', 'write'],
    ['', 'write', 'wrong', 'wrong', 'wrong', 'write'],
  ])('%s: any and exists %s, no_stream %s, 0 %s, 1 %s, 2 %s', (ids, any, none, zero, one, two) => {
    const expected = [ANY, EXISTS, NO_STREAM, 0, 1, 2, 3, 2n ** 63n - 1n];
    expect(expected.map((one_) => verdict(ids, one_))).toEqual([any, any, none, zero, one, two, 'wrong', 'wrong']);
  });

  it('lets an absent stream begin under any and no_stream only', () => {
    expect([ANY, NO_STREAM, EXISTS, 0].map((expected) => verdict('new', expected, absent))).toEqual([
      'write',
      'write',
      'wrong',
      'wrong',
    ]);
    expect(verdict('new', EXISTS, { ...absent, hasMetadata: true })).toBe('write');
  });

  it('refuses everything on a tombstoned stream', () => {
    const dead = { ...stream, tombstoned: true };
    expect([ANY, NO_STREAM, EXISTS, 2].map((expected) => verdict('e0', expected, dead))).toEqual(
      Array.from({ length: 4 }, () => 'deleted'),
    );
  });

  it('revives a soft-deleted stream with new ids, never with stream_exists', () => {
    const deleted = { ...stream, softDeleted: true };
    expect([ANY, NO_STREAM, 2, EXISTS, 1].map((expected) => verdict('new', expected, deleted))).toEqual([
      'write',
      'write',
      'write',
      'deleted',
      'wrong',
    ]);
    expect(verdict('e0 e1', NO_STREAM, deleted)).toBe(1);
  });
});
