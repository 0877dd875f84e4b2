import { comparable } from '../text.ts';
import { isIntroduction, isWeighing, namesChoice } from './choiceWords.ts';
import { inLine } from './inLine.ts';
import { type ListedOption, named } from './itemName.ts';
import { type Line, linesOf, type Section, sectionsOf } from './lines.ts';
import { listAt } from './lists.ts';
import { inSection } from './sections.ts';
import { inTable, isRow } from './tables.ts';

/**
 * Options that a text lists as such, in its own words: items of a list that is introduced as a choice, what stands below a heading that says so, and items
 * that are numbered within a sentence. Written so that nothing listed is missed; what is no list is left to those who understand the text.
 */
export const listedOptions = (text: string): ListedOption[] => {
  const found = optionsIn(sectionsOf(linesOf(text))).filter(({ title }) => /[\p{L}\p{N}]/u.test(title));
  return [...new Map(found.toReversed().map((one) => [comparable(one.title), one])).values()]
    .toReversed()
    .slice(0, mostListed);
};
const mostListed = 40;

const optionsIn = (sections: readonly Section[]): ListedOption[] => {
  const [first, ...rest] = sections;
  if (!first) return [];
  const { level, text } = first.heading;
  if (level > 0 && namesChoice(text) && !isWeighing(text)) {
    const end = rest.findIndex(({ heading }) => heading.level <= level);
    const below = end < 0 ? rest : rest.slice(0, end);
    const own = inSection(first, below);
    if (own.length > 0) return [...own, ...optionsIn(rest.slice(below.length))];
  }
  return [...inLists(first), ...named(first.lines.flatMap((line) => inLine(line.text))), ...optionsIn(rest)];
};

/** Lists of a section that a line above or below introduces as a choice, or whose items call themselves options. */
const inLists = ({ heading, lines }: Section): ListedOption[] => {
  const options: ListedOption[] = [];
  let introduction = heading.text;
  for (let i = 0; i < lines.length;) {
    const row = lines[i]?.text ?? '';
    if (isRow(row)) {
      if (namesChoice(row.split('|')[1] ?? '')) options.push(...inTable(lines.slice(i)));
      while (isRow(lines[i]?.text ?? '')) i++;
      continue;
    }
    const list = listAt(lines, i);
    if (!list || list.items.length < 2) {
      const text = lines[i]?.text ?? '';
      // A paragraph may go over several lines.
      if (text !== '') introduction = lines[i - 1]?.text ? `${introduction} ${text}` : text;
      i++;
      continue;
    }
    const labelled = namesChoice(labelOf(lines, list.end));
    if (labelled || isIntroduction(introduction) || isClosing(lines[list.end])) options.push(...named(list.items));
    introduction = '';
    i = list.end;
  }
  return options;
};

const isClosing = (line: Line | undefined): boolean => line !== undefined && namesChoice(line.text);
/** What comes before the colon of the last item, as in "Option C: …". */
const labelOf = (lines: readonly Line[], end: number): string =>
  lines
    .slice(0, end)
    .findLast(({ text }) => text !== '')
    ?.text.split(/[:：]/u)[0] ?? '';
