import { minUsefulSeconds } from '../../state/deadlines.ts';
import {
  isLost,
  isReconciliation,
  isTaken,
  contextOf,
  modeOf,
  panelsBehind,
  type PanelContext,
  secondsLeft,
  type PhaseRules,
  votersOf,
} from '../../state/panelContext.ts';
import { countRevised } from '../../counting/roundCounts.ts';
import { panelsWithResult, reconcile } from '../../counting/reconciling.ts';
import { type Turn, turn } from '../../state/turn.ts';
import { readTurns } from '../../evidence/documentTurns.ts';
import { notRepeated } from '../common/allowance.ts';
import { revealed } from '../common/reveal.ts';
import { runOf } from '../../state/state.ts';
import { castsOf } from '../../counting/casts.ts';

const phase = 'revised_ballot' as const;

/** docs/PROTOCOL.md §4.7: secret again. One seat of each provider is asked a second time without the exchange, as a control. */
export const revisedBallotPhase: PhaseRules = {
  skip(context) {
    if (isReconciliation(context)) return null;
    if (context.state.budgetReached) return 'budget_reached_blind_ballots_count';
    if (!context.run.pools.blind) return 'too_few_ballots';
    if (context.run.said.every(({ kind }) => kind === 'framing') && context.run.objections.length === 0)
      return 'nothing_new';
    if (secondsLeft(context, phase) < minUsefulSeconds[phase]) return 'no_time_blind_ballots_count';
    return null;
  },
  code: (context) =>
    notRepeated(
      context,
      votes(context).filter(({ kind }) => kind === 'revise'),
    ),
  turns(context) {
    const reading = addedDocument(context);
    const waits = reading.some((one) => !isTaken(context, one) && !isLost(context, one));
    return waits ? reading : [...reading, ...votes(context)];
  },
  close(context) {
    const { panel, at } = context;
    if (!isReconciliation(context))
      return [
        revealed(context, 'revised', voters(context)),
        { type: 'BallotsPooled', data: { panel, round: 'revised', pool: countRevised(context), at } },
      ];
    const together = reconcile(context);
    return [
      ...(mayRevise(context) ? [revealed(context, 'revised', voters(context))] : []),
      { type: 'PanelsReconciled', data: together },
      { type: 'BallotsPooled', data: { panel, round: 'deep', pool: together.after, at } },
    ];
  },
};

const votes = (context: PanelContext): Turn[] => [
  ...(mayRevise(context)
    ? voting(context)
        .filter((seatId) => !votedReading(context).includes(seatId))
        .map((seatId) => turn(phase, 'revise', context.panel, seatId))
    : []),
  ...controls(context).map((seatId) => turn(phase, 'control', context.panel, seatId)),
];

/**
 * A case that is asked again with a document: it is read before anybody else votes. A document of one part is read by a seat of each bloc,
 * and in deep mode by one of each panel, of another bloc in each; of a longer one the blocs read the parts in turn. In direct mode one
 * seat reads each part, the last one a seat that votes in the same answer: else less than three calls in five would be saved.
 */
const addedDocument = (context: PanelContext): Turn[] => {
  const { submitted, reusedParts } = context.state;
  if (submitted?.again?.change.kind !== 'document' || reusedParts === 0) return [];
  // Researchers sit in the panels, which do not meet again: they read for the vote that all of them have together.
  return panelsBehind(context)
    .map((panel) => contextOf(context.state, panel, context.rules, context.at))
    .flatMap((own) => withVoter(context, readersIn(own)))
    .map((one) => ({ ...one, phase }));
};

/** The last part waits for what is drawn from the others; it is read as they are where the voter's answer was lost. */
const withVoter = (context: PanelContext, readers: readonly Turn[]): readonly Turn[] => {
  const last = readers.at(-1);
  const [seatId] = voting(context);
  if (modeOf(context) !== 'direct' || !last || seatId === undefined || isTaken(context, last)) return readers;
  const one = turn(phase, readsAndVotes, context.panel, seatId, last.subject);
  if (isLost(context, one)) return readers;
  const others = readers.slice(0, -1);
  return others.some((other) => !isTaken(context, other) && !isLost(context, other)) ? others : [...others, one];
};

const readsAndVotes = 'read_and_vote' as const;
const votedReading = (context: PanelContext): string[] =>
  addedDocument(context).flatMap((one) => (one.kind === readsAndVotes && isTaken(context, one) ? [one.seatId] : []));

const readersIn = (context: PanelContext): Turn[] => {
  const turns = readTurns(context);
  const parts = [...Map.groupBy(turns, ({ subject }) => subject).values()];
  if (modeOf(context) === 'default' && parts.length === 1) return turns;
  return parts.flatMap((same, i) => {
    const from = (context.panel + i) % same.length;
    const inTurn = [...same.slice(from), ...same.slice(0, from)];
    return inTurn.find((one) => isTaken(context, one)) ?? inTurn.find((one) => !isLost(context, one)) ?? [];
  });
};

/** In a reconciliation no seat votes again when no delegate spoke or the cap is reached: the panels' results are kept. */
const mayRevise = (context: PanelContext): boolean =>
  !isReconciliation(context) ||
  (!context.state.budgetReached && (context.run.said.length > 0 || context.state.reusedParts > 0));

/** Seats with a valid blind ballot. */
const voters = (context: PanelContext) => {
  const panels = isReconciliation(context) ? panelsWithResult(context) : [context.panel];
  return votersOf(context).filter(({ seatId, panel }) => {
    const own = runOf(context.state, panel).ballots.blind[seatId];
    return panels.includes(panel) && own !== undefined && !own.ballot.abstain;
  });
};
const voting = (context: PanelContext): string[] => voters(context).map(({ seatId }) => seatId);

const controls = (context: PanelContext): string[] => {
  // Where the case is asked again everybody has a reason of the owner's to move: a control would measure nothing.
  if (modeOf(context) === 'direct' || isReconciliation(context) || context.state.submitted?.again) return [];
  const casts = castsOf(context, 'blind').filter(({ ballot }) => !ballot.abstain);
  return casts
    .toSorted((a, b) => (a.seatId < b.seatId ? -1 : 1))
    .filter(({ provider }, i, all) => all.findIndex((cast) => cast.provider === provider) === i)
    .map(({ seatId }) => seatId);
};
