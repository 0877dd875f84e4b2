import { believed } from '../pdf/firstPage.ts';
import { agreed, changes, checked, counting, seats } from '../statements.ts';
import { type Part, seatNamed, type Telling } from '../telling.ts';

/** Each question has its proposition for a heading. */
export const questions = (telling: Telling): Part[] => {
  const { document, speech, words } = telling;
  if (document.cruxes.length === 0) return [];
  return [
    { heading: words.findOut, says: [] },
    ...document.cruxes.map((crux) => ({
      heading: crux.proposition,
      says: [
        `${words.yes} ${believed(telling, crux)}`,
        `${words.ifYes} ${telling.named(crux.favours.ifTrue)} ${words.ifNo} ${telling.named(crux.favours.ifFalse)}`,
        `${words.worth} ${speech.percent(crux.voi)}`,
        ...crux.exchange.flatMap(({ seat, text, concession }) => [
          seat ? seatNamed(telling, seat) : '',
          text,
          ...(concession ? [words.conceded, concession] : []),
        ]),
      ],
    })),
  ];
};

/** What was decided about: what is a list stands under a heading of its own. */
export const frame = (telling: Telling): Part[] => {
  const { document, speech, words, say } = telling;
  const [, ...changedTo] = changes(telling);
  const { frame: f, options } = document;
  const quoted = (titles: readonly string[]) => speech.list(titles.map(speech.quoted));
  const replies = (kind: string) =>
    f.asked.flatMap(({ text, reply }) => (reply?.kind === kind ? [`${text} ${reply.text}`] : []));
  const some = (name: string, text: string) => (text === '' ? [] : [name, text]);
  const facts = [
    ...some(words.byWhen, f.deadline ? speech.date(f.deadline.text) : ''),
    ...some(words.horizon, f.horizon ? speech.date(f.horizon) : ''),
    ...some(words.success, f.successMetric),
  ];
  const listed = options.map(({ optionId, title, description, merged, variants }) =>
    [
      `${optionId} ${title}`,
      description,
      merged ? say('mergedInto', { options: quoted(merged) }) : '',
      variants ? say('variantOf', { options: quoted(variants) }) : '',
    ].join(' '),
  );
  const lists: Part[] = [
    { heading: words.refusedOptions, says: f.refused.map(speech.quoted) },
    { heading: words.fixed, says: f.constraints },
    { heading: words.told, says: replies('answered') },
    { heading: words.assumed, says: [...f.assumptions, ...replies('assumed')] },
  ].filter(({ says }) => says.length > 0);
  return [
    { heading: words.decided, says: [words.question, f.question] },
    ...(changedTo.length > 0 ? [{ heading: words.changed, says: changedTo }] : []),
    { heading: words.options, says: [...listed, ...facts] },
    ...lists,
  ];
};

export const movement = (telling: Telling): Part => {
  const { document, speech, words, say } = telling;
  const { flips, drift, missing, uncounted } = document.moved;
  return {
    heading: words.moved,
    says: [
      ...(drift?.blindOnly ? [words.blindOnly] : []),
      ...(flips.length === 0 ? [words.noFlips] : []),
      ...flips.map(({ seat, from, to, kind, note }) =>
        [
          say('flip', { seat: seatNamed(telling, seat), from, to }),
          words[kind],
          ...(uncounted?.seats.includes(seat.seatId) ? [words.asBefore] : []),
          note,
        ].join(' '),
      ),
      ...missing.map(({ seat, reason }) => `${seatNamed(telling, seat)} ${speech.remark(reason)}`),
    ],
  };
};

export const evidence = (telling: Telling): Part[] => {
  const { document, speech, words, say } = telling;
  if (document.evidence.length === 0) return [];
  return [
    {
      heading: words.evidence,
      says: [
        [words.says, words.source, words.state].join(' '),
        ...document.evidence.map((row) =>
          [
            row.evidenceId,
            row.claim,
            row.quote,
            row.document?.name || row.publisher || words.fromYou,
            row.url ?? '',
            words[row.verification?.status ?? 'unchecked'],
            say('grade', { grade: row.grade }),
            row.verification?.note ? speech.remark(row.verification.note) : '',
            row.verification?.instead ?? '',
          ].join(' '),
        ),
      ],
    },
    ...(document.gaps.length > 0
      ? [
          {
            heading: words.gaps,
            says: document.gaps.map(({ seat, remark }) => `${seatNamed(telling, seat)} ${speech.remark(remark)}`),
          },
        ]
      : []),
  ];
};

/** Which case it is, who sat on the panel, and how its history is verified. */
export const run = (telling: Telling): Part => {
  const { document, speech, words } = telling;
  const { caseId, head, run: r, signed, gate } = document;
  const named = (gate?.checks ?? []).filter(
    ({ ok, rule, found }) => !ok || (rule === 'numbers_traceable' && found.length > 6),
  );
  return {
    heading: words.appendix,
    says: [
      `${words.case} ${caseId}`,
      `${words.submitted} ${speech.dateTime(r.submittedAt)}`,
      ...agreed(telling),
      ...counting(telling),
      `${words.head} ${head.hash} ${head.revision}`,
      ...(named.length > 0
        ? [words.checks, ...named.map((one) => `${one.ok ? '✓' : '✗'} ${checked(telling, one)}`)]
        : []),
      ...(signed ? [words.signature, `Ed25519 ${signed.at} ${signed.key} ${signed.signature}`] : []),
      ...seats(telling),
    ],
  };
};
