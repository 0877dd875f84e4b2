import type { PooledRound } from '../../../shared/views/debate/debate.ts';

type Edges = { readonly left: number; readonly right: number; readonly top: number; readonly bottom: number };
/** A round and a share. */
type At = readonly [round: string, share: number];

/**
 * Where stances are drawn: rounds side by side from left to right, shares from 0 at the bottom to a round one above `most`, some
 * four ticks between, and the line through a stance's rounds.
 */
export const stanceScales = (rounds: readonly string[], most: number, { left, right, top, bottom }: Edges) => {
  // The step once more, for the height that the first one came to.
  const first = roundStep(most / 4);
  const step = roundStep((stepsTo(most, first) * first) / 4);
  // Rounded once more: 3 * 0.1 is a little more than 0.3.
  const ticks = Array.from({ length: stepsTo(most, step) + 1 }, (_, i) => Number((i * step).toPrecision(12)));
  const highestTick = ticks.at(-1) ?? most;
  const x = (round: string): number => {
    const at = rounds.indexOf(round);
    if (rounds.length === 1) return (left + right) / 2;
    return at < 0 ? left : left + (at * (right - left)) / (rounds.length - 1);
  };
  const y = (share: number): number => bottom - (share / highestTick) * (bottom - top);
  const trace = (steps: readonly At[]): string =>
    steps.map(([round, share], i) => `${i === 0 ? 'M' : 'L'}${x(round)},${y(share)}`).join('');
  return { x, y, ticks, trace };
};

const stepsTo = (most: number, step: number): number => Math.ceil(most / step - 1e-9);

/** The step of 1, 2 or 5 times a power of ten that is nearest to this one, by ratio. */
const roundStep = (about: number): number => {
  const power = 10 ** Math.floor(Math.log10(about));
  const rest = about / power;
  const [factor] = [[10, 50] as const, [5, 10] as const, [2, 2] as const].find(([, least]) => rest ** 2 >= least) ?? [
    1,
  ];
  return power * factor;
};

/** The highest share of any option in any round. */
export const highest = (pooledRounds: readonly PooledRound[]): number =>
  Math.max(0, ...pooledRounds.flatMap(({ p }) => Object.values(p)));
