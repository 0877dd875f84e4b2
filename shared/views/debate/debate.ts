import { lifecycle } from './lifecycle.ts';
import type { Handlers } from './handlers.ts';
import { panel } from './panel.ts';
import { linesOf } from './lines.ts';
import type { Debate, Entry, Seen } from './types.ts';

export type * from './types.ts';
export { mayCorrectFrame, type ShownOutline, shownOutline } from './outline.ts';
export { rerunOffered } from './rerun.ts';
export { linesOf } from './lines.ts';
export { type PooledRound, pooledRoundsOf } from './firstChoices.ts';

export const noDebate: Debate = {
  caseId: '',
  accountId: null,
  mode: 'default',
  status: 'queued',
  phase: null,
  title: '',
  name: null,
  archived: false,
  language: 'en',
  submittedAt: '',
  lastAt: '',
  endedAt: null,
  revision: -1,
  head: '',
  shared: false,
  auditors: [],
  q1: null,
  consent: null,
  answers: {},
  triage: null,
  rehearsal: false,
  example: null,
  protocolVersion: 0,
  panels: 1,
  seatedAt: null,
  dueAt: null,
  capUsd: null,
  seats: [],
  phases: [],
  questions: [],
  answersDueAt: null,
  frames: {},
  evidence: [],
  ballots: [],
  revealed: [],
  missing: [],
  pools: [],
  cruxes: [],
  said: {},
  objections: [],
  drafts: {},
  dissents: [],
  concurrences: [],
  reconciled: null,
  forecast: null,
  decisionModel: null,
  gate: null,
  report: null,
  mailed: [],
  mailRefused: null,
  failure: null,
  cancelled: null,
  rerunOf: null,
  outline: null,
  again: null,
  reusedCalls: null,
  documents: [],
  partsRead: {},
  rerun: null,
  budgetReached: null,
  decision: null,
  outcome: null,
  reviews: [],
  followUps: [],
  transcript: [],
  gaps: [],
  promptHashes: [],
  money: { calls: 0, inFlight: 0, usd: 0, unknown: 0, held: 0, tokensIn: 0, tokensOut: 0, searches: 0, repeated: 0 },
  reservations: {},
  options: [],
  quorum: null,
  marks: {},
};

const handlers: Handlers = { ...lifecycle, ...panel };

/**
 * The one fold of a case: the projection, the socket's viewers, the report, the case route, the audit and the browser all
 * use it. An event whose data is withheld, or whose type is newer than this code, moves the revision and nothing else.
 *
 * What grows with every event, the transcript and the marks, is gathered and joined once, so that a history of any length
 * is folded in time proportional to it; what was given is never changed.
 */
export const foldDebate = (events: Iterable<Seen>, from: Debate = noDebate): Debate => {
  let debate = from;
  let last: Seen | undefined;
  const lines: Entry[] = [];
  const marks: Record<string, number> = {};
  for (const event of events) {
    const handle = handlers[event.type] as Handlers[keyof Handlers] | undefined;
    lines.push(...linesOf(event, debate.phase));
    // oxlint-disable-next-line typescript/no-unsafe-type-assertion -- each handler takes the data of its own type
    if (event.data && handle) debate = handle(debate, event.data as never, event);
    if (!debate.submittedAt) debate = { ...debate, submittedAt: event.at };
    marks[markOf(event)] = event.revision;
    last = event;
  }
  if (!last) return from;
  return {
    ...debate,
    transcript: lines.length > 0 ? [...from.transcript, ...lines] : from.transcript,
    marks: { ...from.marks, ...marks },
    revision: last.revision,
    head: last.hash,
    lastAt: last.at,
  };
};

export const evolveDebate = (debate: Debate, event: Seen): Debate => foldDebate([event], debate);

/** The name under which the last event of its kind is remembered: `BallotsPooled/0/blind`, `EvidenceVerified/0/E-3`. */
const markOf = ({ type, data }: Seen): string => {
  const named: Partial<Record<string, unknown>> = data ?? {};
  const id = marked.find((name) => name in named);
  return [type, named['panel'], id && named[id]]
    .filter((part) => part !== undefined)
    .map(String)
    .join('/');
};
const marked = ['dissentId', 'evidenceId', 'cruxId', 'objectionId', 'round'] as const;

/** The recommendation that counts: the reconciliation's in deep mode, the panel's otherwise. */
export const recommendation = (debate: Debate) => debate.drafts[0] ?? null;

/** The latest pooled result of the panel that counts. */
export const pooledResult = (debate: Debate) => debate.pools.findLast(({ panel: of }) => of === 0) ?? null;
export const finalPool = (debate: Debate) => pooledResult(debate)?.pool ?? null;
