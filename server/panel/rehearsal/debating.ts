import type { Material } from '../protocol/material.ts';
import { read } from './reading.ts';
import { type Answer, disclaimer, numberOf, shortened } from './words.ts';

/** A sentence of the part, a quote to lean on, and what the seat is. */
export const speech = (m: Material, words: string) => {
  const item = m.ledger.find(
    ({ unusable, status }, i) => unusable === null && status === 'verified' && i >= numberOf(m.seat.seatId) % 3,
  );
  return {
    text: [words, item ? `The case says: “${shortened(item.quote, m.language)}” (${item.evidenceId}).` : '', disclaimer]
      .filter(Boolean)
      .join(' '),
    evidenceIds: item ? [item.evidenceId] : [],
  };
};

export const claim: Answer = (m) => ({
  ...speech(
    m,
    m.crux?.side === 'against'
      ? 'I say it will not hold, and the plan must stand without it.'
      : 'I say it will hold, and the plan may rest on it.',
  ),
  concession: 'The case itself does not prove it either way.',
  steelman:
    m.crux?.side === 'against'
      ? 'It has held so far, and nothing in the case says why it should stop.'
      : 'What was true when the case was written need not be true when it counts.',
});
export const examine: Answer = (m) => {
  const [first, second] = m.said;
  const { text, evidenceIds } = speech(
    m,
    `${first?.speaker ?? 'One side'} and ${second?.speaker ?? 'the other'} read the same words differently. ${first?.speaker ?? 'You'}: what would show in a month that it does not hold? ${second?.speaker ?? 'You'}: what does it cost to be ready for both?`,
  );
  const [item] = m.ledger.filter(({ unusable }) => unusable === null).toSorted(byId);
  return { text, evidenceIds, check: item ? { evidenceId: item.evidenceId, question: 'Where does it say so?' } : null };
};
const byId = (a: { readonly evidenceId: string }, b: { readonly evidenceId: string }) =>
  a.evidenceId < b.evidenceId ? -1 : 1;
export const check: Answer = ({ lookups: [item], language }) => ({
  text: `${item?.onPage ? `It says: “${shortened(item.quote, language)}”` : 'I cannot find it there.'} ${disclaimer}`,
  verdict: item?.onPage ? 'supported' : 'unclear',
});
export const answer: Answer = (m) => ({
  ...speech(
    m,
    m.crux?.side === 'against'
      ? 'Being ready for both costs a delay and little else.'
      : 'The first figure after a month would show it; until then I stand by it.',
  ),
  concession: null,
  steelman: null,
});
export const delegate: Answer = (m) => ({
  ...speech(
    m,
    'Our panel rested on the same case as yours, and parted ways on what will hold. I have heard your cruxes and find the last of them the hardest.',
  ),
  concession: 'Another panel asked a question that ours did not.',
  steelman: null,
});

export const object: Answer = (m) => {
  const { quotes } = read(m.brief, m.language);
  const item = m.ledger.find(({ unusable, status }) => unusable === null && status === 'verified');
  return {
    stories: quotes.slice(0, 3).map((quote, i) => ({
      story: `It failed because this did not hold: “${shortened(quote, m.language)}” ${disclaimer}`,
      cause: 'A statement of the case was taken for granted.',
      earlySign: 'The first month departs from it.',
      when: `after ${3 * (i + 1)} months`,
      probability: [0.2, 0.12, 0.08][i] ?? 0.05,
      mitigation: 'Check it before the first step that cannot be undone.',
      killsOption: false,
      evidenceIds: item && i === 0 ? [item.evidenceId] : [],
    })),
    rivalPlan: m.agreed ? `Do the opposite on a small scale first, and let the figures decide. ${disclaimer}` : null,
  };
};
