import { z } from 'zod';

import type { CaseEvent } from '../../../../shared/events/case.ts';

import { cut, most } from '../extent.ts';
import { type Page, phase } from '../phase.ts';
import type { Item } from '../state.ts';
import { comparable } from '../text.ts';
import { assigned } from '../verification.ts';

/**
 * A seat of another provider reads what the page says around the quote. Code has the first word: a quote that is not on the
 * page is refuted whatever the seat says, and a page that cannot be had verifies nothing.
 */
export const verify = phase({
  schema: z.strictObject({
    items: z.array(
      z.strictObject({
        evidenceId: z.string(),
        verdict: z.enum(['supported', 'contradicted', 'unclear']),
        note: z.string(),
      }),
    ),
  }),
  search: false,
  speaks: null,
  maxTokens: 3000,
  seconds: 60,
  facts(scene, turn, { items }, { at, pages }) {
    return assigned(scene, turn.seatId).map((item): CaseEvent => {
      const said = items.find(({ evidenceId }) => evidenceId === item.evidenceId);
      const { status, note, pageHash } = judged(item, pages[item.url ?? ''], said);
      return {
        type: 'EvidenceVerified',
        data: {
          panel: turn.panel,
          evidenceId: item.evidenceId,
          seatId: turn.seatId,
          status,
          note: cut(note, most.line),
          pageHash,
          at,
        },
      };
    });
  },
});

type Said = { readonly verdict: 'supported' | 'contradicted' | 'unclear'; readonly note: string } | undefined;

export const judged = (item: Item, page: Page | undefined, said: Said) => {
  if (!page || 'error' in page)
    return {
      status: 'unverifiable' as const,
      note: `The page could not be opened. (${page?.error ?? '–'})`,
      pageHash: null,
    };
  if (!comparable(page.text).includes(comparable(item.quote)))
    return { status: 'refuted' as const, note: 'The quote does not stand on the page.', pageHash: page.hash };
  if (!said)
    return {
      status: 'unverifiable' as const,
      note: 'The quote stands on the page; the claim was not judged.',
      pageHash: page.hash,
    };
  const status = { supported: 'verified', contradicted: 'refuted', unclear: 'unverifiable' } as const;
  return { status: status[said.verdict], note: said.note, pageHash: page.hash };
};
