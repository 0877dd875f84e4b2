import type { Criterion } from '../../../../../shared/events/panel/frame.ts';

import { argmax, median, quantile } from '../../../../../shared/kernel/numbers.ts';
import { dirichlet, type Random } from '../../../../../shared/kernel/random.ts';
import { weightedScore } from '../../../../../shared/views/weighing.ts';

type Scored = {
  /** 0–100 per option and criterion. */
  readonly scores: Readonly<Record<string, Readonly<Record<string, number>>>>;
};

/** Median score and interquartile range per option and criterion, over all seats. */
export const matrixOf = (scored: readonly Scored[], options: readonly string[], criteria: readonly Criterion[]) =>
  Object.fromEntries(
    options.map((option) => [
      option,
      Object.fromEntries(
        criteria.flatMap(({ criterionId }) => {
          const values = scored.flatMap(({ scores }) => scores[option]?.[criterionId] ?? []);
          return values.length === 0
            ? []
            : [[criterionId, { median: median(values), spread: quantile(values, 0.75) - quantile(values, 0.25) }]];
        }),
      ),
    ]),
  );

/** What the scores alone would say, criterion by criterion: the medians that the report shows, nothing where nobody scored. */
export const scoreRows = (
  matrix: ReturnType<typeof matrixOf>,
  options: readonly string[],
  criteria: readonly Criterion[],
): number[][] => options.map((option) => criteria.map(({ criterionId }) => matrix[option]?.[criterionId]?.median ?? 0));

/** Index of the option that the scores put first under these weights. */
export const bestByScore = (rows: readonly (readonly number[])[], weights: readonly number[]): number =>
  argmax(rows.map((row) => weightedScore(row, weights)));

/** Share of perturbed weights (Dirichlet, concentration 40) under which the scores put the panel's winner first, by its place among the options. */
export const weightStability = (
  rows: readonly (readonly number[])[],
  weights: readonly number[],
  isWinner: (option: number) => boolean,
  random: Random,
  draws = 1000,
): number => {
  let same = 0;
  for (let i = 0; i < draws; i++) {
    const perturbed = dirichlet(
      weights.map((weight) => weight * 40),
      random,
    );
    if (isWinner(bestByScore(rows, perturbed))) same++;
  }
  return same / draws;
};
