import type { PromptContext } from '../../../server/panel/protocol/phases/common/promptContext.ts';
import { lensNames } from '../../../server/panel/protocol/phases/prompting/lensNames.ts';
import { byCriterion } from '../../../server/panel/protocol/phases/scripting/ballots.ts';
import { randomFrom } from '../../../shared/kernel/random.ts';
import { type Ballots, ballots, order } from './ballots.ts';
import { type Choice, findings, options, pages, triage } from './case.ts';
import { numbersOf } from './numbers.ts';
import { checks, claims, dissents, draft, examinations, replies, stories } from './speeches.ts';

/** What the seats of the example answer: the texts of this folder, as the forms of the protocol ask for them. */
export const answerOf = (asked: PromptContext, researcher: number): unknown => {
  const answer = answers[asked.kind];
  if (!answer) throw new Error(`nothing is written for a turn of kind ${asked.kind}`);
  return answer(asked, researcher);
};

type Answer = (asked: PromptContext, researcher: number) => unknown;

const answers: Partial<Readonly<Record<PromptContext['kind'], Answer>>> = {
  triage: () => triage,
  // The options that the case names are choices of their own.
  match_frames: () => ({ groups: [] }),
  research: (asked, researcher) => ({ items: found(asked, researcher), nothingFound: null }),
  verify: ({ lookups }) => ({ items: lookups.map(({ evidenceId, claim }) => ({ evidenceId, ...judgedOf(claim) })) }),
  ballot: (asked) => ({ ...sheet(asked, ballotsOf(lensOf(asked)), 'blind'), change: null }),
  revise(asked) {
    const own = ballotsOf(lensOf(asked));
    const { change: kind, why: note, cites } = own.revised;
    return { ...sheet(asked, own, 'revised'), change: { kind, evidenceIds: kind === 'none' ? [] : cites, note } };
  },
  // Seats that name the same question name it in the same words.
  match_cruxes: () => ({ groups: [] }),
  claim(asked) {
    const { cites, ...said } = written(claims, lensOf(asked));
    return { ...said, evidenceIds: cites };
  },
  examine(asked) {
    const { text, cites, check, question } = written(examinations, advocateOf(asked));
    return { text, evidenceIds: cites, check: { evidenceId: check, question } };
  },
  check: ({ lookups }) => written(checks, lookups[0]?.evidenceId ?? ''),
  object: () => ({ stories, rivalPlan: null }),
  chair: (asked) => ({ ...draft, ...chairs(asked) }),
  redraft: (asked) => ({ ...draft, ...chairs(asked) }),
  forecast: (asked) => ({
    success: order.map((choice) => ({ option: idOf(asked, choice), probability: around(asked, success[choice], choice) })),
    tripwires: draft.tripwires.map((_, i) => ({
      tripwire: i + 1,
      probability: around(asked, crossed[i] ?? 0.2, `tripwire ${i + 1}`),
    })),
  }),
  quantify: (asked) => numbersOf(order, (choice) => idOf(asked, choice)),
  dissent: (asked) => written(dissents, choiceIn(asked, asked.optionId)),
  reply: (asked) => ({ text: written(replies, choiceIn(asked, asked.dissent?.optionId ?? null)) }),
  review: () => ({ fixes: [], otherThings: [] }),
};

const written = <T>(texts: Readonly<Record<string, T>>, key: string): T => {
  const text = texts[key];
  if (text === undefined) throw new Error(`nothing is written for ${key}`);
  return text;
};
const ballotsOf = (lens: string): Ballots => written(ballots, lens);

const lensOf = ({ seat }: PromptContext): string =>
  Object.entries(lensNames).find(([, name]) => name === seat.lens)?.[0] ?? seat.lens;

const idOf = ({ frame }: PromptContext, choice: Choice): string =>
  frame?.options.find(({ title }) => title === options[choice])?.optionId ?? '';
const choiceIn = (asked: PromptContext, optionId: string | null): string =>
  order.find((choice) => idOf(asked, choice) === optionId) ?? '';

