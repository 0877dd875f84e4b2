import type { Criterion } from '../../../../../shared/events/panel/frame.ts';
import { panelTextsIn } from '../../../../../shared/locales/panelTexts.ts';
import { digitsOf, writerOfDigits } from '../../../../../shared/locales/digits.ts';
import { localeOf } from '../../../../../shared/kernel/text/localeOf.ts';
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
  const words = panelTextsIn(wordsNameOf(tag));
  return {
    assumption: words.setByRule,
    horizon: writerOfDigits(digitsOf(localeOf(tag) ?? new Intl.Locale('en')))(words.horizon),
    untitled: words.untitled,
    criteria: [
      { criterionId: 'c1', name: words.gain, why: words.gainWhy, weight: 0.35, direction: 'more' },
      { criterionId: 'c2', name: words.loss, why: words.lossWhy, weight: 0.3, direction: 'less' },
      { criterionId: 'c3', name: words.return, why: words.returnWhy, weight: 0.2, direction: 'more' },
      { criterionId: 'c4', name: words.strain, why: words.strainWhy, weight: 0.15, direction: 'less' },
    ],
  };
};
