import { reweighed, weightedScore } from '../../shared/views/weighing.ts';

type Move = { readonly criterionId: string; readonly now: number };
type Weighted = { readonly criterionId: string; readonly weight: number };

/** Weights that are tried out: one is moved after the other, and each time the others keep their proportions. */
export class OtherWeights<C extends Weighted> {
  #moves = $state.raw<readonly Move[]>([]);
  readonly #panel: readonly C[];

  constructor(panel: readonly C[]) {
    this.#panel = panel;
  }

  get criteria(): readonly C[] {
    return this.#moves.reduce<readonly C[]>((criteria, move) => reweighed(criteria, move), this.#panel);
  }
  get isMoved(): boolean {
    return this.#moves.length > 0;
  }
  /** The one weight that was moved, if it is one alone: what the panel can be asked about. */
  get single(): Move | null {
    return this.#moves.length === 1 ? (this.#moves[0] ?? null) : null;
  }

  /** A weight that was all there is leaves the others no proportions to keep: they come back in those that they had before. */
  move(criterionId: string, now: number): void {
    const kept = this.#moves.filter((one) => one.criterionId !== criterionId && one.now < 1);
    this.#moves = [...kept, { criterionId, now }];
  }
  reset(): void {
    this.#moves = [];
  }
}

/** Those whose score is the best as it is shown, in whole points. */
export const levelAtBest = <Row extends { readonly scores: readonly (number | null)[] }>(
  rows: readonly Row[],
  weights: readonly number[],
): readonly Row[] => {
  const points = rows.map(({ scores }) => Math.round(weightedScore(scores, weights)));
  const best = Math.max(...points);
  return rows.filter((_, i) => points[i] === best);
};
