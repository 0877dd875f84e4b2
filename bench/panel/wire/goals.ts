import { ofType } from '../../../test/support/panelCase.ts';
import { fetchedAsFromTheWeb, searchedAnswer } from '../../../test/support/foundOnTheWeb.ts';
import { documents } from './documentGoals.ts';
import { secondsToPdf } from './drawn.ts';
import { allConclude, asShown, goal, type Goal, type Held, usd } from './held.ts';
import * as measures from './measures.ts';
import { type Played, play, type Scenario, usualDay } from './scenarios.ts';

/**
 * What the panel is held to with models that think, on fakes as strict and as slow as the providers, in virtual time. The bench plays
 * many cases of each, the specs few.
 */
const realWeb: Pick<Scenario, 'fetchPage' | 'searchesFail'> = { fetchPage: fetchedAsFromTheWeb, searchesFail: true };
const direct: Scenario = { name: 'direct', mode: 'direct', cases: 20, atOnce: 10 };
const usual = async (cases: number): Promise<Held> => {
  const { played, rests } = await play({ ...direct, cases, ...realWeb });
  const hedges = measures.hedgesIn(played);
  const looked = measures.lookedUp(played);
  const known = measures.knownShare(played);
  return {
    title: 'Direct, 10 at once',
    played,
    goals: [
      allConclude(played),
      goal('frames by code', measures.byCode(played), measures.byCode(played) === 0),
      goal('p95 to the result ≤ 290 s', measures.p95(played).toFixed(0), measures.p95(played) <= 290),
      goal('rests of a healthy provider', rests, rests === 0),
      goal('web items whose quotes were looked up ≥ 80 %', measures.percent(looked), looked >= 0.8),
      goal('calls of known cost ≥ 95 %', measures.percent(known), known >= 0.95),
      cut(played),
      // Of a few, chance decides how many win.
      goal('hedges won > 50 %', `${hedges.won} of ${hedges.made}`, hedges.made < 5 || hedges.won / hedges.made > 0.5),
    ],
  };
};

/** The same as a reader meets it. Drawing takes real time, so that no spec holds it. */
const printed = async (cases: number): Promise<Held> => {
  const { played } = await play({ ...direct, cases, ...realWeb });
  const { seconds, longestDrawing } = await secondsToPdf(played);
  const p95 = measures.p95Of(seconds);
  return {
    title: 'Direct, 10 at once, to the PDF',
    played,
    goals: [allConclude(played), goal('p95 to the PDF ≤ 300 s', p95.toFixed(0), p95 <= 300)],
    notes: [`drawing took ${longestDrawing.toFixed(1)} s at most`],
  };
};

const cut = (played: readonly Played[]) =>
  goal(
    'answers cut at their token limit ≤ 1 %',
    measures.percent(measures.cutShare(played)),
    measures.cutShare(played) <= 0.01,
  );

/** What was lost is said: by the banner, by the strength, and by what holds it down. */
const saysWhatIsLost = (played: readonly Played[]): readonly Goal[] => {
  const disguised = measures.disguised(played);
  const strong = measures.strongOnLittle(played);
  const little = measures.littleVerified(played);
  const lacking = measures.lackingSeats(played);
  return [
    goal('frames by code that pass as a full panel', disguised, disguised === 0),
    goal('strong with less than half of the evidence verified', strong, strong === 0),
    goal(
      'less than half of the evidence verified, and not said',
      `${little.unsaid} of ${little.cases}`,
      little.unsaid === 0,
    ),
    goal('seats missing, and shown as a full panel', `${lacking.full} of ${lacking.cases}`, lacking.full === 0),
  ];
};

/** Seats that all put the same option far ahead, so that nothing but what was lost holds the strength down. */
const agreed: Scenario['answer'] = (m) => {
  const said = searchedAnswer(m);
  if (m.kind !== 'ballot' && m.kind !== 'revise') return said;
  const { p, scores, ...rest } = said as { p: { option: string }[]; scores: { scores: { option: string }[] }[] };
  const [best] = p.map(({ option }) => option).toSorted();
  return {
    ...rest,
    p: p.map(({ option }) => ({ option, probability: option === best ? 0.9 : 0.1 / (p.length - 1) })),
    scores: scores.map((row) => ({
      ...row,
      scores: row.scores.map(({ option }) => ({ option, score: option === best ? 90 : 30 })),
    })),
  };
};
const slower = async (cases: number): Promise<Held> => {
  const { played: divided } = await play({ ...direct, name: 'slow', cases, slower: 2.5 });
  const { played: united } = await play({ ...direct, name: 'slow, agreed', cases, slower: 2.5, answer: agreed });
  const { played: whole } = await play({ ...direct, name: 'agreed', cases: 2, answer: agreed });
  const played = [...divided, ...united];
  const strong = measures.strong(whole);
  return {
    title: 'Direct, 2.5 times slower',
    played,
    goals: [
      allConclude(played),
      ...saysWhatIsLost(played),
      goal('strong at the usual speed, where all seats agree', `${strong} of ${whole.length}`, strong === whole.length),
    ],
    notes: [`${measures.strong(united)} of ${united.length} that agree are strong`],
  };
};

