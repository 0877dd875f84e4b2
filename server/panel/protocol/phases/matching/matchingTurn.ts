import type { PromptContext } from '../common/promptContext.ts';
import type { PanelContext } from '../../state/panelContext.ts';
import { type Entry, groupedTexts, GroupsSheet } from './sameTexts.ts';
import { turnKind } from '../common/turnKind.ts';
import type { Fence } from '../prompting/fence.ts';
import type { Prompt } from '../prompting/prompt.ts';

/**
 * A turn that looks for the same in other words among `entries`; `about` adds to the task what kind of entries these are. A
 * scripted seat judges nothing: what is not equal stays apart.
 */
export const matchingTurn = (about: string, entries: (context: PanelContext) => Entry[]) =>
  turnKind({
    prompt: matchingPrompt(about),
    shows: { own: (context) => ({ entries: entries(context) }) },
    scripted: () => ({ groups: [] }),
    schema: GroupsSheet,
    search: false,
    speaks: null,
    facts: (context, turn, answer, { at }) => groupedTexts(context, turn, entries(context), answer, at),
  });

/** What `matchingTurn` adds where entries are options. */
export const amongOptions =
  'opposite is empty: to do something and not to do it are two options. Of options those also belong together of which one only leaves out a detail that the other gives, or shortens a name ("Buy Acme Ltd for £2 million", "Acquire Acme"), so that to do one is to do the other: they are then counted together. Never those that give another detail, or of which one does more.';

const matchingPrompt = (about: string): Prompt => ({
  task: () => `Seats wrote these entries apart from each other. Say which of them mean the same.
groups: one for each meaning that two or more entries have; empty if no two entries mean the same. members: the numbers of those entries. Entries mean the same only if they do in every detail: numbers, names, places, times and extent. Entries under different headings never do. When in doubt, keep them apart. ${about}`,
  shows: [theEntries],
});

const theEntries = ({ entries }: PromptContext, fence: Fence): string =>
  fence(
    'entries',
    [...Map.groupBy(entries.entries(), ([, { what }]) => what)]
      .map(([what, own]) => `${what}:\n${own.map(numbered).join('\n')}`)
      .join('\n\n'),
  );
const numbered = ([i, { text, note }]: readonly [number, Entry]): string =>
  `${i + 1}. ${text}${note === '' ? '' : ` (${note})`}`;
