import type { Ballot } from '../../../events/panel/ballot.ts';
import type { Frame } from '../../../events/panel/frame.ts';
import type { Debate, PoolSeen } from '../../debate/types.ts';
import { ballotsInForce, frameSeen } from '../frame.ts';
import type { ValueOfInformation } from '../types/figures.ts';

/** Seats with ranges on every option below which nothing is said about the value of knowing. */
const fewestSeats = 3;

/**
 * What knowing how every option will turn out would be worth, in points of the 0–100 scale of the criteria:
 * `EVPI = E_θ[max_k U_k] − max_k E_θ[U_k]` (expected value of perfect information). θ is which seat is right, each provider's seats together as
 * heavy as its bloc, and how each option turns out in that seat's view: `waysOf`. The options are taken to turn out
 * independently; where they move together, knowing is worth less than this. Null where fewer than three seats gave ranges.
 */
export function valueOfInformationOf(debate: Debate, pooled: PoolSeen | null): ValueOfInformation | null {
  const frame = frameSeen(debate);
  if (!frame || !pooled) return null;
  const options = Object.keys(pooled.pool.p);
  const views = ballotsInForce(debate).flatMap(({ seatId, ballot, revision }) => {
    const provider = debate.seats.find((seat) => seat.seatId === seatId)?.provider;
    const ways = options.flatMap((option) => waysOf(ballot, option, frame) ?? []);
    return ways.length === options.length ? [{ provider, ways, revision }] : [];
  });
  if (views.length < fewestSeats || options.length < 2) return null;

  const blocOf = (provider: unknown) => pooled.pool.blocs.find((bloc) => bloc.provider === provider)?.weight ?? 0;
  const raw = views.map(
    ({ provider }) => blocOf(provider) / views.filter((other) => other.provider === provider).length,
  );
  const total = raw.reduce((a, b) => a + b, 0);
  if (total === 0) return null;
  const mean = (of: (ways: readonly Way[]) => number) =>
    views.reduce((sum, { ways }, i) => sum + ((raw[i] ?? 0) / total) * of(ways), 0);
  const worths = options.map((optionId, k) => ({ optionId, worth: mean((ways) => expected(ways.slice(k, k + 1))) }));
  const best = worths.reduce((a, b) => (b.worth > a.worth ? b : a));
  return {
    revisions: [...new Set(views.map(({ revision }) => revision))].toSorted((a, b) => a - b),
    counted: { points: Math.max(0, mean(expected) - best.worth), best: best.optionId, worths, seats: views.length },
  };
}

/** Chance that an option turns out at `u` or worse. */
type Way = (u: number) => number;

const waysOf = (ballot: Ballot, option: string, { criteria }: Frame): Way | null => {
  const range = ballot.ranges[option];
  if (!range) return null;
  const scored = criteria.filter(({ criterionId }) => ballot.scores[option]?.[criterionId] !== undefined);
  const weight = scored.reduce((sum, one) => sum + one.weight, 0);
  const middle =
    weight > 0
      ? scored.reduce((sum, one) => sum + (one.weight / weight) * (ballot.scores[option]?.[one.criterionId] ?? 0), 0)
      : (range.low + range.high) / 2;
  return between(range.low, Math.min(range.high, Math.max(range.low, middle)), range.high);
};

/** A split normal: half of it below the seat's weighted score, a tenth below `low`, a tenth above `high`. */
const between =
  (low: number, middle: number, high: number): Way =>
  (u) => {
    const side = u < middle ? middle - low : high - middle;
    if (side > 0) return normal((tenth * (u - middle)) / side);
    return u < middle ? 0 : 1;
  };
const tenth = 1.2815515655446004;

/** `E[max]` of independent values on 0..100: `∫ (1 − Π_k F_k(u)) du`, by the midpoint rule in quarter points. */
const expected = (ways: readonly Way[]): number => {
  let sum = 0;
  for (let u = step / 2; u < 100; u += step) sum += step * (1 - ways.reduce((product, way) => product * way(u), 1));
  return sum;
};
const step = 0.25;

/** The standard normal distribution, to 1.5e-7 (Abramowitz and Stegun 7.1.26). */
const normal = (z: number): number => {
  const x = Math.abs(z) / Math.SQRT2;
  const t = 1 / (1 + 0.3275911 * x);
  const tail =
    t *
    (0.254829592 + t * (-0.284496736 + t * (1.421413741 + t * (-1.453152027 + t * 1.061405429)))) *
    Math.exp(-x * x);
  return z < 0 ? tail / 2 : 1 - tail / 2;
};
