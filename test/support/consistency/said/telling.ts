import type { SeatRef } from '../../../../shared/views/reportDocument/types/common.ts';
import type { ReportDocument } from '../../../../shared/views/reportDocument/types/reportDocument.ts';
import type { Speech } from '../../../../shared/words/speech.ts';

/** A part of a surface between two headings, and all that is said in it, in the order of reading. */
export type Part = { readonly heading: string; readonly says: readonly string[] };

/** What every part of what is expected is told from: the document, and how its language writes words, numbers and dates. */
export type Telling = {
  readonly document: ReportDocument;
  readonly speech: Speech;
  readonly words: Speech['words'];
  readonly say: Speech['say'];
  readonly titleOf: (optionId: string) => string;
  /** An option by its letter and its title. */
  readonly named: (optionId: string) => string;
};

/** How numbers of the recommendation come about. */
export const calculationsIn = (calculations: ReportDocument['calculations'], heading: string): Part[] =>
  calculations ? [{ heading, says: calculations.map(({ said, from }) => `${said} ${from}`) }] : [];

export const tellingOf = (document: ReportDocument, speech: Speech): Telling => {
  const titleOf = (id: string) => document.options.find(({ optionId }) => optionId === id)?.title ?? '';
  return {
    document,
    speech: remembering(speech),
    words: speech.words,
    say: speech.say,
    titleOf,
    named: (id) => `${id} ${titleOf(id)}`,
  };
};

const known = new WeakMap<Speech, Speech>();
/** The same speech, which writes each number once: the language's own way of writing one takes long to look up. */
const remembering = (speech: Speech): Speech => {
  const old = known.get(speech);
  if (old) return old;
  const written = new Map<string, string>();
  const number: Speech['number'] = (value, decimals = 0) => {
    const key = `${value}/${decimals}`;
    const text = written.get(key) ?? speech.number(value, decimals);
    written.set(key, text);
    return text;
  };
  const made = { ...speech, number };
  known.set(speech, made);
  return made;
};

const makers: Readonly<Record<string, string>> = {
  openai: 'OpenAI',
  anthropic: 'Anthropic',
  google: 'Google',
  rehearsal: '',
};
/** A maker of models by its own name; what has none is said as it is. */
export const makerOf = (provider: string | null): string => (provider === null ? '' : (makers[provider] ?? provider));

/** A seat in full: its name, its lens, whose model it is. */
export const seatInFull = ({ speech }: Telling, { name, lens, provider }: SeatRef): string =>
  [...new Set([name, speech.lens(lens), makerOf(provider)])].filter(Boolean).join(' ');
/** A seat as the page names it: beside its name the mark stands for its provider. */
export const seatNamed = ({ speech }: Telling, seat: SeatRef | null): string =>
  seat ? `${seat.name} ${speech.lens(seat.lens)}` : '';

/** Words of ICD 203 and the percentage below which each stands. */
const scale = [
  { below: 5, word: 'p1' },
  { below: 20, word: 'p2' },
  { below: 45, word: 'p3' },
  { below: 55, word: 'p4' },
  { below: 80, word: 'p5' },
  { below: 95, word: 'p6' },
] as const;
export const likelihood = (p: number): keyof Speech['words'] =>
  scale.find(({ below }) => Math.round(p * 100) < below)?.word ?? 'p7';

/** Options from the most probable to the least, those that only rounding sets apart in their order; those without a probability last. */
export const byProbability = ({ document }: Telling) =>
  [...document.options].sort((a, b) => {
    const [first, second] = [a.final?.p ?? -1, b.final?.p ?? -1];
    return Math.abs(first - second) < 1e-9 ? 0 : second - first;
  });
