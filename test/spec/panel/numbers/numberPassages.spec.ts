import { describe, expect, it } from 'vitest';

import { documentKey } from '../../../../server/panel/protocol/evidence/lookups.ts';
import { passagesStating } from '../../../../server/panel/protocol/evidence/numberPassages.ts';
import { readNumbers } from '../../../../server/panel/protocol/text/numbers/statedNumbers.ts';
import type { Block } from '../../../../shared/documents/types.ts';

const paragraph = (at: string, text: string, ...flags: Block['flags']): Block => ({
  at,
  kind: 'paragraph',
  text,
  flags,
});

/** Where a document that has these blocks states the numbers of a text. */
const stating = (blocks: readonly Block[], text: string, language = 'en') => {
  const context = { state: { documents: [{ documentId: 'd' }] } } as unknown as Parameters<typeof passagesStating>[0];
  const pages = { [documentKey('d')]: { text: '', hash: '', blocks } };
  return passagesStating(context, pages, readNumbers(text, language), language);
};

describe('numbers of a draft that only a document states', () => {
  const lease = [
    paragraph('p.1 ¶1', 'The monthly rent is 4,200 euros and rises by 3 % each January.'),
    paragraph('p.2 ¶1', 'The tenant pays 12,600 euros as a deposit.'),
    paragraph('p.2 ¶2', 'The penalty is 88,000 euros.', 'white'),
  ];

  it.each<readonly [name: string, text: string, place: string, language: string]>([
    ['in the same form', 'You pay a deposit of 12,600 euros.', 'p.2 ¶1', 'en'],
    ['in another form', 'Eine Kaution von 12.600 € ist fällig.', 'p.2 ¶1', 'de'],
    ['by value', 'A deposit of €12.6k is due.', 'p.2 ¶1', 'en'],
  ])('are found %s', (_, text, place, language) => {
    expect(stating(lease, text, language).map((one) => one.place)).toEqual([place]);
  });

  it.each([
    ['of another value', 'You pay 12,700 euros.'],
    ['of another unit', 'You pay 12,600 dollars.'],
    ['of another magnitude', 'You pay 126 million euros.'],
    ['that no reader of it sees', 'The penalty is 88,000 euros.'],
  ])('are not found %s', (_, text) => {
    expect(stating(lease, text)).toEqual([]);
  });

  it('are found in rows of a sheet and in native digits', () => {
    const row: Block = { at: "'Costs'!7", kind: 'row', text: 'Rent | 50,400 | 51,912', flags: [] };
    expect(stating([row], 'The rent is 51,912.')[0]?.place).toBe("'Costs'!7");
    expect(stating([paragraph('¶1', 'الإيجار ٥٠٬٤٠٠ ريال')], 'يبلغ الإيجار 50,400 ريال.', 'ar')).toHaveLength(1);
  });

  it('have the unit that the head of their column names', () => {
    const rowOf = (at: string, text: string): Block => ({ at, kind: 'row', text, flags: [] });
    const rows = [rowOf('row 1', 'Maker | Price (USD) | Delivery (days)'), rowOf('row 2', 'Brandt | 48,600 | 75')];
    const placesOf = (text: string) => stating(rows, text).map(({ place }) => place);
    expect(placesOf('It costs $48,600.')).toEqual(['row 2']);
    expect(placesOf('It takes 75 days.')).toEqual(['row 2']);
    expect(placesOf('It costs €48,600.')).toEqual([]);
    expect(placesOf('It takes 75 weeks.')).toEqual([]);
  });

  it('are quoted word for word, of a long paragraph the words around them', () => {
    const long = paragraph(
      '¶1',
      `${'First we speak of the garden. '.repeat(40)}The deposit is 12,600 euros. ${'Then of it. '.repeat(60)}`,
    );
    const [passage] = stating([long], 'A deposit of 12,600 euros.');
    expect(passage?.quote).toContain('The deposit is 12,600 euros.');
    expect(passage?.quote.length).toBeLessThanOrEqual(300);
    expect(long.text).toContain(passage?.quote.replace(/\u00A0…$/u, '').trimEnd() ?? 'nothing');
  });
});
