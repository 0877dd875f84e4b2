import { z } from 'zod';

import type { CaseEvent } from '../../../../../../shared/events/case.ts';
import { type Searchable, cellAt, findInDocument } from '../../../../../../shared/documents/quotes/inDocument.ts';
import { partOf, readId } from '../../../evidence/documentTurns.ts';
import { lookedUp } from '../../../evidence/quoteCheck.ts';
import { languageOf, type PanelContext } from '../../../state/panelContext.ts';
import type { Turn } from '../../../state/turn.ts';
import { truncate, limits } from '../../../text/limits.ts';
import { visible } from '../../../../../../shared/kernel/text/visibleText.ts';
import { injectionAttemptsIn } from '../../../text/text.ts';
import { text } from '../../common/answerFields.ts';
import { judged, weightsOf } from '../claims.ts';

export const mostItems = 8;

/** What a seat draws from what it was shown of a document. */
export const Drawn = z.strictObject({
  items: z.array(z.strictObject({ claim: text, quote: text, at: z.string(), ...judged })),
  nothingFound: z.string().nullable(),
});

type Source = { readonly shown: Searchable; readonly hash: string | null; readonly at: string };

/**
 * Claims with their quotes, each looked up by code at once in what the seat was shown: what does not stand there is kept, marked, and
 * bears nothing.
 */
export const drawnItems = (
  context: PanelContext,
  turn: Turn,
  { items }: z.infer<typeof Drawn>,
  { shown, hash, at }: Source,
): CaseEvent[] =>
  items.slice(0, mostItems).flatMap((item, place): CaseEvent[] => {
    const { documentId } = partOf(turn);
    const quote = visible(item.quote).slice(0, limits.quote);
    const claim = truncate(visible(item.claim), limits.line);
    const evidenceId = readId(context, turn, place);
    const looked = lookedUp(findInDocument(shown, quote, item.at), 'not_in_document');
    const places = looked.places ?? [];
    const injection = isOrdered(context, shown, [quote, claim], places);
    return [
      {
        type: 'EvidenceFound',
        data: {
          ...{ panel: turn.panel, evidenceId, seatId: turn.seatId, claim, quote, source: 'document', documentId },
          place: placeOf(shown, item.at, places),
          ...{ url: null, publisher: null, publishedAt: null, retrievedAt: at },
          supports: weightsOf(item, context, injection),
          ...{ kind: item.kind, grade: item.grade, injection, at },
        },
      },
      {
        type: 'EvidenceVerified',
        data: { panel: turn.panel, evidenceId, seatId: null, ...looked, pageHash: hash, at },
      },
    ];
  });

/** Where code found it: the cell that was named, if the quote is in its row; the seat's own word otherwise. */
const placeOf = ({ blocks }: Searchable, said: string, places: readonly { readonly at: string }[]): string => {
  const [first] = places;
  if (!first) return said.slice(0, 200);
  const inRow = cellAt(
    blocks.filter(({ at }) => at === first.at),
    said,
  );
  return inRow?.at ?? first.at;
};

/** What is next to an instruction to a machine bears nothing, like the instruction itself. */
const isOrdered = (
  context: PanelContext,
  { blocks }: Searchable,
  texts: readonly string[],
  places: readonly { readonly at: string }[],
): boolean => {
  const around = blocks.filter(({ at }) => places.some((place) => place.at === at)).map((block) => block.text);
  return injectionAttemptsIn([...texts, ...around].join('\n'), languageOf(context)).length > 0;
};
