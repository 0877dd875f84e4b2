import type { Criterion } from '../../../../../shared/events/panel/frame.ts';

import { englishFrame, frameWords } from './plainFrameWords.ts';
import { wordsNameOf } from '../../text/language.ts';

/** What code says of a frame where no framer could: four criteria that fit any decision, and that they were set by rule. */
export type PlainFrame = {
  readonly criteria: readonly Criterion[];
  readonly assumption: string;
  readonly horizon: string;
  /** What a case is called that has no title. */
  readonly untitled: string;
};

/** By BCP 47 tag, in the languages of the reports; English where there are no words. Claims nothing about the case. */
export const plainFrameIn = (tag: string): PlainFrame => {
  const [assumption, horizon, untitled, ...words] = frameWords[wordsNameOf(tag)] ?? englishFrame;
  return { assumption, horizon, untitled, criteria: shape.map((one, i) => ({ ...one, ...named(words, i) })) };
};

const shape: readonly Pick<Criterion, 'criterionId' | 'weight' | 'direction'>[] = [
  { criterionId: 'c1', weight: 0.35, direction: 'more' },
  { criterionId: 'c2', weight: 0.3, direction: 'less' },
  { criterionId: 'c3', weight: 0.2, direction: 'more' },
  { criterionId: 'c4', weight: 0.15, direction: 'less' },
];
const named = (words: readonly string[], i: number) => ({ name: words[2 * i] ?? '', why: words[2 * i + 1] ?? '' });
