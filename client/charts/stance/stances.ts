import { scaleLinear, scalePoint } from 'd3-scale';
import { line } from 'd3-shape';

import type { PooledRound } from '../../../shared/views/debate/debate.ts';

type Edges = { readonly left: number; readonly right: number; readonly top: number; readonly bottom: number };
/** A round and a share. */
type At = readonly [round: string, share: number];

/**
 * Where stances are drawn: rounds side by side from left to right, shares from 0 at the bottom to a round one above `most`, some
 * four ticks between, and the line through a stance's rounds.
 */
export const stanceScales = (rounds: readonly string[], most: number, { left, right, top, bottom }: Edges) => {
  const across = scalePoint(rounds, [left, right]);
  const y = scaleLinear([0, most], [bottom, top]).nice(4);
  const x = (round: string): number => across(round) ?? left;
  const trace = line<At>(
    ([round]) => x(round),
    ([, share]) => y(share),
  );
  return { x, y, ticks: y.ticks(4), trace: (steps: readonly At[]) => trace(steps) ?? '' };
};

/** The highest share of any option in any round. */
export const highest = (pooledRounds: readonly PooledRound[]): number =>
  Math.max(0, ...pooledRounds.flatMap(({ p }) => Object.values(p)));
