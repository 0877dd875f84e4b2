import type { Criterion } from '../../../shared/events/casePanel.ts';

import type { Material } from '../protocol/material.ts';
import { languageOfText } from '../protocol/language.ts';
import { randomFrom } from '../protocol/random.ts';
import { firstWords } from '../protocol/text.ts';
import type { Phase } from '../protocol/turn.ts';
import { chair } from './chairing.ts';
import { answer, check, claim, delegate, examine, object, speech } from './debating.ts';
import { read } from './reading.ts';
import { ballot, revise } from './voting.ts';
import { type Answer, disclaimer, numberOf, shortened } from './words.ts';

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
  check,
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
