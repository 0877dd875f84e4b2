import type { CaseEvent, CaseEventOf } from '../../../shared/events/case.ts';
import type { Ballot, Frame, Pool, Seat } from '../../../shared/events/casePanel.ts';

import { clarifications, leaningOf, wholeText } from './brief.ts';
import { dueDissents } from './stages/conclusion.ts';
import { fixesFor } from './stages/report.ts';
import { choiceOf } from './ballots.ts';
import { askedCheck } from './checks.ts';
import { type Entry, ledger } from './ledger.ts';
import { type Lookup, lookupsFor } from './lookups.ts';
import type { Page } from './phase.ts';
import { randomFrom, shuffled } from './random.ts';
import {
  blindCasts,
  evidenceOf,
  isReconciliation,
  languageOf,
  modeOf,
  panelsBehind,
  poolOf,
  type Scene,
  seatOfId,
} from './scene.ts';
import { runOf } from './state.ts';
import { mostQuestions } from './phases/clarify.ts';
import { blocsAgree, leaderUnderAttack } from './stages/redTeam.ts';
import type { Phase, Turn } from './turn.ts';

type Data<T extends CaseEvent['type']> = CaseEventOf<T>['data'];

/**
 * Everything a seat is told in its turn, and nothing else: prompts are made from this, scripted seats answer from it. The same
 * material gives the same prompt, and its hash stands in the history.
 */
export type Material = {
  readonly phase: Phase;
  readonly today: string;
  readonly language: string;
  readonly seat: Pick<Seat, 'seatId' | 'name' | 'lens' | 'role'>;
  readonly title: string;
  /** The case as seats read it; in triage, where nobody has read it yet, as the user wrote it. */
  readonly brief: string;
  readonly clarifications: readonly { question: string; answer: string; assumed: boolean }[];
  readonly frame: Frame | null;
  readonly ledger: readonly Entry[];
  readonly queries: readonly string[];
  readonly lookups: readonly Lookup[];
  /** What an examiner wants to know of the item that is looked up again. */
  readonly check: string | null;
  readonly questionLimit: number;
  /** Passages of the case that read as orders to a machine. */
  readonly orders: readonly string[];
  readonly own: Ballot | null;
  readonly cruxes: readonly Data<'CruxChosen'>[];
  readonly crux: (Data<'CruxChosen'> & { readonly side: 'for' | 'against' | null }) | null;
  readonly said: readonly (Data<'UtteranceMade'> & { readonly speaker: string })[];
  readonly objections: readonly Data<'ObjectionRaised'>[];
  readonly leader: string | null;
  /** For the red team: every provider puts the leader first. */
  readonly agreed: boolean;
  readonly pool: Pool | null;
  /** Deep mode: which option each panel chose. */
  readonly panels: readonly { readonly panel: number; readonly optionId: string }[];
  readonly dissents: readonly { readonly optionId: string; readonly argument: string }[];
  readonly dissent: Data<'DissentFiled'> | null;
  /** The option a dissent is about. */
  readonly optionId: string | null;
  readonly draft: Data<'RecommendationDrafted'> | null;
  readonly fixes: readonly string[];
  /** For a question put to a dissenting seat after the report. */
  readonly followUp: string | null;
};

const heardBy: Readonly<Partial<Record<Phase, true>>> = {
  revise: true,
  chair: true,
  redraft: true,
  review: true,
  reply: true,
  delegate: true,
};
const readsLedger = (phase: Phase): boolean =>
  !(['triage', 'clarify', 'frame', 'research', 'verify', 'check'] as Phase[]).includes(phase);

