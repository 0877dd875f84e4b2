import { minSecondsForReview } from '../../state/deadlines.ts';
import { pooledForecasts } from '../../counting/forecasts.ts';
import { ruleInstructions } from './ruleInstructions.ts';
import { checksOf, repairable } from '../../gate/reportRules.ts';
import {
  firstAble,
  isLost,
  isTaken,
  type PanelContext,
  secondsLeft,
  seatOfId,
  seatsOf,
  type PhaseRules,
} from '../../state/panelContext.ts';
import { callsToSpare, isBegun, mayStandIn, notRepeated } from '../common/allowance.ts';
import { concludingCalls } from '../conclusion/concludingCalls.ts';
import { type Turn, turn } from '../../state/turn.ts';

const phase = 'report' as const;
const minSecondsForRedraft = 10;

/** docs/PROTOCOL.md §4.9: rules first and last; in between, if there is time, one reader of another provider and one redraft. */
export const reportPhase: PhaseRules = {
  code: (context) => notRepeated(context, [...reviews(context), ...redrafts(context)]),
  turns(context) {
    const reading = reviews(context);
    if (reading.some((one) => !isTaken(context, one) && !isLost(context, one))) return reading;
    return [...reading, ...redrafts(context)];
  },
  close(context) {
    const checks = checksOf(context);
    const verdict = checks.every(({ ok }) => ok) ? 'pass' : 'publish_with_warning';
    return [
      ...pooledForecasts(context),
      { type: 'GatePassed', data: { panel: context.panel, verdict, checks, at: context.at } },
    ];
  },
};

const reviews = (context: PanelContext): Turn[] => {
  if (context.state.budgetReached || !context.run.draft?.seatId) return [];
  if (!concludingCalls(context).reads) return [];
  const chair = seatOfId(context, context.run.draft.seatId)?.provider;
  const readers = seatsOf(context, 'reviewer').filter(({ seatId }) => seatId !== context.run.draft?.seatId);
  const others = readers.filter(({ provider }) => provider !== chair);
  const turns = firstAble(context, phase, 'review', others.length > 0 ? others : readers);
  const isOpen = context.run.fixes !== null || secondsLeft(context, phase) >= minSecondsForReview;
  return isOpen ? turns.filter((one) => mayStandIn(context, one)) : [];
};

/** What a redraft is to mend: the reader's fixes and the rules the draft does not keep. */
export const fixesFor = (context: PanelContext): string[] => [
  ...(context.run.fixes ?? []),
  ...context.run.otherThings.map(
    ({ words, source }) =>
      `“${words}” tells of something else than its source: ${source === null ? 'nothing there says so' : `“${source}”`}`,
  ),
  ...repairable(checksOf(context)).map(({ rule, found }) => `${ruleInstructions[rule]}: ${found.join(', ')}`),
];

const redrafts = (context: PanelContext): Turn[] => {
  const author = context.run.draft?.seatId;
  if (!author || context.state.budgetReached || secondsLeft(context, phase) < minSecondsForRedraft) return [];
  const one = turn(phase, 'redraft', context.panel, author);
  const again = context.run.drafts > 1 || isTaken(context, one) || isLost(context, one);
  const hasRoom = isBegun(context, one) || callsToSpare(context) >= 1;
  return !again && hasRoom && fixesFor(context).length > 0 ? [one] : [];
};
