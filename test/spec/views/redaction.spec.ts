import { describe, expect, it } from 'vitest';

import * as redaction from '../../../shared/views/redact.ts';
import type { RulesFor, Table } from '../../../shared/views/redaction/rules.ts';
import { checks } from '../../support/redaction/faults.ts';

describe('redaction', () => {
  it.each(Object.entries(checks))('%s', (_name, check) => {
    expect([...check(redaction)]).toEqual([]);
  });
});

describe('the type check', () => {
  type Part = { readonly name: string; readonly seats: readonly { readonly seatId: string; readonly note: string }[] };

  it('refuses a field, a field of a part and an event without a rule, and a rule for a whole part that would let new fields pass', () => {
    const whole = {
      name: 'public',
      seats: { '*': { seatId: 'public', note: 'owner' } },
    } as const satisfies RulesFor<Part>;
    // @ts-expect-error no rule for `seats`
    const noField: RulesFor<Part> = { name: 'public' };
    // @ts-expect-error no rule for `note`
    const noInner: RulesFor<Part> = { name: 'public', seats: { '*': { seatId: 'public' } } };
    // @ts-expect-error everything in `seats`, whatever it will be
    const open: RulesFor<Part> = { name: 'public', seats: 'public' };
    // @ts-expect-error no such rule
    const noRule: RulesFor<Part> = { ...whole, name: 'everybody' };
    // @ts-expect-error no rules for other events
    const noEvent: Table = { WatchLinkOpened: { at: 'public' } };
    const closed: RulesFor<Part> = { name: 'public', seats: 'owner' };
    expect([noField, noInner, open, noRule, noEvent, closed, whole]).toHaveLength(7);
  });
});
