import { z } from 'zod';

import type { CaseEvent } from '../../../../shared/events/case.ts';

import { askedCheck } from '../checks.ts';
import { cut, most } from '../extent.ts';
import { phase } from '../phase.ts';
import { languageOf } from '../scene.ts';
import { utter } from './exchange.ts';
import { text, within } from './shared.ts';
import { judged } from './verify.ts';

/**
 * P6: the examiner had a piece of evidence looked up again. The verifier answers to the room; what a page that could be opened
 * shows also becomes the item's status, and there code has the first word, as in research.
 */
export const check = phase({
  schema: z.strictObject({ text, verdict: z.enum(['supported', 'contradicted', 'unclear']) }),
  search: false,
  speaks: 'text',
  maxTokens: 1500,
  seconds: 45,
  facts(scene, turn, { text: words, verdict }, { at, pages }) {
    const item = askedCheck(scene, turn.subject);
    if (!item) return [];
    const said = { text: within(words, 120, 'text', languageOf(scene)), concession: null, steelman: null };
    const page = pages[item.url ?? ''];
    const opened = page !== undefined && 'text' in page;
    const found = opened ? judged(item, page, { verdict, note: words }) : null;
    const looked: CaseEvent[] = found
      ? [
          {
            type: 'EvidenceVerified',
            data: {
              panel: turn.panel,
              evidenceId: item.evidenceId,
              seatId: turn.seatId,
              status: found.status,
              note: cut(found.note, most.line),
              pageHash: found.pageHash,
              at,
            },
          },
        ]
      : [];
    return [...looked, utter(scene, turn, 'check', { ...said, evidenceIds: [item.evidenceId] }, at)];
  },
});
