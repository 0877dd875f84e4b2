import type { CaseEvent, CaseEventOf, Change, Mode } from '../../../../shared/events/case.ts';
import type { LastVote } from '../../../../shared/events/panel/ballot.ts';
import type { Frame } from '../../../../shared/events/panel/frame.ts';
import { isPaid } from '../../../../shared/events/modelCalls.ts';
import { copyId } from '../../../../shared/documents/copies.ts';
import { reweighed } from '../../../../shared/views/weighing.ts';
import { totals } from './deadlines.ts';
import { kindIn } from './turn.ts';

type Again = {
  /** The case that asks again. */
  readonly caseId: string;
  readonly change: Change;
  readonly mode: Mode;
  readonly at: string;
};

export type Reused = {
  readonly facts: readonly CaseEvent[];
  /** Model calls that these facts had cost. */
  readonly calls: number;
  readonly concluded: Concluded | null;
};
type Concluded = NonNullable<CaseEventOf<'FindingsReused'>['data']['concluded']>;

/** Facts of people, of money and of runs belong to the case they happened in. */
const own = new Set<CaseEvent['type']>([
  'CaseSubmitted',
  'ConsentRecorded',
  'DocumentAdded',
  'RunStarted',
  'ModelCallIntended',
  'ModelCallEnded',
  'BudgetReached',
  'CaseFailed',
  'CaseRetried',
  'WatchLinkOpened',
  'ReportLinkOpened',
  'ReportLinkClosed',
  'WatchLinkClosed',
  'AuditorInvited',
  'AuditorRemoved',
  'CaseRenamed',
  'CaseArchived',
  'CaseRestored',
  'FindingsReused',
]);

/**
 * What a case that is asked again takes over from the one it follows: everything up to the last vote, in deep mode the panels with
 * all that they did, and what was read in a document that was added for that vote. What was read, found and looked up, the ballots and the exchange stand as they were made; every seat votes again
 * knowing what changed. Null where there was no vote to take over: then the case runs from its beginning.
 */
export const reusedFacts = (history: readonly CaseEvent[], { caseId, change, mode, at }: Again): Reused | null => {
  const end = history.findIndex(isLastVote);
  if (end < 0) return null;
  const before = [...history.slice(0, end), ...readForVote(history.slice(end))];
  if (!before.some(({ type }) => type === 'BallotsPooled')) return null;
  const facts = before.filter(({ type }) => !own.has(type)).map((event) => taken(event, { caseId, change, mode, at }));
  const made = before.filter((event) => event.type === 'ModelCallEnded' && event.data.outcome === 'ok').length;
  // Of a case that was itself asked again, what it took over is taken over once more.
  const earlier = history.findLast((event) => event.type === 'FindingsReused');
  const calls = made + (earlier?.data.calls ?? 0);
  const wholeCalls = earlier?.data.concluded?.wholeCalls ?? history.filter(isOfReport).length;
  const concluded = concludedIn(history.slice(end), change);
  return { facts: [...facts, votesAgain(mode, at)], calls, concluded: concluded && { ...concluded, wholeCalls } };
};

/** Paid, and not for a question that the owner put to a seat after the report. */
const isOfReport = (event: CaseEvent): boolean =>
  event.type === 'ModelCallEnded' && isPaid(event.data) && kindIn(event.data.step) !== 'follow_up';

const isLastVote = (event: CaseEvent): boolean =>
  (event.type === 'PhaseEntered' || event.type === 'PhaseSkipped') &&
  event.data.phase === 'revised_ballot' &&
  event.data.panel === 0;

