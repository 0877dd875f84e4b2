import type { Criterion } from '../../../shared/events/casePanel.ts';

import type { Material } from '../protocol/material.ts';
import { languageOfText } from '../protocol/language.ts';
import { normal, type Random, randomFrom } from '../protocol/random.ts';
import { softmax } from '../protocol/numbers.ts';
import { firstWords } from '../protocol/text.ts';
import type { Phase } from '../protocol/turn.ts';
import { read } from './reading.ts';

/** Said wherever a scripted seat gives a reason. */
export const disclaimer = 'Scripted seat: no AI model was consulted.';

type Answer = (m: Material, random: Random) => unknown;

/** The answer of a scripted seat in each phase, made of the user's own words and a seed. It judges nothing. */
export const scripted = (m: Material): unknown =>
  answers[m.phase](m, randomFrom(`${m.title}/${m.seat.seatId}/${m.phase}`));

const triage: Answer = ({ brief }) => {
  const language = languageOfText(brief);
  const lean = leanings.flatMap((pattern) => brief.match(pattern) ?? []);
  return {
    title: read(brief, language).title,
    language,
    domain: 'not judged (rehearsal)',
    stakes: 3,
    reversibility: 'mixed',
    deadline: deadlineIn(brief),
    isDecision: true,
    policyFlags: [],
    leanSpans: lean,
    lean: lean[0] ?? null,
  };
};
const leanings = [
  /[^.!?\n]*\b(?:I am|I'm|we are|we're) leaning (?:to|towards)[^.!?\n]*[.!?]/iu,
  /[^.!?\n]*\b(?:my gut says|I (?:would )?prefer)[^.!?\n]*[.!?]/iu,
];

const deadlineIn = (text: string): string | null =>
  text.match(
    /\b(?:by|before|until|bis|avant|antes de|entro|до)\s+(?:the\s+)?((?:\p{Nd}{1,2}\.?\s+)?\p{L}{3,}\s?\p{Nd}{0,4}|\p{Nd}{4}-\p{Nd}{2}-\p{Nd}{2})/iu,
  )?.[1] ?? null;

const clarify: Answer = ({ brief, language }) => {
  const { figures, quotes } = read(brief, language);
  const figure = figures[0] ?? quotes[0] ?? '';
  return {
    gaps: [
      {
        question: `You write: “${shortened(figure, language)}” How sure are you of that, and what is the worst it could turn out to be?`,
        why: 'The options part ways on this statement; if it is much worse than stated, the safer one wins.',
        assumption: 'It is as stated, give or take a fifth.',
        hardConstraint: false,
        chance: 0.6,
        bestIfYes: 0.62,
        bestIfNo: 0.58,
        bestNow: 0.5,
      },
      {
        question: 'How much could you lose on this without endangering what you already have?',
        why: 'It is the limit that no option may cross.',
        assumption: 'No more than a year’s surplus.',
        hardConstraint: true,
        chance: 0.5,
        bestIfYes: 0.55,
        bestIfNo: 0.55,
        bestNow: 0.5,
      },
    ],
  };
};

const frame: Answer = ({ brief, language, seat, title }) => {
  const { options, quotes } = read(brief, language);
  const nth = numberOf(seat.seatId);
  const named = options.length > 0 ? options : [firstWords(title, 8, language)];
  return {
    statement: `The case asks: “${shortened(quotes[0] ?? title, language)}” I cut it into what the case names, doing nothing, and one thing it does not name. ${disclaimer}`,
    question: title,
    options: [
      ...named.map((option) => ({ title: option, description: `Named in the case.`, origin: 'user' })),
      { title: 'Do nothing for now', description: 'Leave things as they are and decide later.', origin: 'status_quo' },
      { title: 'Try it small first', description: 'A limited, reversible test before deciding.', origin: 'panel' },
    ],
    criteria: criteria.map((criterion, i) => ({ ...criterion, weight: i === nth % criteria.length ? 0.4 : 0.2 })),
    constraints: deadlineIn(brief) ? [`To be decided by ${deadlineIn(brief)}.`] : [],
    assumptions: [],
    horizon: '12 months',
    successMetric: shortened(read(brief, language).figures[0] ?? '', language),
  };
};
const criteria: readonly Pick<Criterion, 'name' | 'why' | 'direction'>[] = [
  { name: 'Expected gain', why: 'What it brings if it goes as the case hopes.', direction: 'more' },
  { name: 'What can be lost for good', why: 'Losses that cannot be made up.', direction: 'less' },
  { name: 'Ease of turning back', why: 'What undoing it costs, and until when.', direction: 'more' },
  { name: 'Strain on people', why: 'What it asks of those who must do it.', direction: 'less' },
];

