import { expect, it } from 'vitest';

import { drawFitting } from '../../../server/report/drawToFit.ts';
import { keptCase } from '../../support/consistency/cases/keptCase.ts';
import { manyEstimates } from '../../support/consistency/cases/manyEstimates.ts';
import { surfacesOf } from '../../support/consistency/cases/made.ts';
import { variedCase } from '../../support/consistency/cases/variedCases.ts';
import { contradictionsIn } from '../../support/consistency/contradictions.ts';
import { sharesOf } from '../../support/consistency/planted/asked.ts';
import { changedInJson, changedOnSurfaces, type Tally } from '../../support/consistency/planted/noticed.ts';
import { randomFrom } from '../../../shared/kernel/random.ts';
import { onlyInJson } from '../../support/consistency/planted/onlyInJson.ts';
import { plantedOnSurfaces } from '../../support/consistency/planted/onSurfaces.ts';
import { readTagged } from '../../support/consistency/reading/inPdf.ts';
import type { Surfaces } from '../../support/consistency/surfaces.ts';
import { storyIn } from '../../support/reportCases.ts';
import { draw } from '../../support/drawing.ts';
import { portion, seed } from '../../support/sampled.ts';

const drawn = async (surfaces: Surfaces): Promise<Surfaces> => {
  const { pdf } = await drawFitting(draw, surfaces.document, surfaces.speech);
  return { ...surfaces, pdf: await readTagged(pdf) };
};

it.each(Array.from({ length: portion(300, 6) }, (_, i) => `${seed}/pages/${i}`))(
  'the PDF of a case says what its document and its e-mail say: %s',
  async (one) => {
    const surfaces = await variedCase(one);
    expect(surfaces ? contradictionsIn(await drawn(surfaces)) : []).toEqual([]);
  },
);

it('a contradiction planted in a PDF is found', async () => {
  const whole = await drawn(await surfacesOf(keptCase()));
  expect(contradictionsIn(whole)).toEqual([]);
  const inPdf = plantedOnSurfaces.filter(({ rule }) => ['pdf', 'everyPage', 'attached'].includes(rule));
  for (const { plant, rule, name } of [...inPdf, ...onlyInJson('pdf')])
    expect([name, contradictionsIn(plant(whole)).map((found) => found.rule)]).toEqual([
      name,
      expect.arrayContaining([rule]),
    ]);
});

it('what is longer than a page is set on several', async () => {
  const document = keptCase();
  const [first] = document.moved.flips;
  if (!first) throw new Error('expected a seat that moved in the kept case, found none');
  const missing = Array.from({ length: 60 }, () => ({
    ...{ seat: first.seat, round: 'revised' as const, revision: first.revision },
    reason: { code: 'budget_share_spent' as const, share: 0.3 },
  }));
  const { pdf } = await drawn(await surfacesOf({ ...document, moved: { ...document.moved, missing } }));
  const said = pdf?.parts.map(({ text }) => text).join(' ') ?? '';
  expect(said.split(`${first.seat.name} (`).length).toBeGreaterThan(60);
});

it('page one names the first of many numbers without a source, and the checks behind it all of them', async () => {
  const whole = await drawn(await surfacesOf(manyEstimates()));
  expect(contradictionsIn(whole)).toEqual([]);
  expect(whole.pdf?.pages[0]).not.toContain('187');
  expect(whole.pdf?.pages.slice(1).join(' ')).toContain('187');
});

const tallies: Tally[] = [];

it.each(Array.from({ length: portion(60, 4) }, (_, i) => `${seed}/changed/${i}`))(
  'single values are others in a PDF or the JSON: %s',
  async (name) => {
    const surfaces = await variedCase(name);
    if (!surfaces) return;
    const whole = await drawn(surfaces);
    expect(contradictionsIn(whole)).toEqual([]);
    tallies.push(...changedOnSurfaces(whole, randomFrom(name), 6), ...changedInJson(whole, randomFrom(name), 60));
  },
);

it('a single value that is another in a PDF or the JSON is noticed', () => {
  const { lines, tooFew } = sharesOf(tallies);
  console.log(lines.join('\n'));
  expect(lines).not.toEqual([]);
  expect(tooFew).toEqual([]);
});

/** The words of these languages run from right to left; we have none in the last. */
it.each(['ar', 'fa', 'he', 'ur'])('the PDF of a story in %s says what its document says', async (language) => {
  const document = keptCase(storyIn(language));
  const whole = await drawn(await surfacesOf(document));
  expect(contradictionsIn(whole)).toEqual([]);
  const { tooFew } = sharesOf(changedOnSurfaces(whole, randomFrom(`${seed}/${language}`), 20));
  expect(tooFew).toEqual([]);
});
