import { argmax, mean, sum } from '../../shared/kernel/numbers.ts';
import { pool, type Vote } from '../../server/panel/protocol/counting/pool/pooling.ts';
import { identity, type Recalibration } from '../../server/panel/protocol/counting/pool/recalibration.ts';

export type Rule = (ballots: readonly (readonly number[])[], seats: readonly string[]) => readonly number[];

/** What was learned from resolved cases: weights by the seat's place, and how pooled probabilities are read. */
export type Learned = { readonly weights: Readonly<Record<string, number>>; readonly recalibration: Recalibration };
export const unlearned: Learned = { weights: {}, recalibration: identity };

/** The product's own pool. */
export const product =
  (learned: Learned = unlearned): Rule =>
  (ballots, seats) =>
    pool(votesOf(ballots, seats, learned), learned.recalibration).p;

export const votesOf = (
  ballots: readonly (readonly number[])[],
  seats: readonly string[],
  { weights }: Learned = unlearned,
): Vote[] => ballots.map((p, i) => ({ seat: `${i}`, p, provider: seats[i] ?? '', weight: weights[`${i}`] ?? 1 }));

/** One seat, one vote; ties go to the higher mean probability. */
export const majority: Rule = (ballots) => weighted(ballots, () => 1);

/** Votes weighted by stated confidence in bins, as ReConcile does. */
export const byConfidence: Rule = (ballots) =>
  weighted(ballots, (p) => {
    const top = Math.max(...p);
    return top <= 0.6 ? 0.1 : top < 0.8 ? 0.3 : top < 0.9 ? 0.5 : top < 0.995 ? 0.8 : 1;
  });

const weighted = (ballots: readonly (readonly number[])[], weight: (p: readonly number[]) => number): number[] => {
  const options = ballots[0]?.length ?? 0;
  const votes = Array.from({ length: options }, (_, k) => sum(ballots.map((p) => (argmax(p) === k ? weight(p) : 0))));
  const total = sum(votes) || 1;
  return votes.map((vote, k) => vote / total + 1e-9 * mean(ballots.map((p) => p[k] ?? 0)));
};
