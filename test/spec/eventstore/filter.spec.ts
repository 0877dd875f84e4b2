import { describe, expect, it } from 'vitest';
import { allRead } from '../../../server/platform/eventstore-node/calls/allRead.ts';
import { type Filter, makeFilter } from '../../../server/platform/eventstore-node/calls/filter.ts';
import { Ledger } from '../../../server/platform/eventstore-node/ledger/ledger.ts';
import { Output } from '../../../server/platform/eventstore-node/wire/output.ts';
import { open } from './build.ts';
import { memoryFile } from './memoryFile.ts';

type Asked = { regex?: string; prefixes?: string[] };

function filterOf(streams: readonly string[], asked: Asked): Filter {
  const ledger = new Ledger();
  for (const [seq, stream] of streams.entries()) {
    ledger.add(ledger.streams.intern(Buffer.from(stream)), ledger.types.intern(Buffer.from('T')), 64 + seq, false);
  }
  const prefixes = (asked.prefixes ?? []).map((prefix) => Buffer.from(prefix));
  return makeFilter({ by: 'stream', regex: asked.regex ?? '', prefixes, window: 32, multiplier: 1 }, ledger);
}

function passing(streams: readonly string[], asked: Asked): string[] {
  const filter = filterOf(streams, asked);
  return streams.filter((_, seq) => filter.passes(seq));
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

  it('refuses an expression that is none, that needs to go back, or that is too large', () => {
    expect(() => passing(streams, { regex: '(' })).toThrow('expected a regular expression');
    expect(() => passing(streams, { regex: '(a)\\1' })).toThrow('expected a regular expression');
    expect(() => passing(streams, { regex: 'a'.repeat(2000) })).toThrow('expected a regular expression of at most');
    expect(() => passing(streams, { regex: '((a{30}){30}){30}' })).toThrow('expected a regular expression');
  });

  it('judges a name in steps that grow with its length, also where other engines try every way', () => {
    const steps = (length: number): number => {
      const filter = filterOf([`${'a'.repeat(length)}!`], { regex: '^(a+)+$' });
      expect(filter.passes(0)).toBe(false);
      return filter.steps();
    };
    expect(steps(20_000) / steps(10_000)).toBeCloseTo(2, 2);
  });

  it('judges every name once, and says how much work that was', () => {
    const filter = filterOf(['case-1', 'case-1', 'case-1'], { regex: '1$' });
    filter.passes(0);
    const once = filter.steps();
    filter.passes(1);
    filter.passes(2);
    expect(filter.steps()).toBe(once);
    expect(once).toBeGreaterThan(0);
  });

  it('lets others have their turn between stretches of work, and goes on where it was', () => {
    const names = Array.from({ length: 4000 }, (_, i) => `${'ab'.repeat(400)}-${i}`);
    const { history } = open(memoryFile());
    for (const [seq, name] of names.entries())
      history.ledger.add(
        history.ledger.streams.intern(Buffer.from(name)),
        history.ledger.types.intern(Buffer.from('T')),
        64 + seq,
        false,
      );
    const filter = { by: 'stream', regex: '(a|b|ab)*x$', prefixes: [], window: 32, multiplier: 1 } as const;
    const feed = allRead(history, {
      from: 'start',
      backwards: false,
      resolveLinks: false,
      count: Infinity,
      textIds: true,
      compatibility: 0,
      filter,
    });
    const out = new Output(1 << 16);
    let turns = 1;
    while (feed.advance(out) === 'more') turns++;
    expect(turns).toBeGreaterThan(10);
    expect(turns).toBeLessThan(100);
  });
});
