import { clip, mean, median, softmax, sum } from './numbers.ts';

/** The constants of the pool. Priors, not facts: `calibration.ts` fits `gamma`, the bench measures the rest. */
export type PoolRules = {
  readonly floor: number;
  /** Overconfidence of a provider's stated probabilities: they are raised to the power 1/gamma. */
  readonly gamma: (provider: string) => number;
  /** No seat's centred log-odds count beyond this. */
  readonly clip: number;
  readonly medianShare: number;
  readonly exponent: number;
  /** Correlation of errors: common to all, within a provider, of a seat alone. */
  readonly rho: { readonly common: number; readonly provider: number; readonly seat: number };
  readonly blocCap: number;
};

/** Overconfidence of a provider nothing is known about yet. */
export const priorGamma = 1.8;

export const poolRules: PoolRules = {
  floor: 0.01,
  gamma: () => priorGamma,
  clip: 1.2,
  medianShare: 0.25,
  exponent: 1.1,
  rho: { common: 0.4, provider: 0.3, seat: 0.3 },
  blocCap: 0.4,
};

export type Vote = {
  readonly provider: string;
  /** Stated probabilities in the order of the options. */
  readonly p: readonly number[];
  /** 0.75..1.25; 1 unless the seat's cited claims were checked. */
  readonly weight?: number;
};

export type Pooled = {
  readonly p: number[];
  readonly nEff: number;
  readonly blocs: readonly { provider: string; seats: number; weight: number; p: number[] }[];
};

/**
 * RBLP, the robust bloc log pool: tempered and clipped log-ratios, averaged inside each provider's bloc (trimmed from five
 * seats on), then across blocs (three quarters mean, one quarter median from three blocs on), then sharpened by the effective
 * number of votes. No bloc outweighs another however many seats it has. Formulas: docs/decisions/0051.
 */
export const pool = (votes: readonly Vote[], rules: PoolRules = poolRules): Pooled => {
  const options = votes[0]?.p.length ?? 0;
  const names = [...new Set(votes.map(({ provider }) => provider))].toSorted();
  const blocs = names.map((provider) => blocOf(provider, votes, options, rules));
  const weights = blocWeights(blocs.length, rules.blocCap);
  const across = Array.from({ length: options }, (_, k) => {
    const column = blocs.map(({ means }) => means[k] ?? 0);
    return column.length < 3
      ? mean(column)
      : (1 - rules.medianShare) * mean(column) + rules.medianShare * median(column);
  });
  const nEff = effectiveVotes(
    blocs.map(({ size }, i) => ({ weight: weights[i] ?? 0, size })),
    rules.rho,
  );
  return {
    p: softmax(across.map((value) => rules.exponent * nEff * value)),
    nEff,
    blocs: blocs.map(({ provider, seats, means, size }, i) => ({
      provider,
      seats,
      weight: weights[i] ?? 0,
      p: softmax(means.map((value) => rules.exponent * effectiveVotes([{ weight: 1, size }], rules.rho) * value)),
    })),
  };
};

/** `n_eff = 1 / (ρ_c + Σ_g W_g² (ρ_p + ρ_e / m_g))`: how many independent votes these are worth. */
export const effectiveVotes = (
  blocs: readonly { readonly weight: number; readonly size: number }[],
  { common, provider, seat }: PoolRules['rho'],
): number => 1 / (common + sum(blocs.map(({ weight, size }) => weight ** 2 * (provider + seat / size))));

/**
 * Stated probabilities as used: floored, centred on the log scale, tempered, clipped. The floor is meant for a seat of the prior
 * factor and is as deep for every other one: a fitted factor takes out the temperature and changes nothing else (decision 0082).
 */
export const logRatios = (p: readonly number[], gamma: number, { floor, clip: bound }: PoolRules): number[] => {
  const lowest = floor ** (gamma / priorGamma);
  const floored = p.map((value) => Math.max(value, lowest));
  const total = sum(floored);
  const logs = floored.map((value) => Math.log(value / total));
  const centre = mean(logs);
  return logs.map((value) => clip((value - centre) / gamma, -bound, bound));
};

const blocOf = (provider: string, votes: readonly Vote[], options: number, rules: PoolRules) => {
  const own = votes.filter((vote) => vote.provider === provider);
  const rows = own.map(({ p, weight = 1 }) => ({ weight, ratios: logRatios(p, rules.gamma(provider), rules) }));
  const weights = rows.map(({ weight }) => weight);
  return {
    provider,
    seats: own.length,
    size: sum(weights) ** 2 / sum(weights.map((weight) => weight ** 2)),
    means: Array.from({ length: options }, (_, k) =>
      trimmedMean(rows.map(({ weight, ratios }) => ({ weight, value: ratios[k] ?? 0 }))),
    ),
  };
};

/** Weighted mean without the lowest and the highest value once there are five; of equal values the weight decides, never the order. */
const trimmedMean = (items: readonly { weight: number; value: number }[]): number => {
  const kept =
    items.length < 5 ? items : items.toSorted((a, b) => a.value - b.value || a.weight - b.weight).slice(1, -1);
  return sum(kept.map(({ weight, value }) => weight * value)) / sum(kept.map(({ weight }) => weight));
};

const blocWeights = (count: number, cap: number): number[] =>
  Array.from({ length: count }, () => (count >= 3 ? Math.min(1 / count, cap) : 1 / count));
