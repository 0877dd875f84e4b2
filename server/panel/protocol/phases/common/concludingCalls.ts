import type { Mode } from '../../../../../shared/events/case.ts';

import { modeOf, type PanelContext } from '../../state/panelContext.ts';

/** How many calls may go into what concludes a case. */
type ConcludingCalls = {
  readonly dissents: number;
  readonly replies: number;
  readonly forecasts: number;
  readonly forecastsPerProvider: number;
  /** Whether another seat reads a draft where nothing was debated. */
  readonly readsUndebated: boolean;
};

export const concludingCalls = (context: PanelContext): ConcludingCalls => {
  const mode = modeOf(context);
  const { reusedParts, submitted } = context.state;
  if (reusedParts === 0) return ofFirstCase[mode];
  // Reading the document takes what a reader of the draft would have cost: with both, less than three calls in five would be saved.
  return mode === 'default' && submitted?.again?.change.kind === 'document'
    ? { ...ofCaseAskedAgain[mode], readsUndebated: false }
    : ofCaseAskedAgain[mode];
};

const unlimited = { dissents: Infinity, replies: Infinity, forecasts: Infinity, readsUndebated: true } as const;
const ofFirstCase: Readonly<Record<Mode, ConcludingCalls>> = {
  direct: { ...unlimited, forecastsPerProvider: 1 },
  default: { ...unlimited, forecastsPerProvider: 1 },
  deep: { ...unlimited, forecastsPerProvider: 2 },
};

/**
 * Asked again, a case saves at least three calls in five (docs/decisions/0170), also where every dissent is new. Where direct mode had nothing to
 * debate, the second vote and a draft are nearly all there was: the rules alone read that draft.
 */
const ofCaseAskedAgain: Readonly<Record<Mode, ConcludingCalls>> = {
  direct: { dissents: 1, replies: 1, forecasts: 1, forecastsPerProvider: 1, readsUndebated: false },
  default: { ...unlimited, dissents: 3, replies: 2, forecastsPerProvider: 1 },
  deep: { ...unlimited, dissents: 3, replies: 3, forecastsPerProvider: 1 },
};
