import type { CaseEventOf } from './case.ts';

type Verified = CaseEventOf<'EvidenceVerified'>['data'];

/**
 * What became of an item, as one word for people and rules. `refuted`: a seat says that the source contradicts the claim; a quote
 * that does not stand in its source is `not_found` or `altered`. Histories before findings were recorded called those refuted.
 */
const quoteResults = [
  'verified',
  'refuted',
  'altered',
  'not_found',
  'too_short',
  'unreadable',
  'unverifiable',
  'unchecked',
] as const;
export type QuoteResult = (typeof quoteResults)[number];

export const quoteResultOf = ({
  status,
  finding,
  note,
}: Pick<Verified, 'status' | 'note'> & { readonly finding?: Verified['finding'] }): QuoteResult => {
  if (finding !== undefined && finding !== 'found') return finding;
  if (status === 'refuted' && (note.code === 'not_on_page' || note.code === 'not_in_case')) return 'not_found';
  if (status === 'unverifiable' && note.code === 'page_unavailable') return 'unreadable';
  return status;
};

/** Nothing may rest on these: the source says otherwise, or does not say it. */
export const isDisproved = (result: QuoteResult): boolean =>
  result === 'refuted' || result === 'altered' || result === 'not_found';
