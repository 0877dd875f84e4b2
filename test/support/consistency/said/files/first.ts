import { wrongBy } from '../numbers.ts';
import {
  declined,
  essentials,
  estimates,
  firm,
  flips,
  heldBefore,
  heldDown,
  lastBallots,
  noDissent,
  opening,
  reservations,
  strength,
  success,
  sureness,
  tip,
  uncounted,
  unread,
} from '../statements.ts';
import { byProbability, type Part, seatNamed, type Telling } from '../telling.ts';

/** What is recommended, how likely each option is the best, what speaks against it, and what it depends on. */
export const first = (telling: Telling): readonly Part[] => {
  const { document, words } = telling;
  const { recommendation: r } = document;
  return [
    {
      heading: r.headline,
      says: [
        ...above(telling),
        document.frame.question || document.title.text,
        telling.named(r.optionId),
        sureness(telling, true),
        strength(telling),
        r.downgrade ?? '',
        ...success(telling),
      ],
    },
    { heading: words.chances, says: [...chances(telling), words.definition, ...essentials(telling, wrongBy(telling))] },
    ...dissents(telling),
    { heading: words.depends, says: depends(telling) },
  ].filter(({ heading, says }) => heading !== '' || says.length > 0);
};

const above = (telling: Telling): string[] => {
  const { document, speech, words } = telling;
  const { banner: b } = document;
  return [
    ...opening(telling),
    b.isDecision ? '' : words.notDecision,
    ...(speech.labelled ? [] : [words.labelsEnglish]),
    b.budgetReached ? words.budgetReached : '',
    b.seatsWithoutBudget > 0 ? words.shareSpent : '',
    b.freeRun ? words.freeRun : '',
    ...declined(telling),
    ...unread(telling),
    ...lastBallots(telling),
    ...reservations(telling),
  ];
};

const chances = (telling: Telling): string[] => {
  const { speech, words, say } = telling;
  return [
    [words.option, words.final, words.blind].join(' '),
    ...byProbability(telling).map(({ optionId, title, variants, final, blind }) =>
      [
        optionId,
        title,
        variants ? say('variantOf', { options: speech.list(variants.map(speech.quoted)) }) : '',
        final ? speech.percent(final.p) : '',
        blind ? speech.percent(blind.p) : '',
      ].join(' '),
    ),
  ];
};

/** Each dissent has its seat and its option for a heading. */
const dissents = (telling: Telling): Part[] => {
  const { document, words, say } = telling;
  const held = heldBefore(telling, (seat) => seatNamed(telling, seat));
  const above = document.dissents.length > 0 ? [words.verbatim] : noDissent(telling);
  const printed = document.dissents.map(({ seat, optionId, text, conditions, watch, takenOver, reply }): Part => ({
    heading: `${say('dissentsFor', { seat: seatNamed(telling, seat) })} ${telling.named(optionId)}`,
    says: [
      text,
      ...(conditions ? [words.rightIf, conditions] : []),
      ...(watch ? [words.watch, watch] : []),
      ...(takenOver ? [words.takenOver] : []),
      ...(reply ? [words.answers, reply.text, ...(reply.takenOver ? [words.takenOver] : [])] : []),
    ],
  }));
  const parts: Part[] = [{ heading: words.dissents, says: above }, ...printed];
  const last = parts.at(-1) ?? { heading: '', says: [] };
  return [
    ...parts.slice(0, -1),
    { ...last, says: [...last.says, ...held] },
    ...document.concurrences.map(({ seat, text }) => ({
      heading: say('concurs', { seat: seatNamed(telling, seat) }),
      says: [text],
    })),
    ...(document.recommendation.separateOpinion
      ? [{ heading: words.separate, says: [document.recommendation.separateOpinion] }]
      : []),
  ];
};

const depends = (telling: Telling): string[] => {
  const { document, speech, words, say } = telling;
  const { sensitivity: s, valueOfInformation: knowing } = document;
  return [
    ...heldDown(telling),
    ...uncounted(telling),
    ...flips(telling),
    ...estimates(telling),
    ...firm(telling),
    ...(s?.breakEvens ?? []).map((one) => `${one.text} ${tip(telling, one)}`),
    ...(s && document.matrix ? [`${words.stable} ${speech.percent(s.weightsStable)}`] : []),
    ...(knowing ? [say('knowing', { points: speech.number(knowing.counted.points, 1) })] : []),
  ];
};
