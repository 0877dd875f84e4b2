/** What the watch page says of the questions that decide, beside the transcript and above it, and of the seats that moved. */
export type ReadWatch = {
  readonly beside: readonly Question[];
  readonly above: readonly Question[];
  /** The first seats that moved, and behind them how many more did. */
  readonly moves: readonly string[];
};
export type Question = { readonly asks: string; readonly says: string };

/** `beside` and `above`: the two parts of the page as they are shown. */
export const readWatch = (beside: Element, above: Element): ReadWatch => ({
  beside: questionsIn(beside, '.cruxes > li'),
  above: questionsIn(above, '.open > ol > li'),
  moves: [...above.querySelectorAll('ul.small > li')].map(textOf),
});

const questionsIn = (root: Element, where: string): readonly Question[] =>
  [...root.querySelectorAll(where)].map((one) => {
    const asks = one.querySelector('.ask');
    return {
      asks: asks ? textOf(asks) : '',
      says: textOf(one)
        .replace(asks ? textOf(asks) : '', '')
        .trim(),
    };
  });

const textOf = (element: Element): string => (element.textContent ?? '').replace(/\s+/gu, ' ').trim();
