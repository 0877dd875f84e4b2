import { unaccounted } from './unaccountedCalls.ts';
import { identitiesShown } from './identity.ts';
import { type Check, list } from './gateCheck.ts';
import { panelsBehind, type PanelContext, seatOfId } from '../state/panelContext.ts';
import { runOf } from '../state/state.ts';
import { comparable } from '../text/text.ts';
import { minCriteria, maxCriteria, minStories } from '../state/quotas.ts';

/** Rules about how the panel worked. */
export const checksOfWork = (context: PanelContext): Check[] => [
  list('criteria_count', miscounted(context)),
  list('failure_stories', untold(context)),
  list('identities_hidden', identitiesShown(context)),
  list('costs_recorded', unaccounted(context)),
];

/** How many criteria frames have that have too few or too many. */
const miscounted = (context: PanelContext): string[] =>
  [...new Set([context.panel, ...panelsBehind(context)])]
    .flatMap((one) => runOf(context.state, one).frame?.criteria.length ?? [])
    .filter((count) => count < minCriteria || count > maxCriteria)
    .map(String);

/** Red-team seats with fewer stories than they were asked for, and panels whose red team told none. */
const untold = (context: PanelContext): string[] =>
  panelsBehind(context).flatMap((panel) => {
    const told = Map.groupBy(runOf(context.state, panel).objections, ({ seatId }) => seatId);
    if (told.size === 0) return ['0'];
    return [...told].flatMap(([seatId, own]) => {
      const different = new Set(own.map(({ story }) => comparable(story))).size;
      return different < minStories ? [`${seatOfId(context, seatId)?.name ?? seatId} ${different}`] : [];
    });
  });
