import type { Mode } from '../../../../../shared/events/case.ts';

import { finalCasts } from '../../counting/casts.ts';
import { type DissentDue, dueDissents } from '../../counting/dissents.ts';
import { frameOf, modeOf, type PanelContext } from '../../state/panelContext.ts';
import { turn } from '../../state/turn.ts';
import { allowedCalls, callsBefore, repeats } from '../common/allowance.ts';
import { holdsAmounts } from './inputSources.ts';

/** How many calls may go into what concludes a case. */
type ConcludingCalls = {
  readonly dissents: number;
  readonly replies: number;
  readonly forecasts: number;
  readonly forecastsPerProvider: number;
  /** Whether another seat reads the draft. */
  readonly reads: boolean;
  /** Whether a model of the numbers is made where a document that was added holds the only amounts. */
  readonly calculatesAdded: boolean;
};

/**
 * Asked again, a case saves at least three calls in five of those that the first one cost (docs/decisions/0197). Votes, draft, a model
 * of the numbers and a forecast are made in any case; of the rest as much as there is room for, in the order of `wishes`. What has no room is
 * not lost: dissents stand as they are on their holders' ballots, and the rules read the draft.
 */
export const concludingCalls = (context: PanelContext): ConcludingCalls => {
  const mode = modeOf(context);
  if (context.state.reusedParts === 0) return ofFirstCase[mode];
  const most = ofCaseAskedAgain[mode];
  const granted = grantedIn(roomIn(context), wishesOf(context, most));
  const count = (wish: Wish) => granted.filter((one) => one === wish).length;
  return {
    ...most,
    ...{ dissents: count('dissent'), replies: count('reply'), forecasts: 1 + count('forecast') },
    reads: count('reader') > 0,
  };
};

/** The model of the numbers is made of what was read, looked up and told; one that was taken over is not made again. */
export const asksForNumbers = (context: PanelContext): boolean => {
  const { state } = context;
  if (state.seated?.rehearsal === true || (state.concluded?.model ?? null) !== null) return false;
  const change = state.submitted?.again?.change;
  const { calculatesAdded } = state.reusedParts === 0 ? all : ofCaseAskedAgain[modeOf(context)];
  return holdsAmounts(context, change?.kind === 'document' && !calculatesAdded ? change.documentId : null);
};

/** Nobody forecasts where the user named no measure of success, and no scripted seat: what it said would be no forecast. */
export const asksForForecasts = (context: PanelContext): boolean =>
  frameOf(context).successMetric.trim() !== '' && context.state.seated?.rehearsal !== true;

/** Dissents that are due and were not taken over. */
export const unwrittenDissents = (context: PanelContext): DissentDue[] =>
  dueDissents(context).filter((due) =>
    context.run.dissents.every(({ dissentId, takenOver }) => !takenOver || dissentId !== dissentIdOf(context, due)),
  );

export const dissentTurn = ({ panel }: Pick<PanelContext, 'panel'>, { seatId, optionId }: DissentDue) =>
  turn('conclusion', 'dissent', panel, seatId, optionId);
const dissentIdOf = (context: PanelContext, due: DissentDue): string => dissentTurn(context, due).step;

const all = { dissents: Infinity, replies: Infinity, forecasts: Infinity, reads: true, calculatesAdded: true } as const;
const ofFirstCase: Readonly<Record<Mode, ConcludingCalls>> = {
  direct: { ...all, forecastsPerProvider: 1 },
  default: { ...all, forecastsPerProvider: 1 },
  deep: { ...all, forecastsPerProvider: 2 },
};
/** At most, where there is room. */
const ofCaseAskedAgain: Readonly<Record<Mode, ConcludingCalls>> = {
  direct: { ...all, dissents: 1, replies: 1, forecasts: 1, forecastsPerProvider: 1, calculatesAdded: false },
  default: { ...all, dissents: 3, replies: 2, forecastsPerProvider: 1 },
  deep: { ...all, dissents: 3, replies: 3, forecastsPerProvider: 1 },
};

type Wish = 'dissent' | 'reply' | 'reader' | 'forecast';
/** A reader may have the draft written once more. */
const costs: Readonly<Record<Wish, number>> = { dissent: 1, reply: 1, reader: 2, forecast: 1 };

/** First the dissent that the panel gives most and a reader of the draft, then what answers and adds to them. */
const wishesOf = (context: PanelContext, most: ConcludingCalls): Wish[] => {
  const dissents = unwrittenDissents(context).length;
  const open = context.run.dissents.filter(({ takenOver, dissentId }) => takenOver && !context.run.replies[dissentId]);
  const providers = [...new Set(finalCasts(context).map(({ provider }) => provider))];
  const wishes: readonly Wish[] = [
    ...(['dissent', 'reader', 'reply'] as const),
    ...providers.slice(1).map(() => 'forecast' as const),
    ...(['dissent', 'reply', 'dissent', 'reply'] as const),
  ];
  const limits: Readonly<Record<Wish, number>> = {
    dissent: Math.min(most.dissents, dissents),
    reply: Math.min(most.replies, dissents + open.length),
    reader: 1,
    forecast: asksForForecasts(context) ? most.forecasts - 1 : 0,
  };
  return wishes.filter((wish, i) => wishes.slice(0, i).filter((one) => one === wish).length < limits[wish]);
};

const grantedIn = (room: number, wishes: readonly Wish[]): Wish[] => {
  const granted: Wish[] = [];
  for (const wish of wishes) {
    const spent = granted.reduce((sum, one) => sum + costs[one], 0);
    if (spent + costs[wish] <= room) granted.push(wish);
  }
  return granted;
};

/** Kept back for an answer that has to be given again. */
const kept = 1;

/** Calls for what concludes the case, its draft among them; no limit in a case from before it was recorded what the whole had cost. */
const concludingRoom = (context: PanelContext): number =>
  allowedCalls(context) - callsBefore(context) - Math.max(kept, repeats(context));

/** What may be left out gets the calls beside those for draft, numbers and forecast. */
const roomIn = (context: PanelContext): number =>
  concludingRoom(context) - 1 - numbersIn(context) - forecastIn(context);

const numbersIn = (context: PanelContext): 0 | 1 => (asksForNumbers(context) ? 1 : 0);
const forecastIn = (context: PanelContext): 0 | 1 => (asksForForecasts(context) ? 1 : 0);

/** What the chair gives in the answer in which it writes the draft, where a call of its own has no room: first the numbers, then a forecast too. */
export const askedOfChair = (context: PanelContext): { readonly numbers: boolean; readonly forecast: boolean } => {
  const room = concludingRoom(context);
  if (room >= 3) return { numbers: false, forecast: false };
  const [numbers, forecast] = [numbersIn(context), forecastIn(context)];
  return { numbers: numbers > 0 && room < 1 + numbers + forecast, forecast: forecast > 0 && room < 1 + forecast };
};
