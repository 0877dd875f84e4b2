import { wrongBy } from '../numbers.ts';
import {
  declined,
  essentials,
  estimates,
  firm,
  flips,
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

/** Page one on the screen. */
export const pageFirst = (telling: Telling): readonly Part[] => {
  const { document, words } = telling;
  const { recommendation: r, frame, title } = document;
  return [
    { heading: '', says: [...kinds(telling), frame.question || title.text] },
    {
      heading: r.headline,
      says: [
        `${r.optionId} ${sureness(telling, true)} ${strength(telling)}`,
        r.downgrade ?? '',
        ...success(telling),
        ...bars(telling),
        ...wrongBy(telling).flatMap((said) => [words.wrong, said]),
        ...essentials(telling),
        ...against(telling),
        ...held(telling),
        ...(r.separateOpinion ? [words.separate, r.separateOpinion] : []),
      ],
    },
  ];
};

const kinds = (telling: Telling): string[] => {
  const { document, speech, words } = telling;
  const { banner: b } = document;
  return [
    ...opening(telling),
    b.evidenceUntil ? `${words.evidenceUntil} ${speech.dateTime(b.evidenceUntil)}` : '',
    b.isDecision ? '' : words.notDecision,
    b.freeRun ? words.freeRun : '',
    ...declined(telling),
    ...lastBallots(telling),
    ...reservations(telling),
    b.budgetReached ? words.budgetReached : '',
    b.seatsWithoutBudget > 0 ? words.shareSpent : '',
    ...unread(telling),
  ];
};

const bars = (telling: Telling): string[] => {
  const { speech, words, say } = telling;
  return [
    words.chances,
    ...byProbability(telling).map(({ optionId, title, final, blind }) =>
      [
        optionId,
        title,
        final ? speech.percent(final.p) : '',
        final && blind ? say('was', { p: speech.number(Math.round(blind.p * 100)) }) : '',
      ].join(' '),
    ),
    words.definition,
  ];
};

const against = (telling: Telling): string[] => {
  const [first] = telling.document.dissents;
  return first
    ? [
        `${telling.say('dissentsFor', { seat: seatNamed(telling, first.seat) })} ${first.optionId}`,
        first.decisiveArgument,
        ...(first.takenOver ? [telling.words.takenOver] : []),
      ]
    : noDissent(telling);
};

/** What the result depends on, in short. */
const held = (telling: Telling): string[] => {
  const { document, words } = telling;
  const [first] = document.sensitivity?.breakEvens ?? [];
  const said = [
    ...heldDown(telling),
    ...uncounted(telling),
    ...flips(telling).slice(0, 2),
    ...estimates(telling),
    ...firm(telling),
    ...(first ? [first.kind === 'weight' ? '' : words.tipsTitle, first.text, tip(telling, first)] : []),
  ];
  return said.length > 0 || document.sensitivity ? [words.depends, ...said] : [];
};
