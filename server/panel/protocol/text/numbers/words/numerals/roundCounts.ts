import { isOwnCount } from '../../counts/countNouns.ts';
import type { Place } from '../places.ts';

/** A dozen and the like: its place, and about how many it is. */
export type RoundCount = Place & { readonly value: number };

/**
 * "A dozen customers", une vingtaine de clients, düzine, 十几个客户: words for about so many of what is named behind them. "Dozens of ways" say no number,
 * nor does what counts the parts of a text.
 */
export const roundCounts = (text: string): RoundCount[] =>
  words.flatMap(({ value, pattern }) =>
    [...text.matchAll(pattern)].flatMap(({ 0: { length }, index, groups = {} }) => {
      const end = index + length - (groups['of'] ?? '').length;
      return isOwnCount(text, index, index + length) ? [{ at: index, end, value }] : [];
    }),
  );

/** Whether another number may be meant: who says a dozen counts no further. */
export const isAbout = (said: number, value: number): boolean => Math.abs(said - value) <= said / 5;

const spaced = (value: number, forms: string, of = '') => ({
  value,
  pattern: new RegExp(`(?<![\\p{L}\\p{M}\\p{Nd}-])(?:${forms})(?![\\p{L}\\p{M}-])(?<of>${of})?`, 'giu'),
});
const romance = " d[’']| des? | di ";
const words = [
  spaced(
    6,
    'half a dozen|(?:ein )?halbes dutzend|une demi-douzaine|media docena|mezza dozzina|meia dúzia|een half dozijn|pół tuzina|полд[ює]жины|yarım düzine',
    romance,
  ),
  spaced(
    12,
    'a dozen|ein(?:em|es)? dutzend|een dozijn|een twaalftal|tuzin|дюжина|дюжину|bir düzine|düzine|μια ντουζίνα|μία ντουζίνα|תריסר|एक दर्जन|दर्जन भर|এক ডজন|ஒரு டஜன்|một tá|selusin|satu lusin|یک دوجین|دزينة',
  ),
  spaced(12, 'une douzaine|una docena|una dozzina|uma dúzia', romance),
  spaced(10, 'une dizaine|una decena|una decina|uma dezena', romance),
  spaced(10, 'een tiental|десяток|μια δεκάδα|chục|một chục'),
  spaced(15, 'une quinzaine(?! de jours)|una quindicina(?! di giorni)', romance),
  spaced(20, 'une vingtaine|una veintena|una ventina|uma vintena', romance),
  spaced(20, 'een twintigtal|μια εικοσαριά'),
  spaced(30, 'une trentaine|una treintena|una trentina|uma trintena', romance),
  spaced(40, "une quarantaine(?= d[’'e])|una cuarentena(?= de)|una quarantina(?= di)", romance),
  spaced(50, 'une cinquantaine|una cincuentena|una cinquantina', romance),
  spaced(100, 'une centaine|una centena|un centenar|un centinaio|uma centena', romance),
];