export const materialFor = (scene: Scene, turn: Turn, pages: Readonly<Record<string, Page>> = {}): Material => {
  const { state, run } = scene;
  const { phase, seatId, subject } = turn;
  const seat = seatOfId(scene, seatId);
  if (!seat) throw new Error(`expected a seat ${seatId} at the table, found none`);
  const random = randomFrom(`${state.seated?.seed ?? ''}/${turn.step}`);
  const hears = heardBy[phase] ?? false;
  const behind = isReconciliation(scene) ? panelsBehind(scene) : [scene.panel];
  const runs = isReconciliation(scene) ? [...behind.map((panel) => runOf(state, panel)), run] : [run];
  const crux = run.cruxes.find(({ cruxId }) => cruxId === subject);
  return {
    phase,
    today: scene.at.slice(0, 10),
    language: languageOf(scene),
    seat: { seatId, name: seat.name, lens: seat.lens, role: seat.role },
    title: state.triage?.title ?? '',
    brief: state.triage?.brief ?? briefFor(scene),
    clarifications: clarifications(state),
    // Everybody reads the options in an order of his own: the first in a list is chosen too often.
    frame: run.frame && { ...run.frame, options: shuffled(run.frame.options, random) },
    ledger: readsLedger(phase) ? shuffled(ledger(evidenceOf(scene), languageOf(scene)), random) : [],
    queries: run.plans[seatId] ?? [],
    lookups: lookupsFor(scene, turn, pages),
    check: phase === 'check' ? (askedCheck(scene, subject)?.question ?? null) : null,
    questionLimit: mostQuestions[modeOf(scene)],
    orders: state.triage?.injectionSpans ?? [],
    own: ownBallot(scene, turn),
    cruxes: hears || phase === 'object' ? runs.flatMap(({ cruxes }) => cruxes) : [],
    crux: crux ? { ...crux, side: sideOf(crux, seatId) } : null,
    said: hears
      ? withSpeakers(
          scene,
          runs.flatMap(({ said }) => said).filter(({ kind }) => kind !== 'framing'),
        )
      : phase === 'examine' || phase === 'check' || phase === 'answer'
        ? withSpeakers(
            scene,
            run.said.filter(({ cruxId }) => cruxId === subject),
          )
        : [],
    objections: hears ? runs.flatMap(({ objections }) => objections) : [],
    leader: phase === 'object' ? leaderUnderAttack(scene) : null,
    agreed: phase === 'object' && blocsAgree(scene),
    pool: phase === 'chair' || phase === 'redraft' || phase === 'review' || phase === 'reply' ? poolOf(scene) : null,
    panels: isReconciliation(scene) ? (state.reconciled?.winners ?? []) : [],
    dissents: phase === 'chair' || phase === 'redraft' ? titlesOfDissents(scene) : [],
    dissent:
      phase === 'reply' || phase === 'follow_up'
        ? (run.dissents.find(({ dissentId }) => dissentId === subject) ?? null)
        : null,
    optionId: phase === 'dissent' ? subject : null,
    draft: phase === 'review' || phase === 'redraft' ? run.draft : null,
    fixes: phase === 'redraft' ? fixesFor(scene) : [],
    followUp: phase === 'follow_up' ? (state.followUps[subject ?? '']?.question ?? null) : null,
  };
};

const briefFor = ({ state, rules }: Scene): string => {
  const lean = leaningOf(state, rules.guided);
  return lean === '' ? wholeText(state, rules.guided, false) : wholeText(state, rules.guided, true);
};

/** A seat sees its own blind ballot when it revises, dissents or speaks for a side; never anybody else's. */
const ownBallot = (scene: Scene, { phase, seatId }: Turn): Ballot | null => {
  const shown: Phase[] = ['revise', 'claim', 'answer', 'dissent', 'reply', 'delegate', 'follow_up'];
  if (!shown.includes(phase)) return null;
  const panel = seatOfId(scene, seatId)?.panel ?? scene.panel;
  const own = runOf(scene.state, panel).ballots;
  if (phase === 'revise' && scene.panel === 0 && panel !== 0)
    return (runOf(scene.state, 0).ballots.blind[seatId] ?? own.revised[seatId] ?? own.blind[seatId])?.ballot ?? null;
  return own.blind[seatId]?.ballot ?? null;
};

const sideOf = ({ advocateFor, advocateAgainst }: Data<'CruxChosen'>, seatId: string) =>
  seatId === advocateFor ? 'for' : seatId === advocateAgainst ? 'against' : null;

const withSpeakers = (scene: Scene, said: readonly Data<'UtteranceMade'>[]) =>
  said.map((one) => ({ ...one, speaker: seatOfId(scene, one.seatId)?.name ?? one.seatId }));

const titlesOfDissents = (scene: Scene) =>
  dueDissents(scene).map(({ optionId, seatId }) => {
    const ballot = blindCasts(scene).find((cast) => cast.seatId === seatId)?.ballot;
    return { optionId, argument: ballot?.topCrux || (ballot ? choiceOf(ballot.p) : '') };
  });
