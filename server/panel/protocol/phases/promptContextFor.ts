import type { CaseEventOf } from '../../../../shared/events/case.ts';
import {
  type PanelContext,
  seatOfId,
  isReconciliation,
  panelsBehind,
  languageOf,
  evidenceOf,
} from '../state/panelContext.ts';
import type { Turn } from '../state/turn.ts';
import type { Pages } from '../evidence/lookups.ts';
import { blindReasons } from './common/blindReasons.ts';
import type { PromptContext } from './common/promptContext.ts';
import { turnRules } from './index.ts';
import { randomFrom, shuffled } from '../../../../shared/kernel/random.ts';
import { runOf } from '../state/state.ts';
import { ballotShown } from '../counting/casts.ts';
import { lensNames } from './prompting/lensNames.ts';
import { changeOf, clarifications, correctedOutline, leaningOf, wholeText } from '../evidence/caseText.ts';
import { shownEvidence } from '../evidence/evidenceList.ts';

/** What a seat is told in this turn: what every turn shows, and what its kind declares beyond that. */
export const promptContextFor = (context: PanelContext, turn: Turn, pages: Pages = {}): PromptContext => {
  const { state, run } = context;
  const { kind, seatId, subject } = turn;
  const seat = seatOfId(context, seatId);
  if (!seat) throw new Error(`expected a seat ${seatId} at the table, found none`);
  const { shows } = turnRules[kind];
  const seed = state.seated?.seed ?? '';
  const common = randomFrom(`${seed}/${context.panel}/${seat.provider}`);
  const frame = run.frame && { ...run.frame, options: shuffled(run.frame.options, common) };
  const behind = isReconciliation(context) ? panelsBehind(context) : [context.panel];
  const runs = isReconciliation(context) ? [...behind.map((panel) => runOf(state, panel)), run] : [run];
  const crux = run.cruxes.find(({ cruxId }) => cruxId === subject);
  const all = shows.exchange === 'all';
  const said = all
    ? runs.flatMap((one) => one.said).filter((one) => one.kind !== 'framing')
    : run.said.filter(({ cruxId }) => shows.exchange === 'crux' && cruxId === subject);
  const shown = shows.evidence ? shownEvidence(evidenceOf(context), languageOf(context)) : { entries: [], leftOut: 0 };
  return {
    ...nothing,
    kind,
    documents: state.documents.map(({ documentId, name: file, kind: of, pages: count }) => ({
      ...{ documentId, name: file, kind: of, pages: count },
    })),
    today: context.at.slice(0, 10),
    language: languageOf(context),
    seat: { seatId, name: seat.name, lens: lensNames[seat.lens], role: seat.role },
    title: state.triage?.title ?? '',
    brief: state.triage?.brief ?? briefFor(context),
    clarifications: clarifications(state),
    corrected: correctedOutline(state),
    change: changeOf(state),
    frame,
    optionOrder: shuffled(frame?.options.map(({ optionId }) => optionId) ?? [], randomFrom(`${seed}/${turn.step}`)),
    evidenceList: shuffled(shown.entries, randomFrom(`${seed}/${seat.provider}`)),
    evidenceLeftOut: shown.leftOut,
    injectionAttempts: state.triage?.injectionSpans ?? [],
    own: shows.ownBallot ? ballotShown(context, turn) : null,
    reasons: shows.reasons ? blindReasons(context).map(({ seats: _seats, ...reason }) => reason) : [],
    cruxes: all ? runs.flatMap(({ cruxes }) => cruxes) : [],
    crux: crux ? { ...crux, side: sideOf(crux, seatId) } : null,
    said: said.map((one) => ({ ...one, speaker: seatOfId(context, one.seatId)?.name ?? one.seatId })),
    objections: all ? runs.flatMap(({ objections }) => objections) : [],
    panels: isReconciliation(context) ? (state.reconciled?.winners ?? []) : [],
    ...shows.own?.(context, turn, pages),
  };
};

/** What a kind of turn shows by its own declaration alone. */
const nothing = {
  document: null,
  itemIds: [],
  entries: [],
  queries: [],
  openedPages: [],
  named: [],
  doubted: [],
  framesToo: false,
  lookups: [],
  check: null,
  questionLimit: 0,
  leader: null,
  agreed: false,
  pool: null,
  dissents: [],
  dissent: null,
  optionId: null,
  draft: null,
  forecastBy: null,
  alsoAsked: [],
  doubts: [],
  fixes: [],
  followUp: null,
} as const satisfies Partial<PromptContext>;

const briefFor = ({ state, rules }: PanelContext): string => {
  const lean = leaningOf(state, rules.guided);
  return lean === '' ? wholeText(state, rules.guided, false) : wholeText(state, rules.guided, true);
};

const sideOf = ({ advocateFor, advocateAgainst }: CaseEventOf<'CruxChosen'>['data'], seatId: string) =>
  seatId === advocateFor ? 'for' : seatId === advocateAgainst ? 'against' : null;
