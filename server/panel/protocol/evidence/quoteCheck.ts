import { truncate, limits } from '../text/limits.ts';
import type { Item } from '../state/state.ts';
import { comparable } from '../text/text.ts';
import type { Page } from './lookups.ts';
import type { CaseEventOf } from '../../../../shared/events/case.ts';

/** What a verifier says of a claim. */
type Said = { readonly verdict: 'supported' | 'contradicted' | 'unclear'; readonly note: string } | undefined;

type Judged = Pick<CaseEventOf<'EvidenceVerified'>['data'], 'status' | 'note' | 'pageHash'>;

/** Code has the first word: a quote that is not on its page is refuted, and a page that cannot be had verifies nothing. */
export const judged = (item: Item, page: Page | undefined, said: Said): Judged => {
  if (!page || 'error' in page)
    return {
      status: 'unverifiable',
      note: { code: 'page_unavailable', detail: truncate(page?.error ?? '–', limits.line) },
      pageHash: null,
    };
  const pageHash = page.hash;
  if (!comparable(page.text).includes(comparable(item.quote)))
    return { status: 'refuted', note: { code: 'not_on_page' }, pageHash };
  if (!said) return { status: 'unverifiable', note: { code: 'claim_not_judged' }, pageHash };
  const status = { supported: 'verified', contradicted: 'refuted', unclear: 'unverifiable' } as const;
  const note = { code: 'said', text: truncate(said.note, limits.line) } as const;
  return { status: status[said.verdict], note, pageHash };
};
