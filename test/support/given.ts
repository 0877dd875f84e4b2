import { expect } from 'vitest';

import type { Decider } from '../../shared/kernel/decider.ts';

/** given(decider, ...facts).when(command).yields(...facts): the whole vocabulary of a decider spec. */
export const given = <S, C, E>(decider: Decider<S, C, E>, ...facts: readonly E[]) => ({
  when(command: C) {
    const decide = () => decider.decide(command, facts.reduce(decider.evolve, decider.initial));
    return {
      yields: (...expected: readonly E[]) => expect(decide()).toEqual(expected),
      yieldsNothing: () => expect(decide()).toEqual([]),
      refuses: (code: string) => expect(decide).toThrow(expect.objectContaining({ name: 'Refusal', code })),
    };
  },
});
