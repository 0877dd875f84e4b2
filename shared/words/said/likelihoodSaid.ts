import { likelihoodOf } from '../likelihood.ts';
import type { Speech } from '../speech.ts';

/** How likely an event is (0..1), in a word and in whole percent; the word is that of the percentage that stands beside it. */
export const likelihoodSaid = (p: number, { say, bracketed, percent }: Speech): string =>
  `${say(likelihoodOf(Math.round(p * 100) / 100))}${bracketed(percent(p))}`;
