import { softmax } from '../../../../shared/kernel/numbers.ts';
import { normal, type Random, randomFrom, shuffled } from '../../../../shared/kernel/random.ts';
import type { PromptContext } from '../../../../server/panel/protocol/phases/common/promptContext.ts';
import type { Ask, ConfiguredProvider } from '../../../../server/panel/providers/modelClient.ts';
import { read } from '../../../../server/panel/rehearsal/caseReading.ts';
import { resultsFor, searchedAnswer } from '../../foundOnTheWeb.ts';
import { quantified } from './quantified.ts';

type Sheet = { p: { option: string; probability: number }[]; change?: object };
type Draft = { readonly strength: string };

/** Ballots as real seats might cast them: providers lean differently, seats scatter, some move after the exchange and say why or do not. */
const vote = (sheet: Sheet, kind: string, provider: string, random: Random, lean: Random): Sheet => {
  const moves = kind === 'revise' && random() < 0.35;
  if (kind === 'revise' && !moves) return sheet;
  const own = randomFrom(`${provider}/${lean()}`);
  const p = softmax(sheet.p.map(() => 1.2 * normal(own) + 0.9 * normal(random)));
  const change = random() < 0.5 ? 'recalculated' : 'flaw_in_own_claim';
  return {
    ...sheet,
    p: sheet.p.map(({ option }, i) => ({ option, probability: p[i] ?? 0 })),
    ...(kind === 'revise' ? { change: { kind: change, evidenceIds: [], note: 'I counted again.' } } : {}),
  };
};

/** Of what a search found some is borne out, some is refuted, and some cannot be told. */
const judged = ({ lookups }: PromptContext, random: Random) => ({
  items: lookups.map(({ evidenceId }) => {
    const lot = random();
    const verdict = lot < 0.7 ? 'supported' : lot < 0.85 ? 'contradicted' : 'unclear';
    return { evidenceId, verdict, note: `Page two says ${Math.floor(lot * 1000)}.` };
  }),
});

/** A chair that doubts the result says so, and one that lowers the strength says why, both in words of the case. */
const doubting = (m: PromptContext, draft: Draft, random: Random) => {
  const { quotes } = read(m.brief, m.language);
  const [first = m.title, second = first, third = first] = quotes;
  return {
    ...draft,
    ...(random() < 0.3 ? { separateOpinion: second } : {}),
    ...(random() < 0.3 && draft.strength !== 'too_close' ? { strength: 'too_close', downgrade: third } : {}),
    ...(random() < 0.6 ? { outsideView: { referenceClass: first, baseRate: second, adjustment: third } } : {}),
  };
};

/** Two entries, or none, are said to mean the same: whether they may is for code to say. */
const grouped = ({ entries }: PromptContext, random: Random) => {
  const places = shuffled([...entries.keys()], random).slice(0, 2);
  return { groups: random() < 0.5 && places.length === 2 ? [{ members: places.map((i) => i + 1), opposite: [] }] : [] };
};

type Answers = Partial<Record<PromptContext['kind'], (m: PromptContext, said: unknown, random: Random) => unknown>>;

/** What seats answer otherwise than their script; the rest they answer as ever. */
const answersIn = (seed: string, provider: string): Answers => ({
  ballot: (m, said, random) => vote(said as Sheet, m.kind, provider, random, randomFrom(seed)),
  revise: (m, said, random) => vote(said as Sheet, m.kind, provider, random, randomFrom(seed)),
  quantify: (m, _said, random) => quantified(m, random),
  // Who drafts again says the same.
  chair: (m, said) => doubting(m, said as Draft, randomFrom(`${seed}/chair`)),
  redraft: (m, said) => doubting(m, said as Draft, randomFrom(`${seed}/chair`)),
  match_frames: (m, _said, random) => grouped(m, random),
  match_write_ins: (m, _said, random) => grouped(m, random),
  match_cruxes: (m, _said, random) => grouped(m, random),
  ...(isSearched(seed) && {
    research: (m, said) => (resultsFor(m).length > 0 ? searchedAnswer(m) : said),
    search_more: (m, said) => (resultsFor(m).length > 0 ? searchedAnswer(m) : said),
    extract: (m) => searchedAnswer(m),
    verify: (m, _said, random) => judged(m, random),
  }),
});

/** Whether the seats of the case under this seed find anything on the web. */
const isSearched = (seed: string): boolean => randomFrom(`${seed}/web`)() < 0.4;

/** A provider whose seats do not all answer alike. */
export const varied = (one: ConfiguredProvider, seed: string): ConfiguredProvider => ({
  ...one,
  async *client(ask: Ask) {
    const m = ask.about as PromptContext;
    const answer = answersIn(seed, one.provider)[m.kind];
    const random = randomFrom(`${seed}/${m.kind}/${m.seat.seatId}`);
    if (ask.search && isSearched(seed))
      for (const url of resultsFor(m)) yield { type: 'source', url, title: 'A page' } as const;
    for await (const part of one.client(ask))
      yield answer && part.type === 'text' && isJson(part.delta)
        ? { ...part, delta: JSON.stringify(answer(m, JSON.parse(part.delta), random)) }
        : part;
  },
});

const isJson = (text: string): boolean => {
  try {
    return typeof JSON.parse(text) === 'object';
  } catch {
    return false;
  }
};
