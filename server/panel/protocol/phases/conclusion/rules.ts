import type { CaseEvent } from '../../../../../shared/events/case.ts';
import type { Seat } from '../../../../../shared/events/panel/seat.ts';

import { sha256 } from '../../../../../shared/kernel/hash.ts';
import { type Cast, choiceOf } from '../../counting/ballots.ts';
import { dissentFromBallot, type DissentDue, dueDissents } from '../../counting/dissents.ts';
import {
  askedOfChair,
  asksForForecasts,
  asksForNumbers,
  concludingCalls,
  dissentTurn,
  unwrittenDissents,
} from './concludingCalls.ts';
import { callsToSpare, isBegun, mayStandIn, notRepeated } from '../common/allowance.ts';
import { plainDraft } from './plainDraft.ts';
import { takenOver } from './takenOver.ts';
import {
  firstAble,
  isLost,
  isReconciliation,
  isTaken,
  languageOf,
  poolOf,
  type PanelContext,
  secondsLeft,
  seatsOf,
  type PhaseRules,
} from '../../state/panelContext.ts';
import { likeness } from '../../text/text.ts';
import { type Turn, turn } from '../../state/turn.ts';
import { finalCasts } from '../../counting/casts.ts';
import { forecastDay } from '../../counting/forecasts.ts';

const phase = 'conclusion' as const;
const minSecondsForReplies = 10;

/**
 * docs/PROTOCOL.md §4.8: the chair writes what the ballots decided while the dissents are written by the seats that hold them. Neither is
 * ever dropped: without a chair code writes the draft, without its holder a dissent is what the holder wrote on its last ballot.
 */
export const conclusionPhase: PhaseRules = {
  skip: (context) => (poolOf(context) ? null : 'no_result'),
  open: (context) =>
    speaksForTheCase(context)
      ? [...concurrences(context), ...takenOver(context, strongest(context, poolOf(context)?.winner ?? '')?.seatId)]
      : [],
  code: (context) =>
    speaksForTheCase(context)
      ? [...notRepeated(context, beside(context)), ...dueDissents(context).flatMap((due) => fromBallot(context, due))]
      : [],
  turns: (context) => [...drafting(context), ...(speaksForTheCase(context) ? beside(context) : [])],
  close: (context) => (context.run.draft ? [] : [{ type: 'RecommendationDrafted', data: plainDraft(context) }]),
};

const drafting = (context: PanelContext): Turn[] => firstAble(context, phase, 'chair', chairs(context));

/** Everything that is said beside the draft. */
const beside = (context: PanelContext): Turn[] => [
  ...written(context).map((due) => dissentTurn(context, due)),
  ...replies(context),
  ...modellers(context),
  ...forecasters(context).map(({ seatId }) => forecastTurn(context, seatId)),
];
const forecastTurn = ({ panel }: PanelContext, seatId: string): Turn => turn(phase, 'forecast', panel, seatId);

/** Panels of a deep run draft for themselves; the reconciliation, or the only panel, also carries the dissents. */
const speaksForTheCase = ({ panel }: PanelContext): boolean => panel === 0;

/** Of the dissents that were not taken over those that their holders are asked to write; the others are what their holders wrote on their last ballots, without a reply. */
const written = (context: PanelContext): DissentDue[] => {
  const most = concludingCalls(context).dissents;
  return unwrittenDissents(context).filter((due, i) => i < most || isBegun(context, dissentTurn(context, due)));
};

const fromBallot = (context: PanelContext, due: DissentDue): CaseEvent[] => {
  const one = dissentTurn(context, due);
  const isAsked = !isLost(context, one) && written(context).some(({ optionId }) => optionId === due.optionId);
  if (isAsked || context.run.dissents.some(({ optionId }) => optionId === due.optionId)) return [];
  const ballot = finalCasts(context).find(({ seatId }) => seatId === due.seatId)?.ballot;
  if (!ballot) return [];
  const said = dissentFromBallot(ballot);
  return [
    {
      type: 'DissentFiled',
      data: {
        ...said,
        panel: context.panel,
        dissentId: one.step,
        seatId: due.seatId,
        optionId: due.optionId,
        probability: due.probability,
        textHash: sha256(said.text),
        at: context.at,
      },
    },
  ];
};

/** The seat that holds the winner most probable answers each dissent, once all are filed and if there is time. */
const replies = (context: PanelContext): Turn[] => {
  const waiting = written(context).some(
    (one) => !isTaken(context, dissentTurn(context, one)) && !isLost(context, dissentTurn(context, one)),
  );
  if (waiting || context.state.budgetReached || secondsLeft(context, phase) < minSecondsForReplies) return [];
  const { dissents, replies } = context.run;
  const most = concludingCalls(context).replies;
  const pool = poolOf(context);
  const spokesman = strongest(context, pool?.winner ?? '');
  if (!spokesman) return [];
  return dissents
    .toSorted((a, b) => (pool?.p[b.optionId] ?? 0) - (pool?.p[a.optionId] ?? 0))
    .map(({ dissentId }) => ({ dissentId, one: turn(phase, 'reply', context.panel, spokesman.seatId, dissentId) }))
    .filter(({ dissentId, one }) => replies[dissentId] === undefined || isTaken(context, one))
    .filter(({ one }, i) => i < most || isBegun(context, one))
    .flatMap(({ dissentId, one }) => (replies[dissentId] === undefined ? [one] : []));
};

