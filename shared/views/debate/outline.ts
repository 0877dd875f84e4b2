import type { Debate } from './types.ts';

/** What the owner sees of how the panel reads the decision; `refused`: what was read as an option and found to be none, until the owner corrects it. */
export const shownOutline = ({ outline, frames }: Pick<Debate, 'outline' | 'frames'>): ShownOutline | null =>
  outline && {
    ...outline,
    refused: outline.corrected ? [] : [...new Set(Object.values(frames).flatMap(({ refused = [] }) => refused))],
  };
export type ShownOutline = NonNullable<Debate['outline']> & { readonly refused: string[] };

/** The owner was shown how the panel reads the decision, and seats do not vote on it yet. */
export const mayCorrectFrame = ({ outline, status, phases }: Pick<Debate, 'outline' | 'status' | 'phases'>): boolean =>
  outline !== null &&
  (status === 'needs_answers' || status === 'running') &&
  !phases.some(({ phase }) => phase === 'blind_ballot');
