import { bidi } from '../lines/bidi.ts';
import { type Added, type Course, type Drawn, inReadingOrder, lrm, rlm, withMarks } from './characters.ts';

/** The direction that poppler takes a page with these texts to have (`TextPage::coalesce`). */
export function directionForPoppler(texts: readonly string[]): Course {
  let balance = 0;
  for (const text of texts)
    for (const character of text) {
      const kind = kindOf(character);
      if (kind === 'L') balance++;
      else if (kind === 'R') balance--;
    }
  return balance < 0 ? 'rtl' : 'ltr';
}

/**
 * The order in which poppler (`reorderText`) has to find the characters of a line so that it reads them in theirs, some with a
 * mark beside them. From the side where the page begins it takes by turns what runs as the page does, up to the first
 * character that steers the other way, and what does not, up to the next that steers back; so signs that follow the last of
 * those need a mark that steers back.
 */
export function orderForPoppler<T extends Drawn>(line: readonly T[], page: Course): readonly T[] {
  const steersAway = (kind: Kind) => (page === 'rtl' ? kind === 'L' || kind === 'number' : kind === 'R');
  const steersBack = (kind: Kind) => kind === (page === 'rtl' ? 'R' : 'L') || (page === 'ltr' && kind === 'number');
  const sections: (T & Added)[][] = [[]];
  /** Signs after the last character that steers away. */
  let rest: T[] = [];
  const turnBack = (more: readonly T[]) => {
    const [first] = rest;
    const mark = first ? [{ ...first, character: page === 'rtl' ? rlm : lrm, added: true as const }] : [];
    sections.push([...mark, ...rest, ...more]);
    rest = [];
  };
  for (const one of inReadingOrder(line)) {
    const kind = kindOf(one.character);
    const along = sections.length % 2 === 1;
    if (along && steersAway(kind)) sections.push([one]);
    else if (along) sections.at(-1)?.push(one);
    else if (steersBack(kind)) turnBack([one]);
    else if (steersAway(kind)) sections.at(-1)?.push(...rest.splice(0), one);
    else rest.push(one);
  }
  if (rest.length > 0) turnBack([]);
  const found = sections.map((all, i) => ((i % 2 === 0) === (page === 'rtl') ? all.toReversed() : all));
  return withMarks((page === 'rtl' ? found.toReversed() : found).flat());
}

type Kind = 'L' | 'R' | 'number' | 'other';
const kinds: Readonly<Record<string, Kind>> = {
  L: 'L',
  R: 'R',
  AL: 'R',
  AN: 'number',
  EN: 'number',
  ES: 'number',
  ET: 'number',
  CS: 'number',
};

/** poppler knows no signs beyond the first plane, and no currencies since 2005. */
const kindOf = (character: string): Kind =>
  character.length > 1 || /[\u20B2-\u20C1]/.test(character)
    ? 'other'
    : (kinds[bidi.getBidiCharTypeName(character)] ?? 'other');
