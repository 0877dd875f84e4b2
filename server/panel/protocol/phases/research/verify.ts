import { z } from 'zod';
import type { CaseEvent } from '../../../../../shared/events/case.ts';
import { turnKind } from '../common/turnKind.ts';
import { assigned } from '../../evidence/verification.ts';
import { verifyPrompt } from './prompts.ts';
import { lookupsOf } from '../../evidence/lookups.ts';
import { statusIn } from '../../state/panelContext.ts';
import { roundOf } from './rounds.ts';
import { scriptedVerify } from './scripted.ts';
import { judged } from '../../evidence/quoteCheck.ts';

/**
 * A seat of another provider reads what the page says around the quote. Code has the first word: a quote that is not on the
 * page, or is altered, and a page that cannot be read verify nothing whatever the seat says.
 */
export const verify = turnKind({
  prompt: verifyPrompt,
  shows: {
    own: (context, turn, pages) => ({
      lookups: lookupsOf(
        context,
        assigned(context, turn.seatId, roundOf(turn)).filter(
          ({ evidenceId }) => statusIn(context)(evidenceId) === 'unchecked',
        ),
        pages,
      ),
    }),
  },
  sources: (context, turn) => assigned(context, turn.seatId, roundOf(turn)),
  scripted: scriptedVerify,
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
  facts(context, turn, { items }, { at, pages }) {
    return assigned(context, turn.seatId, roundOf(turn)).map((item): CaseEvent => {
      const said = items.find(({ evidenceId }) => evidenceId === item.evidenceId);
      return {
        type: 'EvidenceVerified',
        data: {
          panel: turn.panel,
          evidenceId: item.evidenceId,
          seatId: turn.seatId,
          ...judged(item, pages[item.url ?? ''], said),
          at,
        },
      };
    });
  },
});
