import { argumentRules } from './rules/argumentRules.ts';
import { resultRules } from './rules/resultRules.ts';
import { shownRules } from './rules/shownRules.ts';
import type { Contradiction, Surfaces } from './surfaces.ts';

export const rules = { ...resultRules, ...argumentRules, ...shownRules };

/** Every pair of statements about one case that cannot both be true. */
export const contradictionsIn = (surfaces: Surfaces): Contradiction[] =>
  Object.entries(rules).flatMap(([rule, check]) => check(surfaces).map((found) => ({ rule, found })));
