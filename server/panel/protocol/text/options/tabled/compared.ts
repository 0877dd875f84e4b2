import { namesOfMonths, plainName } from '../../numbers/dates/monthNames.ts';
import { weekdaysIn } from '../../numbers/dates/weekdays.ts';
import { comparable } from '../../text.ts';
import { isWeighing } from '../choiceWords.ts';
import { whatThereIs } from '../tables.ts';
import { isMeasure } from '../unmarked/compared.ts';
import type { Grid } from './grids.ts';
import { type Kind, kindOf } from './kinds.ts';
import { headsOthers, tellsOfPeople } from './otherTables.ts';
import { tellsProperty } from './properties.ts';
import { sidesOf } from './sides.ts';

/** `isPlain`: the table shows by itself that it compares: by properties of several kinds, of which one is known or one is money among three. */
type Compared = { readonly names: readonly string[]; readonly isPlain: boolean };

/** The things that a table compares; null where it is of times, people, tasks, debts or sums. */
export const comparedIn = (grid: Grid, language: string): Compared | null => {
  const { names: all, properties, values, areRows } = sidesOf(grid);
  const isTime = timeIn(language);
  const names = all.filter((name) => name !== '' && !isMeasure(name) && !isWeighing(name));
  if (names.length < 2 || names.length > most || new Set(names.map(comparable)).size < names.length) return null;
  if (areRows && (headsOthers(grid.head[0] ?? '') || names.some((name) => whatThereIs.test(name)))) return null;
  if ([names, properties].some((labels) => labels.filter(isTime).length >= 2)) return null;
  if (properties.some(tellsOfPeople) || names.some((name) => name.length > longest)) return null;
  if (values.some((line) => line.every((cell) => year.test(cell)))) return null;
  // What depends on another row is a step of a plan.
  const rows = new Set(names.map(comparable));
  if (values.some((line) => line.filter((cell) => rows.has(comparable(cell))).length * 2 >= line.length)) return null;
  const kinds = new Set(values.map(mostly));
  const isOfMany = kinds.size >= 3 && kinds.has('money');
  return { names, isPlain: kinds.size >= 2 && (isOfMany || properties.some(tellsProperty)) };
};
const most = 10;
const longest = 80;
const year = /^(?:19|20)\p{Nd}{2}$/u;

/** The kind of most cells. */
const mostly = (line: readonly string[]): Kind => {
  const kinds = Map.groupBy(line.map(kindOf), (kind) => kind);
  return [...kinds].toSorted((a, b) => b[1].length - a[1].length)[0]?.[0] ?? 'nothing';
};

/** A year, a quarter, a month or a day of the week, by itself. */
const timeIn = (language: string): ((label: string) => boolean) => {
  const months = monthsIn.get(language) ?? namesOfMonths(language, 'gregory');
  monthsIn.set(language, months);
  return (label) =>
    yearOrQuarter.test(label) ||
    months.has(plainName(label.replace(/\s?\p{Nd}{2,4}$/u, ''))) ||
    (label.length <= longestDay && weekdaysIn(label, language).size > 0);
};
/** Made once for each language. */
const monthsIn = new Map<string, ReadonlyMap<string, number>>();
const yearOrQuarter =
  /^(?:\p{L}{1,8}\s)?(?:19|20)\p{Nd}{2}(?:年|년)?(?:[/–-]\p{Nd}{2,4})?$|^[QTК]\s?[1-4](?!\p{L})|^\p{Nd}{1,2}\s?[月월](?:분)?$|^第?[1-4一二三四](?:季度|四半期|분기)$/iu;
const longestDay = 14;
