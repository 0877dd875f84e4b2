import { describe, expect, it } from 'vitest';

import { likelihoodOf } from '../../../shared/words/likelihood.ts';

describe('likelihoods in words', () => {
  it('are the seven of ICD 203, with the range each stands for', () =>
    expect([0, 0.1, 0.3, 0.5, 0.57, 0.9, 1].map((p) => Object.values(likelihoodOf(p)).join(' '))).toEqual([
      'p1 0 0.05',
      'p2 0.05 0.2',
      'p3 0.2 0.45',
      'p4 0.45 0.55',
      'p5 0.55 0.8',
      'p6 0.8 0.95',
      'p7 0.95 1',
    ]));
  it('draw each line once: a probability on it has the word above', () =>
    expect([0.05, 0.2, 0.45, 0.55, 0.8, 0.95].map((p) => likelihoodOf(p).word)).toEqual([
      'p2',
      'p3',
      'p4',
      'p5',
      'p6',
      'p7',
    ]));
});
