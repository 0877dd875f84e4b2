import { type Searchable, searchable } from '../../../../../../shared/documents/quotes/inDocument.ts';
import { partOf, placesAskedIn } from '../../../evidence/documentTurns.ts';
import { documentKey, type Pages } from '../../../evidence/lookups.ts';
import type { PanelContext } from '../../../state/panelContext.ts';
import type { Turn } from '../../../state/turn.ts';
import { turnKind } from '../../common/turnKind.ts';
import { Drawn, drawnItems } from './documentItems.ts';
import { openPrompt } from '../prompts.ts';
import { scriptedOpen } from '../scripted.ts';

/** A reader is shown the places of its document that it asked for, and draws claims from them as from its part. */
export const open = turnKind({
  prompt: openPrompt,
  shows: {
    evidence: true,
    own(context, turn, pages) {
      const known = context.state.documents.find(({ documentId }) => documentId === partOf(turn).documentId);
      const blocks = openedPlaces(context, turn, pages).blocks.map(({ at, text }) => ({ at, text }));
      return { document: { name: known?.name ?? '', nth: null, outline: [], blocks } };
    },
  },
  opens: keysOf,
  scripted: scriptedOpen,
  schema: Drawn,
  search: false,
  speaks: null,
  facts(context, turn, drawn, { at, pages }) {
    const { documentId } = partOf(turn);
    const [hash = null] = opened(context, turn, pages).map((page) => page.hash);
    const shown = openedPlaces(context, turn, pages);
    return [
      ...drawnItems(context, turn, drawn, { shown, hash, at }),
      { type: 'DocumentRead', data: { panel: turn.panel, seatId: turn.seatId, documentId, part: null, asks: [], at } },
    ];
  },
});

function keysOf(context: PanelContext, turn: Turn): string[] {
  return placesAskedIn(context, turn).map((place) => documentKey(partOf(turn).documentId, place));
}

const opened = (context: PanelContext, turn: Turn, pages: Pages) =>
  keysOf(context, turn).flatMap((key) => {
    const page = pages[key];
    return page && 'blocks' in page ? [page] : [];
  });

/** Places that overlap are shown once. */
const openedPlaces = (context: PanelContext, turn: Turn, pages: Pages): Searchable => {
  const blocks = opened(context, turn, pages).flatMap((page) => page.blocks ?? []);
  return searchable([...new Map(blocks.map((block) => [block.at + block.text, block])).values()]);
};
