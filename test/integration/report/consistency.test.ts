import { expect, it } from 'vitest';

import { drawFitting } from '../../../server/report/drawToFit.ts';
import type { ReportDocument } from '../../../shared/views/reportDocument/types/reportDocument.ts';
import { contradictionsIn } from '../../support/consistency/contradictions.ts';
import { plantedInLayout } from '../../support/consistency/layoutMutations.ts';
import { surfacesOf, variedCase } from '../../support/consistency/variedCases.ts';
import { keptCase } from '../../support/consistency/keptCase.ts';
import { readPdf } from '../../support/pdf.ts';
import { portion, seed } from '../../support/sampled.ts';
import { draw } from '../../support/drawing.ts';

const drawn = async (document: ReportDocument) => {
  const { speech } = await surfacesOf(document);
  const { pdf } = await drawFitting(draw, document, speech);
  return surfacesOf(document, (await readPdf(pdf)).pages);
};

/** Text of a page that runs from the right comes out of some readers in another order. */
const fromTheLeft = ({ speech }: { readonly speech: { readonly rtl: boolean } }) => !speech.rtl;

it.each(Array.from({ length: portion(200, 5) }, (_, i) => `${seed}/pages/${i}`))(
  'the PDF of a case says what its document and its e-mail say: %s',
  async (one) => {
    const surfaces = await variedCase(one);
    const told = surfaces && fromTheLeft(surfaces) ? contradictionsIn(await drawn(surfaces.document)) : [];
    expect(told).toEqual([]);
  },
);

it('a contradiction planted in a PDF is found', async () => {
  const whole = await drawn(keptCase());
  expect(contradictionsIn(whole)).toEqual([]);
  for (const { plant, rule, name } of plantedInLayout)
    expect([name, contradictionsIn(plant(whole)).map((found) => found.rule)]).toEqual([
      name,
      expect.arrayContaining([rule]),
    ]);
});
