import { saysNothing } from '../../doingNothing.ts';
import { languageOfText } from '../../language.ts';
import { isWeighing, saysWhy } from '../choiceWords.ts';
import type { Line, Section } from '../lines.ts';
import { isBroken } from '../lists.ts';
import { duty, withoutAmounts } from './awaited.ts';
import { type Block, blocksIn } from './blocks.ts';
import { forms, isOfTasks } from './deeds.ts';
import { isOfMatters } from './matters.ts';
import { isOfOthers } from './otherLabels.ts';
import { areQuestions, namesOtherOptions } from './ownAlternatives.ts';

/**
 * The items of the one list of a text that says what could be done, where no label calls it so: all of them deeds below a label that does not call them tasks,
 * rules, facts or the like, "The roads open to us:"; or most of them deeds below what is told of the matter. None where a question of the text names others, or
 * where two lists are alike in this.
 */
export const offeredIn = (sections: readonly Section[]): readonly string[] => {
  let told: string | undefined;
  const language = (): string => (told ??= languageOfText(textOf(sections.flatMap(({ lines }) => lines))));
  const blocks = sections
    .filter(({ heading }) => !isOther(heading.text))
    .flatMap(blocksIn)
    .filter((block) => !isNone(block));
  const shares = new Map(blocks.map((block) => [block, shareOfDeeds(block.items, language)]));
  const found = only(
    [isAllDeeds, isBelowMatter, isHalfDeeds].map((rule) =>
      blocks.filter((block) => rule(block, shares.get(block) ?? 0)),
    ),
  );
  if (!found) return [];
  const own = new Set(found.lines);
  const around = sections.flatMap(({ heading, lines }) => [heading, ...lines]).filter((line) => !own.has(line));
  return namesOtherOptions(textOf(around), found.items) ? [] : found.items;
};
const textOf = (lines: readonly Line[]): string =>
  lines
    .map(({ text }) => text)
    .filter((text) => text !== '')
    .join(' ')
    .slice(-longest);
const longest = 3_000;

/** Of the first rule that holds for any list the one list, or of several the one that is counted. */
const only = (rules: readonly (readonly Block[])[]): Block | undefined => {
  const alike = rules.find((blocks) => blocks.length > 0) ?? [];
  const counted = alike.filter(({ isCounted }) => isCounted);
  return alike.length === 1 ? alike[0] : counted.length === 1 ? counted[0] : undefined;
};

const isNone = ({ items, label }: Block): boolean =>
  items.length > most ||
  items.some((item) => item.length > longestItem) ||
  areQuestions(items) ||
  (label !== null && isOther(label));
const most = 8;
/** What has to be told at length is a step or a fact. */
const longestItem = 140;

const isOther = (label: string): boolean =>
  isOfTasks(label) ||
  isOfOthers(label) ||
  isOfMatters(label) ||
  saysWhy(label) ||
  (isWeighing(label) && label.length <= longestWeighing);
const longestWeighing = 60;

const isAllDeeds = ({ label, isOpened, isCounted }: Block, share: number): boolean =>
  label !== null && (isOpened || isCounted) && share === 1;
/** A list in the middle of a letter, without a label; bullets may point to facts as well. */
const isBelowMatter = ({ label, lead, above, isCounted }: Block, share: number): boolean =>
  label === null &&
  share >= (isCounted ? half : mostly) &&
  lengthOf(above) >= shortestMatter &&
  !duty.test(lead) &&
  !((pointsOn.test(lead) || isBroken.test(lead)) && isOther(lead));
const isHalfDeeds = ({ label }: Block, share: number): boolean => label !== null && share >= half;
const half = 0.5;
const mostly = 0.6;
const shortestMatter = 60;
/** A Chinese sign says as much as a short word. */
const lengthOf = (text: string): number =>
  text.length +
  2 * (text.match(/[\p{Script=Han}\p{Script=Hiragana}\p{Script=Katakana}\p{Script=Hangul}]/gu)?.length ?? 0);

/** "These …", "the following …", "here is how …". */
const pointsOn =
  /(?<![\p{L}\p{M}])(?:these|following|below|here(?:[’']s| is| are)|this is (?:what|how)|folgend\p{L}*|unten|hier (?:ist|sind)|diese punkte|voici|suivant\p{L}*|ci-dessous|siguiente\p{L}*|estos son|seguent[ei]|seguintes?|volgende|hieronder|dit zijn|följande|følgende|det här (?:är|ingår)|seuraava\p{L}*|następując\p{L}+|poniż\p{L}+|následujíc\p{L}+|nasledujúc\p{L}+|вот|следующ\p{L}+|ось|наступн\p{L}+|εξής|παρακάτω|şunlar\p{L}*|aşağıda\p{L}*|következő\p{L}*|alábbi\p{L}*|următo\p{L}+|التالي\p{L}*|زیر|הבא(?:ים|ות)|निम्न\p{M}*|নিচে|பின்வரு\p{M}*|sau đây|dưới đây|berikut)(?![\p{L}\p{M}])|以下|下列|如下|次の|다음(?:과|의)|ดังนี้/iu;

/** How many of the items are deeds, as their language says them. */
const shareOfDeeds = (items: readonly string[], language: () => string): number => {
  const said = items.map((item) => withoutAmounts(item).replace(particle, '').replace(adverb, ''));
  const heads = said.map(
    (item) => item.split(/\s[–—-]\s|[:：;；,，、،](?=\s|\P{ASCII})|[.。।](?=\s|$|\P{ASCII})/u)[0] ?? '',
  );
  // "Safari: press this" says of each name what to do with it.
  const areTerms = items.every((item) => /^[^:：]{1,40}[:：]/u.test(item));
  const shares = formsIn(language()).map(({ deed, not, mayBe }) => {
    const isOne = (item: string, i: number): boolean =>
      ((!areTerms && deed.test(item)) || deed.test(heads[i] ?? '')) && not?.test(item) !== true;
    const deeds = said.filter((item, i) => saysNothing(item) || isOne(item, i) || mayBe?.test(item) === true);
    return said.some(isOne) ? deeds.length / said.length : 0;
  });
  return Math.max(0, ...shares);
};
const formsIn = (language: string) => forms.filter(({ of }) => of.split(' ').includes(language.split('-')[0] ?? ''));
const particle =
  /^(?:either|or|to|we could|we can|entweder|oder|soit|ou|de|d[’']|o(?: bien)?|di|oppure|att|at|å|eller|om|of|albo|lub|либо|или|або|vagy|tai|sau|nebo)\s+/iu;
/** "Only sell online". */
const adverb =
  /^(?:only|just|simply|(?:bara|endast|kun|bare|vain|csak|doar|numai|solo|sólo|só|apenas|soltanto|seulement|tylko|jen|pouze|len|только|просто|лише|тільки|μόνο|hanya|chỉ))\s+/iu;
