import { describe, expect, it } from 'vitest';

import { disagreement, whyNotMoved } from '../../../server/platform/store/storeIdentity.ts';

const found = { identity: 'a', head: 100n };
const cases = (position: bigint) => ({ name: 'cases', position });

describe('what was made from the events', () => {
  it('rests on the store it was made from, up to its last event', () => {
    expect(disagreement({ identity: 'a', checkpoints: [cases(100n), cases(-1n)] }, found)).toBeNull();
    expect(disagreement({ identity: null, checkpoints: [] }, found)).toBeNull();
  });

  it('does not rest on another store, however far that goes', () => {
    expect(disagreement({ identity: 'b', checkpoints: [cases(1n)] }, found)).toContain('is not the one');
  });

  it('does not rest on a store that ends before what was read of it', () => {
    const why = disagreement({ identity: 'a', checkpoints: [cases(100n), cases(101n)] }, found);
    expect(why).toBe('the event store ends at 100, before 101, up to which cases has read it');
    expect(disagreement({ identity: null, checkpoints: [cases(101n)] }, found)).toBe(why);
  });

  it('is moved from its own store alone, or on where a move was cut short', () => {
    expect(whyNotMoved({ identity: 'a', checkpoints: [cases(100n)] }, found)).toBeNull();
    expect(whyNotMoved({ identity: 'b', checkpoints: [] }, found)).toContain('is not the one');
    expect(whyNotMoved({ identity: 'a', checkpoints: [cases(101n)] }, found)).toContain('ends at 100');
    expect(whyNotMoved({ identity: 'being moved', checkpoints: [cases(900n)] }, found)).toBeNull();
  });
});
