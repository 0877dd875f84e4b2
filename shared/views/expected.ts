import { partTokens, partsToRead } from '../documents/parts.ts';
import type { Mode } from '../events/case.ts';
import { msToRead } from './afterFraming.ts';

/**
 * What a case takes, as `npm run bench:wire` measures it with the default models of all three providers: minutes, and USD for model
 * calls at list prices: of a short case, more for each thousand characters that it has, and more for each part of its documents that
 * is read and for each thousand estimated tokens of these parts. The bench is held to this table within 25 %.
 */
const measured: Readonly<
  Record<Mode, { readonly minutes: number; readonly usd: readonly (readonly [number, number, number, number])[] }>
> = {
  direct: {
    minutes: 3,
    usd: [
      [0.79, 0.0057, 0.013, 0.005],
      [0.97, 0.0075, 0.013, 0.005],
    ],
  },
  default: {
    minutes: 10,
    usd: [
      [2.65, 0.0097, 0.008, 0.006],
      [3.15, 0.0115, 0.008, 0.006],
    ],
  },
  deep: {
    minutes: 16,
    usd: [
      [10.5, 0.0235, 0.06, 0.015],
      [12.4, 0.034, 0.07, 0.018],
    ],
  },
};
/** When the second price of each begins: Google's prices double. */
const dearer = '2026-12-01';

/** The price table that the figures were measured with. Another one needs new figures. */
export const measuredWithPricesOf = '2026-11-10';

export type Expected = {
  readonly minutes: { readonly about: number; readonly low: number; readonly high: number };
  readonly usd: { readonly low: number; readonly high: number };
};

/** What a case of so many characters, with documents of so many estimated tokens each, is expected to take on a day (ISO). */
export const expectedOf = (
  mode: Mode,
  characters: number,
  day: string,
  documents: readonly number[] = [],
): Expected => {
  const { minutes: ofShort, usd } = measured[mode];
  const minutes = Math.round(ofShort + msToRead(characters) / 60_000);
  const [short = 0, perThousand = 0, perPart = 0, perThousandRead = 0] = usd[day < dearer ? 0 : 1] ?? [];
  const parts = partsToRead(
    documents.map((tokens) => ({ tokens })),
    mode,
  );
  const read = parts.reduce(
    (sum, { document, nth }) => sum + Math.min(partTokens, document.tokens - nth * partTokens),
    0,
  );
  const mean = short + (perThousand * characters + perThousandRead * read) / 1000 + perPart * parts.length;
  return {
    minutes: { about: minutes, low: Math.floor(minutes * 0.75), high: Math.ceil(minutes * 1.25) },
    usd: { low: rounded(mean * 0.75), high: rounded(mean * 1.25) },
  };
};

/** Whether exactly the providers are asked with which it was measured. */
export const isMeasured = (providers: readonly string[]): boolean =>
  providers.toSorted().join(' ') === 'anthropic google openai';

const rounded = (usd: number): number => Number(usd.toPrecision(2));
