import { clip, mean, sum } from '../../../../../shared/kernel/numbers.ts';
import { expectAlike, pool, type Vote, weightIn } from './pooling.ts';
import { identity, lossAt, type Recalibration } from './recalibration.ts';

/**
 * What an installation learns from questions whose answer became known: `fitWeights` how much each seat's vote counts, `fitRecalibration`
 * how the pooled probability has to be read. Both start from "all alike, as said" and move away from it as answers come in, so that
 * neither needs a minimum of items. How they are used: `pool(votes with weight)`, then `recalibrate(p, fitted)`.
 */
export { pool, type Vote } from './pooling.ts';
export { identity, recalibrate, type Recalibration } from './recalibration.ts';

/** What one seat said of one question, and what turned out. `seat` is what is seated again in other cases: the model. */
export type Resolved = {
  readonly seat: string;
  readonly provider: string;
  readonly question: string;
  /** Probabilities over the question's options; of a yes/no question `[yes, no]`. */
  readonly p: readonly number[];
  /** Which of them it was: an index into `p`. */
  readonly truth: number;
};

/** A seat that is right in 10 of 100 questions more than the others comes to weigh e^1.2, about three times as much. */
const steepness = 12;
/** No seat comes to weigh more than this times the average, nor less than its inverse. */
const mostWeight = 5;
/** With so many questions half of what was observed is believed. */
const believedHalf = 32;

/**
 * The weight of each seat, for `Vote.weight`; 1 is as much as the average. By how much more often than all who answered the same
 * question it was right, what a seat said of one question more than once being one answer: `exp(12 · Σ (right − mean right) / (questions + 32))`, kept between ⅕ and 5. Questions that one seat alone answered say nothing of how it
 * does beside others and are left out: a seat that was asked no others weighs 1, as one does that is not among the items. Throws a `RangeError` where
 * the answers to one question are of unlike options or have more than one truth, a truth is no index into its `p`, or a `p` does not sum to 1.
 */
export const fitWeights = (items: readonly Resolved[]): Record<string, number> => {
  const compared = byQuestion(items).filter(({ length }) => length > 1);
  const scored = compared.flatMap((answers) => {
    const rights = answers.map(rightness);
    const usual = mean(rights);
    return answers.map(({ seat }, i) => ({ seat, lead: (rights[i] ?? 0) - usual }));
  });
  return Object.fromEntries(
    [...new Set(items.map(({ seat }) => seat))].toSorted().map((seat) => {
      const leads = scored.filter((one) => one.seat === seat).map(({ lead }) => lead);
      const weight = Math.exp((steepness * sum(leads)) / (leads.length + believedHalf));
      return [seat, clip(weight, 1 / mostWeight, mostWeight)];
    }),
  );
};

/** Standard deviations of what is expected before any outcome: slope 1 ± 0.2, intercept 0 ± 0.2. */
const expected = { slope: 0.2, intercept: 0.2 } as const;

/**
 * Slope and intercept by which pooled probabilities are read, most probable given the answers and what is expected beforehand. Votes on a
 * question are pooled first (with `weights` where they are given), so that seats that err together count as one answer. The
 * intercept is learned from questions with two options alone. Newton's method; the loss is convex. Throws a `RangeError` as
 * `fitWeights` does, and for a weight that is no number of 0 or more.
 */
export const fitRecalibration = (
  items: readonly Resolved[],
  weights: Readonly<Record<string, number>> = {},
): Recalibration => {
  const questions = byQuestion(items).map((answers) => ({
    p: pool(answers.map((item): Vote => ({ ...item, weight: weightIn(weights, item.seat) }))).p,
    truth: answers[0]?.truth ?? 0,
  }));
  let at = identity;
  for (let step = 0; step < 50; step++) {
    const terms = questions.map(({ p, truth }) => lossAt(p, truth, at));
    const [a, b] = [1 / expected.slope ** 2, 1 / expected.intercept ** 2];
    const gradient = [
      sum(terms.map((term) => term.gradient[0])) + a * (at.slope - identity.slope),
      sum(terms.map((term) => term.gradient[1])) + b * at.intercept,
    ] as const;
    const curvature = (i: 0 | 1 | 2) => sum(terms.map((term) => term.curvature[i]));
    const [ss, si, ii] = [curvature(0), curvature(1), curvature(2)];
    const determinant = (ss + a) * (ii + b) - si * si;
    const slope = ((ii + b) * gradient[0] - si * gradient[1]) / determinant;
    const intercept = ((ss + a) * gradient[1] - si * gradient[0]) / determinant;
    at = { slope: Math.max(0.1, at.slope - slope), intercept: at.intercept - intercept };
    if (Math.abs(slope) + Math.abs(intercept) < 1e-9) break;
  }
  return at;
};

/** The answers to each question, of each seat one: the mean of what it said, since what two seats of one model say is hardly two answers. Throws where they do not fit together: to learn from them would be to learn nonsense. */
const byQuestion = (items: readonly Resolved[]): Resolved[][] => {
  const lost = items.find(({ p, truth }) => p.length > 0 && p[truth] === undefined);
  if (lost) throw new RangeError(`expected truth as an index below ${lost.p.length}, found ${lost.truth}`);
  const questions = [...Map.groupBy(items, ({ question }) => question)];
  for (const [question, answers] of questions) {
    expectAlike(answers.map(({ seat, p }) => ({ seat, p, what: `the answer of ${seat} to ${question}` })));
    const [first = 0, ...others] = new Set(answers.map(({ truth }) => truth));
    if (others.length > 0)
      throw new RangeError(`expected one truth of question ${question}, found ${[first, ...others].join(' and ')}`);
  }
  return questions.map(([, answers]) => [...Map.groupBy(answers, ({ seat }) => seat).values()].flatMap(asOne));
};

const asOne = (said: readonly Resolved[]): Resolved[] => {
  const [first] = said;
  if (!first || said.length === 1) return [...said];
  return [{ ...first, p: first.p.map((_, k) => mean(said.map(({ p }) => p[k] ?? 0))) }];
};

/** Whether the option it held most probable was the true one; of equals each counts its share. */
const rightness = ({ p, truth }: Resolved): number => {
  const top = Math.max(...p);
  const leading = p.filter((value) => value >= top - 1e-9).length;
  return (p[truth] ?? 0) >= top - 1e-9 ? 1 / leading : 0;
};
