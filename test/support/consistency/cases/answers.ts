import { type Random, randomFrom, shuffled } from '../../../../shared/kernel/random.ts';
import type { PromptContext } from '../../../../server/panel/protocol/phases/common/promptContext.ts';
import type { Ask, ConfiguredProvider } from '../../../../server/panel/providers/modelClient.ts';
import { readNumbers } from '../../../../server/panel/protocol/text/numbers/statedNumbers.ts';
import { read } from '../../../../server/panel/rehearsal/caseReading.ts';
import { resultsFor, searchedAnswer } from '../../foundOnTheWeb.ts';
import { cast } from './ballots.ts';
import type { Decision } from './decisions.ts';
import { framed, triaged } from './framed.ts';
import { quantified } from './quantified.ts';

type Draft = {
  readonly strength: string;
  readonly nextAction: { readonly what: string };
  readonly tripwires: readonly object[];
  readonly reviewDate: string | null;
};
type Attack = { readonly stories: readonly object[] };

/** Of what a search found some is borne out, some is refuted, and some cannot be told. */
const judged = ({ lookups }: PromptContext, random: Random) => ({
  items: lookups.map(({ evidenceId }) => {
    const lot = random();
    const verdict = lot < 0.7 ? 'supported' : lot < 0.85 ? 'contradicted' : 'unclear';
    return { evidenceId, verdict, note: `Page two says ${Math.floor(lot * 1000)}.` };
  }),
});

/** Half of the chairs add up two amounts of the case, or, one in four of them wrongly, and say how. */
const calculating = (m: PromptContext, draft: Draft, random: Random) => {
  const [one, other] = readNumbers(m.brief, m.language).filter(
    ({ value, unit }) => unit !== 'date' && unit !== 'time' && unit !== '%' && Number.isInteger(value) && value >= 100,
  );
  if (!one || !other || random() < 0.5) return draft;
  const said = String(one.value + other.value + (random() < 0.25 ? 7 : 0));
  return {
    ...draft,
    nextAction: { ...draft.nextAction, what: `${draft.nextAction.what} (${said})` },
    calculations: [`${said} = ${one.value} + ${other.value}`],
  };
};

/** A chair that doubts the result says so, and one that lowers the strength says why, both in words of the case; one in ten names no tripwire or no day to look again. */
const doubting = (m: PromptContext, draft: Draft, random: Random) => {
  const { quotes } = read(m.brief, m.language);
  const [first = m.title, second = first, third = first] = quotes;
  return {
    ...draft,
    ...(random() < 0.3 ? { separateOpinion: second } : {}),
    ...(random() < 0.3 && draft.strength !== 'too_close' ? { strength: 'too_close', downgrade: third } : {}),
    ...(random() < 0.6 ? { outsideView: { referenceClass: first, baseRate: second, adjustment: third } } : {}),
    ...(random() < 0.1 ? { tripwires: draft.tripwires.slice(0, Math.floor(2 * random())) } : {}),
    ...(random() < 0.1 ? { reviewDate: null } : {}),
  };
};

const drafted = (m: PromptContext, draft: Draft, seed: string) =>
  doubting(m, calculating(m, draft, randomFrom(`${seed}/calculations`)), randomFrom(`${seed}/chair`));

/** Some failures end an option for good. */
const deadly = ({ stories, ...rest }: Attack, random: Random) => ({
  ...rest,
  stories: stories.map((story) => ({ ...story, killsOption: random() < 0.1 })),
});

/** Two entries, or none, are said to mean the same, and those that do: whether they may is for code to say. */
const grouped = ({ entries }: PromptContext, { again }: Decision, random: Random) => {
  const places = shuffled([...entries.keys()], random).slice(0, 2);
  const placeOf = (said: string) => entries.findIndex(({ text }) => text === said) + 1;
  const same = [...again].map((pair) => pair.map(placeOf)).filter((pair) => pair.every((place) => place > 0));
  const others = random() < 0.5 && places.length === 2 ? [places.map((i) => i + 1)] : [];
  return { groups: [...same, ...others].map((members) => ({ members, opposite: [] })) };
};

/** In one case of ten a provider makes up what it quotes. */
const quoting = (found: unknown, seed: string, provider: string): unknown => {
  const { items } = found as { readonly items: readonly object[] };
  const isMadeUp = randomFrom(`${seed}/${provider}/quotes`)() < 0.1;
  return { ...(found as object), items: items.map((one) => (isMadeUp ? { ...one, quote: madeUp } : one)) };
};
const madeUp = 'Nine in ten of those who were asked would walk two streets further for better bread.';

type Answers = Partial<Record<PromptContext['kind'], (m: PromptContext, said: unknown, random: Random) => unknown>>;

/** What seats answer otherwise than their script; the rest they answer as ever. */
const answersIn = (seed: string, provider: string, decision: Decision): Answers => ({
  triage: (m, said) => triaged(m, said as never, decision, randomFrom(`${seed}/triage`)),
  frame: (m, said) => framed(m, said as never, decision),
  ballot: (m, said, random) => cast(said as never, m, provider, seed, random),
  revise: (m, said, random) => cast(said as never, m, provider, seed, random),
  object: (_, said, random) => deadly(said as Attack, random),
  quantify: (m, _said, random) => quantified(m, random),
  // Who drafts again says the same.
  chair: (m, said) => drafted(m, said as Draft, seed),
  redraft: (m, said) => drafted(m, said as Draft, seed),
  match_frames: (m, _said, random) => grouped(m, decision, random),
  match_write_ins: (m, _said, random) => grouped(m, decision, random),
  match_cruxes: (m, _said, random) => grouped(m, decision, random),
  ...(isSearched(seed) && {
    research: (m, said) => (resultsFor(m).length > 0 ? quoting(searchedAnswer(m), seed, provider) : said),
    search_more: (m, said) => (resultsFor(m).length > 0 ? searchedAnswer(m) : said),
    extract: (m) => searchedAnswer(m),
    verify: (m, _said, random) => judged(m, random),
  }),
});

/** Whether the seats of the case under this seed find anything on the web. */
const isSearched = (seed: string): boolean => randomFrom(`${seed}/web`)() < 0.4;

/** A provider whose seats do not all answer alike. */
export const varied = (one: ConfiguredProvider, seed: string, decision: Decision): ConfiguredProvider => ({
  ...one,
  async *client(ask: Ask) {
    const m = ask.about as PromptContext;
    const answer = answersIn(seed, one.provider, decision)[m.kind];
    const random = randomFrom(`${seed}/${m.kind}/${m.seat.seatId}`);
    if (ask.search && isSearched(seed))
      for (const url of resultsFor(m)) yield { type: 'source', url, title: 'A page' } as const;
    for await (const part of one.client(ask))
      if (answer && part.type === 'text' && isJson(part.delta))
        yield { ...part, delta: JSON.stringify(answer(m, JSON.parse(part.delta), random)) };
      else if (part.type === 'end' && part.usage) yield { ...part, usage: { ...part.usage, output: wordsOf(seed) } };
      else yield part;
  },
});

/** Tokens of an answer: in one case of three so many that a limit of its costs is reached. */
const wordsOf = (seed: string): number => {
  const random = randomFrom(`${seed}/words`);
  return random() < 0.66 ? 200 : Math.floor(1000 + 5000 * random());
};

const isJson = (text: string): boolean => {
  try {
    return typeof JSON.parse(text) === 'object';
  } catch {
    return false;
  }
};
