import { ranked } from '../weighing.ts';
import { fragilityOf } from './sensitivity/fragility.ts';
import type { OptionRow } from './types/frame.ts';
import type { ReportDocument } from './types/reportDocument.ts';

/**
 * The options to show where there is room for so many, the most probable first: the recommended one, those that page one speaks of by their letters, and
 * the nearest to them.
 */
export const nearestOptions = (document: ReportDocument, most: number): readonly OptionRow[] => {
  const all = ranked(document.options);
  if (all.length <= most) return all;
  const named = new Set([
    document.recommendation.optionId,
    ...document.dissents.slice(0, dissentsNamed).map(({ optionId }) => optionId),
    ...(fragilityOf(document)?.flips ?? []).map(({ winner }) => winner),
  ]);
  const others = all.filter(({ optionId }) => !named.has(optionId)).slice(0, Math.max(0, most - named.size));
  return all.filter((option) => named.has(option.optionId) || others.includes(option));
};
const dissentsNamed = 3;
