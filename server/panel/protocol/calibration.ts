import { softmax, sum } from './numbers.ts';
import { priorGamma } from './pooling.ts';

/** A question whose answer became known: what a seat said and which option turned out best. */
export type Resolved = {
  readonly p: readonly number[];
  readonly truth: number;
  /** The question it answers: seats of one provider err together, so that five answers to one question are not five answers. */
  readonly question: string;
};

const prior = { median: priorGamma, spread: 0.3 } as const;
/** Correlation of errors inside a provider: m answers to one question count as m / (1 + (m − 1) · 0.7). */
const within = 0.7;
export const fewestItems = 50;

/**
 * Overconfidence factor γ̂ of one provider: the temperature that makes its stated probabilities most likely, with the prior
 * ln γ ~ N(ln 1.8, 0.3²). Below 50 resolved items the prior stands. Golden-section search over γ in 0.4..6.
 */
export const fitGamma = (items: readonly Resolved[]): number => {
  if (items.length < fewestItems) return prior.median;
  const sizes = new Map<string, number>();
  for (const { question } of items) sizes.set(question, (sizes.get(question) ?? 0) + 1);
  const logs = items.map(({ p, truth, question }) => ({
    truth,
    weight: 1 / (1 + ((sizes.get(question) ?? 1) - 1) * within),
    logs: p.map((value) => Math.log(Math.max(value, 1e-6))),
  }));
  const loss = (lnGamma: number) => {
    const gamma = Math.exp(lnGamma);
    const fit = sum(
      logs.map(({ logs: row, truth, weight }) => weight * Math.log(softmax(row.map((l) => l / gamma))[truth] ?? 1e-12)),
    );
    return -fit + (lnGamma - Math.log(prior.median)) ** 2 / (2 * prior.spread ** 2);
  };
  return Math.exp(lowest(loss, Math.log(0.4), Math.log(6)));
};

const lowest = (f: (x: number) => number, from: number, to: number): number => {
  const ratio = (Math.sqrt(5) - 1) / 2;
  let [low, high] = [from, to];
  while (high - low > 1e-4) {
    const left = high - ratio * (high - low);
    const right = low + ratio * (high - low);
    if (f(left) < f(right)) high = right;
    else low = left;
  }
  return (low + high) / 2;
};
