import type { Material } from '../protocol/material.ts';
import { languageOfText } from '../protocol/language.ts';
import { plainFrameIn } from '../protocol/plainFrame.ts';
import { plainOptionsIn } from '../protocol/plainOptions.ts';
import { randomFrom } from '../protocol/random.ts';
import type { Phase } from '../protocol/turn.ts';
import { chair } from './chairing.ts';
import { answer, check, claim, delegate, examine, object, speech } from './debating.ts';
import { deadlineIn, leaningsIn, read } from './reading.ts';
import { inOneBreath, sayIn, speaks } from './script.ts';
import { ballot, revise } from './voting.ts';
import { type Answer, numberOf, shortened } from './words.ts';

/** The answer of a scripted seat in each phase, in the language of the case, made of the user's own words and a seed. It judges nothing. */
export const scripted = (m: Material): unknown => {
  const language = m.phase === 'triage' ? languageOfText(m.brief) : m.language;
  return answers[m.phase](m, randomFrom(`${m.title}/${m.seat.seatId}/${m.phase}`), sayIn(language));
};

const triage: Answer = ({ brief }, _random, say) => {
  const language = languageOfText(brief);
  const lean = leaningsIn(brief, language);
  return {
    title: read(brief, language).title,
    language,
    domain: say('domain'),
    stakes: 3,
    reversibility: 'mixed',
    deadline: deadlineIn(brief),
    isDecision: true,
    policyFlags: [],
    leanSpans: lean,
    lean: lean[0] ?? null,
  };
};

const clarify: Answer = ({ brief, language }, _random, say) => {
  const { figures, quotes } = read(brief, language);
  const figure = figures[0] ?? quotes[0] ?? '';
  return {
    gaps: [
      {
        question: say('howSure', { quote: shortened(figure, language) }),
        why: say('howSureWhy'),
        assumption: say('howSureAssumed'),
        hardConstraint: false,
        chance: 0.6,
        bestIfYes: 0.62,
        bestIfNo: 0.58,
        bestNow: 0.5,
      },
      {
        question: say('howMuch'),
        why: say('howMuchWhy'),
        assumption: say('howMuchAssumed'),
        hardConstraint: true,
        chance: 0.5,
        bestIfYes: 0.55,
        bestIfNo: 0.55,
        bestNow: 0.5,
      },
    ],
  };
};

const frame: Answer = ({ brief, language, seat, title }, _random, say) => {
  const { options, figures, question } = read(brief, language);
  const nth = numberOf(seat.seatId);
  const deadline = deadlineIn(brief);
  const { goAhead, nothing, small } = plainOptionsIn(language);
  const { criteria, horizon } = plainFrameIn(language);
  const named = (option: string) => ({ title: option, description: say('named'), origin: 'user' as const });
  const table = [
    ...(options.length > 0 ? options : [null]).map((o) => (o === null ? goAhead : named(o))),
    nothing,
    small,
  ];
  return {
    statement: inOneBreath(say, [say('framed', { quote: shortened(question || title, language) }), say('disclaimer')]),
    question: question || title,
    options: table.map(({ title: what, description, origin }) => ({ title: what, description, origin })),
    criteria: criteria.map(({ name, why, direction }, i, all) => ({
      name,
      why,
      direction,
      weight: i === nth % all.length ? 0.4 : 0.2,
    })),
    constraints: deadline ? [say('decideBy', { date: deadline })] : [],
    assumptions: speaks(language) ? [] : [say('otherLanguage')],
    horizon,
    successMetric: shortened(figures[0] ?? '', language),
  };
};

const research: Answer = ({ brief, language, frame: known, seat, clarifications }, random, say) => {
  const told = clarifications.filter(({ assumed }) => !assumed).map(({ answer }) => answer);
  const { quotes, figures } = read([brief, ...told].join('\n'), language);
  const mine = quotes.filter((_, i) => i % 3 === numberOf(seat.seatId) % 3).slice(0, 4);
  const options = known?.options ?? [];
  return {
    items: mine.map((quote) => ({
      claim: say('states', { quote: shortened(quote, language) }),
      quote,
      source: 'case',
      url: null,
      publisher: null,
      publishedAt: null,
      supports: options.map(({ optionId }) => ({ option: optionId, weight: Math.round(random() * 3 - 1.5) })),
      kind: figures.includes(quote) ? 'estimate' : 'opinion',
      grade: 'C',
    })),
    nothingFound: mine.length === 0 ? say('nothingLeft') : null,
  };
};

const verify: Answer = ({ lookups }, _random, say) => ({
  items: lookups.map(({ evidenceId, onPage }) => ({
    evidenceId,
    verdict: 'unclear',
    note: inOneBreath(say, [onPage ? say('onPage') : '', say('disclaimer')]),
  })),
});

const dissent: Answer = (m, _random, say) => {
  const title = m.frame?.options.find(({ optionId }) => optionId === m.optionId)?.title ?? '';
  const holds = inOneBreath(say, [say('holdsTo', { option: title }), m.own?.topCrux ?? '']);
  const { text, evidenceIds } = speech(m, holds, say);
  return {
    text,
    decisiveArgument: m.own?.topCrux || title,
    evidenceIds,
    conditions: m.own?.changeMyMind ?? '',
    watch: m.own?.topCrux ?? '',
  };
};
const reply: Answer = (_m, _random, say) => ({ text: inOneBreath(say, [say('reply'), say('disclaimer')]) });
const followUp: Answer = (m, _random, say) => ({
  text: inOneBreath(say, [say('followUp', { question: shortened(m.followUp ?? '', m.language) }), say('disclaimer')]),
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
