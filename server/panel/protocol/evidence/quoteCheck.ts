import type { CaseEventOf } from '../../../../shared/events/case.ts';
import { type QuoteInDocument, findInDocument } from '../../../../shared/documents/quotes/inDocument.ts';
import { holdsWords } from '../../../../shared/documents/quotes/align.ts';
import { truncate, limits } from '../text/limits.ts';
import type { Item } from '../state/state.ts';
import { comparable } from '../text/text.ts';
import { type Page, searchablePage } from './lookups.ts';

/** What a verifier says of a claim. */
type Said = { readonly verdict: 'supported' | 'contradicted' | 'unclear'; readonly note: string } | undefined;

type Verified = CaseEventOf<'EvidenceVerified'>['data'];
type Judged = Pick<Verified, 'status' | 'note' | 'pageHash'> & Pick<Verified, 'finding' | 'places' | 'instead'>;

/**
 * Code has the first word: a page that cannot be read, and a quote that is not on it as it is quoted, verify nothing whatever the
 * seat says. Only a seat's word that the page contradicts the claim refutes it.
 */
export const judged = (item: Item, page: Page | undefined, said: Said): Judged => {
  if (!page || 'error' in page) return unreadable(page?.error ?? '–');
  const isDocument = item.source === 'document';
  // A cell's value is too short to be found but at its address.
  const found = findInDocument(searchablePage(page), item.quote, (isDocument ? item.place : null) ?? undefined);
  if (found.status === 'not_found' && page.isDrawnByScript) return unreadable('drawn-by-script');
  const looked = { ...lookedUp(found, isDocument ? 'not_in_document' : 'not_on_page'), pageHash: page.hash };
  if (found.status !== 'found') return looked;
  if (!said) return { ...looked, status: 'unverifiable', note: { code: 'claim_not_judged' } };
  const status = { supported: 'verified', contradicted: 'refuted', unclear: 'unverifiable' } as const;
  return { ...looked, status: status[said.verdict], note: { code: 'said', text: truncate(said.note, limits.line) } };
};

const unreadable = (why: string): Judged => ({
  status: 'unverifiable',
  note: { code: 'page_unavailable', detail: truncate(why, limits.line) },
  finding: 'unreadable',
  pageHash: null,
});

/** Of the owner's own words a few may be enough, where they stand there letter for letter; `12` does not within `12,000`. */
export const findInCase = (said: string, quote: string): QuoteInDocument => {
  const page = searchablePage({ text: said, hash: '' });
  const found = findInDocument(page, quote);
  const stands = () =>
    comparable(said).includes(comparable(quote)) && page.texts.some(({ marks }) => holdsWords(marks, quote));
  return found.status === 'too_short' && stands() ? { status: 'found', exact: true, places: [] } : found;
};

/** What is recorded of a quote that was looked up; `missing` says where it was not. */
export const lookedUp = (
  found: QuoteInDocument,
  missing: 'not_on_page' | 'not_in_case' | 'not_in_document',
): Omit<Judged, 'pageHash'> => {
  const places = 'places' in found ? { places: found.places.slice(0, 8).map(({ at, span }) => ({ at, ...span })) } : {};
  switch (found.status) {
    case 'found':
      return { status: 'verified', note: { code: kept[missing] }, finding: 'found', ...places };
    case 'altered':
      return {
        ...{ status: 'unverifiable', note: { code: 'altered' }, finding: 'altered' },
        ...{ ...places, instead: truncate(found.instead, limits.quote * 2) },
      };
    case 'not_found':
      return { status: 'unverifiable', note: { code: missing }, finding: 'not_found' };
    case 'too_short':
      return { status: 'unverifiable', note: { code: 'too_short' }, finding: 'too_short' };
  }
};
const kept = { not_on_page: 'claim_not_judged', not_in_case: 'in_case', not_in_document: 'in_document' } as const;
