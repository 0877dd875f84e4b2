import type { Material } from '../protocol/material.ts';
import { randomFrom } from '../protocol/random.ts';
import { isQuestion, read } from './reading.ts';
import { inOneBreath, type Say } from './script.ts';
import { setbacksIn } from './setbacks.ts';
import { type Answer, numberOf, panelOf, shortened } from './words.ts';

/** A sentence of the part, a quote to lean on, and what the seat is. */
export const speech = (m: Material, words: string, say: Say) => {
  const item = m.ledger.find(
    ({ unusable, status }, i) => unusable === null && status === 'verified' && i >= numberOf(m.seat.seatId) % 3,
  );
  const cited = item ? say('cites', { quote: shortened(item.quote, m.language), evidence: item.evidenceId }) : '';
  return {
    text: inOneBreath(say, [words, cited, say('disclaimer')]),
    evidenceIds: item ? [item.evidenceId] : [],
  };
};

const doubts = (m: Material): boolean => m.crux?.side === 'against';

export const claim: Answer = (m, _random, say) => ({
  ...speech(m, say(doubts(m) ? 'claimsNo' : 'claimsYes'), say),
  concession: say('concedes'),
  steelman: say(doubts(m) ? 'bestOfYes' : 'bestOfNo'),
});
export const examine: Answer = (m, _random, say) => {
  const [one, other] = m.said;
  const asks = one && other ? say('examines', { one: one.speaker, other: other.speaker }) : say('examinesAll');
  const { text, evidenceIds } = speech(m, asks, say);
  const [item] = m.ledger.filter(({ unusable }) => unusable === null).toSorted(byId);
  return { text, evidenceIds, check: item ? { evidenceId: item.evidenceId, question: say('where') } : null };
};
const byId = (a: { readonly evidenceId: string }, b: { readonly evidenceId: string }) =>
  a.evidenceId < b.evidenceId ? -1 : 1;
export const check: Answer = ({ lookups: [item], language }, _random, say) => ({
  text: inOneBreath(say, [
    item?.onPage ? say('itSays', { quote: shortened(item.quote, language) }) : say('notThere'),
    say('disclaimer'),
  ]),
  verdict: item?.onPage ? 'supported' : 'unclear',
});
export const answer: Answer = (m, _random, say) => ({
  ...speech(m, say(doubts(m) ? 'answersNo' : 'answersYes'), say),
  concession: null,
  steelman: null,
});
export const delegate: Answer = (m, _random, say) => ({
  ...speech(m, say('compares'), say),
  concession: say('comparesConcedes'),
  steelman: null,
});

/** Seats of one red team, and those of panels that work apart, each look at another side: the same seat always at the same. */
export const object: Answer = (m, _random, say) => {
  const all = read(m.brief, m.language).quotes;
  // A question cannot turn out not to hold.
  const stated = all.filter((quote) => !isQuestion(quote));
  const quotes = stated.length > 0 ? stated : all;
  const { causes, signs, mitigations } = setbacksIn(m.language);
  const first = Math.floor(randomFrom(m.title)() * causes.length);
  const side = (first + panelOf(m.seat.seatId) + numberOf(m.seat.seatId)) % causes.length;
  const other = (i: number) => (i + side) % signs.length;
  const item = m.ledger.find(({ unusable, status }) => unusable === null && status === 'verified');
  return {
    stories: (causes[side] ?? []).map((cause, i) => ({
      story: inOneBreath(say, [
        say('failed', { quote: shortened(quotes[(i * causes.length + side) % quotes.length] ?? '', m.language) }),
        cause,
        say('disclaimer'),
      ]),
      cause,
      earlySign: signs[other(i)] ?? '',
      when: say('when', { months: [3, 4, 6, 8, 10][i] ?? 10 }),
      probability: [0.2, 0.12, 0.08, 0.06, 0.04][i] ?? 0.04,
      mitigation: mitigations[other(i)] ?? '',
      killsOption: false,
      evidenceIds: item && i === 0 ? [item.evidenceId] : [],
    })),
    rivalPlan: m.agreed ? inOneBreath(say, [say('rival'), say('disclaimer')]) : null,
  };
};
