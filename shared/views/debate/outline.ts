import type { Debate } from './types.ts';

/** The owner was shown how the panel reads the decision, and seats do not vote on it yet. */
export const mayCorrectFrame = ({ outline, status, phases }: Pick<Debate, 'outline' | 'status' | 'phases'>): boolean =>
  outline !== null &&
  (status === 'needs_answers' || status === 'running') &&
  !phases.some(({ phase }) => phase === 'blind_ballot');
