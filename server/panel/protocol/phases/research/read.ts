import { z } from 'zod';

import type { CaseEvent } from '../../../../../shared/events/case.ts';
import {
  type Searchable,
  cellAt,
  findInDocument,
  searchable,
} from '../../../../../shared/documents/quotes/inDocument.ts';
import type { Block } from '../../../../../shared/documents/types.ts';
import { blocksOfPart } from '../../evidence/documentParts.ts';
import { documentKey, type Page } from '../../evidence/lookups.ts';
import { lookedUp } from '../../evidence/quoteCheck.ts';
import { languageOf, type PanelContext } from '../../state/panelContext.ts';
import { truncate, limits } from '../../text/limits.ts';
import { injectionAttemptsIn, visible } from '../../text/text.ts';
import { text } from '../common/answerFields.ts';
import { turnKind } from '../common/turnKind.ts';
import { partOf, readId } from '../../evidence/documentTurns.ts';
import { judged, weightsOf } from './claims.ts';
import { readPrompt } from './prompts.ts';
import { scriptedRead } from './scripted.ts';

const mostItems = 8;

/**
 * A seat of each bloc reads a part of a document that came with the case and draws claims from it. Code looks every quote up in
 * that part at once: what does not stand there is kept, marked, and bears nothing.
 */
export const read = turnKind({
  prompt: readPrompt,
  shows: {
    own(context, turn, pages) {
      const part = partOf(turn);
      const known = context.state.documents.find(({ documentId }) => documentId === part.documentId);
      const blocks = openedPart(pages[documentKey(part.documentId)], part.nth).blocks;
      return {
        document: {
          name: known?.name ?? '',
          nth: part.nth,
          blocks: blocks.map(({ at, text: of }) => ({ at, text: of })),
        },
      };
    },
  },
  opens: (_context, turn) => [documentKey(partOf(turn).documentId)],
  scripted: scriptedRead,
  schema: z.strictObject({
    items: z.array(
      z.strictObject({
        claim: text,
        quote: text,
        at: z.string(),
        ...judged,
      }),
    ),
    nothingFound: z.string().nullable(),
  }),
  search: false,
  speaks: null,
  facts(context, turn, { items }, { at, pages }) {
    const { documentId, nth } = partOf(turn);
    const page = pages[documentKey(documentId)];
    const part = openedPart(page, nth);
    return items.slice(0, mostItems).flatMap((item, place): CaseEvent[] => {
      const quote = visible(item.quote).slice(0, limits.quote);
      const claim = truncate(visible(item.claim), limits.line);
      const found = findInDocument(part, quote, item.at);
      const evidenceId = readId(context, turn, place);
      const looked = lookedUp(found, 'not_in_document');
      const injection = isOrdered(context, part, [quote, claim], looked.places ?? []);
      return [
        {
          type: 'EvidenceFound',
          data: {
            ...{ panel: turn.panel, evidenceId, seatId: turn.seatId, claim, quote, source: 'document', documentId },
            place: placeOf(part, item.at, looked.places ?? []),
            ...{ url: null, publisher: null, publishedAt: null, retrievedAt: at },
            supports: weightsOf(item, context, injection),
            ...{ kind: item.kind, grade: item.grade, injection, at },
          },
        },
        {
          type: 'EvidenceVerified',
          data: {
            ...{ panel: turn.panel, evidenceId, seatId: null, ...looked },
            pageHash: page && 'hash' in page ? page.hash : null,
            at,
          },
        },
      ];
    });
  },
});

const parts = new WeakMap<Page, Map<number, Searchable>>();

const openedPart = (page: Page | undefined, nth: number): Searchable => {
  if (!page || 'error' in page) return searchable([]);
  const known = parts.get(page) ?? new Map<number, Searchable>();
  parts.set(page, known);
  const made = known.get(nth) ?? searchable(blocksOfPart(page.blocks ?? [], nth));
  known.set(nth, made);
  return made;
};

/** Where code found it: the cell that was named, if the quote is in its row; the seat's own word otherwise. */
const placeOf = (part: Searchable, said: string, places: readonly { readonly at: string }[]): string => {
  const [first] = places;
  if (!first) return said.slice(0, 200);
  return first.at !== said && cellAt(rowOf(part.blocks, first.at), said) ? said : first.at;
};
const rowOf = (blocks: readonly Block[], at: string): readonly Block[] => blocks.filter((block) => block.at === at);

/** What is next to an instruction to a machine bears nothing, like the instruction itself. */
const isOrdered = (
  context: PanelContext,
  part: Searchable,
  texts: readonly string[],
  places: readonly { readonly at: string }[],
): boolean => {
  const around = part.blocks.filter(({ at }) => places.some((place) => place.at === at)).map((block) => block.text);
  return injectionAttemptsIn([...texts, ...around].join('\n'), languageOf(context)).length > 0;
};
