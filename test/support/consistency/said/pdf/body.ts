import { matrixIn } from '../matrix.ts';
import { changes, heldBefore, noDissent } from '../statements.ts';
import { calculationsIn, type Part, seatInFull } from '../telling.ts';
import { calculated, depends, failures, findOut, movement, plan } from './doubts.ts';
import { areWhole, inFull, type Set } from './fit.ts';

/** What the PDF says after page one, up to its appendix. */
export const body = (set: Set): readonly Part[] => [
  { heading: set.words.decided, says: [...shortenedInFull(set), ...decided(set)] },
  ...why(set),
  ...matrixIn(set),
  ...dissenting(set),
  ...findOut(set),
  ...depends(set),
  ...calculated(set),
  ...failures(set),
  ...plan(set),
  ...movement(set),
];

const shortenedInFull = ({ document, words, fit }: Set): string[] => {
  const { nextAction, whatWouldChange, biggestRisk, exitCost } = document.recommendation;
  return [
    [words.next, nextAction.what] as const,
    ...whatWouldChange.map((text) => [words.change, text] as const),
    [words.risk, biggestRisk] as const,
    [words.undone, exitCost] as const,
    [words.against, document.dissents[0]?.decisiveArgument ?? ''] as const,
  ]
    .filter(([, text]) => text.length > fit.brief)
    .flat();
};

/** What was decided about. */
export const decided = (set: Set): string[] => {
  const { document, speech, words, say } = set;
  const { frame: f } = document;
  const some = (name: string, lines: readonly string[]) => (lines.length > 0 ? [name, ...lines] : []);
  const quoted = (titles: readonly string[]) => speech.list(titles.map(speech.quoted));
  const replies = (kind: string) =>
    f.asked.flatMap(({ text, reply }) => (reply?.kind === kind ? [`${text} ${reply.text}`] : []));
  return [
    words.question,
    f.question,
    ...changes(set),
    ...some(words.byWhen, f.deadline ? [speech.date(f.deadline.text)] : []),
    ...some(words.horizon, f.horizon ? [speech.date(f.horizon)] : []),
    ...some(words.success, f.successMetric ? [f.successMetric] : []),
    words.options,
    ...document.options.map(({ optionId, title, description, merged, variants, final }) =>
      [
        `${optionId} ${title} ${final && !areWhole(set) ? speech.percent(final.p) : ''} ${description}`,
        ...(merged ? [say('mergedInto', { options: quoted(merged) })] : []),
        ...(variants ? [say('variantOf', { options: quoted(variants) })] : []),
      ].join(' '),
    ),
    ...some(words.refusedOptions, f.refused.map(speech.quoted)),
    ...some(words.fixed, f.constraints),
    ...some(words.told, replies('answered')),
    ...some(words.assumed, [...f.assumptions, ...replies('assumed')]),
  ];
};

const why = (set: Set): Part[] => {
  const { document, words } = set;
  const claimOf = (id: string) => document.evidence.find(({ evidenceId }) => evidenceId === id)?.claim ?? '';
  const view = document.outsideView;
  return [
    {
      heading: words.why,
      says: document.reasons.flatMap(({ text, seats, evidenceIds }) => [
        text,
        ...seats.map((seat) => seatInFull(set, seat)),
        ...evidenceIds.map((id) => `${id} ${claimOf(id)}`),
      ]),
    },
    ...calculationsIn(document.calculations, words.calculations),
    ...(view
      ? [
          {
            heading: words.outside,
            says: [view.referenceClass, view.adjustment, `${words.baseRate} ${view.baseRate}`],
          },
        ]
      : []),
  ];
};

const dissenting = (set: Set): Part[] => {
  const { document, words, fit } = set;
  const { dissents, recommendation: r } = document;
  return [
    {
      heading: words.dissents,
      says: [
        ...(dissents.length > 0 ? [words.verbatim] : noDissent(set)),
        ...(dissents.length > fit.dissents ? [inFull(set, words.dissents, 'last')] : []),
        ...opinions(set, dissents.slice(0, fit.dissents)),
        ...heldBefore(set, (seat) => seatInFull(set, seat)),
        ...(fit.concurrences ? concurring(set) : []),
      ],
    },
    ...(r.separateOpinion ? [{ heading: words.separate, says: [r.separateOpinion] }] : []),
  ];
};

export const opinions = (set: Set, dissents: Set['document']['dissents']): string[] => {
  const { speech, words, say } = set;
  return dissents.flatMap(({ seat, optionId, text, conditions, watch, takenOver, reply, probability, evidenceIds }) => [
    `${say('dissentsFor', { seat: seatInFull(set, seat) })} ${optionId}`,
    text,
    `${words.rightIf} ${conditions}`,
    `${words.watch} ${watch}`,
    ...(takenOver ? [words.takenOver] : []),
    ...(reply ? [words.answers, reply.text, ...(reply.takenOver ? [words.takenOver] : [])] : []),
    `${speech.percent(probability)} ${set.named(optionId)} ${evidenceIds.join(' ')}`,
  ]);
};
export const concurring = (set: Set): string[] =>
  set.document.concurrences.flatMap(({ seat, text }) => [set.say('concurs', { seat: seatInFull(set, seat) }), text]);
