/** What the watch page says at its end: above everything, of the result and the seats, and of the questions that decide. */
export type ReadWatch = {
  readonly banners: readonly string[];
  /** Who leads and how probable each option is, above the transcript. */
  readonly leads: string;
  readonly shares: readonly string[];
  readonly beside: readonly Question[];
  readonly above: readonly Question[];
  /** The first seats that moved, and behind them how many more did. */
  readonly moves: readonly string[];
  readonly seats: readonly ReadSeat[];
  readonly verdict: ReadVerdict;
};
export type Question = { readonly asks: string; readonly says: string };
/** A seat that votes, and what is said of it: that it dissents or is unavailable, what it put first before, and what it does at the end. */
type ReadSeat = { readonly name: string; readonly state: string; readonly was: string; readonly now: string };
export type ReadVerdict = {
  readonly headline: string;
  readonly says: readonly string[];
  /** Each option with its probability. */
  readonly probabilities: readonly string[];
  /** Who dissents, and for what. */
  readonly dissents: readonly string[];
};

/** The parts of the page as they are shown. */
export type WatchParts = Readonly<Record<'banners' | 'above' | 'beside' | 'seats' | 'verdict', Element>>;

export const readWatch = ({ banners, above, beside, seats, verdict }: WatchParts): ReadWatch => ({
  banners: textsIn(banners, '.banner'),
  leads: textsIn(above, 'h2')[0] ?? '',
  shares: textsIn(above, '.shares > li'),
  beside: questionsIn(beside, '.cruxes > li'),
  above: questionsIn(above, '.open > ol > li'),
  moves: textsIn(above, 'ul.small > li'),
  seats: [...seats.querySelectorAll('nav > ul > li')].map((one) => ({
    name: textsIn(one, '.who-is > small:not(.state)')[0] ?? '',
    state: textsIn(one, '.state')[0] ?? '',
    was: textsIn(one, 's')[0] ?? '',
    now: textsIn(one, '.letter')[0] ?? '',
  })),
  verdict: {
    headline: textsIn(verdict, 'h2')[0] ?? '',
    says: textsIn(verdict, '.verdict > p'),
    probabilities: textsIn(verdict, '.bars > li'),
    dissents: textsIn(verdict, '.opinion:not(.concurring) > figcaption'),
  },
});

const questionsIn = (root: Element, where: string): readonly Question[] =>
  [...root.querySelectorAll(where)].map((one) => {
    const asks = textsIn(one, '.ask')[0] ?? '';
    return { asks, says: textOf(one).replace(asks, '').trim() };
  });

const textsIn = (root: Element, where: string): readonly string[] => [...root.querySelectorAll(where)].map(textOf);
const textOf = (element: Element): string => (element.textContent ?? '').replace(/\s+/gu, ' ').trim();
