import { isWeighing, namesChoice, namesSeveral } from './choiceWords.ts';
import { bare, type ListedOption, named } from './itemName.ts';
import { type Line, type Section, endsOpen, firstWritten } from './lines.ts';
import { type List, listAt } from './lists.ts';
import { isOffer } from './introductions.ts';
import { labelIn } from './marks.ts';
import { inTable, isOfOptions, isRow } from './tables.ts';

/** What stands below a heading that names a choice: its list, its table or what begins its paragraphs in bold; else the headings below it. */
export const inSection = (own: Section, below: readonly Section[]): ListedOption[] => {
  if (own.lines.some(({ text }) => isLabelOfOptions(text))) return [];
  const direct = inBody(own.lines);
  const level = below.reduce((least, { heading }) => Math.min(least, heading.level), Infinity);
  const headings = below.filter(({ heading }) => heading.level === level);
  if (direct.length >= 2 || headings.length === 0) return direct;
  const labelled = headings.filter(({ heading }) => labelOf(heading.text));
  // The title of a paper may name the choice that a heading further down is about.
  if (headings.some((one) => !labelled.includes(one) && namesChoice(withoutStatus(one.heading.text)))) return [];
  if (labelled.length >= 2) return named(labelled.map(({ heading }) => withoutLabel(heading.text)));
  if (below.some(({ heading: { level: depth, text } }) => depth > level && namesSeveral(text) && !isWeighing(text)))
    return [];
  if (isOfRecord(own.heading, below)) return [];
  // Headings that divide several choices, each with a counted list or a table of options.
  const tables = headings.filter(({ lines }) => isOfOptions(firstWritten(lines)?.text ?? ''));
  const divided = headings.filter((one) => tables.includes(one) || isCounted(one.lines));
  if (divided.length >= 2 || tables.length > 0) return divided.flatMap(({ lines }) => inBody(lines));
  return [...direct, ...named(headings.map(({ heading }) => heading.text).filter((text) => !isWeighing(text)))];
};

/** Whether the headings below a title are those of a record, or one of them has a list that a line introduces as options. */
const isOfRecord = ({ text }: Line, below: readonly Section[]): boolean =>
  below.filter(({ heading }) => partOfRecord.test(plain(heading.text))).length >= 2 ||
  (!namesSeveral(text) &&
    below.some(({ lines }) =>
      lines.some((line) => endsOpen(line.text) && namesSeveral(line.text) && !isWeighing(line.text)),
    ));
const partOfRecord =
  /^(?:status|statut|estado|stato|статус|durum|상태|状态|狀態|ステータス|الحالة|วันที่|context|kontext|contexte?o?|contesto|kontekst|контекст|bağlam|konteks|컨텍스트|맥락|배경|背景|コンテキスト|السياق|הקשר|bối cảnh|บริบท|πλαίσιο|decision|entscheidung|décision|decisi[oó]n|decisão|decisione|besluit|decyzja|решение|рішення|karar|keputusan|결정|决定|決定|決策|决策|القرار|החלטה|quyết định|απόφαση|consequences|konsequenzen|folgen|conséquences|consecuencias|consequências|conseguenze|gevolgen|konsekwencje|последствия|наслідки|sonuçlar|konsekuensi|결과|后果|後果|結果|النتائج|השלכות|hệ quả)(?![\p{L}\p{M}])/iu;

/** Headings of one level that call themselves options, "Option A: …", wherever they stand. */
export const labelledHeadings = (sections: readonly Section[]): ListedOption[] => {
  const calledOptions = sections.filter(
    ({ heading }) => heading.level > 0 && labelOf(heading.text) && isOfOne(heading.text),
  );
  const level = calledOptions.reduce((least, { heading }) => Math.min(least, heading.level), Infinity);
  const alike = calledOptions.filter(({ heading }) => heading.level === level);
  return alike.length >= 2 ? named(alike.map(({ heading }) => withoutLabel(heading.text))) : [];
};

