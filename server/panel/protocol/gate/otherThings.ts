import type { CaseEventOf } from '../../../../shared/events/case.ts';
import { isSameWord, wordsIn } from '../text/numbers/counts/countNouns.ts';
import type { Doubt } from '../text/numbers/numbersInDoubt.ts';

/** A number of a draft that a reader found to tell of something else than its source. */
export type OtherThing = NonNullable<CaseEventOf<'GateReviewed'>['data']['otherThings']>[number];

/** Whether a number of a draft is one that a reader found so before: as much, and of what is called the same. */
export const isStillSaid = ({ number, words }: OtherThing, { number: said }: Doubt): boolean => {
  const [noun] = said.counted.behind;
  return said.text === number && (noun === undefined || wordsIn(words).some((word) => isSameWord(noun, word)));
};
