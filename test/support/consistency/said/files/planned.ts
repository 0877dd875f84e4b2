import { matrixIn } from '../matrix.ts';
import { figure, numbers, sourceOf, unitOf } from '../numbers.ts';
import { failuresIn, planIn } from '../plan.ts';
import { calculationsIn, type Part, seatNamed, type Telling } from '../telling.ts';

/** Why, by which criteria, what to do, how it could fail, and the numbers of it. */
export const planned = (telling: Telling): readonly Part[] => [
  ...why(telling),
  ...matrixIn(telling),
  ...plan(telling),
  ...failuresIn(telling),
  ...calculated(telling),
];

const why = (telling: Telling): Part[] => {
  const { document, words } = telling;
  const { reasons, outsideView: view } = document;
  if (reasons.length === 0 && !view) return [];
  return [
    {
      heading: words.why,
      says: reasons.map(({ text, seats, evidenceIds }) =>
        [text, ...seats.map((seat) => seatNamed(telling, seat)), ...evidenceIds].join(' '),
      ),
    },
    ...calculationsIn(document.calculations, words.calculations),
    ...(view
      ? [{ heading: words.outside, says: [view.referenceClass, words.baseRate, view.baseRate, view.adjustment] }]
      : []),
  ];
};

/** The forecast stands between the tripwires and what comes after them. */
const plan = (telling: Telling): Part[] => {
  const { document, speech, words, say } = telling;
  const { steps, cheapestTest, reviewDate } = document.plan;
  if (steps.length === 0) return [];
  const after = [
    ...(cheapestTest ? [words.test, cheapestTest] : []),
    ...(reviewDate ? [words.review, speech.date(reviewDate)] : []),
  ];
  const { forecast } = document;
  if (!forecast || forecast.success.length === 0) return planIn(telling, { after, namesWho: false });
  return [
    ...planIn(telling, { after: [], namesWho: false }),
    {
      heading: say('successTable', { date: speech.date(forecast.by) }),
      says: [
        `${words.option} ${words.likely}`,
        ...forecast.success
          .toSorted((a, b) => b.p - a.p)
          .map(({ optionId, p }) => `${telling.named(optionId)} ${speech.percent(p)}`),
        ...after,
      ],
    },
  ];
};

const calculated = (telling: Telling): Part[] => {
  const { document, words } = telling;
  const said = numbers(telling, telling.named, (input) =>
    [
      `${input.name} ${unitOf(input)}`,
      ...[input.base, input.low, input.high].map((value) => figure(telling, value)),
      sourceOf(telling, input),
    ].join(' '),
  );
  if (!said) return [];
  const parts: Part[] = [
    { heading: words.numbers, says: said.value },
    { heading: words.cash, says: said.cash },
    ...(said.swings.length > 0
      ? [{ heading: words.swings, says: [telling.named(document.recommendation.optionId), ...said.swings] }]
      : []),
    ...(said.tips.length > 0 ? [{ heading: words.tipsTitle, says: said.tips }] : []),
  ];
  return parts.map((part, i) => (i === parts.length - 1 ? { ...part, says: [...part.says, ...said.inputs] } : part));
};