/**
 * Who forecasts what can be observed, once there is a plan with a day: a seat of each provider, in deep mode two, in the order of the table and so
 * whatever they hold. Seats of one provider err alike: the second of each adds a tenth of a vote (docs/PROTOCOL.md §5.2).
 */
const forecasters = (context: PanelContext): Cast[] => {
  const { state, run } = context;
  const isAsked = run.draft !== null && forecastDay(run.draft) !== null && asksForForecasts(context);
  if (!isAsked || state.budgetReached) return [];
  const begun = run.forecasts.length > 0 || secondsLeft(context, phase) >= minSecondsForReplies;
  if (!begun) return [];
  const able = finalCasts(context).filter(({ ballot }) => !ballot.abstain);
  const nth = ({ seatId, provider }: Cast) =>
    able.filter((one) => one.provider === provider).findIndex((one) => one.seatId === seatId);
  const { forecastsPerProvider, forecasts } = concludingCalls(context);
  const wished = able.filter((one) => nth(one) < forecastsPerProvider);
  if (!askedOfChair(context).forecast)
    return wished.filter(({ seatId }, i) => i < forecasts || isBegun(context, forecastTurn(context, seatId)));
  // It was to be in the chair's answer.
  const isMade = run.forecasts.some(({ seatId }) => seatId === run.draft?.seatId);
  return wished.slice(0, isMade ? 0 : 1).filter(({ seatId }) => mayBeAdded(context, forecastTurn(context, seatId)));
};

/** What was to come in the answer of another turn, and did not: where there is a call for it. */
const mayBeAdded = (context: PanelContext, one: Turn): boolean => isBegun(context, one) || callsToSpare(context) >= 1;

/**
 * Who makes a model of the decision's numbers: a reviewer, or the next one where that fails, while the chair writes. Nobody where the
 * case holds no amounts, and no scripted seat: what it made would be no model.
 */
const modellers = (context: PanelContext): Turn[] => {
  const { state, run } = context;
  if (run.hasModel || state.budgetReached || !asksForNumbers(context)) return [];
  const able = firstAble(context, phase, 'quantify', [...seatsOf(context, 'reviewer'), ...seatsOf(context, 'chair')]);
  if (!askedOfChair(context).numbers) return able.filter((one) => mayStandIn(context, one));
  // They were to be in the chair's answer; a forecast that is missing comes first.
  const waits = run.draft === null && drafting(context).length > 0;
  const isMissing = forecasters(context).some(({ seatId }) => !isBegun(context, forecastTurn(context, seatId)));
  return able.filter((one) => isBegun(context, one) || (!waits && !isMissing && mayBeAdded(context, one)));
};

const strongest = (context: PanelContext, option: string): Cast | undefined =>
  finalCasts(context)
    .filter(({ ballot }) => !ballot.abstain && choiceOf(ballot.p) === option)
    .toSorted((a, b) => (b.ballot.p[option] ?? 0) - (a.ballot.p[option] ?? 0) || (a.seatId < b.seatId ? -1 : 1))[0];

/** No voter chairs. First comes the provider that leans least to the winner, since it is least tempted to praise it. */
const chairs = (context: PanelContext): Seat[] => {
  const pool = poolOf(context);
  const lean = ({ provider }: Seat) => pool?.blocs.find((bloc) => bloc.provider === provider)?.p[pool.winner] ?? 0;
  const able = seatsOf(context, 'chair').toSorted((a, b) => lean(a) - lean(b) || (a.seatId < b.seatId ? -1 : 1));
  const standIns = seatsOf(context, 'reviewer').filter(({ provider }) =>
    able.every((seat) => seat.provider !== provider),
  );
  return isReconciliation(context) ? [...seatsOf(context, 'reconciler'), ...able] : [...able, ...standIns];
};

/** Same option, other reason: at most two, in the seats' own words. */
const concurrences = (context: PanelContext): CaseEvent[] => {
  const winner = poolOf(context)?.winner ?? '';
  const language = languageOf(context);
  const lead = strongest(context, winner);
  const others = finalCasts(context).filter(
    ({ seatId, ballot }) =>
      seatId !== lead?.seatId && !ballot.abstain && choiceOf(ballot.p) === winner && ballot.topCrux !== '',
  );
  const chosen: Cast[] = [];
  for (const cast of others.toSorted(
    (a, b) => (b.ballot.p[winner] ?? 0) - (a.ballot.p[winner] ?? 0) || (a.seatId < b.seatId ? -1 : 1),
  )) {
    const known = [lead, ...chosen].filter((one) => one !== undefined);
    if (known.every((one) => likeness(one.ballot.topCrux, cast.ballot.topCrux, language) < 0.4)) chosen.push(cast);
    if (chosen.length === 2) break;
  }
  return chosen.map(({ seatId, ballot }) => ({
    type: 'ConcurrenceFiled',
    data: { panel: context.panel, seatId, text: ballot.statement, at: context.at },
  }));
};
