import { figure, nearest, numbers, sourceOf, unitOf } from '../numbers.ts';
import { planIn, storiesIn } from '../plan.ts';
import { firm, flips, tip } from '../statements.ts';
import { type Part, seatInFull } from '../telling.ts';
import { asDrawn, believed } from './firstPage.ts';
import { inFull, type Set } from './fit.ts';

export const findOut = (set: Set): Part[] => {
  const { document, speech, words } = set;
  if (document.cruxes.length === 0) return [];
  const { cheapestTest } = document.plan;
  return [
    {
      heading: words.findOut,
      says: [
        [words.question, words.yes, words.ifYes, words.ifNo, words.worth].join(' '),
        ...document.cruxes.map((crux) =>
          [
            crux.proposition,
            believed(set, crux),
            crux.favours.ifTrue,
            crux.favours.ifFalse,
            speech.percent(crux.voi),
          ].join(' '),
        ),
        ...(cheapestTest ? [words.test, cheapestTest] : []),
      ],
    },
  ];
};

export const depends = (set: Set): Part[] => {
  const { document, speech, words, say } = set;
  const { sensitivity: s, valueOfInformation: knowing, recommendation: r } = document;
  if (!s) return [];
  const onPageOne = nearest(set).length > 0 ? 1 : 2;
  return [
    {
      heading: words.depends,
      says: [
        ...firm(set),
        ...flips(set),
        ...(document.matrix ? [`${words.stable} ${speech.percent(s.weightsStable)}`] : []),
      ],
    },
    ...(s.breakEvens.length > 0 || knowing
      ? [
          {
            heading: words.tipsTitle,
            says: [
              ...s.breakEvens.map((one) => `${one.text} ${tip(set, one)}`),
              ...(knowing ? [say('knowing', { points: speech.number(knowing.counted.points, 1) })] : []),
            ],
          },
        ]
      : []),
    ...(r.whatWouldChange.length > onPageOne ? [{ heading: words.change, says: r.whatWouldChange }] : []),
  ];
};

export const calculated = (set: Set): Part[] => {
  const { document, words } = set;
  const found = numbers(
    set,
    (id) => id,
    (input) =>
      [
        `${input.name} ${unitOf(input)}`,
        ...[input.base, input.low, input.high].map((value) => figure(set, value)),
        sourceOf(set, input),
      ].join(' '),
  );
  if (!found) return [];
  const parts: Part[] = [
    { heading: words.numbers, says: found.value },
    { heading: words.cash, says: found.cash },
    ...(found.swings.length > 0
      ? [{ heading: words.swings, says: [document.recommendation.optionId, ...found.swings] }]
      : []),
    ...(found.tips.length > 0 ? [{ heading: words.tipsTitle, says: found.tips }] : []),
  ];
  const last = parts.at(-1) ?? { heading: '', says: [] };
  return [...parts.slice(0, -1), { ...last, says: [...last.says, ...found.inputs] }];
};

export const failures = (set: Set): Part[] => {
  const { document, words, fit } = set;
  if (document.preMortem.length === 0) return [];
  return [
    {
      heading: words.failedWhy,
      says: [
        ...(document.preMortem.length > fit.stories ? [inFull(set, words.failedWhy, 'last')] : []),
        ...stories(set, document.preMortem.slice(0, fit.stories)),
      ],
    },
  ];
};

export const stories = (set: Set, some: Set['document']['preMortem']): string[] =>
  storiesIn(set, some, ({ optionId }) => optionId);

export const plan = (set: Set): Part[] => {
  const { document, speech, words } = set;
  const { reviewDate } = document.plan;
  const after = [
    ...(reviewDate ? [words.review, speech.date(reviewDate)] : []),
    ...(document.recommendation.exitCost ? [words.wayOut, document.recommendation.exitCost] : []),
  ];
  return planIn(set, { after, namesWho: true });
};

/** The slopes as they are drawn and as they are said, and beside them who moved and who was missing. */
export const movement = (set: Set): Part[] => {
  const { document, speech, words, say } = set;
  const { flips: moves, drift, missing, uncounted } = document.moved;
  const lines = document.options.flatMap(({ optionId, blind, final }) =>
    blind && final ? [{ optionId, blind, final }] : [],
  );
  const ends = (side: 'blind' | 'final') =>
    lines.toSorted((a, b) => b[side].p - a[side].p).map((one) => `${one.optionId} ${speech.percent(one[side].p)}`);
  return [
    { heading: words.moved, says: [] },
    {
      heading: words.movedChart,
      says: [
        ...lines.map(
          ({ optionId, blind, final }) =>
            `${set.named(optionId)} ${words.blind} ${speech.percent(blind.p)} ${words.final} ${speech.percent(final.p)}`,
        ),
        ...(lines.length > 0 ? asDrawn(set, [words.blind, words.final]) : []),
        ...asDrawn(set, [ends('blind'), ends('final')]).flat(),
        ...(drift?.blindOnly ? [words.blindOnly] : []),
        ...(moves.length === 0 ? [words.noFlips] : []),
        ...moves.map(({ seat, from, to, kind }) =>
          [
            say('flip', { seat: seatInFull(set, seat), from, to }),
            words[kind],
            ...(uncounted?.seats.includes(seat.seatId) ? [words.asBefore] : []),
          ].join(' '),
        ),
        ...(missing.length > 0
          ? [words.missing, ...missing.map(({ seat, reason }) => `${seat.name} ${speech.remark(reason)}`)]
          : []),
      ],
    },
  ];
};
