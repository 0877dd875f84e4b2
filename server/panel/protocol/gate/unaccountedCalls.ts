import type { PanelContext } from '../state/panelContext.ts';
import type { Call } from '../state/state.ts';

/**
 * Calls that cannot be accounted for from what is recorded, each as `step#attempt`: those without an end, and those whose end has
 * neither tokens with a cost by a dated price nor a reason why it has none. A cost without tokens was made up.
 */
export const unaccounted = ({ state }: Pick<PanelContext, 'state'>): string[] =>
  Object.values(state.calls)
    .flat()
    .filter((call) => !isAccounted(call))
    .map(({ step, attempt }) => `${step}#${attempt}`);

const isAccounted = ({ outcome, usage, usd, priceVersion, provider, costUnknown }: Call): boolean => {
  if (outcome === null) return false;
  if (usd === null || usage === null) return costUnknown !== null && usd === null;
  // Scripted seats send no bill, so there is no price to name.
  return priceVersion !== null || (provider === 'rehearsal' && usd === 0);
};
