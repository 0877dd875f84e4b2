import type { Outline } from '../../../../../shared/events/case.ts';
import type { Criterion, Frame, Option } from '../../../../../shared/events/panel/frame.ts';

import type { PlainFrame } from './plainFrame.ts';
import type { PlainOptions } from './plainOptions.ts';
import { saysNothing } from '../../text/doingNothing.ts';
import { isSameText, textKey } from '../../text/joining.ts';
import type { ListedOption } from '../../text/options/itemName.ts';
import { sameOption, labels } from '../common/options.ts';
import { inTheirWords, missedIn, type Named, type NamedOption } from '../matching/namedOptions.ts';
import { limits, truncate } from '../../text/limits.ts';
import { maxOptions, maxCriteria, minCriteria } from '../../state/quotas.ts';

/**
 * One frame of several proposals. Options in the same words become one, and so do those that a seat found to be the same (`same`), named then in the words
 * of the user where they are among them; doing nothing is always an option, and so is one that no user text named: where no framer found one, to try it
 * small. Labels follow the alphabet of the titles, so that the order says nothing; an option that another panel of the case already has keeps its label.
 * `listed`: options that the case lists in so many words, which no framer may drop. `corrected`: the owner's own outline, which alone counts: beside its
 * options only doing nothing and one of the panel's are kept, and framers add criteria only where there are too few.
 */
export const mergeFrames = (
  proposals: readonly Frame[],
  known: readonly Option[],
  plain: PlainOptions,
  listed: readonly NamedOption[] = [],
  same: Sameness = { options: isSameText, criteria: isSameText, choices: [] },
  corrected: Outline | null = null,
): Frame => {
  const [lead, ...rest] = proposals;
  if (!lead) throw new Error('expected at least one proposed frame, found none');
  return {
    ...lead,
    options: inBlocs(
      labelled(
        pickOptions(
          proposals,
          plain,
          corrected ? inTheirWords(corrected.options) : { options: listed, inTheirWords: false },
          {
            isSame: same.options,
            isLabelled: ({ optionId }) => known.some((one) => one.optionId === optionId),
          },
        ),
        known,
      ),
      same.choices,
    ),
    criteria: corrected
      ? ownersCriteria(corrected.criteria, proposals, same.criteria)
      : mergeCriteria(proposals, same.criteria),
    constraints: distinct(corrected?.fixed ?? [lead, ...rest].flatMap(({ constraints }) => constraints)),
    assumptions: distinct([lead, ...rest].flatMap(({ assumptions }) => assumptions)),
  };
};

type IsSame = (a: string, b: string) => boolean;
type Sameness = {
  readonly options: IsSame;
  readonly criteria: IsSame;
  /** Titles, as `textKey` has them, that are variants of one choice. */
  readonly choices: readonly ReadonlySet<string>[];
};

/** Options that are one. */
type Choice = readonly [Option, ...Option[]];

/** `isLabelled`: whether a panel has voted on it under that label. */
type Known = { readonly isSame: IsSame; readonly isLabelled: (option: Option) => boolean };

const pickOptions = (
  proposals: readonly Frame[],
  plain: PlainOptions,
  listed: Named,
  { isSame, isLabelled }: Known,
): Option[] => {
  const proposed = proposals.flatMap(({ options }) => options);
  const missed = missedIn(proposed, listed).map(asOption);
  const choices: Choice[] = [];
  const isListed = ({ title }: Option) => listed.options.some((one) => isSameText(one.title, title));
  const areBeside = (a: Option, b: Option) =>
    (isListed(a) && isListed(b)) || proposals.some(({ options }) => options.includes(a) && options.includes(b));
  for (const option of [...proposed, ...missed]) {
    const inWords = choices.findIndex((own) => own.some(({ title }) => isSame(title, option.title)));
    // Two ways to leave things as they are, such as two times to wait, are two where one list holds both.
    const at =
      inWords >= 0
        ? inWords
        : choices.findIndex(
            (own) =>
              (own.some((one) => sameOption(one, option)) || (isStatusQuo(own) && saysNothing(option.title))) &&
              !own.some((one) => areBeside(one, option)),
          );
    const found = choices[at];
    if (found) choices[at] = [...found, option];
    else choices.push([option]);
  }
  const statusQuo =
    choices.find(isStatusQuo) ??
    choices.find((own) => own.some(({ title }) => saysNothing(title))) ??
    ([plain.nothing] as const);
  const known = choices.some((own) => own.some((one) => sameOption(one, plain.small)));
  const surprise = choices.find((own) => isPanels(own)) ?? (known ? undefined : ([plain.small] as const));
  const must = [statusQuo, ...(surprise ? [surprise] : [])];
  const others = choices.filter((own) => !must.includes(own)).toSorted((a, b) => b.length - a.length);
  // What the user named is kept however many options that makes; the panel's own fill what room is left.
  const named = others.filter((one) => !isPanels(one));
  const own = others.filter(isPanels);
  const isKept = (choice: Choice) =>
    must.includes(choice) || choice.some(({ title }) => listed.options.some((one) => isSame(one.title, title)));
  const kept = [...must, ...named, ...own.slice(0, Math.max(0, maxOptions - must.length - named.length))];
  return (listed.inTheirWords ? [...must, ...others].filter(isKept) : kept).map((choice) => ({
    ...asOne(choice, listed, isLabelled),
    ...(choice === statusQuo ? { origin: 'status_quo' } : isStatusQuo(choice) ? { origin: 'user' } : {}),
  }));
};

