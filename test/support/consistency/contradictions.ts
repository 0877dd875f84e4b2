import { argumentRules } from './argumentRules.ts';
import { resultRules } from './resultRules.ts';
import { shownRules } from './shownRules.ts';
import type { Contradiction, Surfaces } from './surfaces.ts';

export const rules = { ...resultRules, ...argumentRules, ...shownRules };

/** Every pair of statements about one case that cannot both be true. */
export const contradictionsIn = (surfaces: Surfaces): Contradiction[] =>
  Object.entries(rules).flatMap(([rule, check]) => check(surfaces).map((found) => ({ rule, found })));