/** Each in turn: one of them seats the seat that sorts the case, one the framer, one the chair. */
const dead = async (cases: number): Promise<Held> => {
  const { played: healthy } = await play({ ...direct, cases });
  const all: Played[] = [];
  const goals: Goal[] = [];
  for (const name of ['openai', 'anthropic', 'google'] as const) {
    const { played } = await play({
      ...{ ...direct, cases },
      fault: ({ provider }) => (provider === name ? { kind: 'hang' } : undefined),
    });
    const { seconds, error } = measures.longerThan(played, healthy);
    const found = `${seconds.toFixed(0)} ± ${error.toFixed(0)}`;
    goals.push(goal(`seconds that it costs when ${name} is ≤ 20, but for chance`, found, seconds - 2 * error <= 20));
    all.push(...played);
  }
  return {
    title: 'Direct, one provider dead from the start',
    played: all,
    goals: [allConclude(all), ...saysWhatIsLost(all), ...goals],
  };
};

const invented = 'Every shop of this kind in the county doubled its profit within one year of moving.';
/** Researchers of one provider quote what no page says. */
const inventing: Scenario['answer'] = (m, provider) => {
  const answer = searchedAnswer(m);
  if (provider !== 'anthropic' || m.kind !== 'research') return answer;
  const { items } = answer as { readonly items: readonly object[] };
  return { items: items.map((item) => ({ ...item, quote: invented })), nothingFound: null };
};
const lying = async (cases: number): Promise<Held> => {
  const { played } = await play({ ...direct, name: 'lying', cases, answer: inventing });
  const { offered, verified } = measures.withQuote(played, invented);
  const firm = measures.firmerThanLean(played);
  return {
    title: 'Direct, one provider inventing all quotes',
    played,
    goals: [
      allConclude(played),
      goal('invented quotes that are verified', `${verified} of ${offered}`, offered > 0 && verified === 0),
      goal('cases whose strength is more than a lean', `${firm} of ${played.length}`, firm === 0),
    ],
  };
};

/** Direct cases, short and long, with today's prices and with those of December. */
const costs = async (cases: number): Promise<Held> => {
  const goals: Goal[] = [];
  const all: Played[] = [];
  for (const day of [usualDay, '2026-12-02'])
    for (const chars of [0, 97_000]) {
      const { played } = await play({ ...direct, cases, chars, start: `${day}T09:00:00.000Z` });
      goals.push(
        ...asShown('direct', played, { chars, day }).map((one) => ({
          ...one,
          goal: `${day}, ${chars} characters: ${one.goal}`,
        })),
      );
      all.push(...played);
    }
  return {
    title: 'Direct, short and long, before and after prices change',
    played: all,
    goals: [allConclude(all), ...goals],
  };
};

const cached = (played: readonly Played[]) =>
  goal(
    'input of ballots and later turns read from caches ≥ 70 %',
    measures.percent(measures.cachedShare(played)),
    measures.cachedShare(played) >= 0.7,
  );

const standard = async (cases: number): Promise<Held> => {
  const { played } = await play({ name: 'default', mode: 'default', cases, atOnce: 2, ...realWeb });
  return {
    title: 'Default',
    played,
    goals: [
      allConclude(played),
      cached(played),
      cut(played),
      ...asShown('default', played),
      goal('USD for a short case ≤ 4', usd(played).toFixed(2), usd(played) <= 4),
    ],
  };
};

const deep = async (cases: number): Promise<Held> => {
  const { played } = await play({ name: 'deep', mode: 'deep', cases, atOnce: 2, ...realWeb });
  const left = ofType(measures.all(played), 'EvidenceFound').length / played.length;
  return {
    title: 'Deep',
    played,
    goals: [
      allConclude(played),
      cached(played),
      cut(played),
      ...asShown('deep', played),
      goal('slowest ≤ 1200 s', measures.slowest(played).toFixed(0), measures.slowest(played) <= 1200),
    ],
    notes: [`${left.toFixed(0)} items of evidence a case`],
  };
};

/** Measured before prompts began alike, of the same case. */
const uncachedUsd = 7.25;
const long = async (cases: number): Promise<Held> => {
  const { played } = await play({ name: 'long', mode: 'default', cases, atOnce: 1, chars: 97_000 });
  const { paid, uncached } = measures.inputUsd(played);
  const without = usd(played) + (uncached - paid) / played.length;
  return {
    title: 'Default, a case of 97,000 characters',
    played,
    goals: [
      allConclude(played),
      ...asShown('default', played, { chars: 97_000 }),
      goal(
        `USD < half of the ${uncachedUsd} that it was without caches`,
        usd(played).toFixed(2),
        usd(played) < uncachedUsd / 2,
      ),
      goal(
        'input for less than half of what it costs without caches',
        measures.percent(paid / uncached),
        paid < uncached / 2,
      ),
    ],
    notes: [`without caches it would cost ${without.toFixed(2)} USD`],
  };
};

export const scenarios = {
  usual: { hold: usual, cases: 20 },
  printed: { hold: printed, cases: 20 },
  slower: { hold: slower, cases: 20 },
  dead: { hold: dead, cases: 20 },
  lying: { hold: lying, cases: 20 },
  costs: { hold: costs, cases: 6 },
  documents: { hold: documents, cases: 6 },
  default: { hold: standard, cases: 6 },
  deep: { hold: deep, cases: 12 },
  long: { hold: long, cases: 9 },
} as const;
