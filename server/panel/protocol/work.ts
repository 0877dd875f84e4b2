import { unaccounted } from './accounts.ts';
import { fewestCriteria, mostCriteria } from './framing.ts';
import { identitiesShown } from './identity.ts';
import { type Check, list } from './rule.ts';
import { panelsBehind, type Scene, seatOfId } from './scene.ts';
import { fewestStories } from './stages/redTeam.ts';
import { runOf } from './state.ts';
import { comparable } from './text.ts';

const criteria = 'four to seven criteria';
const stories = 'five stories of failure from each red-team seat';
const identity = 'no identity was shown before the ballots opened';
const cost = 'the cost of every call is recorded';

/** Rules about how the panel worked: no chair can mend them by writing again. */
export const ofTheWork: ReadonlySet<string> = new Set([criteria, stories, identity, cost]);

export const checksOfWork = (scene: Scene): Check[] => [
  list(criteria, miscounted(scene)),
  list(stories, untold(scene)),
  list(identity, identitiesShown(scene)),
  list(cost, unaccounted(scene)),
];

/** How many criteria frames have that have too few or too many. */
const miscounted = (scene: Scene): string[] =>
  [...new Set([scene.panel, ...panelsBehind(scene)])]
    .flatMap((one) => runOf(scene.state, one).frame?.criteria.length ?? [])
    .filter((count) => count < fewestCriteria || count > mostCriteria)
    .map(String);

/** Red-team seats with fewer stories than they were asked for, and panels whose red team told none. */
const untold = (scene: Scene): string[] =>
  panelsBehind(scene).flatMap((panel) => {
    const told = Map.groupBy(runOf(scene.state, panel).objections, ({ seatId }) => seatId);
    if (told.size === 0) return ['0'];
    return [...told].flatMap(([seatId, own]) => {
      const different = new Set(own.map(({ story }) => comparable(story))).size;
      return different < fewestStories ? [`${seatOfId(scene, seatId)?.name ?? seatId} ${different}`] : [];
    });
  });
