import { z } from 'zod';

import type { CaseEvent } from '../../../../../shared/events/case.ts';

import { askedCheck } from '../../evidence/requestedChecks.ts';
import { turnKind } from '../common/turnKind.ts';
import { languageOf } from '../../state/panelContext.ts';
import { utter } from './exchange.ts';
import { text, within } from '../common/answerFields.ts';
import { judged } from '../../evidence/quoteCheck.ts';
import { checkPrompt } from './prompts.ts';
import { lookupsOf, pageKeyOf } from '../../evidence/lookups.ts';
import { scriptedCheck } from './scripted.ts';

/**
 * docs/PROTOCOL.md §4.5: the examiner had a piece of evidence looked up again. The verifier answers to the room; what a page that could be opened
 * shows also becomes the item's status, and there code has the first word, as in research.
 */
export const check = turnKind({
  prompt: checkPrompt,
  shows: {
    exchange: 'crux',
    own: (context, { subject }, pages) => {
      const item = askedCheck(context, subject);
      return item ? { check: item.question, lookups: lookupsOf(context, [item], pages) } : {};
    },
  },
  sources: (context, { subject }) => [askedCheck(context, subject)].filter((item) => item !== undefined),
  scripted: scriptedCheck,
  schema: z.strictObject({ text, verdict: z.enum(['supported', 'contradicted', 'unclear']) }),
  search: false,
  // Watchers see no word of what is said of a document, and that is told of the whole answer alone.
  speaks: null,
  facts(context, turn, { text: words, verdict }, { at, pages }) {
    const item = askedCheck(context, turn.subject);
    if (!item) return [];
    const said = { text: within(words, 120, languageOf(context)), concession: null, steelman: null };
    const page = pages[pageKeyOf(item) ?? ''];
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
              ...found,
              at,
            },
          },
        ]
      : [];
    return [...looked, utter(context, turn, 'check', { ...said, evidenceIds: [item.evidenceId] }, at)];
  },
});
