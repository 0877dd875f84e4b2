import { readFileSync } from 'node:fs';
import { join } from 'node:path';

import { describe, expect, it } from 'vitest';

import { namedIn } from '../../../../../server/panel/protocol/text/options/namedIn.ts';

type Marked = { readonly language: string; readonly text: string; readonly named: readonly string[] };
const texts = readFileSync(join(import.meta.dirname, '../../../../fixtures/asked/tabled.ndjson'), 'utf8')
  .trim()
  .split('\n')
  .map((line): Marked => JSON.parse(line));
const titlesIn = (text: string): string[] => namedIn(text).map(({ title }) => title);

const prices = (first: string) => `${first} | Price | Delivery\nMono | £14,200 | 6 weeks\nTom Chandley | £17,900 | now`;

describe('a table without a label', () => {
  it.each(texts.filter(({ named }) => named.length > 0))('names options ($language): $text', ({ text, named }) =>
    expect(titlesIn(text)).toEqual(named),
  );
  it.each(texts.filter(({ named }) => named.length === 0))(
    'names none where it is of something else ($language): $text',
    ({ text }) => expect(titlesIn(text)).toEqual([]),
  );

  it('may be found to be none by the panel where only its shape tells what it is of', () => {
    expect(namedIn(`Our oven broke.\n\n${prices('Oven')}`).map(({ isSaid }) => isSaid)).toEqual([true, true]);
    expect(namedIn(`We have to choose an oven.\n\n${prices('Oven')}`).map(({ isSaid }) => isSaid)).toEqual([
      undefined,
      undefined,
    ]);
  });

  it('is of facts beside a list of options, and beside another table that compares other things', () => {
    expect(titlesIn(`Our options:\n- Close\n- Move to Ely\n\n${prices('Oven')}`)).toEqual(['Close', 'Move to Ely']);
    expect(
      titlesIn(`${prices('Oven')}\n\nVan | Price | Delivery\nFord | £9,000 | now\nIveco | £11,000 | 3 weeks`),
    ).toEqual([]);
  });

  it('goes with what a sentence adds to it', () =>
    expect(titlesIn(`${prices('Oven')}\n\nAlternatively, we could buy in the bread.`)).toContain('Mono'));

  it('may have cells that reach up to the next column', () =>
    expect(
      titlesIn(
        'Choice          Price      Per year\nKeep the vans   0          44,300\nElectric Volvos 289,000    27,000\nDAF diesel      118,000    41,500',
      ),
    ).toEqual(['Keep the vans', 'Electric Volvos', 'DAF diesel']));

  it('is none where a row depends on another or sums the others up', () => {
    expect(
      titlesIn(
        'Work | Duration | Cost | After\nStrip out | 2 weeks | £3,000 | -\nWiring | 3 weeks | £9,000 | Strip out\nFloor | 1 week | £7,000 | Wiring',
      ),
    ).toEqual([]);
    expect(
      titlesIn('Part | Price | Delivery\nOven | £9,000 | now\nHood | £1,000 | 2 weeks\nTotal | £10,000 |'),
    ).toEqual([]);
  });
});
