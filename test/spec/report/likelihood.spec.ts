import { describe, expect, it } from 'vitest';

import { likelihoodSaid } from '../../../shared/words/said/likelihoodSaid.ts';
import { speak } from '../../../shared/words/speak.ts';
import { likelihoodOf } from '../../../shared/words/likelihood.ts';

describe('likelihoods in words', () => {
  it('are the seven of ICD 203', () =>
    expect([0, 0.1, 0.3, 0.5, 0.57, 0.9, 1].map(likelihoodOf)).toEqual(['p1', 'p2', 'p3', 'p4', 'p5', 'p6', 'p7']));
  it('draw each line once: a probability on it has the word above', () =>
    expect([0.05, 0.2, 0.45, 0.55, 0.8, 0.95].map(likelihoodOf)).toEqual(['p2', 'p3', 'p4', 'p5', 'p6', 'p7']));
  it('are said with the figure they stand for, and agree with it where it is rounded', async () => {
    const speech = await speak('en');
    expect(likelihoodSaid(0.2, speech)).toBe('Unlikely (20%)');
    expect(likelihoodSaid(0.196, speech)).toBe('Unlikely (20%)');
    expect(likelihoodSaid(0.194, speech)).toBe('Very unlikely (19%)');
  });
});
