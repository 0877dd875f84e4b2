import type { Criterion, Frame, Option } from '../../../shared/events/casePanel.ts';

import type { PlainFrame } from './plainFrame.ts';
import type { PlainOptions } from './plainOptions.ts';
import { likeness } from './text.ts';

export const mostOptions = 6;
export const fewestCriteria = 4;
export const mostCriteria = 7;
const alike = 0.6;

/**
 * One frame of several proposals. Alike options become one; doing nothing is always among them, and so is one that no user
 * text named: where no framer found one and `always` asks for it, to try it small. Labels follow the alphabet of the titles, so that the order says nothing; an option that
 * another panel of the case already has keeps its label.
 */
export const mergeFrames = (
  proposals: readonly Frame[],
  known: readonly Option[],
  language: string,
  plain: PlainOptions,
  always: boolean,
): Frame => {
  const [lead, ...rest] = proposals;
  if (!lead) throw new Error('expected at least one proposed frame, found none');
  const options = labelled(pickOptions(proposals, language, plain, always), known, language);
  return {
    ...lead,
    options,
    criteria: mergeCriteria(proposals, language),
    constraints: distinct(
      [lead, ...rest].flatMap(({ constraints }) => constraints),
      language,
    ),
    assumptions: distinct(
      [lead, ...rest].flatMap(({ assumptions }) => assumptions),
      language,
    ),
  };
};

type Counted<T> = { readonly item: T; readonly votes: number };

const pickOptions = (proposals: readonly Frame[], language: string, plain: PlainOptions, always: boolean): Option[] => {
  const counted: Counted<Option>[] = [];
  for (const option of proposals.flatMap(({ options }) => options)) {
    const at = counted.findIndex(({ item }) => sameOption(item, option, language));
    const found = counted[at];
    if (found) counted[at] = { item: found.item, votes: found.votes + 1 };
    else counted.push({ item: option, votes: 1 });
  }
  const statusQuo = counted.find(({ item }) => item.origin === 'status_quo')?.item ?? plain.nothing;
  const known = counted.some(({ item }) => sameOption(item, plain.small, language));
  const surprise =
    counted.find(({ item }) => item.origin === 'panel')?.item ?? (always && !known ? plain.small : undefined);
  const must = [statusQuo, ...(surprise ? [surprise] : [])];
  const others = counted
    .filter(({ item }) => !must.includes(item))
    .toSorted((a, b) => Number(b.item.origin === 'user') - Number(a.item.origin === 'user') || b.votes - a.votes)
    .map(({ item }) => item);
  return [...must, ...others].slice(0, mostOptions);
};

/** Two names for the same thing: nearly the same words, or both mean leaving things as they are. */
export const sameOption = (
  a: Pick<Option, 'title' | 'origin'>,
  b: Pick<Option, 'title' | 'origin'>,
  language: string,
): boolean => (a.origin === 'status_quo' && b.origin === 'status_quo') || likeness(a.title, b.title, language) >= alike;

const labelled = (options: readonly Option[], known: readonly Option[], language: string): Option[] => {
  const used = new Set(known.map(({ optionId }) => optionId));
  const free = labels().filter((label) => !used.has(label));
  return options
    .toSorted((a, b) => (a.title < b.title ? -1 : 1))
    .map((option) => ({
      ...option,
      optionId: known.find((other) => sameOption(other, option, language))?.optionId ?? (free.shift() as string),
    }));
};

/** The next label nobody has. */
export const nextLabel = (known: readonly Option[]): string =>
  labels().find((label) => !known.some(({ optionId }) => optionId === label)) as string;

const labels = (): string[] => {
  const letters = 'ABCDEFGHIJKLMNOPQRSTUVWXYZ'.split('');
  return [...letters, ...letters.map((letter) => `A${letter}`), ...letters.map((letter) => `B${letter}`)];
};

const mergeCriteria = (proposals: readonly Frame[], language: string): Criterion[] => {
  const counted: Counted<Criterion>[] = [];
  for (const criterion of proposals.flatMap(({ criteria }) => criteria)) {
    const at = counted.findIndex(({ item }) => likeness(item.name, criterion.name, language) >= alike);
    const found = counted[at];
    if (found)
      counted[at] = { item: { ...found.item, weight: found.item.weight + criterion.weight }, votes: found.votes + 1 };
    else counted.push({ item: criterion, votes: 1 });
  }
  const kept = counted
    .toSorted((a, b) => b.votes - a.votes || b.item.weight - a.item.weight)
    .slice(0, mostCriteria)
    .map(({ item }) => item);
  const total = kept.reduce((sum, { weight }) => sum + weight, 0);
  return kept.map((criterion, i) => ({
    ...criterion,
    criterionId: `c${i + 1}`,
    weight: total > 0 ? criterion.weight / total : 1 / kept.length,
  }));
};

const distinct = (texts: readonly string[], language: string): string[] =>
  texts.reduce<string[]>(
    (kept, text) => (kept.some((other) => likeness(other, text, language) >= alike) ? kept : [...kept, text]),
    [],
  );

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

/** What a frame by code said before protocol 4, in whatever language. */
export const plainFrameBefore4: PlainFrame = {
  criteria: [
    {
      criterionId: 'c1',
      name: 'Expected benefit',
      why: 'What is gained if it goes as hoped.',
      weight: 0.4,
      direction: 'more',
    },
    {
      criterionId: 'c2',
      name: 'Risk of ruin',
      why: 'What cannot be repaired if it goes wrong.',
      weight: 0.35,
      direction: 'less',
    },
    { criterionId: 'c3', name: 'Reversibility', why: 'How cheaply it can be undone.', weight: 0.25, direction: 'more' },
  ],
  assumption: 'No framer could speak: these options were set by rule, not found in the case.',
  horizon: '12 months',
  untitled: '',
};
