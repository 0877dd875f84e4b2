import type { Speech } from '../../speech.ts';

type Counted = {
  readonly run: {
    readonly learned: {
      readonly weights: readonly { readonly model: string; readonly weight: number }[];
      readonly slope: number;
      readonly intercept: number;
      readonly questions: number | null;
    } | null;
  };
};

/** By which learned weights and reading the case was counted, and from how many questions; empty where all seats counted alike, as they said. */
export const learnedSaid = ({ run: { learned } }: Counted, { say, words, number, marks }: Speech): string =>
  learned === null
    ? ''
    : say('learnedFrom', {
        n: learned.questions === null ? words.unknown : number(learned.questions),
        weights: learned.weights.map(({ model, weight }) => `${model} ${number(weight, 2)}`).join(marks.comma),
        slope: number(learned.slope, 2),
        intercept: number(learned.intercept, 2),
      });
