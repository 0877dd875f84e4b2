import { describe, expect, it } from 'vitest';

import { evidenceList } from '../../../../server/panel/protocol/evidence/evidenceList.ts';
import type { Page } from '../../../../server/panel/protocol/evidence/lookups.ts';
import { findInCase, judged } from '../../../../server/panel/protocol/evidence/quoteCheck.ts';
import type { Item } from '../../../../server/panel/protocol/state/panelRun.ts';
import { quoteResultOf } from '../../../../shared/events/quoteResult.ts';

const item = (quote: string, over: Partial<Item> = {}): Item => ({
  ...{ panel: 0, evidenceId: 'E-1', seatId: 's1', claim: 'Rents rise.', quote, source: 'web' },
  ...{ url: 'https://rents.example/a', publisher: null, publishedAt: null, retrievedAt: '2026-11-22T10:00:00Z' },
  ...{
    supports: { A: 1 },
    kind: 'fact',
    grade: 'B',
    injection: false,
    at: '2026-11-22T10:00:00Z',
    status: 'unchecked',
  },
  ...over,
});
const page: Page = {
  text: 'Rents in the city did not fall in 2025[3]; they rose by 4.5 % to\n1,204 euros a month.\n\nRent | 1,204',
  hash: 'h',
};
const says = (verdict: 'supported' | 'contradicted' | 'unclear') => ({ verdict, note: 'As it says.' });
const resultOf = (quote: string, said = says('supported'), on: Page | undefined = page) => {
  const { status, finding, note } = judged(item(quote), on, said);
  return quoteResultOf({ status, note, finding });
};

describe('a quote that is looked up', () => {
  it.each([
    'they rose by 4.5 % to 1,204 euros a month',
    'did not fall in 2025; they rose by 4.5%',
    'Rents in the city did not fall … they rose by 4.5 % to 1204 euros',
  ])('is found across notes, spaces and line ends: %s', (quote) => expect(resultOf(quote)).toBe('verified'));

  it('is refuted only where a seat says that the page contradicts the claim', () => {
    const quote = 'they rose by 4.5 % to 1,204 euros';
    expect(resultOf(quote, says('contradicted'))).toBe('refuted');
    expect(resultOf(quote, says('unclear'))).toBe('unverifiable');
  });

  it('is altered where a digit or a not differs, and says what the source says', () => {
    expect(resultOf('they rose by 5.5 % to 1,204 euros a month')).toBe('altered');
    expect(judged(item('they rose by 5.5 % to 1,204 euros a month'), page, says('supported'))).toMatchObject({
      ...{ status: 'unverifiable', finding: 'altered', note: { code: 'altered' } },
      instead: expect.stringContaining('4.5 %') as string,
    });
    expect(resultOf('Rents in the city did fall in 2025; they rose by 4.5 % to 1,204 euros')).not.toBe('verified');
  });

  it('is not found, too short, or on a page that cannot be read: three things', () => {
    expect(resultOf('The mayor promised to build ten thousand flats')).toBe('not_found');
    expect(resultOf('in 2025')).toBe('too_short');
    expect(resultOf('they rose by 4.5 % to 1,204 euros', says('supported'), { error: 'HTTP 403' })).toBe('unreadable');
    const drawn = { text: 'Loading', hash: 'h', isDrawnByScript: true } as const;
    expect(resultOf('they rose by 4.5 % to 1,204 euros', says('supported'), drawn)).toBe('unreadable');
  });

  it('bears nothing in the evidence list when it is altered or not there, and something when nobody could look', () => {
    const usable = (status: Item['status']) => evidenceList([item('q', { status })], 'en')[0]?.unusable === null;
    expect(usable('altered')).toBe(false);
    expect(usable('not_found')).toBe(false);
    expect(usable('refuted')).toBe(false);
    expect(usable('unreadable')).toBe(true);
    expect(usable('verified')).toBe(true);
  });
});

it('of a history that knew no findings, a quote that was not on its page is not found, not refuted', () => {
  expect(quoteResultOf({ status: 'refuted', note: { code: 'not_on_page' } })).toBe('not_found');
  expect(quoteResultOf({ status: 'refuted', note: { code: 'said', text: 'It says the opposite.' } })).toBe('refuted');
});

it('a few words of the case are enough where they stand there, and are no part of a word or number', () => {
  const said = 'The machine costs 12,000 euros, not 7.5. We might rent one for 10⁶ yen.';
  for (const quote of ['costs 12,000', 'rent one', '12,000', '10⁶ yen'])
    expect([quote, findInCase(said, quote).status]).toEqual([quote, 'found']);
  for (const quote of ['costs 12', '000 euros', '7', '10', '6 yen', 'rent on', 'costs 12.000'])
    expect([quote, findInCase(said, quote).status]).toEqual([quote, 'too_short']);
});

describe('a cell that is looked up again', () => {
  const sheet: Page = {
    ...{ text: '', hash: 'h' },
    blocks: [
      {
        ...{ at: "'Plan'!2", kind: 'row', text: 'Rent\t4202', flags: [] },
        cells: [
          { at: 'A2', text: 'Rent' },
          { at: 'B2', text: '4202' },
        ],
      },
    ],
  };
  const cell = (quote: string) => item(quote, { source: 'document', documentId: 'd', place: "'Plan'!B2", url: null });

  it('stays verified where a seat says that it supports the claim', () =>
    expect(judged(cell('4202'), sheet, says('supported'))).toMatchObject({ status: 'verified', finding: 'found' }));
  it('is looked for in the document where it holds something else', () =>
    expect(judged(cell('a rent of five thousand euros a month'), sheet, says('supported'))).toMatchObject({
      ...{ status: 'unverifiable', finding: 'not_found' },
      note: { code: 'not_in_document' },
    }));
});