/** What seats read, before they voted, in a document with which the case was asked again, and the calls it took. */
const readForVote = (since: readonly CaseEvent[]): CaseEvent[] => {
  const nameOf = ({ panel, evidenceId }: Named) => `${panel}/${evidenceId}`;
  const drawn = new Set(since.flatMap((event) => (event.type === 'EvidenceFound' ? [nameOf(event.data)] : [])));
  return since.filter(
    (event) =>
      event.type === 'DocumentRead' ||
      event.type === 'EvidenceFound' ||
      (event.type === 'EvidenceVerified' && drawn.has(nameOf(event.data))) ||
      (event.type === 'ModelCallEnded' && ['read', 'open', 'read_and_vote'].includes(kindIn(event.data.step) ?? '')),
  );
};
type Named = Pick<CaseEventOf<'EvidenceFound'>['data'], 'panel' | 'evidenceId'>;

const votesAgain = (mode: Mode, at: string): CaseEvent => ({
  type: 'PhaseEntered',
  data: { panel: 0, phase: 'revised_ballot', dueAt: new Date(Date.parse(at) + totals[mode] * 1000).toISOString(), at },
});

/** What was written after the vote; null where it had no result. Which of it stands is seen when every seat has voted again. */
const concludedIn = (after: readonly CaseEvent[], change: Change): Concluded | null => {
  const spoken = after.filter((event) => !('panel' in event.data) || event.data.panel === 0);
  const all = <T extends CaseEvent['type']>(type: T) =>
    // oxlint-disable-next-line typescript/no-unsafe-type-assertion -- of the type that it was found by
    spoken.filter((event) => event.type === type).map(({ data }) => data as CaseEventOf<T>['data']);
  const pool = all('BallotsPooled').at(-1)?.pool;
  return pool
    ? {
        optionId: pool.winner,
        dissents: all('DissentFiled'),
        replies: all('DissentReplied'),
        // A weight is in no calculation; whatever else changes may be.
        model: change.kind === 'weight' ? (all('DecisionModelMade').at(-1) ?? null) : null,
        lastVote: lastVoteOf(all('BallotSealed'), pool),
      }
    : null;
};

const lastVoteOf = (
  sealed: readonly CaseEventOf<'BallotSealed'>['data'][],
  { drift, uncounted }: CaseEventOf<'BallotsPooled'>['data']['pool'],
): LastVote => ({
  blindOnly: drift?.blindOnly ?? false,
  seats: sealed.map(({ seatId, ballot: { p, evidenceIds, change } }) => ({
    ...{ seatId, p },
    evidenceIds: [...new Set([...evidenceIds, ...(change?.evidenceIds ?? [])])],
    counts: uncounted?.seats.includes(seatId) !== true,
  })),
});

/** The fact at its new time, with the change where it states what changed; documents came along under ids of their own. */
const taken = (event: CaseEvent, { caseId, change, mode, at }: Again): CaseEvent => {
  if (event.type === 'PanelSeated') {
    const dueAt = event.data.dueAt === null ? null : new Date(Date.parse(at) + totals[mode] * 1000).toISOString();
    return { ...event, data: { ...event.data, dueAt, at } };
  }
  if (event.type === 'PhaseEntered')
    return { ...event, data: { ...event.data, dueAt: event.data.dueAt === null ? null : at, at } };
  if (event.type === 'CaseFramed')
    return { ...event, data: { ...event.data, frame: changed(event.data.frame, change), at } };
  if (event.type === 'DocumentRead')
    return { ...event, data: { ...event.data, documentId: copyId(caseId, event.data.documentId), at } };
  if (event.type === 'EvidenceFound' && event.data.documentId !== undefined)
    return { ...event, data: { ...event.data, documentId: copyId(caseId, event.data.documentId), at } };
  // oxlint-disable-next-line typescript/no-unsafe-type-assertion -- every event of a case has a time
  return { ...event, data: { ...event.data, at } } as CaseEvent;
};

const changed = (frame: Frame, change: Change): Frame => {
  switch (change.kind) {
    case 'fact':
    case 'document':
      return frame;
    case 'assumption':
      // One that was made when nobody answered is in no frame.
      return { ...frame, assumptions: [...frame.assumptions.filter((text) => text !== change.was), change.now] };
    case 'weight':
      return { ...frame, criteria: reweighed(frame.criteria, change) };
  }
};
