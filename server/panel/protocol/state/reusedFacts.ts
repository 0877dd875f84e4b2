import type { CaseEvent, Change, Mode } from '../../../../shared/events/case.ts';
import type { Frame } from '../../../../shared/events/panel/frame.ts';
import { copyId } from '../../../../shared/documents/copies.ts';
import { reweighed } from '../../../../shared/views/weighing.ts';
import { totals } from './deadlines.ts';
import { kindIn, panelIn } from './turn.ts';

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
};

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
 * What a case that is asked again takes over from the one it follows: everything up to the second vote. What was read, found and
 * looked up, the blind ballots and the exchange stand as they were made; every seat votes again knowing what changed, and what is
 * concluded from that is written again. Null where there was no blind vote to take over: then the case runs from its beginning.
 */
export const reusedFacts = (history: readonly CaseEvent[], { caseId, change, mode, at }: Again): Reused | null => {
  const facts: CaseEvent[] = [];
  const panels = new Set<number>();
  const revoting = new Set<number>();
  let [deep, isReconciling, calls] = [false, false, 0];
  for (const event of history) {
    if (event.type === 'PanelSeated') deep = event.data.panels > 1;
    if (event.type === 'ModelCallEnded') {
      const { step, outcome } = event.data;
      const panel = panelIn(step);
      const isKept = !revoting.has(panel) && !(deep && panel === 0 && !beforeReconciling.has(kindIn(step)));
      if (outcome === 'ok' && isKept) calls++;
    }
    const panel = 'panel' in event.data ? event.data.panel : null;
    const isOver = panel !== null && revoting.has(panel);
    if (isOver || own.has(event.type)) continue;
    if (deep && panel === 0 && event.type === 'CaseFramed') isReconciling = true;
    // A reconciliation begins when the panels have voted again. What of their frames is the same stays.
    if (deep && panel === 0 && !inTriage(event) && (isReconciling || event.type !== 'TextsGrouped')) continue;
    if (isRevisedPhase(event)) {
      revoting.add(event.data.panel);
      facts.push(revotes(event.data.panel, mode, at));
      continue;
    }
    if (event.type === 'ReportIssued' || event.type === 'PanelsReconciled') break;
    if (event.type === 'BallotsPooled') panels.add(event.data.panel);
    facts.push(taken(event, { caseId, change, mode, at }));
  }
  const complete = revoting.size > 0 && [...revoting].every((panel) => panels.has(panel));
  if (!complete) return null;
  return { facts, calls };
};

const isRevisedPhase = (event: CaseEvent): event is Extract<CaseEvent, { type: 'PhaseEntered' | 'PhaseSkipped' }> =>
  (event.type === 'PhaseEntered' || event.type === 'PhaseSkipped') && event.data.phase === 'revised_ballot';

/** In deep mode, turns outside the three panels that no vote touches. */
const beforeReconciling: ReadonlySet<string | undefined> = new Set(['triage', 'clarify', 'match_frames']);

const inTriage = (event: CaseEvent): boolean =>
  'phase' in event.data ? event.data.phase === 'triage' : event.type === 'TurnLost';

const revotes = (panel: number, mode: Mode, at: string): CaseEvent => ({
  type: 'PhaseEntered',
  data: { panel, phase: 'revised_ballot', dueAt: new Date(Date.parse(at) + totals[mode] * 1000).toISOString(), at },
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
