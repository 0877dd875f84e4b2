import { agreed, changes, checked, counting, seats } from '../statements.ts';
import { type Part, seatNamed, type Telling } from '../telling.ts';
import { beside } from './body.ts';
import { believed } from '../pdf/firstPage.ts';

/** Each question has its proposition for a heading. */
export const findOut = (telling: Telling): Part[] => {
  const { document, speech, words } = telling;
  if (document.cruxes.length === 0) return [];
  return [
    { heading: words.findOut, says: [] },
    ...document.cruxes.map((crux) => ({
      heading: crux.proposition,
      says: [
        `${words.yes} ${believed(telling, crux)}`,
        `${words.ifYes} ${crux.favours.ifTrue} ${words.ifNo} ${crux.favours.ifFalse}`,
        `${words.worth} ${speech.percent(crux.voi)}`,
        ...crux.exchange.flatMap(({ seat, text, concession, evidenceIds }) => [
          seatNamed(telling, seat),
          text,
          ...(concession ? [words.conceded, concession] : []),
          ...beside(telling, evidenceIds),
        ]),
      ],
    })),
  ];
};

/** What was decided about: the options follow the question. */
export const decided = (telling: Telling): string[] => {
  const { document, speech, words, say } = telling;
  const { frame: f } = document;
  const quoted = (titles: readonly string[]) => speech.list(titles.map(speech.quoted));
  const replies = (kind: string) =>
    f.asked.flatMap(({ text, reply }) => (reply?.kind === kind ? [`${text} ${reply.text}`] : []));
  const options = [
    words.options,
    ...document.options.flatMap(({ optionId, title, description, merged, variants }) => [
      `${optionId} ${title} ${description}`,
      ...(merged ? [say('mergedInto', { options: quoted(merged) })] : []),
      ...(variants ? [say('variantOf', { options: quoted(variants) })] : []),
    ]),
  ];
  const facts = [
    [words.question, f.question],
    changes(telling),
    [words.byWhen, f.deadline ? speech.date(f.deadline.text) : ''],
    [words.horizon, f.horizon],
    [words.success, f.successMetric],
    [words.refusedOptions, ...f.refused.map(speech.quoted)],
    [words.fixed, ...f.constraints],
    [words.told, ...replies('answered')],
    [words.assumed, ...f.assumptions, ...replies('assumed')],
  ].filter(([, ...lines]) => lines.some(Boolean));
  return facts.flatMap((lines, i) => (i === 0 ? [...lines, ...options] : lines));
};

export const moved = (telling: Telling): Part[] => {
  const { document, speech, words, say } = telling;
  if (document.options.every(({ blind }) => blind === null)) return [];
  const { flips, drift, missing, uncounted } = document.moved;
  return [
    {
      heading: words.moved,
      says: [
        words.movedChart,
        words.blind,
        words.final,
        ...document.options.flatMap(({ optionId, blind, final }) =>
          blind && final ? [`${optionId} ${speech.percent(blind.p)} ${optionId} ${speech.percent(final.p)}`] : [],
        ),
        ...(flips.length === 0 ? [words.noFlips] : []),
        ...flips.map(({ seat, from, to, kind, note }) =>
          [
            to,
            say('flip', { seat: seatNamed(telling, seat), from, to }),
            words[kind],
            ...(uncounted?.seats.includes(seat.seatId) ? [words.asBefore] : []),
            note,
          ].join(' '),
        ),
        ...(drift?.blindOnly ? [words.blindOnly] : []),
      ],
    },
    ...(missing.length > 0
      ? [
          {
            heading: words.missing,
            says: missing.map(({ seat, reason }) => `${seatNamed(telling, seat)} ${speech.remark(reason)}`),
          },
        ]
      : []),
  ];
};

export const evidence = ({ document, speech, words, say }: Telling): Part[] => [
  ...(document.evidence.length > 0
    ? [
        {
          heading: words.evidence,
          says: [
            [words.says, words.source, words.state].join(' '),
            ...document.evidence.map((row) =>
              [
                row.evidenceId,
                row.claim,
                row.quote,
                sourceOf(row, words.fromYou),
                row.publishedAt ? speech.date(row.publishedAt) : '',
                speech.date(row.retrievedAt),
                words[row.verification?.status ?? 'unchecked'],
                row.verification?.note ? speech.remark(row.verification.note) : '',
                row.verification?.instead ?? '',
                say('grade', { grade: row.grade }),
              ].join(' '),
            ),
          ],
        },
        ...(document.gaps.length > 0
          ? [
              {
                heading: words.gaps,
                says: document.gaps.map(({ seat, remark }) => `${seat.name} ${speech.remark(remark)}`),
              },
            ]
          : []),
      ]
    : []),
];

const sourceOf = (row: Telling['document']['evidence'][number], fromYou: string): string => {
  if (row.document || row.source === 'case') return fromYou;
  const isLink = row.url !== null && /^https?:/iu.test(row.url);
  return row.publisher ?? (isLink ? new URL(row.url ?? '').hostname : (row.url ?? ''));
};

/** How the report came about. */
export const record = (telling: Telling): string[] => {
  const { document, speech, words, say } = telling;
  const { run, head, caseId, forecast, signed, gate } = document;
  const { usd, unknownCost, calls, promptChain } = run.counted;
  const dollars = new Intl.NumberFormat(speech.figures, { style: 'currency', currency: 'USD' });
  return [
    `${words.case} ${caseId}`,
    `${words.submitted} ${speech.dateTime(run.submittedAt)}`,
    ...agreed(telling),
    ...(forecast && forecast.success.length > 0
      ? [
          say('successTable', { date: speech.date(forecast.by) }),
          ...forecast.success
            .toSorted((a, b) => b.p - a.p)
            .map(({ optionId, p }) => `${telling.named(optionId)} ${speech.percent(p)}`),
        ]
      : []),
    ...counting(telling),
    ...(document.banner.rehearsal ? [] : [`${words.calls} ${speech.number(calls)}`]),
    `${words.cost} ${dollars.format(usd)}`,
    ...(unknownCost > 0 ? [`${words.unknown} ${speech.number(unknownCost)}`] : []),
    promptChain && `${words.prompts} ${promptChain}`,
    `${words.head} ${head.hash} ${say('caseAt', { case: caseId, revision: String(head.revision) })}`,
    ...(signed ? [words.signature, `Ed25519 ${signed.at}`, signed.key, signed.signature] : []),
    ...(gate ? [words.checks, ...gate.checks.map((one) => `${one.ok ? '✓' : '✗'} ${checked(telling, one)}`)] : []),
    ...seats(telling),
  ];
};
