import { saysNothing } from '../../doingNothing.ts';
import { languageOfText } from '../../language.ts';
import { isWeighing, saysWhy } from '../choiceWords.ts';
import { endsOpen, type Line, type Section, sentencesOf } from '../lines.ts';
import { listAt } from '../lists.ts';
import { marks } from '../marks.ts';
import { withoutAmounts } from './awaited.ts';
import { forms, isOfTasks } from './deeds.ts';
import { isOfOthers } from './otherLabels.ts';
import { areQuestions, namesOtherOptions } from './ownAlternatives.ts';

/**
 * The items of the one list of a text in which each says what could be done, below a line that ends with a colon and does not call them tasks, rules, facts or
 * the like: "The roads open to us:". None where a question of the text names others, or where two lists are such.
 */
export const offeredIn = (sections: readonly Section[]): readonly string[] => {
  let told: string | undefined;
  const language = (): string => (told ??= languageOfText(textOf(sections.flatMap(({ lines }) => lines))));
  let only: Offer | undefined;
  for (const { heading, lines } of sections) {
    if (isOther(heading.text)) continue;
    for (const [i, { text }] of lines.entries()) {
      if (!endsOpen(text.replace(/(?:\*\*|__)$/u, '')) || isItem(text)) continue;
      const at = lines[i + 1]?.text === '' ? i + 2 : i + 1;
      const list = listAt(lines, at);
      if (!list || !areDeeds(list.items, language()) || isOther(labelAt(lines, i))) continue;
      if (only) return [];
      only = { items: list.items, lines: new Set(lines.slice(at, list.end)) };
    }
  }
  if (!only) return [];
  const { items, lines: own } = only;
  const around = sections.flatMap(({ heading, lines }) => [heading, ...lines]).filter((line) => !own.has(line));
  return namesOtherOptions(textOf(around), items) ? [] : items;
};
const textOf = (lines: readonly Line[]): string =>
  lines
    .map(({ text }) => text)
    .filter((text) => text !== '')
    .join(' ')
    .slice(-longest);
const longest = 3_000;

type Offer = { readonly items: readonly string[]; readonly lines: ReadonlySet<Line> };

/** The sentence that ends at a line; it may have begun some lines above. */
const labelAt = (lines: readonly Line[], at: number): string => {
  const before = lines.slice(Math.max(0, at - mostLines), at + 1);
  const from = before.findLastIndex(({ text }) => text === '' || isItem(text)) + 1;
  return (
    sentencesOf(
      before
        .slice(from)
        .map(({ text }) => text)
        .join(' '),
    ).at(-1) ?? ''
  );
};
const mostLines = 6;
const isItem = (text: string): boolean =>
  marks.some(({ pattern }) => pattern.test(text) && text.replace(pattern, '') !== '');

const isOther = (label: string): boolean =>
  isOfTasks(label) || isOfOthers(label) || saysWhy(label) || (isWeighing(label) && label.length <= longestWeighing);
const longestWeighing = 60;

/** Whether items are all deeds, as their language says them. */
const areDeeds = (items: readonly string[], language: string): boolean => {
  if (items.length < 2 || items.length > most || items.some((item) => item.length > longestItem) || areQuestions(items))
    return false;
  const said = items.map((item) => withoutAmounts(item).replace(particle, ''));
  const heads = said.map(
    (item) => item.split(/\s[–—-]\s|[:：;；,，、،](?=\s|\P{ASCII})|[.。।](?=\s|$|\P{ASCII})/u)[0] ?? '',
  );
  return formsIn(language).some(({ deed, not, mayBe }) => {
    const isOne = (item: string, i: number): boolean =>
      (deed.test(item) || deed.test(heads[i] ?? '')) && not?.test(item) !== true;
    return (
      said.some(isOne) && said.every((item, i) => saysNothing(item) || isOne(item, i) || mayBe?.test(item) === true)
    );
  });
};
const formsIn = (language: string) => forms.filter(({ of }) => of.split(' ').includes(language.split('-')[0] ?? ''));
const most = 8;
/** What has to be told at length is a step or a fact. */
const longestItem = 140;
const particle =
  /^(?:either|or|to|we could|we can|entweder|oder|soit|ou|de|d[’']|o(?: bien)?|di|oppure|att|at|å|eller|om|of|albo|lub|либо|или|або|vagy|tai|sau|nebo)\s+/iu;
