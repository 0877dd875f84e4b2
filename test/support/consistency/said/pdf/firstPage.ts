import { nearestOptions } from '../../../../../shared/views/reportDocument/nearestOptions.ts';
import { wrongBy, nearest } from '../numbers.ts';
import {
  again,
  declined,
  estimates,
  firm,
  flips,
  heldDown,
  lastBallots,
  noDissent,
  reservations,
  strength,
  success,
  sureness,
  tip,
  uncounted,
  unread,
} from '../statements.ts';
import { makerOf, type Part, seatInFull } from '../telling.ts';
import { areWhole, inFull, named, type Set, short } from './fit.ts';

/** Page one of the PDF: what stands before the recommendation, what it says, the bars, and what to do. */
export const firstPage = (set: Set): readonly Part[] => {
  const { document, words } = set;
  const { recommendation: r, frame } = document;
  return [
    { heading: '', says: [...masthead(set), banner(set), ...notices(set), short(set, frame.question)] },
    {
      heading: r.headline,
      says: [
        `${r.optionId} ${sureness(set, true)} ${strength(set)}`,
        ...success(set),
        ...(r.evidenceIds.length > 0 ? [`${words.restsOn} ${r.evidenceIds.slice(0, 8).join(' ')}`] : []),
        ...fragile(set),
      ],
    },
    {
      heading: words.chances,
      says: [...bars(set), ...essentials(set), ...dissenter(set)],
    },
    ...(set.fit.questions && document.cruxes.length > 0 ? [questions(set)] : []),
  ];
};

export const masthead = ({ document, speech, say }: Set): string[] => [
  'Witan',
  say('report', { date: speech.date(document.at) }),
];

const banner = ({ document: { banner: b }, speech, words, say }: Set): string =>
  [
    words[b.quorum],
    words[b.mode],
    `${words.seats} ${speech.number(b.counted.ballots)}/${speech.number(b.counted.votingSeats)}`,
    ...(b.rehearsal || b.providers.length === 0
      ? []
      : [
          b.providers.length === 1 ? words.provider : words.providers,
          ...b.providers.map(({ provider }) => makerOf(provider)),
        ]),
    ...(b.nEff === null ? [] : [say('effectiveVotes', { votes: speech.number(b.nEff, 1) })]),
    ...(b.evidenceUntil ? [words.evidenceUntil, speech.dateTime(b.evidenceUntil)] : []),
  ].join(' ');

const notices = (set: Set): string[] => {
  const { document, speech, words } = set;
  const { banner: b } = document;
  return [
    ...(b.example === undefined ? [] : [b.example]),
    ...again(set, set.fit.brief),
    ...(speech.labelled ? [] : [words.labelsEnglish]),
    ...(b.budgetReached ? [words.budgetReached] : []),
    ...(b.seatsWithoutBudget > 0 ? [words.shareSpent] : []),
    ...unread(set),
    ...(b.isDecision ? [] : [words.notDecision]),
    ...(b.freeRun ? [words.freeRun] : []),
    ...declined(set),
    ...lastBallots(set),
    ...reservations(set),
  ];
};

const fragile = (set: Set): string[] => {
  const { document, words, fit } = set;
  const [first] = document.sensitivity?.breakEvens ?? [];
  const titleIn = (id: string) => document.options.find(({ optionId }) => optionId === id)?.title ?? '';
  return [
    ...heldDown(set),
    ...uncounted(set),
    // Where page one is short of room, the bars say what the letters stand for.
    ...flips({
      ...set,
      named: (id) => (fit.brief === Infinity ? `${id} ${named(set, titleIn(id))}` : id),
    }).slice(0, 2),
    ...estimates(set),
    ...firm(set),
    ...(first ? [first.kind === 'weight' ? '' : words.tipsTitle, short(set, first.text), tip(set, first)] : []),
  ];
};

/** What is drawn, and what it says to somebody who does not see it. */
const bars = (set: Set): string[] => {
  const { document, speech, words, say, fit } = set;
  const shown = nearestOptions(document, fit.options);
  const rows = (name: (title: string) => string) =>
    shown.map(({ optionId, title, final, blind }) => {
      const now = final ? speech.percent(final.p) : '';
      const was = final && blind ? say('was', { p: speech.percent(blind.p) }) : '';
      return [optionId, name(title), `${now} ${was}`];
    });
  const more = document.options.length - shown.length;
  const rest = [more > 0 ? `+${speech.number(more)}` : '', inFull(set, words.decided, 'first')];
  return [
    ...[...rows((title) => title), ...rows((title) => named(set, title)).map((cells) => asDrawn(set, cells))].map(
      (cells) => cells.join(' '),
    ),
    words.definition,
    ...(areWhole(set) ? [] : asDrawn(set, rest)),
  ];
};

/** What stands side by side is drawn from the left. */
export const asDrawn = <T>({ speech }: Pick<Set, 'speech'>, columns: readonly T[]): readonly T[] =>
  speech.rtl ? columns.toReversed() : columns;

const essentials = (set: Set): string[] => {
  const { document, speech, words } = set;
  const { nextAction: next, whatWouldChange, biggestRisk, reversible, exitCost } = document.recommendation;
  const input = nearest(set);
  const change = [...whatWouldChange.slice(0, input.length > 0 ? 1 : 2), ...input].map((text) => short(set, text));
  const wrong = wrongBy(set);
  return [
    `${words.next} ${short(set, next.what)} ${next.owner} ${speech.date(next.by)}`,
    ...(change.length > 0 ? [words.change, ...change] : []),
    `${words.risk} ${short(set, biggestRisk)}`,
    ...(wrong.length > 0 ? [words.wrong, ...wrong] : []),
    `${words.undone} ${reversible ? words[reversible.kind] : ''} ${short(set, exitCost)}`,
  ];
};

const dissenter = (set: Set): string[] => {
  const { document, words, say } = set;
  const [first, ...others] = document.dissents;
  if (!first) return noDissent(set);
  return [
    `${say('dissentsFor', { seat: seatInFull(set, first.seat) })} ${first.optionId}`,
    short(set, first.decisiveArgument),
    `${words.rightIf} ${short(set, first.conditions)}`,
    inFull(set, words.dissents, 'first'),
    ...(first.takenOver ? [words.takenOver] : []),
    ...others.slice(0, 2).map(({ seat, optionId }) => `${seatInFull(set, seat)} ${optionId}`),
  ];
};

const questions = (set: Set): Part => ({
  heading: set.words.decide,
  says: set.document.cruxes.slice(0, 3).map((crux) => `${crux.proposition} ${set.words.yes} ${believed(set, crux)}`),
});

/** By how many of the seats a crux is held to be true. */
export const believed = ({ speech }: Pick<Set, 'speech'>, { q, namedBy }: Set['document']['cruxes'][number]): string =>
  `${speech.percent(q)}${namedBy ? ` ${speech.number(namedBy.seats)}/${speech.number(namedBy.of)}` : ''}`;
