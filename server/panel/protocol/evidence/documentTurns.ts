import { partsToRead } from '../../../../shared/documents/parts.ts';
import { callLimits } from '../state/callLimits.ts';
import { modeOf, type PanelContext, seatOfId, seatsOf, secondsLeft } from '../state/panelContext.ts';
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

/** The parts of a document that are read, from 0. */
export const partsReadOf = (context: PanelContext, documentId: string): readonly number[] =>
  partsToRead(unread(context), modeOf(context)).flatMap(({ document, nth }) =>
    document.documentId === documentId ? [nth] : [],
  );

/** How many readers of a bloc are shown the places that they asked for. */
const mostOpened = 4;

/** Readers who asked for other places than those in their part, while there is time. */
export const openTurns = (context: PanelContext): Turn[] => {
  if (modeOf(context) === 'direct') return [];
  const asked = readTurns(context).filter((one) => placesAskedIn(context, one).length > 0);
  const blocs = Map.groupBy(asked, ({ seatId }) => seatOfId(context, seatId)?.provider);
  return [...blocs.values()]
    .flatMap((turns) => turns.slice(0, mostOpened))
    .map(({ seatId, subject }) => turn('research', 'open', context.panel, seatId, subject))
    .filter((one) => hasTime(context, one));
};

/** What the reader of a part asked to be shown. */
export const placesAskedIn = ({ run }: PanelContext, one: Pick<Turn, 'seatId' | 'subject'>): readonly string[] => {
  const { documentId, nth } = partOf(one);
  const reading = run.readings.find(
    (of) => of.seatId === one.seatId && of.documentId === documentId && of.part === nth,
  );
  return reading?.asks ?? [];
};

/** A turn that was begun goes on; another needs half of its longest time. */
const hasTime = (context: PanelContext, one: Turn): boolean => {
  const isBegun = (context.state.calls[one.step] ?? []).some(({ outcome }) => outcome === 'ok' || outcome === null);
  const { seconds } = callLimits(modeOf(context), one.panel, one.kind);
  return isBegun || secondsLeft(context, one.phase) >= seconds / 2;
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
  const reads = readTurns(context);
  // A voter that reads a part does so in the place of the first one who might have.
  const nth = reads.findIndex(
    ({ seatId, subject }) => (seatId === of.seatId || of.kind === 'read_and_vote') && subject === of.subject,
  );
  const slot = Math.max(0, nth) + (of.kind === 'open' ? reads.length : 0);
  return `E-${takenUpTo(context) + slot * perReading + place + 1}`;
};

const takenUpTo = ({ state, panel, run }: PanelContext): number => {
  const added = addedTo(state);
  const ids = run.evidence
    .filter(({ documentId }) => documentId !== undefined && documentId !== added)
    .map(({ evidenceId }) => Number(evidenceId.slice('E-'.length)));
  return state.reusedParts === 0 ? (panel + 1) * 1000 : Math.max((panel + 1) * 1000, ...ids);
};
