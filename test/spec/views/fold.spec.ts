import { readFileSync, readdirSync } from 'node:fs';

import { describe, expect, it } from 'vitest';

import {
  type Debate,
  type Seen,
  evolveDebate,
  foldDebate,
  linesOf,
  noDebate,
} from '../../../shared/views/debate/debate.ts';
import { history, seen } from '../../support/histories.ts';
import { english } from '../../support/stories.ts';

const folder = new URL('../../golden/', import.meta.url);
const recorded = readdirSync(folder)
  .filter((name) => name.endsWith('.ndjson'))
  .map((name): [string, readonly Seen[]] => [
    name,
    readFileSync(new URL(name, folder), 'utf8')
      .trim()
      .split('\n')
      .map((line) => JSON.parse(line) as Seen),
  ]);
const histories: readonly [string, readonly Seen[]][] = [['a story', seen(history(english))], ...recorded];

describe('the fold of a case', () => {
  it.each(histories)('comes to the same for %s whole, in pieces and event by event', (_, events) => {
    const whole = foldDebate(events);
    expect(events.reduce(evolveDebate, noDebate)).toEqual(whole);
    expect(foldDebate(events.slice(37), foldDebate(events.slice(0, 37)))).toEqual(whole);
    expect(whole.transcript.length).toBeGreaterThan(0);
  });

  it('changes nothing that it was given', () => {
    const events = histories[0]?.[1] ?? [];
    const before = frozen(foldDebate(events.slice(0, 60)));
    expect(() => foldDebate(events.slice(60), before)).not.toThrow();
    expect(foldDebate([], before)).toBe(before);
  });

  it.each(histories)('tells the lines of the later part of %s by the phase it begins in', (_, events) => {
    const whole = foldDebate(events);
    const from = Math.floor(events.length / 2);
    let phase = foldDebate(events.slice(0, from)).phase;
    const later = events.slice(from).flatMap((event) => {
      const lines = linesOf(event, phase);
      if (event.type === 'PhaseEntered' && event.data) phase = event.data.phase;
      return lines;
    });
    expect(later).toEqual(whole.transcript.filter(({ revision }) => revision >= from));
  });
});

const frozen = (debate: Debate): Debate => {
  const freeze = (value: unknown): void => {
    if (typeof value !== 'object' || value === null || Object.isFrozen(value)) return;
    Object.freeze(value);
    for (const inner of Object.values(value)) freeze(inner);
  };
  freeze(debate);
  return debate;
};

describe('what is kept free for calls', () => {
  const [first] = seen(history(english));
  const event = (type: string, data: object): Seen => ({ ...first, type, data }) as never;
  const intended = (callId: string, reservedUsd?: number | null) =>
    event('ModelCallIntended', { callId, promptHash: 'ab', ...(reservedUsd !== undefined && { reservedUsd }) });
  const ended = (callId: string, outcome: string, usd: number | null) =>
    event('ModelCallEnded', { callId, outcome, usage: null, usd });
  const begun = foldDebate([intended('a', 0.4), intended('b', 0.25), intended('c', null), intended('d')]);

  it('is what was reserved while they are under way, and nothing where no price is known', () => {
    expect(begun.reservations).toEqual({ a: 0.4, b: 0.25 });
  });
  it('is free again once the cost is known or the call was turned away, and stays where nobody said', () => {
    expect(foldDebate([ended('a', 'ok', 0.1), ended('b', 'timeout', null)], begun).reservations).toEqual({ b: 0.25 });
    expect(foldDebate([ended('a', 'rate_limited', null), ended('b', 'error', null)], begun).reservations).toEqual({});
  });
});
