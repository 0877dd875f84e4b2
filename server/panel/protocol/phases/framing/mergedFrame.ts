import type { Criterion, Frame, Option } from '../../../../../shared/events/casePanel.ts';

import type { PlainFrame } from './plainFrame.ts';
import type { PlainOptions } from './plainOptions.ts';
import { isSameText, textKey } from '../../text/joining.ts';
import { sameOption, labels, saysSame } from '../common/options.ts';
import { maxOptions, maxCriteria } from '../../state/quotas.ts';

/**
 * One frame of several proposals. Options in the same words become one; doing nothing is always among them, and so is one that no user
 * text named: where no framer found one, to try it small. Labels follow the alphabet of the titles, so that the order says nothing; an option that
 * another panel of the case already has keeps its label. `listed`: options that the case lists in so many words, which no framer may drop.
 */
export const mergeFrames = (
  proposals: readonly Frame[],
  known: readonly Option[],
  plain: PlainOptions,
  listed: readonly string[] = [],
): Frame => {
  const [lead, ...rest] = proposals;
  if (!lead) throw new Error('expected at least one proposed frame, found none');
  const options = labelled(pickOptions(proposals, plain, listed), known);
  return {
    ...lead,
    options,
    criteria: mergeCriteria(proposals),
    constraints: distinct([lead, ...rest].flatMap(({ constraints }) => constraints)),
    assumptions: distinct([lead, ...rest].flatMap(({ assumptions }) => assumptions)),
  };
};

type Counted<T> = { readonly item: T; readonly votes: number };

const pickOptions = (proposals: readonly Frame[], plain: PlainOptions, listed: readonly string[]): Option[] => {
  const counted: Counted<Option>[] = [];
  for (const option of proposals.flatMap(({ options }) => options)) {
    const at = counted.findIndex(({ item }) => sameOption(item, option));
    const found = counted[at];
    if (found) counted[at] = { item: found.item, votes: found.votes + 1 };
    else counted.push({ item: option, votes: 1 });
  }
  const statusQuo = counted.find(({ item }) => item.origin === 'status_quo')?.item ?? plain.nothing;
  const known = counted.some(({ item }) => sameOption(item, plain.small));
  const surprise = counted.find(({ item }) => item.origin === 'panel')?.item ?? (known ? undefined : plain.small);
  const must = [statusQuo, ...(surprise ? [surprise] : [])];
  const others = counted
    .filter(({ item }) => !must.includes(item))
    .toSorted((a, b) => b.votes - a.votes)
    .map(({ item }) => item);
  // What the user named is kept however many options that makes; the panel's own fill what room is left.
  const proposed = [...must, ...others];
  const missed = listed.filter((title) => !proposed.some((option) => saysSame(option, title))).map(asOption);
  const [named, own] = [[...others.filter(isUsers), ...missed], others.filter((item) => !isUsers(item))];
  return [...must, ...named, ...own.slice(0, Math.max(0, maxOptions - must.length - named.length))];
};

const asOption = (title: string): Option => ({ optionId: '', title, description: '', origin: 'user' });

const isUsers = ({ origin }: Option): boolean => origin === 'user';

const labelled = (options: readonly Option[], known: readonly Option[]): Option[] => {
  const used = new Set(known.map(({ optionId }) => optionId));
  const free = labels().filter((label) => !used.has(label));
  return options
    .toSorted((a, b) => (a.title < b.title ? -1 : 1))
    .map((option) => ({
      ...option,
      optionId: known.find((other) => sameOption(other, option))?.optionId ?? (free.shift() as string),
    }));
};

const mergeCriteria = (proposals: readonly Frame[]): Criterion[] => {
  const counted: Counted<Criterion>[] = [];
  for (const criterion of proposals.flatMap(({ criteria }) => criteria)) {
    const at = counted.findIndex(({ item }) => isSameText(item.name, criterion.name));
    const found = counted[at];
    if (found)
      counted[at] = { item: { ...found.item, weight: found.item.weight + criterion.weight }, votes: found.votes + 1 };
    else counted.push({ item: criterion, votes: 1 });
  }
  const kept = counted
    .toSorted((a, b) => b.votes - a.votes || b.item.weight - a.item.weight)
    .slice(0, maxCriteria)
    .map(({ item }) => item);
  const total = kept.reduce((sum, { weight }) => sum + weight, 0);
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