/** An option that the case lists, or its owner, and nobody proposed. */
const asOption = ({ title, text }: ListedOption): Option => ({
  optionId: '',
  title,
  description: text === title ? '' : truncate(text, limits.line),
  origin: 'user',
});

const isStatusQuo = (choice: Choice): boolean => choice.some(({ origin }) => origin === 'status_quo');
const isPanels = (choice: Choice): boolean => choice.every(({ origin }) => origin === 'panel');

/**
 * In the words of the case where one of them is in its list, else in the user's rather than the panel's; what else the user named is said,
 * and what else a panel voted on.
 */
const asOne = (choice: Choice, listed: Named, isLabelled: Known['isLabelled']): Option => {
  const [first] = choice;
  const isListed = ({ title }: Option) =>
    listed.options.some((one) => one.isSaid !== true && isSameText(one.title, title));
  const isNamed = ({ origin }: Option) => origin === 'user';
  const { bloc: _bloc, ...lead } = choice.find(isListed) ?? choice.find(isNamed) ?? first;
  const described = choice.find(({ description }) => description !== '');
  const merged = distinct(
    choice.flatMap((one) => [...(isNamed(one) || isLabelled(one) ? [one.title] : []), ...(one.merged ?? [])]),
  ).filter((title) => !isSameText(title, lead.title));
  return {
    ...lead,
    description: lead.description === '' ? (described?.description ?? '') : lead.description,
    ...(merged.length > 0 ? { merged } : {}),
  };
};

const labelled = (options: readonly Option[], known: readonly Option[]): Option[] => {
  const used = new Set(known.map(({ optionId }) => optionId));
  const free = labels().filter((label) => !used.has(label));
  const isSameAs =
    ({ title }: Option) =>
    (other: Option) =>
      isSameText(title, other.title);
  const labelOf = (option: Option) =>
    known.find(isSameAs(option)) ?? known.find((other) => sameOption(other, option) && !options.some(isSameAs(other)));
  return options
    .toSorted((a, b) => (a.title < b.title ? -1 : 1))
    .map((option) => ({
      ...option,
      // oxlint-disable-next-line typescript/no-unsafe-type-assertion -- there are far more labels than options
      optionId: labelOf(option)?.optionId ?? (free.shift() as string),
    }));
};

/** Variants of one choice are counted together first: their bloc is named by the first of them. */
const inBlocs = (options: readonly Option[], choices: Sameness['choices']): Option[] => {
  const choiceOf = ({ title, merged = [] }: Option) =>
    choices.findIndex((texts) => [title, ...merged].some((text) => texts.has(textKey(text))));
  return options.map((option) => {
    const at = choiceOf(option);
    const variants = at < 0 ? [] : options.filter((one) => choiceOf(one) === at);
    const [first] = variants;
    return first && variants.length > 1 ? { ...option, bloc: first.optionId } : option;
  });
};

const mergeCriteria = (proposals: readonly Frame[], isSame: IsSame): Criterion[] => {
  const counted: { readonly item: Criterion; readonly votes: number }[] = [];
  for (const criterion of proposals.flatMap(({ criteria }) => criteria)) {
    const at = counted.findIndex(({ item }) => isSame(item.name, criterion.name));
    const found = counted[at];
    if (found)
      counted[at] = { item: { ...found.item, weight: found.item.weight + criterion.weight }, votes: found.votes + 1 };
    else counted.push({ item: criterion, votes: 1 });
  }
  return weighed(
    counted
      .toSorted((a, b) => b.votes - a.votes || b.item.weight - a.item.weight)
      .slice(0, maxCriteria)
      .map(({ item }) => item),
  );
};

/** The owner's criteria under their words, as heavy as framers made them and in the direction that framers gave; others only where there are too few to judge by. */
const ownersCriteria = (names: readonly string[], proposals: readonly Frame[], isSame: IsSame): Criterion[] => {
  const merged = mergeCriteria(proposals, isSame);
  const found = (name: string) => merged.find((one) => isSame(one.name, name));
  const own = distinct(names).map((name): Criterion => ({
    criterionId: '',
    why: '',
    weight: 1 / Math.max(1, merged.length),
    ...found(name),
    name,
  }));
  const others = merged
    .filter(({ name }) => !names.some((one) => isSame(one, name)))
    .slice(0, Math.max(0, minCriteria - own.length));
  if (own.length === 0) return weighed(others);
  // What the panel adds never weighs more than what the owner asked for.
  const [ours, added] = [weightOf(own), weightOf(others)];
  const times = added > ours && added > 0 ? ours / added : 1;
  return weighed([...own, ...others.map((one) => ({ ...one, weight: one.weight * times }))].slice(0, maxCriteria));
};

const weightOf = (criteria: readonly Criterion[]): number => criteria.reduce((sum, { weight }) => sum + weight, 0);

const weighed = (kept: readonly Criterion[]): Criterion[] => {
  const total = weightOf(kept);
  return kept.map((criterion, i) => ({
    ...criterion,
    criterionId: `c${i + 1}`,
    weight: total > 0 ? criterion.weight / total : 1 / kept.length,
  }));
};

const distinct = (texts: readonly string[]): string[] =>
  [...Map.groupBy(texts, textKey).values()].flatMap((same) => same.slice(0, 1));

/** The frame when no framer could speak: go ahead, do not, or try it small. It claims nothing about the case. */
export const plainFrame = (
  title: string,
  { goAhead, nothing, small }: PlainOptions,
  { criteria, assumption, horizon, untitled }: PlainFrame,
): Frame => ({
  question: title || untitled,
  options: [goAhead, nothing, small],
  criteria: [...criteria],
  constraints: [],
  assumptions: [assumption],
  horizon,
  successMetric: '',
});