const research: Answer = ({ brief, language, frame: known, seat, clarifications }, random) => {
  const told = clarifications.filter(({ assumed }) => !assumed).map(({ answer }) => answer);
  const { quotes, figures } = read([brief, ...told].join('\n'), language);
  const mine = quotes.filter((_, i) => i % 3 === numberOf(seat.seatId) % 3).slice(0, 4);
  const options = known?.options ?? [];
  return {
    items: mine.map((quote) => ({
      claim: `The case states: ${shortened(quote, language)}`,
      quote,
      source: 'case',
      url: null,
      publisher: null,
      publishedAt: null,
      supports: options.map(({ optionId }) => ({ option: optionId, weight: Math.round(random() * 3 - 1.5) })),
      kind: figures.includes(quote) ? 'estimate' : 'opinion',
      grade: 'C',
    })),
    nothingFound: mine.length === 0 ? 'Nothing left to quote in the case.' : null,
  };
};

const verify: Answer = ({ lookups }) => ({
  items: lookups.map(({ evidenceId, onPage }) => ({
    evidenceId,
    verdict: 'unclear',
    note: onPage ? `The words are there. ${disclaimer}` : disclaimer,
  })),
});

/** Seats lean by their place at the table, so that there is always a majority, a minority and somebody alone. */
const places = [0, 1, 0, 0, 2, 0, 1, 0, 1, 0, 3, 0, 1, 0, 2];

const ballot: Answer = (m, random) => {
  const { frame: known, seat, ledger, language, brief } = m;
  const options = (known?.options ?? []).toSorted((a, b) => (a.optionId < b.optionId ? -1 : 1));
  const usable = ledger.filter(({ unusable, status }) => unusable === null && status === 'verified');
  const strength = options.map(
    ({ optionId, origin }) =>
      usable.reduce((sum, item) => sum + (item.supports[optionId] ?? 0), 0) + (origin === 'user' ? 0.5 : 0),
  );
  const order = options.map((_, i) => i).toSorted((a, b) => (strength[b] ?? 0) - (strength[a] ?? 0) || a - b);
  const first = order[(places[numberOf(seat.seatId) % places.length] ?? 0) % Math.max(1, order.length)] ?? 0;
  const second = order.find((i) => i !== first) ?? first;
  const p = softmax(options.map((_, i) => (i === first ? 1.9 : i === second ? 0.8 : 0) + 0.3 * normal(random)));
  const cited = usable.filter((_, i) => (i + numberOf(seat.seatId)) % 3 === 0).slice(0, 3);
  const { quotes } = read(brief, language);
  const turning = quotes[numberOf(seat.seatId) % Math.min(3, quotes.length)] ?? '';
  const title = options[first]?.title ?? '';
  const shares = (best: number, sure: number) =>
    options.map(({ optionId }, i) => ({
      option: optionId,
      probability: i === best ? sure : (1 - sure) / Math.max(1, options.length - 1),
    }));
  return {
    scores: options.flatMap(({ optionId }, i) =>
      (known?.criteria ?? []).map(({ criterionId }) => ({
        option: optionId,
        criterion: criterionId,
        score: Math.round(Math.min(100, Math.max(0, 45 + 90 * ((p[i] ?? 0) - 0.25) + 8 * normal(random)))),
      })),
    ),
    p: options.map(({ optionId }, i) => ({ option: optionId, probability: p[i] ?? 0 })),
    statement: [
      `Seen through ${seat.lens}, I put “${title}” first.`,
      ...cited.map(({ quote, evidenceId }) => `The case says: “${shortened(quote, language)}” (${evidenceId}).`),
      disclaimer,
    ].join(' '),
    evidenceIds: cited.map(({ evidenceId }) => evidenceId),
    topCrux: `Will this still hold when it is needed: “${shortened(turning, language)}”`,
    cruxBelief: { q: 0.3 + 0.4 * random(), ifTrue: shares(first, 0.7), ifFalse: shares(second, 0.6) },
    changeMyMind: `Proof that this does not hold: “${shortened(turning, language)}”`,
    uniqueEvidence: null,
    writeIn: null,
    abstain: false,
  };
};

const revise: Answer = (m, random) => {
  const { own } = m;
  if (!own) return { ...(ballot(m, random) as object), change: { kind: 'none', evidenceIds: [], note: '' } };
  const { change: _change, p, scores, cruxBelief, ...rest } = own;
  const list = (shares: Readonly<Record<string, number>>) =>
    Object.entries(shares).map(([option, probability]) => ({ option, probability }));
  const heardNew = m.ledger.find(
    ({ evidenceId, unusable, status }) =>
      !own.evidenceIds.includes(evidenceId) && unusable === null && status === 'verified',
  );
  const moves = numberOf(m.seat.seatId) % 7 === 4 && heardNew !== undefined;
  const ranked = Object.entries(p).toSorted(([, a], [, b]) => b - a);
  const swapped =
    moves && ranked[0] && ranked[1] ? { ...p, [ranked[0][0]]: ranked[1][1], [ranked[1][0]]: ranked[0][1] } : p;
  // An option that joined after the blind round has no share of a scripted seat's yet.
  const known = (m.frame?.options ?? []).map(({ optionId }) => optionId);
  return {
    ...rest,
    p: list(Object.fromEntries(known.map((id) => [id, swapped[id] ?? 0]))),
    scores: Object.entries(scores).flatMap(([option, row]) =>
      Object.entries(row).map(([criterion, score]) => ({ option, criterion, score })),
    ),
    cruxBelief: cruxBelief && { q: cruxBelief.q, ifTrue: list(cruxBelief.ifTrue), ifFalse: list(cruxBelief.ifFalse) },
    change: moves
      ? {
          kind: 'new_evidence',
          evidenceIds: [heardNew.evidenceId],
          note: `“${shortened(heardNew.quote, m.language)}” weighs more than I gave it.`,
        }
      : { kind: 'none', evidenceIds: [], note: 'Nothing that was said is new to me.' },
  };
};

