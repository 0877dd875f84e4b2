import type { ReportDocument } from '../../../../shared/views/reportDocument/types/reportDocument.ts';
import type { CaseEvent } from '../../../../shared/events/case.ts';
import type { Seen } from '../../../../shared/views/debate/debate.ts';
import type { Surfaces } from '../surfaces.ts';

type Holds = (document: ReportDocument, history: readonly Seen[]) => boolean;

const fewest = (numbers: readonly number[]) => Math.min(...numbers);
const titlesIn = ({ options }: ReportDocument, script: RegExp) => options.some(({ title }) => script.test(title));
const failing = ({ gate }: ReportDocument) => gate?.checks.filter(({ ok }) => !ok).length ?? 0;
const isCapped =
  (code: string): Holds =>
  ({ recommendation }) =>
    recommendation.pool?.caps.some((cap) => cap.code === code) ?? false;

/** The probabilities of the options, the highest first. */
const leaders = ({ options }: ReportDocument) =>
  options.flatMap(({ final }) => (final ? [final.p] : [])).toSorted((a, b) => b - a);

const has =
  (type: CaseEvent['type']): Holds =>
  (_, history) =>
    history.some((event) => event.type === type);

/** What can be true of a case and is told to its readers: the simulated ones have each of these now and then. */
export const states: Readonly<Record<string, Holds>> = {
  rehearsal: ({ banner }) => banner.rehearsal,
  deep: ({ banner }) => banner.mode === 'deep',
  preliminary: ({ banner }) => banner.kind === 'preliminary',
  degraded: ({ banner }) => banner.quorum === 'degraded',
  'free run': ({ banner }) => banner.freeRun,
  'no decision': ({ banner }) => !banner.isDecision,
  declined: ({ banner }) => banner.declined.length > 0,
  example: ({ banner }) => banner.example !== undefined,
  unread: ({ banner }) => (banner.unread ?? []).length > 0,
  'budget reached': ({ banner }) => banner.budgetReached !== null,
  'seats without budget': ({ banner }) => banner.seatsWithoutBudget > 0,
  merged: ({ options }) => options.some(({ merged = [] }) => merged.length > 0),
  refused: ({ frame }) => frame.refused.length > 0,
  variants: ({ options }) => options.some(({ variants = [] }) => variants.length > 0),
  'write-in': ({ options }) => options.some(({ origin }) => origin === 'write_in'),
  'panel option': ({ options }) => options.some(({ origin }) => origin === 'panel'),
  'status quo': ({ options }) => options.some(({ origin }) => origin === 'status_quo'),
  'two options': ({ options }) => options.length === 2,
  'ten options': ({ options }) => options.length >= 10,
  'long title': ({ options }) => options.some(({ title }) => title.length >= 120),
  'right to left': (d) => titlesIn(d, /[\p{Script=Arabic}\p{Script=Hebrew}]/u),
  CJK: (d) => titlesIn(d, /[\p{Script=Han}\p{Script=Hangul}\p{Script=Hiragana}]/u),
  'exact tie': (d) => {
    const [a, b] = leaders(d);
    return a !== undefined && b !== undefined && Math.abs(a - b) < 1e-9;
  },
  'too close': ({ recommendation }) => recommendation.strength === 'too_close',
  lean: ({ recommendation }) => recommendation.strength === 'lean',
  moderate: ({ recommendation }) => recommendation.strength === 'moderate',
  strong: ({ recommendation }) => recommendation.strength === 'strong',
  downgrade: ({ recommendation }) => recommendation.downgrade !== null,
  calculations: ({ calculations }) => calculations !== undefined,
  'separate opinion': ({ recommendation }) => recommendation.separateOpinion !== null,
  'no chair': ({ recommendation, banner }) => recommendation.chair === null && !banner.rehearsal,
  'one way': ({ recommendation }) => recommendation.reversible?.kind === 'one_way',
  'two way': ({ recommendation }) => recommendation.reversible?.kind === 'two_way',
  mixed: ({ recommendation }) => recommendation.reversible?.kind === 'mixed',
  'not the score winner': ({ recommendation: { pool, optionId } }) => pool !== null && pool.scoreWinner !== optionId,
  ...Object.fromEntries(
    ['scores_disagree', 'low_coverage', 'last_ballots', 'quorum'].map((code) => [`cap ${code}`, isCapped(code)]),
  ),
  'no matrix': ({ matrix, banner }) => matrix === null && !banner.rehearsal,
  'empty cell': ({ matrix }) => matrix?.rows.some(({ cells }) => cells.includes(null)) ?? false,
  'no outside view': ({ outsideView }) => outsideView === null,
  'outside view': ({ outsideView }) => outsideView !== null,
  'no dissent': ({ dissents }) => dissents.length === 0,
  dissent: ({ dissents }) => dissents.length > 0,
  'three dissents': ({ dissents }) => dissents.length >= 3,
  'no reply': ({ dissents }) => dissents.some(({ reply }) => reply === null),
  reply: ({ dissents }) => dissents.some(({ reply }) => reply !== null),
  'moved dissent': ({ movedDissents }) => movedDissents.length > 0,
  concurrence: ({ concurrences }) => concurrences.length > 0,
  'no crux': ({ cruxes, banner }) => cruxes.length === 0 && !banner.rehearsal,
  'crux exchanged': ({ cruxes }) => cruxes.some(({ exchange }) => exchange.length > 0),
  'break-even': ({ sensitivity }) => (sensitivity?.breakEvens.length ?? 0) > 0,
  flips: ({ sensitivity, recommendation }) =>
    sensitivity?.withoutProvider.some(({ winner }) => winner !== recommendation.optionId) ?? false,
  'no value': ({ valueOfInformation, banner }) => valueOfInformation === null && !banner.rehearsal,
  value: ({ valueOfInformation }) => valueOfInformation !== null,
  'no forecast': ({ forecast, banner }) => !forecast && !banner.rehearsal,
  forecast: ({ forecast }) => !!forecast,
  'no tripwire forecast': ({ forecast }) => forecast?.tripwires.length === 0,
  numbers: ({ numbers }) => numbers !== undefined,
  'no failure story': ({ preMortem, banner }) => preMortem.length === 0 && !banner.rehearsal,
  kills: ({ preMortem }) => preMortem.some(({ killsOption }) => killsOption),
  'no tripwire': ({ plan }) => plan.tripwires.length === 0,
  depends: ({ plan }) => plan.steps.some(({ dependsOn }) => dependsOn.length > 0),
  'review date': ({ plan }) => plan.reviewDate !== null,
  'no review date': ({ plan }) => plan.reviewDate === null,
  uncounted: ({ moved }) => moved.uncounted !== null,
  'uncounted flips': ({ moved, recommendation }) =>
    moved.uncounted !== null && moved.uncounted.otherwise !== recommendation.optionId,
  drift: ({ moved }) => moved.drift !== null,
  'blind only': ({ moved }) => moved.drift?.blindOnly ?? false,
  conformity: ({ moved }) => typeof moved.drift?.conformity === 'number',
  moved: ({ moved }) => moved.flips.length > 0,
  'moved after change': ({ moved }) => moved.flips.some(({ afterChange }) => afterChange),
  'missing blind': ({ moved }) => moved.missing.some(({ round }) => round === 'blind'),
  'missing revised': ({ moved }) => moved.missing.some(({ round }) => round === 'revised'),
  'provider out': ({ moved, banner, run }) =>
    !banner.rehearsal &&
    new Set(run.seats.filter(({ kind }) => kind === 'voting').map(({ provider }) => provider)).size >
      banner.providers.length &&
    moved.missing.length > 0,
  'provider out of revised': ({ moved, run }) =>
    [
      ...Map.groupBy(
        run.seats.filter(({ kind }) => kind === 'voting'),
        ({ provider }) => provider,
      ).values(),
    ].some((seats) =>
      seats.every(({ seatId }) =>
        moved.missing.some(({ seat, round }) => round === 'revised' && seat.seatId === seatId),
      ),
    ),
  web: ({ evidence }) => evidence.some(({ source }) => source === 'web'),
  'from document': ({ evidence }) => evidence.some(({ source }) => source === 'document'),
  ...Object.fromEntries(
    ['verified', 'refuted', 'altered', 'not_found', 'unreadable', 'unverifiable'].map(
      (status) =>
        [
          `evidence ${status}`,
          ({ evidence }) => evidence.some(({ verification }) => verification?.status === status),
        ] as const,
    ),
  ),
  injection: ({ evidence }) => evidence.some(({ injection }) => injection),
  gaps: ({ gaps }) => gaps.length > 0,
  panels: ({ panels }) => panels !== null,
  'panels apart': ({ panels }) => panels !== null && panels.agreeing < panels.of,
  'no gate': ({ gate }) => gate === null,
  warning: ({ gate }) => gate?.verdict === 'publish_with_warning',
  'several warnings': (d) => failing(d) > 1,
  signed: ({ signed }) => signed !== undefined,
  unsigned: ({ signed }) => signed === undefined,
  consent: ({ run }) => run.consent !== undefined,
  learned: ({ run }) => run.learned !== null,
  'unequal blocs': ({ run }) =>
    run.blocs.length > 1 &&
    fewest(run.blocs.map(({ seats }) => seats)) < Math.max(...run.blocs.map(({ seats }) => seats)),
  'unknown cost': ({ run }) => run.counted.unknownCost > 0,
  repeated: ({ run }) => run.counted.repeated > 0,
  deadline: ({ frame }) => frame.deadline !== null,
  'no deadline': ({ frame }) => frame.deadline === null,
  constraints: ({ frame }) => frame.constraints.length > 0,
  answered: ({ frame }) => frame.asked.some(({ reply }) => reply?.kind === 'answered'),
  assumed: ({ frame }) => frame.asked.some(({ reply }) => reply?.kind === 'assumed'),
  'no reply to a question': ({ frame }) => frame.asked.some(({ reply }) => reply === null),
  'frame corrected': has('FrameCorrected'),
  'asked again': has('FindingsReused'),
  'asked again twice': (_, history) =>
    history.some((event) => event.type === 'CaseSubmitted' && (event.data?.again?.stated ?? []).length > 0),
  'dissent taken over': ({ dissents }) => dissents.some(({ takenOver }) => takenOver),
  reviewed: has('GateReviewed'),
  'lost run': (_, history) => history.filter(({ type }) => type === 'RunStarted').length > 2,
};

export const statesOf = ({ document, history }: Surfaces): string[] =>
  Object.entries(states).flatMap(([name, holds]) => (holds(document, history ?? []) ? [name] : []));
