import type { CaseEvent, CaseEventOf, Mode } from '../../../../shared/events/case.ts';
import { type Random, randomFrom } from '../../../../shared/kernel/random.ts';
import type { Needs } from '../../../../server/panel/engine/runCase.ts';
import type { Asked, Mood } from '../../../fakes/inMemoryProviders.ts';
import { answerFact } from '../../panelCase.ts';
import { prices } from '../../prices.ts';

/** What happens to the case under this seed while it runs. */
export type Prospects = {
  readonly mode: Mode;
  readonly moodOf: (asked: Asked) => Mood;
  /** Prices and a limit, where it may run out of money. */
  readonly money: Partial<Needs>;
  /** Before which append its process ends, to be taken up by another; null where none ends. */
  readonly endsBefore: number | null;
  /** What its owner says to questions; nothing where the panel goes on with what it assumes once they are due. */
  readonly reply: Reply;
  /** How often it is asked again with a fact more. */
  readonly again: number;
};

type Reply = (asked: CaseEventOf<'ClarificationAsked'>['data'], now: string) => readonly CaseEvent[];

export const prospectsOf = (seed: string): Prospects => {
  const lot = (what: string): Random => randomFrom(`${seed}/${what}`);
  const mode = lot('mode');
  const ends = lot('ends');
  const again = lot('again')();
  return {
    mode: mode() < 0.5 ? 'direct' : mode() < 0.8 ? 'default' : 'deep',
    moodOf: moodsIn(lot('mood')),
    money: moneyIn(lot('money')),
    endsBefore: ends() < 0.06 ? 3 + Math.floor(ends() * 60) : null,
    reply: replyIn(lot('reply')),
    again: again < 0.04 ? 2 : again < 0.12 ? 1 : 0,
  };
};

/** All answer, or a provider declines, fails, or is out for one kind of work, or single seats lose their turns. */
const moodsIn = (random: Random): ((asked: Asked) => Mood) => {
  const kind = random();
  const place = random();
  const provider = ['openai', 'anthropic', 'google'][Math.floor(place * 3)];
  if (kind < 0.4) return () => 'fine';
  if (kind < 0.5) return (one) => (one.provider === 'google' ? 'refuse' : 'fine');
  if (kind < 0.58) return (one) => (one.provider === 'openai' ? 'fine' : 'rejected');
  if (kind < 0.66) return (one) => (one.kind === 'read' && one.nth < 9 ? 'refuse' : 'fine');
  if (kind < 0.76) return (one) => (one.kind === 'chair' || (one.kind === 'dissent' && one.nth < 3) ? 'wrong' : 'fine');
  if (kind < 0.84) {
    const work = (['ballot', 'revise', 'object', 'research', 'forecast', 'dissent'] as const)[Math.floor(random() * 6)];
    return (one) => (one.provider === provider && one.kind === work ? 'overloaded' : 'fine');
  }
  if (kind < 0.92)
    return (one) =>
      one.kind === (place < 0.5 ? 'ballot' : 'revise') && randomFrom(`${place}/${one.seatId}`)() < 0.4
        ? 'garbage'
        : 'fine';
  if (kind < 0.96) return (one) => (one.kind === 'object' || one.kind === 'claim' ? 'refuse' : 'fine');
  return (one) => (one.kind === 'verify' || one.kind === 'reply' || one.kind === 'frame' ? 'wrong' : 'fine');
};

/** In one of six cases every call has a price, and the limit lies where it may be reached in any phase. */
const moneyIn = (random: Random): Partial<Needs> => {
  if (random() > 0.16) return {};
  const cap = 4 * 12 ** random();
  return { prices, rules: { clarifyMs: 72 * 3600_000, guided: {}, capUsd: { direct: cap, default: cap, deep: cap } } };
};

/** Answers all questions or one of them, skips them, says nothing until they are due, or corrects how the panel reads the decision. */
const replyIn = (random: Random): Reply => {
  const lot = random();
  if (lot < 0.5) return (_, now) => [answerFact(now)];
  if (lot < 0.6) return answersOne;
  if (lot < 0.72) return () => [];
  if (lot < 0.85) return skips;
  return (_, now) => [{ type: 'FrameCorrected', data: { frame: corrected, at: now } }, answerFact(now)];
};

const answersOne: Reply = ({ questions }, now) => [
  {
    type: 'ClarificationAnswered',
    data: { answers: [{ questionId: questions[0]?.questionId ?? null, text: 'At most EUR 90,000.' }], at: now },
  },
];
const skips: Reply = ({ questions }, now) => [
  {
    type: 'ClarificationAssumed',
    data: {
      reason: 'skipped',
      assumptions: questions.map(({ questionId, assumption }) => ({ questionId, text: assumption })),
      at: now,
    },
  },
];
const corrected = {
  options: ['Buy the shop next door', 'Stay in the shop that we have', 'Sell to the baker in Hull'],
  criteria: ['Cash at risk', 'Hours of the staff'],
  deadline: '15 January',
  fixed: ['Nobody is dismissed'],
};