const speech = (m: Material, words: string) => {
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

const claim: Answer = (m) => ({
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
const examine: Answer = (m) => {
  const [first, second] = m.said;
  const { text, evidenceIds } = speech(
    m,
    `${first?.speaker ?? 'One side'} and ${second?.speaker ?? 'the other'} read the same words differently. ${first?.speaker ?? 'You'}: what would show in a month that it does not hold? ${second?.speaker ?? 'You'}: what does it cost to be ready for both?`,
  );
  return { text, evidenceIds };
};
const answer: Answer = (m) => ({
  ...speech(
    m,
    m.crux?.side === 'against'
      ? 'Being ready for both costs a delay and little else.'
      : 'The first figure after a month would show it; until then I stand by it.',
  ),
  concession: null,
  steelman: null,
});
const delegate: Answer = (m) => ({
  ...speech(
    m,
    'Our panel rested on the same case as yours, and parted ways on what will hold. I have heard your cruxes and find the last of them the hardest.',
  ),
  concession: 'Another panel asked a question that ours did not.',
  steelman: null,
});

const object: Answer = (m) => {
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
  };
};

const chair: Answer = (m) => {
  const winner = m.pool?.winner ?? '';
  const title = m.frame?.options.find(({ optionId }) => optionId === winner)?.title ?? winner;
  const cited = m.ledger.filter(({ unusable, status }) => unusable === null && status === 'verified').slice(0, 3);
  const { quotes } = read(m.brief, m.language);
  const day = (days: number) => new Date(Date.parse(m.today) + days * 86_400_000).toISOString().slice(0, 10);
  return {
    headline: `Rehearsal, not advice: the scripted seats chose “${title}”.`,
    optionId: winner,
    strength: m.pool?.strength ?? 'too_close',
    downgrade: null,
    reasons: cited.map(({ quote, evidenceId }) => ({
      text: `The case says: “${shortened(quote, m.language)}”`,
      evidenceIds: [evidenceId],
    })),
    outsideView: null,
    whatWouldChange: quotes
      .slice(0, 2)
      .map((quote) => `Proof that this does not hold: “${shortened(quote, m.language)}”`),
    nextAction: { what: 'Run this case again with a model configured.', owner: 'you', by: day(14) },
    biggestRisk: 'To take a rehearsal for advice.',
    plan: [
      {
        what: 'Check the statements quoted above.',
        owner: 'you',
        by: day(14),
        firstStep: 'Take the first.',
        cost: 'an hour',
        dependsOn: [],
      },
      { what: 'Decide.', owner: 'you', by: day(28), firstStep: 'Read the dissents.', cost: 'an hour', dependsOn: [0] },
    ],
    tripwires: [30, 60, 90].map((days, i) => ({
      metric: shortened(quotes[i % quotes.length] ?? '', m.language),
      threshold: 'it no longer holds',
      date: day(days),
      action: 'Stop and look again.',
      owner: 'you',
    })),
    reviewDate: day(90),
    cheapestTest: 'Ask the one person who would know.',
    exitCost: 'Not judged in a rehearsal.',
    separateOpinion: null,
  };
};

const dissent: Answer = (m) => {
  const title = m.frame?.options.find(({ optionId }) => optionId === m.optionId)?.title ?? '';
  const { text, evidenceIds } = speech(m, `I hold to “${title}”. ${m.own?.topCrux ?? ''}`);
  return {
    text,
    decisiveArgument: m.own?.topCrux || title,
    evidenceIds,
    conditions: m.own?.changeMyMind ?? '',
    watch: m.own?.topCrux ?? '',
  };
};
const reply: Answer = () => ({
  text: `The dissent may prove right if its condition comes true; until then more seats hold the other way. ${disclaimer}`,
});
const followUp: Answer = (m) => ({
  text: `You ask: “${shortened(m.followUp ?? '', m.language)}” A scripted seat cannot weigh that; it holds to what it wrote. ${disclaimer}`,
});
const review: Answer = () => ({ fixes: [] });

const answers: Readonly<Record<Phase, Answer>> = {
  triage,
  clarify,
  frame,
  research,
  verify,
  ballot,
  control: ballot,
  claim,
  examine,
  answer,
  object,
  revise,
  delegate,
  chair,
  redraft: chair,
  dissent,
  reply,
  review,
  follow_up: followUp,
};

const shortened = (text: string, language: string): string => firstWords(text, 24, language).slice(0, 280);
const numberOf = (seatId: string): number => Number(/(\d+)$/u.exec(seatId)?.[1] ?? 1) - 1;
