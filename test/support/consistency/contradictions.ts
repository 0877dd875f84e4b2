import { argumentRules } from './rules/argumentRules.ts';
import { broughtRules } from './rules/broughtRules.ts';
import { countedRules } from './rules/countedRules.ts';
import { historyRules } from './rules/historyRules.ts';
import { numbersRules } from './rules/numbersRules.ts';
import { resultRules } from './rules/resultRules.ts';
import { shownRules } from './rules/shownRules.ts';
import { watchRules } from './rules/watchRules.ts';
import { watchedResultRules } from './rules/watchedResultRules.ts';
import { watcherRules } from './rules/watcherRules.ts';
import type { Contradiction, Surfaces } from './surfaces.ts';

export const rules = {
  ...resultRules,
  ...argumentRules,
  ...historyRules,
  ...countedRules,
  ...numbersRules,
  ...broughtRules,
  ...shownRules,
  ...watchRules,
  ...watchedResultRules,
  ...watcherRules,
};

/** Whether there is any; what is quick to see is looked for first. */
export const isContradicted = (surfaces: Surfaces): boolean =>
  Object.values(rules).some((check) => check(surfaces).length > 0);

/** Every pair of statements about one case that cannot both be true. */
export const contradictionsIn = (surfaces: Surfaces): Contradiction[] =>
  Object.entries(rules).flatMap(([rule, check]) => check(surfaces).map((found) => ({ rule, found })));
