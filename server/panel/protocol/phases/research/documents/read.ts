import { z } from 'zod';

import type { CaseEvent } from '../../../../../../shared/events/case.ts';
import { partsOf } from '../../../../../../shared/documents/parts.ts';
import { type Searchable, searchable, searching } from '../../../../../../shared/documents/quotes/inDocument.ts';
import { type Steps, inOneGo } from '../../../../../../shared/kernel/scheduling/steps.ts';
import { blocksOfPart } from '../../../evidence/documentParts.ts';
import { partOf, partsReadOf } from '../../../evidence/documentTurns.ts';
import { documentKey, type Page, type Pages } from '../../../evidence/lookups.ts';
import type { PanelContext } from '../../../state/panelContext.ts';
import type { Turn } from '../../../state/turn.ts';
import type { PromptContext } from '../../common/promptContext.ts';
import { type Extra, turnKind } from '../../common/turnKind.ts';
import { Drawn, drawnItems } from './documentItems.ts';
import { readPrompt } from '../prompts.ts';
import { scriptedRead } from '../scripted.ts';

const mostAsked = 3;

/** For kinds of turn in which a part is read. */
export const opensItsPart = {
  opens: (_context: PanelContext, turn: Turn) => [documentKey(partOf(turn).documentId)],
  prepares: (turn: Turn, pages: Pages) => openingPart(pages[documentKey(partOf(turn).documentId)], partOf(turn).nth),
} as const;

type Read = z.infer<typeof Drawn> & { readonly asks: readonly string[] };

/**
 * A seat of each bloc reads a part of a document that came with the case and draws claims from it. Of a long one it is shown an outline,
 * too, and may ask for places that it does not have.
 */
export const read = turnKind({
  prompt: readPrompt,
  shows: { own: (context, turn, pages) => ({ document: partShown(context, turn, pages) }) },
  ...opensItsPart,
  scripted: scriptedRead,
  schema: Drawn.extend({ asks: z.array(z.string()) }),
  search: false,
  speaks: null,
  facts: readFacts,
});

/** The part of a turn as its seat is shown it. */
export function partShown(context: PanelContext, turn: Turn, pages: Pages): NonNullable<PromptContext['document']> {
  const { documentId, nth } = partOf(turn);
  const known = context.state.documents.find((one) => one.documentId === documentId);
  const page = pages[documentKey(documentId)];
  return {
    name: known?.name ?? '',
    nth,
    outline: elsewhere(context, page, documentId, nth),
    blocks: openedPart(page, nth).blocks.map(({ at, text }) => ({ at, text })),
  };
}

/** What was drawn from it. What nobody could open was not read, whatever the seat says of it. */
export function readFacts(context: PanelContext, turn: Turn, drawn: Read, { at, pages }: Extra): CaseEvent[] {
  const { documentId, nth } = partOf(turn);
  const page = pages[documentKey(documentId)];
  if (!page || 'error' in page) return [];
  const shown = openedPart(page, nth);
  const known = new Set(shown.blocks.map((block) => block.at));
  const asks = [...new Set(drawn.asks.map((place) => place.trim().slice(0, 200)))]
    .filter((place) => place !== '' && !known.has(place) && isLong(context, documentId))
    .slice(0, mostAsked);
  return [
    ...drawnItems(context, turn, drawn, { shown, hash: page.hash, at }),
    { type: 'DocumentRead', data: { panel: turn.panel, seatId: turn.seatId, documentId, part: nth, asks, at } },
  ];
}

/** Whether there is more of it than its first part. */
const isLong = ({ state }: PanelContext, documentId: string): boolean =>
  state.documents.some((one) => one.documentId === documentId && partsOf(one) > 1);

/** The outline of a long document without the part that the seat reads itself. */
const elsewhere = (context: PanelContext, page: Page | undefined, documentId: string, own: number) => {
  if (!page || 'error' in page || !isLong(context, documentId)) return [];
  const partWith = new Map(
    partsReadOf(context, documentId).flatMap((nth) =>
      blocksOfPart(page.blocks ?? [], nth).map(({ at }) => [at, nth] as const),
    ),
  );
  return (page.outline ?? []).flatMap(({ at, text }) =>
    partWith.get(at) === own ? [] : [{ at, text, isRead: partWith.has(at) }],
  );
};

const parts = new WeakMap<Page, Map<number, Searchable>>();

const openedPart = (page: Page | undefined, nth: number): Searchable => inOneGo(openingPart(page, nth));

function* openingPart(page: Page | undefined, nth: number): Steps<Searchable> {
  if (!page || 'error' in page) return searchable([]);
  const known = parts.get(page) ?? new Map<number, Searchable>();
  parts.set(page, known);
  const made = known.get(nth) ?? (yield* searching(blocksOfPart(page.blocks ?? [], nth)));
  known.set(nth, made);
  return made;
}