/** The lens that argues for the crux that is examined: it makes the first claim. */
const advocateOf = ({ crux }: PromptContext): string =>
  Object.entries(ballots).find(([lens, { crux: words }]) => words === crux?.proposition && lens in examinations)?.[0] ?? '';

const found = (asked: PromptContext, researcher: number) =>
  (findings[researcher] ?? []).map(({ claim, quote, from, kind, grade, supports }) => ({
    ...{ claim, quote, kind, grade },
    source: from === 'case' ? 'case' : 'web',
    url: from === 'case' ? null : pages[from].url,
    publisher: from === 'case' ? null : pages[from].publisher,
    publishedAt: null,
    supports: Object.entries(supports).map(([choice, weight]) => ({ option: idOf(asked, choice as Choice), weight })),
  }));

const judgedOf = (claim: string) => {
  const item = findings.flat().find((one) => one.claim === claim);
  return { verdict: item?.verdict ?? 'supported', note: item?.note ?? '' };
};

/** Scores of an option by the four criteria; each seat leans a little its own way. */
const scores: Readonly<Record<Choice, readonly number[]>> = {
  wait: [72, 22, 80, 75],
  negotiate: [74, 68, 70, 58],
  kitchen: [55, 45, 60, 50],
  take: [38, 62, 22, 36],
};
const spread = 14;

const sheet = (asked: PromptContext, { crux, lastCrux, belief, mind, ...rounds }: Ballots, round: 'blind' | 'revised') => {
  const { p, statement, cites } = rounds[round];
  const random = randomFrom(`${asked.seat.seatId}/${round}`);
  const shares = (of: readonly number[]) =>
    order.map((choice, i) => ({ option: idOf(asked, choice), probability: of[i] ?? 0 }));
  const criteria = asked.frame?.criteria ?? [];
  const lean = (choice: Choice) => ((p[order.indexOf(choice)] ?? 0) - 0.25) * 30;
  return {
    scores: byCriterion(order.flatMap((choice) =>
      criteria.map(({ criterionId }, i) => ({
        option: idOf(asked, choice),
        criterion: criterionId,
        score: Math.round(Math.max(0, Math.min(100, (scores[choice][i] ?? 50) + lean(choice) + (random() - 0.5) * spread))),
      })),
    )),
    ranges: order.map((choice) => {
      const middle = 40 + (p[order.indexOf(choice)] ?? 0) * 50;
      return { option: idOf(asked, choice), low: Math.round(middle - 12 - random() * 6), high: Math.round(middle + 12 + random() * 6) };
    }),
    p: shares(p),
    statement,
    evidenceIds: cites,
    topCrux: round === 'blind' ? crux : lastCrux,
    cruxBelief: round === 'blind' ? { q: belief.q, ifTrue: shares(belief.ifTrue), ifFalse: shares(belief.ifFalse) } : null,
    changeMyMind: mind,
    uniqueEvidence: null,
    writeIn: null,
    abstain: false,
  };
};

/** What seats expect to come of each option, and how often each tripwire is crossed; each seat a little higher or lower. */
const success: Readonly<Record<Choice, number>> = { wait: 0.62, negotiate: 0.58, kitchen: 0.46, take: 0.34 };
const crossed = [0.28, 0.24, 0.36];
const around = (asked: PromptContext, middle: number, about: string): number =>
  Math.round((middle + (randomFrom(`${asked.seat.seatId}/${about}`)() - 0.5) * 0.2) * 100) / 100;

/** What the chair takes from the counting: winner and strength, and the reasons that stood behind the winner. */
const chairs = (asked: PromptContext) => {
  const { pool } = asked;
  const behind = asked.reasons.filter(({ optionId }) => optionId === pool?.winner).map(({ reasonId }) => reasonId);
  return {
    optionId: pool?.winner,
    strength: pool?.strength,
    downgrade: null,
    reasons: draft.reasons.map((reason, i) => ({ ...reason, reasonIds: behind[i] === undefined ? [] : [behind[i]] })),
  };
};
