import { partsToRead } from '../../../../shared/documents/parts.ts';
import { modeOf, type PanelContext, seatsOf } from '../state/panelContext.ts';
import { type Turn, turn } from '../state/turn.ts';

/** A part as the subject of a turn, and back. */
const subjectOf = (documentId: string, nth: number): string => `${documentId}.${nth}`;
export const partOf = ({ subject }: Pick<Turn, 'subject'>): { readonly documentId: string; readonly nth: number } => {
  const [documentId = '', nth = '0'] = (subject ?? '').split('.');
  return { documentId, nth: Number(nth) };
};

/** A reader of every bloc for every part; the researchers of a bloc take turns. */
export const readTurns = (context: PanelContext): Turn[] => {
  const parts = partsToRead(unread(context), modeOf(context));
  if (parts.length === 0) return [];
  const blocs = Map.groupBy(seatsOf(context, 'researcher'), ({ provider }) => provider);
  return [...blocs.values()].flatMap((seats) =>
    parts.flatMap(({ document: { documentId }, nth }, i) => {
      const seat = seats[i % seats.length];
      return seat ? [turn('research', 'read', context.panel, seat.seatId, subjectOf(documentId, nth))] : [];
    }),
  );
};

/** All of them; in a case that took over what was read in another one, only the one that was added. */
const unread = ({ state }: PanelContext) => {
  const added = addedTo(state);
  return state.reusedParts === 0 ? state.documents : state.documents.filter(({ documentId }) => documentId === added);
};

const addedTo = ({ submitted }: PanelContext['state']): string | null =>
  submitted?.again?.change.kind === 'document' ? submitted.again.change.documentId : null;

const perReading = 8;

/** The same item has the same id in whatever order the readers finish; apart from all that researchers find, and from all that was taken over. */
export const readId = (context: PanelContext, of: Turn, place: number): string => {
  const nth = readTurns(context).findIndex(({ step }) => step === of.step);
  return `E-${takenUpTo(context) + Math.max(0, nth) * perReading + place + 1}`;
};

const takenUpTo = ({ state, panel, run }: PanelContext): number => {
  const added = addedTo(state);
  const ids = run.evidence
    .filter(({ documentId }) => documentId !== undefined && documentId !== added)
    .map(({ evidenceId }) => Number(evidenceId.slice('E-'.length)));
  return state.reusedParts === 0 ? (panel + 1) * 1000 : Math.max((panel + 1) * 1000, ...ids);
};
