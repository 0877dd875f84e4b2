import { describe, expect, it } from 'vitest';
import { makeFilter } from '../../../server/embedded/eventstore/calls/filter.ts';
import { Ledger } from '../../../server/embedded/eventstore/ledger/ledger.ts';

function passing(
  streams: readonly string[],
  filter: { regex?: string; prefixes?: string[] },
  now?: () => number,
): string[] {
  const ledger = new Ledger();
  for (const [seq, stream] of streams.entries()) {
    ledger.add(ledger.streams.intern(Buffer.from(stream)), ledger.types.intern(Buffer.from('T')), 64 + seq, false);
  }
  const prefixes = (filter.prefixes ?? []).map((prefix) => Buffer.from(prefix));
  const made = makeFilter(
    { by: 'stream', regex: filter.regex ?? '', prefixes, window: 32, multiplier: 1 },
    ledger,
    now,
  );
  return streams.filter((_, seq) => made.passes(seq));
}

const streams = ['case-1', 'Case-2', 'agent-1', 'x', 'case-1'];

describe('1.7 filters of $all', () => {
  it('lets pass any of the prefixes; an empty one everything, none nothing', () => {
    expect(passing(streams, { prefixes: ['case-', 'x'] })).toEqual(['case-1', 'x', 'case-1']);
    expect(passing(streams, { prefixes: [''] })).toEqual(streams);
    expect(passing(streams, { prefixes: [] })).toEqual([]);
  });

  it('prefers a regular expression, unanchored, with leading .NET flags', () => {
    expect(passing(streams, { regex: '-1$', prefixes: ['x'] })).toEqual(['case-1', 'agent-1', 'case-1']);
    expect(passing(streams, { regex: '(?i)^case' })).toEqual(['case-1', 'Case-2', 'case-1']);
  });

  it('refuses an expression that is none, and cuts one that takes too long', () => {
    expect(() => passing(streams, { regex: '(' })).toThrow('expected a regular expression');
    expect(() => passing([`${'a'.repeat(50)}!`], { regex: '^(a+)+$' })).toThrow('is done within');
  });

  it('cuts an expression that is slow again and again, and leaves one alone that is slow once', () => {
    const many = Array.from({ length: 512 * 20 }, (_, index) => `case-${index}`);
    const taking = (ms: readonly number[]): (() => number) => {
      let calls = 0;
      let time = 0;
      return () => (calls++ % 2 === 0 ? time : (time += ms[((calls - 2) / 2) % ms.length]!));
    };
    expect(() => passing(many, { regex: '7$' }, taking([90]))).toThrow('on average within 20 µs a name');
    expect(passing(many, { regex: '7$' }, taking([90, 5, 5, 5, 5, 5, 5, 5, 5, 5]))).toHaveLength(1024);
  });
});
