import { describe, expect, it } from 'vitest';

import { contradictionsIn, rules } from '../../support/consistency/contradictions.ts';
import { planted } from '../../support/consistency/mutations.ts';
import { plantedInLayout } from '../../support/consistency/layoutMutations.ts';
import { surfacesOf, variedCase } from '../../support/consistency/variedCases.ts';
import { keptCase } from '../../support/consistency/keptCase.ts';
import { portion, seed } from '../../support/sampled.ts';

const seeds = Array.from({ length: portion(3000, 12) }, (_, i) => `${seed}/consistency/${i}`);

/** A deep case whose panels moved when they met, to an option that neither scores nor all providers put first before. */
const moved = 'walk/16';

describe('what readers are told of a case', () => {
  it('is of one count where panels moved when they met', async () => {
    const surfaces = await variedCase(moved);
    expect(surfaces?.document.panels).not.toBeNull();
    expect(surfaces && contradictionsIn(surfaces)).toEqual([]);
  });

  it.each(seeds)('does not contradict itself: %s', async (one) => {
    const surfaces = await variedCase(one);
    expect(surfaces ? contradictionsIn(surfaces) : []).toEqual([]);
  });
});

describe('the check for contradictions', () => {
  const whole = surfacesOf(keptCase());

  it('finds none in a kept case', async () => {
    expect(contradictionsIn(await whole)).toEqual([]);
  });

  it.each(planted.map((one) => [one.name, one] as const))('finds %s', async (_name, { rule, plant }) => {
    expect(contradictionsIn(plant(await whole)).map((found) => found.rule)).toContain(rule);
  });

  it('is tried with more than 20 planted contradictions, and every rule with one', () => {
    const tried = new Set([...planted, ...plantedInLayout].map(({ rule }) => rule));
    expect(planted.length + plantedInLayout.length).toBeGreaterThan(20);
    expect(Object.keys(rules).filter((rule) => !tried.has(rule))).toEqual([]);
  });
});
