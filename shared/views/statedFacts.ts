import type { CaseEventOf } from '../events/case.ts';

/** The facts of a case that stand in its changes alone, the earliest first: where it was asked again, and the case before it. */
export const statedFacts = (again: CaseEventOf<'CaseSubmitted'>['data']['again'] | null): string[] => [
  ...(again?.stated ?? []),
  ...(again?.change.kind === 'fact' ? [again.change.now] : []),
];
