import { clip, mean, softmax, sum } from '../../../../../shared/kernel/numbers.ts';
import { publishedCorrelations } from '../../../../../shared/views/correlations.ts';
import { identity, recalibrate, type Recalibration } from './recalibration.ts';

/** One seat's probabilities over the same options as everybody else's, in their order. */
export type Vote = {
  readonly seat: string;
  readonly provider: string;
  readonly p: readonly number[];
  /** What the vote counts beside others; 1 until outcomes show which seats are right more often (`fitWeights`). */
  readonly weight?: number;
  /** Where a seat voted in both rounds its revised vote counts alone. */
  readonly round?: 'blind' | 'revised';
};

/** What was learned of a seat, whatever its name; 1 where nothing was. */
export const weightIn = (weights: Readonly<Record<string, number>>, seat: string): number =>
  Object.hasOwn(weights, seat) ? (weights[seat] ?? 1) : 1;

export type Pooled = {
  /** Pooled probability of each option; sums to 1. */
  readonly p: number[];
  /** An estimate of how many independent votes these are worth: `effectiveVotes`. */
  readonly nEff: number;
  readonly blocs: readonly { provider: string; seats: number; weight: number; p: number[] }[];
};

/** From this many seats of one provider on, none of them counts further out than the next one does, option by option. */
const fewestToBound = 5;

/**
 * The weighted mean of the votes, every seat alike unless weights were learned. Among five or more seats of one provider the one furthest
 * out counts as the next one in, so that a single seat that was talked into something moves little. Why this and nothing finer:
 * docs/decisions/0130. Without votes there are no probabilities, and they are worth 0. Throws a `RangeError` for a vote whose probabilities do not sum to 1 over
 * as many options as those of the first, whose weight is no number of 0 or more, and for a slope or intercept that is none: counted, it would spoil all others.
 */
export const pool = (votes: readonly Vote[], recalibration: Recalibration = identity): Pooled => {
  expectAlike(votes.map(({ seat, p }) => ({ seat, p, what: `the vote of ${seat}` })));
  for (const { seat, weight = 1 } of votes) {
    if (!isAmount(weight))
      throw new RangeError(`expected a weight of 0 or more for the vote of ${seat}, found ${weight}`);
  }
  const { slope, intercept } = recalibration;
  if (!isAmount(slope) || slope === 0 || !Number.isFinite(intercept))
    throw new RangeError(`expected a slope above 0 and an intercept that is a number, found ${slope} and ${intercept}`);
  const most = Math.max(...votes.map(weightOf));
  const counted = inForce(votes)
    .map((vote) => ({ ...vote, weight: weightOf(vote) / most }))
    .filter((vote) => vote.weight > 0);
  const names = [...new Set(counted.map(({ provider }) => provider))].toSorted();
  const whole = sum(counted.map(weightOf));
  const blocs = names.map((provider) => {
    const own = counted.filter((vote) => vote.provider === provider);
    const weights = own.map(weightOf);
    return {
      provider,
      seats: own.length,
      size: sum(weights) ** 2 / sum(weights.map((weight) => weight ** 2)),
      weight: sum(weights) / whole,
      p: (own[0]?.p ?? []).map((_, k) => boundedMean(own, k)),
    };
  });
  const p = (counted[0]?.p ?? []).map((_, k) => sum(blocs.map((bloc) => bloc.weight * (bloc.p[k] ?? 0))));
  return {
    p: recalibrate(normalised(p), recalibration),
    nEff: effectiveVotes(blocs),
    blocs: blocs.map(({ size: _size, ...bloc }) => ({ ...bloc, p: recalibrate(normalised(bloc.p), recalibration) })),
  };
};

type Said = { readonly seat: string; readonly p: readonly number[]; readonly what: string };
/** Throws a `RangeError` unless each gives numbers of 0 or more that sum to 1 to as many options as the first. `what`: whose they are. */
export const expectAlike = (said: readonly Said[]): void => {
  const [first] = said;
  for (const { p, what } of said) {
    const wrong = p.find((value) => !isAmount(value));
    if (wrong !== undefined) throw new RangeError(`expected probabilities of 0 or more in ${what}, found ${wrong}`);
    if (first && p.length !== first.p.length)
      throw new RangeError(
        `expected ${first.p.length} probabilities in ${what}, as in that of ${first.seat}, found ${p.length}`,
      );
    if (Math.abs(sum(p) - 1) > mostOff)
      throw new RangeError(`expected probabilities that sum to 1 in ${what}, found a sum of ${sum(p)}`);
  }
};
/** What people round to two decimals sums to as little off. */
const mostOff = 0.05;
const isAmount = (value: number): boolean => Number.isFinite(value) && value >= 0;

/** `n_eff = 1 / (ρ_c + Σ_g W_g² (ρ_p + ρ_e / m_g))`, W_g a provider's share of the weights and m_g its effective number of seats. */
export const effectiveVotes = (
  blocs: readonly { readonly weight: number; readonly size: number }[],
  { common, provider, seat } = publishedCorrelations,
): number =>
  blocs.length === 0 ? 0 : 1 / (common + sum(blocs.map(({ weight, size }) => weight ** 2 * (provider + seat / size))));

/** Each seat's last vote: blind votes of seats that also revised are left out. */
const inForce = (votes: readonly Vote[]): readonly Vote[] => {
  const revised = new Set(votes.flatMap(({ seat, round }) => (round === 'revised' ? [seat] : [])));
  return votes.filter(({ seat, round }) => round !== 'blind' || !revised.has(seat));
};

/** `P_deep = softmax(mean_j clr(P^(j)))` over the panels, options in the same order in each. Throws a `RangeError` where one has more of them than another. */
export const poolPanels = (panels: readonly (readonly number[])[], floor = 1e-4): number[] => {
  const options = panels[0]?.length ?? 0;
  const other = panels.find(({ length }) => length !== options);
  if (other) throw new RangeError(`expected ${options} probabilities in each panel, found ${other.length}`);
  const rows = panels.map((p) => {
    const logs = p.map((value) => Math.log(Math.max(value, floor)));
    const centre = mean(logs);
    return logs.map((value) => value - centre);
  });
  return softmax((rows[0] ?? []).map((_, k) => mean(rows.map((row) => row[k] ?? 0))));
};

const weightOf = ({ weight = 1 }: Vote): number => weight;

/** The weighted mean of what these votes give to one option, the furthest on each side counted as the next one in from five on. */
const boundedMean = (votes: readonly Vote[], k: number): number => {
  const values = votes.map(({ p }) => p[k] ?? 0);
  const sorted = values.toSorted((a, b) => a - b);
  const edge = values.length < fewestToBound ? 0 : 1;
  const [low, high] = [sorted[edge] ?? 0, sorted.at(-1 - edge) ?? 0];
  return sum(votes.map((vote, i) => weightOf(vote) * clip(values[i] ?? 0, low, high))) / sum(votes.map(weightOf));
};

/**
 * Bounding option by option can leave the sum a little off 1. That is made good once, for all providers together: scaled up by itself, a
 * provider would weigh more for having a seat bounded, and an option could lose by a vote for it.
 */
const normalised = (values: readonly number[]): number[] => {
  const total = sum(values);
  return total > 0 ? values.map((value) => value / total) : values.map(() => 1 / values.length);
};
