import { describe, expect, it } from 'vitest';

import { cover } from '../../support/consistency/cases/cover.ts';
import { keptCase } from '../../support/consistency/cases/keptCase.ts';
import { surfacesOf, takenAway } from '../../support/consistency/cases/made.ts';
import { states, statesOf } from '../../support/consistency/cases/states.ts';
import { variedCase } from '../../support/consistency/cases/variedCases.ts';
import { contradictionsIn, rules } from '../../support/consistency/contradictions.ts';
import { sharesOf } from '../../support/consistency/planted/asked.ts';
import { plantedOnWatch } from '../../support/consistency/planted/onWatch.ts';
import { plantedAgainstHistory } from '../../support/consistency/planted/inHistory.ts';
import { changedOnSurfaces, type Tally } from '../../support/consistency/planted/noticed.ts';
import { plantedInFiles } from '../../support/consistency/planted/inFiles.ts';
import { plantedInJson } from '../../support/consistency/planted/inJson.ts';
import { plantedOnSurfaces } from '../../support/consistency/planted/onSurfaces.ts';
import { history, seen } from '../../support/histories.ts';
import { english } from '../../support/stories.ts';
import { randomFrom } from '../../../shared/kernel/random.ts';
import { reportOfHistory } from '../../../shared/views/reportDocument/reportDocument.ts';
import { portion, seed } from '../../support/sampled.ts';

const seeds = Array.from({ length: portion(3000, 12) }, (_, i) => `${seed}/consistency/${i}`);

/** A deep case whose panels moved when they met, to an option that neither scores nor ballots put first before. */
const moved = 'walk/76';

describe('what readers are told of a case', () => {
  it('is of one count where panels moved when they met', async () => {
    const surfaces = await variedCase(moved);
    expect(surfaces?.document.panels).not.toBeNull();
    expect(surfaces && contradictionsIn(surfaces)).toEqual([]);
  });

  const had: string[] = [];

  it.each([...cover, ...seeds])('does not contradict itself: %s', async (one) => {
    const surfaces = await variedCase(one);
    if (surfaces) had.push(...statesOf(surfaces));
    expect(surfaces ? contradictionsIn(await takenAway(surfaces)) : []).toEqual([]);
  });

  it('is told of cases in every state', () => {
    const often = Object.keys(states).map((state) => ({ state, times: had.filter((one) => one === state).length }));
    console.log(often.map(({ state, times }) => `${state}: ${times}`).join(', '));
    expect(often.filter(({ times }) => times === 0).map(({ state }) => state)).toEqual([]);
  });
});

describe('the check for contradictions', () => {
  const whole = surfacesOf(keptCase()).then(takenAway);
  const planted = [...plantedInJson, ...plantedOnSurfaces, ...plantedInFiles, ...plantedAgainstHistory];

  it('finds none in a kept case', async () => {
    expect(contradictionsIn(await whole)).toEqual([]);
  });

  it.each(
    [...plantedInJson, ...plantedOnSurfaces, ...plantedInFiles]
      .filter(({ rule }) => !['pdf', 'page', 'everyPage', 'attached'].includes(rule))
      .map((one) => [one.name, one] as const),
  )('finds %s', async (_name, { rule, plant }) => {
    expect(contradictionsIn(plant(await whole)).map((found) => found.rule)).toContain(rule);
  });

  it.each(plantedAgainstHistory.map((one) => [one.name, one] as const))('finds %s', async (_name, { rule, plant }) => {
    const told = seen(history(english));
    const document = reportOfHistory(told);
    if (!document) throw new Error('expected a report of the story, found none');
    const surfaces = await surfacesOf(document, told);
    const finds = (one: typeof surfaces) => contradictionsIn(one).filter((found) => found.rule === rule);
    expect(finds(surfaces)).toEqual([]);
    expect(finds(plant(surfaces))).not.toEqual([]);
  });

  const tallies: Tally[] = [];

  it.each(Array.from({ length: portion(300, 6) }, (_, i) => `${seed}/mail/${i}`))(
    'is told other values in the e-mail and in files: %s',
    async (name) => {
      const surfaces = await variedCase(name);
      if (surfaces) tallies.push(...changedOnSurfaces(await takenAway(surfaces), randomFrom(name), 6));
    },
  );

  it('notices a single value that is another in the e-mail or in a file', () => {
    const { lines, tooFew } = sharesOf(tallies);
    console.log(lines.join('\n'));
    expect(lines).not.toEqual([]);
    expect(tooFew).toEqual([]);
  });

  it('is tried with more than 200 planted contradictions, and every rule with one', () => {
    // Those of the watch page are tried where it is shown, in test/client/reportConsistency.test.ts.
    const tried = new Set([...planted, ...plantedOnWatch].map(({ rule }) => rule));
    expect(planted.length).toBeGreaterThan(200);
    expect(Object.keys(rules).filter((rule) => !tried.has(rule))).toEqual([]);
  });
});
