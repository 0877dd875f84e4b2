import type { PromptContext } from '../common/promptContext.ts';
import type { Entry } from './sameTexts.ts';
import type { ScriptedAnswer } from '../common/turnKind.ts';
import type { Fence } from '../prompting/fence.ts';
import type { Prompt } from '../prompting/prompt.ts';

/** What a seat is asked that looks for the same in other words; a prompt adds what kind of entries these are. */
export const matchingPrompt = (about: string): Prompt => ({
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

/** A scripted seat judges nothing: what is not equal stays apart. */
export const scriptedMatching: ScriptedAnswer = () => ({ groups: [] });
