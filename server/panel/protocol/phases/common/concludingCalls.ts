import type { Mode } from '../../../../../shared/events/case.ts';

import { modeOf, type PanelContext } from '../../state/panelContext.ts';

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
 * Asked again, a case saves at least three calls in five of those that the first one cost (docs/decisions/0170), also where every dissent
 * is new. Where nothing was debated the second vote is a third of all that there was: there the rules alone read the draft, if direct mode
 * or a document leaves no room for a reader.
 */
export const concludingCalls = (context: PanelContext): ConcludingCalls => {
  const mode = modeOf(context);
  const { reusedParts, submitted } = context.state;
  if (reusedParts === 0) return ofFirstCase[mode];
  const isDocument = submitted?.again?.change.kind === 'document';
  const isUndebated = context.run.cruxes.length === 0;
  return {
    ...ofCaseAskedAgain[mode],
    ...(mode === 'direct' && isUndebated && { dissents: 0, replies: 0, reads: false }),
    ...(mode === 'default' && isUndebated && isDocument && { replies: 1, reads: false }),
  };
};

const all = { dissents: Infinity, replies: Infinity, forecasts: Infinity, reads: true, calculatesAdded: true } as const;
const ofFirstCase: Readonly<Record<Mode, ConcludingCalls>> = {
  direct: { ...all, forecastsPerProvider: 1 },
  default: { ...all, forecastsPerProvider: 1 },
  deep: { ...all, forecastsPerProvider: 2 },
};
const ofCaseAskedAgain: Readonly<Record<Mode, ConcludingCalls>> = {
  direct: { ...all, dissents: 1, replies: 1, forecasts: 1, forecastsPerProvider: 1, calculatesAdded: false },
  default: { ...all, dissents: 3, replies: 2, forecastsPerProvider: 1 },
  deep: { ...all, dissents: 3, replies: 3, forecastsPerProvider: 1 },
};
