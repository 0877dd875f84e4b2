import { isWeighing, namesChoice } from './choiceWords.ts';
import { bare, type ListedOption, named } from './itemName.ts';
import type { Line, Section } from './lines.ts';
import { listAt } from './lists.ts';
import { labels } from './marks.ts';
import { inTable, isRow } from './tables.ts';

/** What stands below a heading that names a choice: its list, its table or what begins its paragraphs in bold; else the headings below it. */
export const inSection = (own: Section, below: readonly Section[]): ListedOption[] => {
  const direct = inBody(own.lines);
  const level = Math.min(...below.map(({ heading }) => heading.level));
  const headings = below.filter(({ heading }) => heading.level === level);
  if (direct.length >= 2 || headings.length === 0) return direct;
  const labelled = headings.filter(({ heading }) => labelOf(heading.text));
  // The title of a paper may name the choice that a heading further down is about.
  if (headings.some((one) => !labelled.includes(one) && namesChoice(one.heading.text))) return [];
  if (labelled.length >= 2) return named(labelled.map(({ heading }) => withoutLabel(heading.text)));
  // Headings that divide several choices, each with a counted list.
  const divided = headings.filter(({ lines }) => isCounted(lines));
  if (divided.length >= 2) return divided.flatMap(({ lines }) => inBody(lines));
  return [...direct, ...named(headings.map(({ heading }) => heading.text).filter((text) => !isWeighing(text)))];
};

const inBody = (lines: readonly Line[]): ListedOption[] => {
  const list = lines.findIndex((_, i) => listAt(lines, i) !== null);
  const table = lines.findIndex(({ text }) => isRow(text));
  const bold = lines.findIndex(({ text }) => boldly.test(text));
  const isFirst = (at: number) => at >= 0 && [list, table, bold].every((other) => other < 0 || at <= other);
  if (isFirst(table)) return inTable(lines.slice(table));
  const paragraphs = lines.filter(({ text, indent }) => indent <= 1 && boldly.test(text));
  if (isFirst(bold) && paragraphs.length >= 2) return named(paragraphs.map(({ text }) => text));
  return list < 0 ? [] : named(listAt(lines, list)?.items ?? []);
};
const boldly = /^(?:\*\*|__)[^*_]/u;

const labelOf = (heading: string) => labels.find(({ pattern }) => pattern.test(plain(heading)));
const withoutLabel = (heading: string): string => {
  const label = labelOf(heading);
  const left = label ? plain(heading).replace(label.pattern, '') : heading;
  return bare(left) === '' ? heading : left;
};
/** Signs that rate, as in "❌ Option 1", and bold type around all of it. */
const plain = (heading: string): string =>
  heading.replace(/^(?:[\p{So}\uFE0F]|\*\*|__)+\s*/u, '').replace(/(?:\*\*|__)$/u, '');

const isCounted = (lines: readonly Line[]): boolean => {
  const at = lines.findIndex(({ text }) => text !== '');
  return (
    at >= 0 &&
    (listAt(lines, at)?.items.length ?? 0) >= 2 &&
    labels.some(({ pattern }) => pattern.test((lines[at]?.text ?? '').replace(/^[-*]\s+/u, '')))
  );
};
