import type { Cap } from '../../events/codes.ts';
import type { Speech } from '../speech.ts';

type Moved = {
  readonly moved: { readonly uncounted: { readonly seats: readonly string[] } | null };
  readonly banner: { readonly counted: { readonly ballots: number } };
};
/** How many seats changed their first choice and count as before; empty where every change counts. */
export const uncountedSaid = ({ moved, banner }: Moved, { say, number }: Speech): string =>
  moved.uncounted === null
    ? ''
    : say('uncounted', { n: number(moved.uncounted.seats.length), of: number(banner.counted.ballots) });

type Recommended = {
  readonly recommendation: { readonly pool: { readonly caps: readonly Cap[] } | null };
  readonly moved: { readonly uncounted: { readonly otherwise: string } | null };
};
/** That another option would win by the last ballots as they were cast: said in the banner. Empty where none would. */
export const lastBallotsSaid = ({ recommendation, moved }: Recommended, { say }: Speech): string =>
  moved.uncounted !== null && recommendation.pool?.caps.some(({ code }) => code === 'last_ballots') === true
    ? say('lastBallots', { option: moved.uncounted.otherwise })
    : '';