/** Headings with labels right below a line that leads over to options: "Two options:" above "(a) …" and "(b) …". */
export const headingsLedTo = (above: Section, below: readonly Section[]): ListedOption[] => {
  const lead = above.lines.findLast(({ text }) => text !== '');
  if (!lead || !endsOpen(lead.text) || !(namesSeveral(lead.text) || isOffer(lead.text)) || isWeighing(lead.text))
    return [];
  const level = below[0]?.heading.level ?? 0;
  const end = below.findIndex(
    ({ heading }) => heading.level < level || (heading.level === level && !labelOf(heading.text)),
  );
  const own = below.slice(0, end < 0 ? undefined : end).filter(({ heading }) => heading.level === level);
  return own.length >= 2 ? named(own.map(({ heading }) => withoutLabel(heading.text))) : [];
};

/** Paragraphs that begin with such a label in bold, "**Option A: …**", with the reasons for each below it. */
export const labelledParagraphs = (lines: readonly Line[]): ListedOption[] => {
  const own = lines.flatMap(({ text }) => /^(?:\*\*|__)([^*_]{3,200}?)(?:\*\*|__)/u.exec(text)?.[1] ?? []);
  const called = own.filter((text) => labelOf(text) && isOfOne(text));
  return called.length >= 2 ? named(called.map(withoutLabel)) : [];
};

/** Whether a heading is that of one option: "Option A: …", "Variante 2 verworfen". */
export const isOfOne = (heading: string): boolean => {
  const label = labelOf(heading)?.pattern.exec(plain(heading))?.[0] ?? noted.exec(plain(heading))?.[0];
  return label !== undefined && namesChoice(label);
};
const noted = /^(?:\p{L}[\p{L}\p{M}]{0,30}\s){1,2}(?:\p{Lu}|\p{Nd}{1,2})(?=[\s(（]|$)/u;

/** "**Options considered:**": what follows is what a choice is between, and what stands beside it is not. */
const isLabelOfOptions = (text: string): boolean => {
  const label = /^(?:[-*]\s+)?(?:\*\*|__)([^*_]{1,60}?)[:：]?(?:\*\*|__)/u.exec(text)?.[1];
  return label !== undefined && isPlural(label);
};
/** Whether a label introduces options instead of being that of one: "Option A", "Variante 2 (gewählt)". */
export const isPlural = (label: string): boolean =>
  namesSeveral(label) &&
  !isWeighing(label) &&
  !labelIn(label) &&
  !noted.test(label) &&
  !/(?:\p{Nd}|(?<!\p{Lu}|\p{Ll})\p{Lu}|[一二三四甲乙丙丁]|\s(?:الف|\p{Lo}\p{M}*))$/u.test(withoutStatus(label).trim());

const inBody = (lines: readonly Line[]): ListedOption[] => {
  const divided = dividedIn(lines);
  if (divided.length >= 2) return divided.flatMap(({ items }) => named(items));
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

/** Counted lists, each below a label in bold that divides several choices. */
const dividedIn = (lines: readonly Line[]): List[] =>
  lines.flatMap(({ text }, i) => {
    if (!/^(?:\*\*|__)[^*_]+(?:[:：](?:\*\*|__)|(?:\*\*|__)\s*[:：])$/u.test(text)) return [];
    const at = lines[i + 1]?.text === '' ? i + 2 : i + 1;
    const list = listAt(lines, at);
    return list && list.items.length >= 2 && labelIn(lines[at]?.text ?? '') ? [list] : [];
  });

const labelOf = (heading: string) => labelIn(plain(heading));
const withoutLabel = (heading: string): string => {
  const label = labelOf(heading);
  const left = label ? plain(heading).replace(label.pattern, '') : heading;
  return bare(left) === '' ? heading : left;
};
/** Signs that rate, as in "❌ Option 1", the number of a section and bold type around all of it. */
const plain = (heading: string): string =>
  heading
    .replace(/^\p{Nd}{1,2}(?:\.\p{Nd}{1,2})+\.?\s+/u, '')
    .replace(/^(?:[\p{So}\uFE0F]|\*\*|__)+\s*/u, '')
    .replace(/(?:\*\*|__)$/u, '');
/** "(chosen)". */
const withoutStatus = (text: string): string => text.replace(/[*_]{0,3}[(（][^()（）]{0,40}[)）][*_]{0,3}\s*$/u, '');

const isCounted = (lines: readonly Line[]): boolean => {
  const at = lines.findIndex(({ text }) => text !== '');
  return (
    at >= 0 &&
    (listAt(lines, at)?.items.length ?? 0) >= 2 &&
    labelIn((lines[at]?.text ?? '').replace(/^[-*]\s+(?:\*\*|__)?/u, '')) !== undefined
  );
};
