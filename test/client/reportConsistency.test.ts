import { beforeAll, expect, it } from 'vitest';

import type { App } from '../../client/context.ts';
import { keptCase } from '../support/consistency/cases/keptCase.ts';
import { manyEstimates } from '../support/consistency/cases/manyEstimates.ts';
import { surfacesOf } from '../support/consistency/cases/made.ts';
import { variedCase } from '../support/consistency/cases/variedCases.ts';
import { contradictionsIn } from '../support/consistency/contradictions.ts';
import { sharesOf } from '../support/consistency/planted/asked.ts';
import { changedInJson, changedOnSurfaces, type Tally } from '../support/consistency/planted/noticed.ts';
import { randomFrom } from '../../shared/kernel/random.ts';
import { onlyInJson } from '../support/consistency/planted/onlyInJson.ts';
import { plantedOnSurfaces } from '../support/consistency/planted/onSurfaces.ts';
import { plantedOnWatch } from '../support/consistency/planted/onWatch.ts';
import { portion, seed } from '../support/sampled.ts';
import { reportApp } from './reportApp.ts';
import { onPage, onWatch } from './shownParts.ts';

let app: App;
beforeAll(async () => {
  app = await reportApp();
});

it.each(Array.from({ length: portion(1000, 6) }, (_, i) => `${seed}/page/${i}`))(
  'the page of a case says what its document and its e-mail say: %s',
  async (one) => {
    const surfaces = await variedCase(one);
    expect(surfaces ? contradictionsIn(onWatch(app, await onPage(app, surfaces))) : []).toEqual([]);
  },
);

/** A deep case in which seats moved. */
const moved = 'walk/76';

it('a contradiction planted in the watch page is found', async () => {
  const surfaces = await variedCase(moved);
  if (!surfaces) throw new Error(`expected a report of ${moved}, found none`);
  const whole = onWatch(app, surfaces);
  expect(contradictionsIn(whole)).toEqual([]);
  for (const { plant, rule, name } of plantedOnWatch)
    expect([name, contradictionsIn(plant(whole)).map((found) => found.rule)]).toEqual([
      name,
      expect.arrayContaining([rule]),
    ]);
});

it('a contradiction planted in the page is found', async () => {
  const whole = await onPage(app, await surfacesOf(keptCase()));
  expect(contradictionsIn(whole)).toEqual([]);
  for (const { plant, rule, name } of [
    ...plantedOnSurfaces.filter((one) => one.rule === 'page'),
    ...onlyInJson('page'),
  ])
    expect([name, contradictionsIn(plant(whole)).map((found) => found.rule)]).toEqual([
      name,
      expect.arrayContaining([rule]),
    ]);
});

it('the page says the same of many numbers without a source', async () => {
  expect(contradictionsIn(await onPage(app, await surfacesOf(manyEstimates())))).toEqual([]);
});

const tallies: Tally[] = [];

it.each(Array.from({ length: portion(150, 4) }, (_, i) => `${seed}/changed/${i}`))(
  'single values are others on the page or in the JSON: %s',
  async (name) => {
    const surfaces = await variedCase(name);
    if (!surfaces) return;
    const whole = await onPage(app, surfaces);
    expect(contradictionsIn(whole)).toEqual([]);
    tallies.push(...changedOnSurfaces(whole, randomFrom(name), 6), ...changedInJson(whole, randomFrom(name), 60));
  },
);

it('a single value that is another on the page or in the JSON is noticed', () => {
  const { lines, tooFew } = sharesOf(tallies);
  console.log(lines.join('\n'));
  expect(lines).not.toEqual([]);
  expect(tooFew).toEqual([]);
});
