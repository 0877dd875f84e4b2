import type { PromptContext } from '../common/promptContext.ts';
import { type Say, inOneBreath } from '../../../rehearsal/spokenLines.ts';
import { numberOf, shortened } from '../../../rehearsal/seatNumbers.ts';

/** A sentence of the part, a quote to lean on, and what the seat is. */
export const speech = (m: PromptContext, words: string, say: Say) => {
  const item = m.evidenceList.find(
    ({ unusable, status }, i) => unusable === null && status === 'verified' && i >= numberOf(m.seat.seatId) % 3,
  );
  const cited = item ? say('cites', { quote: shortened(item.quote, m.language), evidence: item.evidenceId }) : '';
  return {
    text: inOneBreath(say, [words, cited]),
    evidenceIds: item ? [item.evidenceId] : [],
  };
};
