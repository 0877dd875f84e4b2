import { isStated, numbers, sourceOf, unitOf } from '../numbers.ts';
import { planIn } from '../plan.ts';
import { firm, flips, heldBefore, noDissent, tip } from '../statements.ts';
import { calculationsIn, type Part, seatNamed, type Telling } from '../telling.ts';

export const dissents = (telling: Telling): Part[] => {
  const { document, words, say } = telling;
  return [
    {
      heading: words.dissents,
      says: [
        ...(document.dissents.length > 0 ? [words.verbatim] : noDissent(telling)),
        ...document.dissents.flatMap(({ seat, optionId, text, conditions, watch, takenOver, reply }) => [
          `${say('dissentsFor', { seat: seatNamed(telling, seat) })} ${optionId}`,
          text,
          ...(conditions ? [words.rightIf, conditions] : []),
          ...(watch ? [words.watch, watch] : []),
          ...(takenOver ? [words.takenOver] : []),
          ...(reply ? [words.answers, reply.text, ...(reply.takenOver ? [words.takenOver] : [])] : []),
        ]),
        ...heldBefore(telling, (seat) => seatNamed(telling, seat)),
        ...document.concurrences.flatMap(({ seat, text }) => [
          say('concurs', { seat: seatNamed(telling, seat) }),
          text,
        ]),
      ],
    },
  ];
};

export const depends = (telling: Telling): Part[] => {
  const { document, speech, words, say } = telling;
  const { sensitivity: s, valueOfInformation: knowing } = document;
  if (!s) return [];
  return [
    {
      heading: words.depends,
      says: [
        ...(document.matrix ? [`${words.stable} ${speech.percent(s.weightsStable)}`] : []),
        ...firm(telling),
        ...flips(telling),
      ],
    },
    ...(s.breakEvens.length > 0 || knowing
      ? [
          {
            heading: words.tipsTitle,
            says: [
              ...s.breakEvens.flatMap((one) => [one.text, tip(telling, one)]),
              ...(knowing ? [say('knowing', { points: speech.number(knowing.counted.points, 1) })] : []),
            ],
          },
        ]
      : []),
  ];
};

/** What a text rests on, in the margin beside it. */
export const beside = ({ document, words }: Telling, ids: readonly string[]): string[] =>
  document.evidence
    .filter(({ evidenceId }) => ids.includes(evidenceId))
    .map(({ evidenceId, document: from, publisher, source, claim, verification }) =>
      [
        evidenceId,
        from?.name || (publisher ?? (source === 'web' ? claim : words.fromYou)),
        words[verification?.status ?? 'unchecked'].toLocaleLowerCase(),
      ].join(' '),
    );

export const why = (telling: Telling): Part[] => {
  const { document, words } = telling;
  const view = document.outsideView;
  if (document.reasons.length === 0) return [];
  return [
    {
      heading: words.why,
      says: [
        ...document.reasons.flatMap(({ text, seats, evidenceIds }) => [
          text,
          ...seats.map((seat) => seatNamed(telling, seat)),
          ...beside(telling, evidenceIds),
        ]),
        ...calculationsIn(document.calculations, words.calculations).flatMap(({ heading, says }) => [heading, ...says]),
      ],
    },
    ...(view
      ? [{ heading: words.outside, says: [view.referenceClass, words.baseRate, view.baseRate, view.adjustment] }]
      : []),
  ];
};

export const plan = (telling: Telling): Part[] => {
  const { document, speech, words } = telling;
  const { steps, cheapestTest, reviewDate } = document.plan;
  if (steps.length === 0) return [];
  const after = [
    ...(cheapestTest ? [words.test, cheapestTest] : []),
    ...(reviewDate ? [words.review, speech.date(reviewDate)] : []),
  ];
  return planIn(telling, { after, namesWho: false });
};

/** What each option is worth, in one line between what one acts on and the record. */
export const worth = (telling: Telling): string[] => {
  const { document, speech, words } = telling;
  const { numbers: found } = document;
  if (!found) return [];
  const money = new Intl.NumberFormat(speech.figures, {
    style: 'currency',
    currency: found.model.currency,
    currencyDisplay: 'code',
    maximumFractionDigits: 0,
  });
  return [
    words.presentValue,
    ...inOrder(document, found.counted.options).map(
      ({ optionId, npv }) => `${optionId} ${isStated(telling, optionId) ? money.format(Number(npv)) : ''}`,
    ),
  ];
};

const inOrder = <O extends { readonly optionId: string }>(
  { options }: Telling['document'],
  rows: readonly O[],
): readonly O[] => {
  const place = (id: string) => options.findIndex(({ optionId }) => optionId === id);
  return rows.toSorted((a, b) => place(a.optionId) - place(b.optionId));
};

export const calculated = (telling: Telling): Part[] => {
  const { document, words } = telling;
  const said = numbers(telling, telling.named, (input) =>
    [`${input.name} ${unitOf(input)}`, input.base, input.low, input.high, sourceOf(telling, input)].join(' '),
  );
  if (!said) return [];
  const parts: Part[] = [
    { heading: words.numbers, says: said.value },
    { heading: words.cash, says: said.cash },
    ...(said.swings.length > 0
      ? [{ heading: `${words.swings} ${document.recommendation.optionId}`, says: said.swings }]
      : []),
    ...(said.tips.length > 0 ? [{ heading: words.tipsTitle, says: said.tips }] : []),
  ];
  return parts.map((part, i) => (i === parts.length - 1 ? { ...part, says: [...part.says, ...said.inputs] } : part));
};
