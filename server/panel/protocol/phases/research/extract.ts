import { z } from 'zod';

import { laterEvidenceId } from '../../evidence/evidenceList.ts';
import { plainAddress } from '../../evidence/foundPages.ts';
import { passagesOf } from '../../evidence/passages.ts';
import { frameOf, languageOf, type PanelContext } from '../../state/panelContext.ts';
import type { Turn } from '../../state/turn.ts';
import { limits, truncateList } from '../../text/limits.ts';
import { turnKind } from '../common/turnKind.ts';
import { extractPrompt } from './prompts.ts';
import { gapsFor, pagesToRead, roundOf } from './rounds.ts';
import { scriptedExtract } from './scripted.ts';
import { FoundItem, itemsFrom, researched } from './webItems.ts';

const mostItems = 4;
const mostQueries = 4;

/**
 * A researcher reads pages that its search found, as we fetched them ourselves, draws from them what its search left out, and says what
 * is still missing. Only pages that it was shown can be quoted.
 */
export const extract = turnKind({
  prompt: extractPrompt,
  shows: {
    evidence: true,
    own(context, turn, pages) {
      const queries = lookedFor(context, turn);
      const sought = [...queries, ...frameOf(context).options.map(({ title }) => title)];
      return {
        queries,
        openedPages: pagesToRead(context, turn.seatId, roundOf(turn)).map((url) => ({
          url,
          text: passagesOf(pages[url], sought, languageOf(context)),
        })),
      };
    },
  },
  opens: (context, turn) => pagesToRead(context, turn.seatId, roundOf(turn)),
  scripted: scriptedExtract,
  schema: z.strictObject({
    items: z.array(FoundItem.omit({ source: true })),
    missing: z.array(z.string()),
    nothingFound: z.string().nullable(),
  }),
  search: false,
  speaks: null,
  facts(context, turn, { items, missing, nothingFound }, { at }) {
    const round = roundOf(turn);
    const shown = new Map(pagesToRead(context, turn.seatId, round).map((url) => [plainAddress(url), url]));
    const fromShown = items.flatMap((item) => {
      const url = shown.get(plainAddress(item.url ?? ''));
      return url === undefined ? [] : [{ ...item, source: 'web' as const, url }];
    });
    const idOf = (place: number) => laterEvidenceId(context, turn.seatId, 'reading', round, place);
    const kept = itemsFrom(context, turn, fromShown, mostItems, idOf, { found: [], at });
    return researched(turn, kept, items.length, nothingFound, {
      ...(round > 1 && { round }),
      missing: truncateList(
        missing.filter((text) => text.trim() !== ''),
        limits.ballot.line,
      ).slice(0, mostQueries),
      at,
    });
  },
});

/** What the pages were searched for: the seat's part of the plan, later what was missing. */
const lookedFor = (context: PanelContext, turn: Turn): readonly string[] => {
  const round = roundOf(turn);
  return round === 1 ? (context.run.plans[turn.seatId] ?? []) : gapsFor(context, turn.seatId, round - 1);
};
