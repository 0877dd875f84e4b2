import { randomFrom } from '../../shared/kernel/random.ts';
import type { Installation } from './installation.ts';
import { prose, seatName, turn } from './longCase.ts';

type Needs = {
  readonly installation: Installation;
  readonly caseId: string;
  /** Of the last fact written. */
  readonly head: number;
  readonly seats: number;
  readonly tokensPerSecond: number;
  /** Number of the first utterance to come. */
  readonly from: number;
};
type Speaker = { readonly i: number; readonly words: readonly string[]; said: number; offset: number };

const speakers = 8;
const tokensPerUtterance = 100;
const everyMs = 50;

/** Seats talk, eight at a time, until they are told to stop; each utterance becomes a fact when it is said. */
export function talk({ installation, caseId, head, seats, tokensPerSecond, from }: Needs) {
  const random = randomFrom('talk');
  const now = () => new Date().toISOString();
  let next = from;
  let tokens = 0;
  let revision = head;
  let writing = Promise.resolve();
  const began = performance.now();
  const begin = (): Speaker => ({ i: next++, words: prose(random, tokensPerUtterance).split(' '), said: 0, offset: 0 });
  // They are not all at the same word.
  const table = Array.from({ length: speakers }, (_, k) => ({ ...begin(), said: k * 12 }));

  const say = (speaker: Speaker, count: number): Speaker => {
    const { i, words, said, offset } = speaker;
    const text = words.slice(said, said + count).join(' ');
    const seatId = seatName(i % seats);
    installation.publishDelta(caseId, { panel: 0, seatId, key: `U-${i}`, offset, text: `${text} ` });
    if (said + count < words.length) return { ...speaker, said: said + count, offset: offset + text.length + 1 };
    const facts = turn({ i, crux: 7, seat: i % seats, random, now });
    writing = writing.then(async () => void (revision = await installation.append(caseId, facts, revision)));
    return begin();
  };
  const timer = setInterval(() => {
    const due = ((performance.now() - began) / 1000) * tokensPerSecond;
    for (let k = 0; tokens < due; k = (k + 1) % speakers) {
      const count = Math.min(3, Math.ceil((due - tokens) / speakers));
      table[k] = say(table[k] ?? begin(), count);
      tokens += count;
    }
  }, everyMs);

  return {
    /** Tokens a second, as they were really said. */
    rate: () => tokens / ((performance.now() - began) / 1000),
    head: () => revision,
    async stop(): Promise<void> {
      clearInterval(timer);
      await writing;
    },
  };
}
