import { localeOf } from '../../../../../shared/kernel/text/localeOf.ts';
import { type Regions, type Sign, regions } from './signs.ts';

/**
 * A tag (BCP 47) with the region that its text is written in, where its words, spellings, dates and money tell that clearly. A tag that names a region
 * stands, and so does one whose text could be from anywhere: it is read as one of the region where most speak its language.
 */
export const inRegionOf = (text: string, tag: string): string => {
  const locale = localeOf(tag);
  const told = locale && !locale.region && regions[locale.language];
  const region = told ? regionIn(text, told) : null;
  return locale && region ? new Intl.Locale(tag, { region }).toString() : tag;
};

const regionIn = (text: string, { usual, elsewhere, own }: Regions): string | null => {
  const common = pointsIn(text, elsewhere);
  const [region, most] = Object.entries(own)
    .map(([name, signs]) => [name, common + pointsIn(text, signs)] as const)
    .reduce((best, other) => (other[1] > best[1] ? other : best));
  return most >= pointsIn(text, usual) + clear ? region : null;
};
/** By how many points a region has to be ahead of the usual one: that many two words of it have, or a sum in its money. */
const clear = 2;

const pointsIn = (text: string, signs: readonly Sign[]): number =>
  signs.reduce((sum, { points, pattern }) => {
    const found = [...text.matchAll(pattern)].map(({ groups }) => groups?.['each']?.toLowerCase());
    return sum + points * new Set(found).size;
  }, 0);
