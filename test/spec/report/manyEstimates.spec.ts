import { expect, it } from 'vitest';

import { manyEstimates } from '../../support/consistency/cases/manyEstimates.ts';
import { surfacesOf, takenAway } from '../../support/consistency/cases/made.ts';
import { contradictionsIn } from '../../support/consistency/contradictions.ts';
import { estimatesSaid } from '../../../shared/words/said/estimatesSaid.ts';
import { speak } from '../../../shared/words/speak.ts';

it('many numbers without a source are named up to six, with how many more', async () => {
  const said = estimatesSaid(manyEstimates(), await speak('en'));
  expect(said).toContain('145 (Larch)');
  expect(said).not.toContain('152 (Larch)');
  expect(said).toMatch(/\+6$/u);
});

it('e-mail and files say the same of them, and the files name all where they name the checks', async () => {
  const whole = await takenAway(await surfacesOf(manyEstimates()));
  expect(contradictionsIn(whole)).toEqual([]);
  for (const file of [whole.files?.md, whole.files?.docx])
    expect(file?.map(({ text }) => text).join(' ')).toContain('187');
});
