import { placeInReport } from '../../../../../shared/words/placeSaid.ts';
import { agreed, checked, counting, seats } from '../statements.ts';
import { type Part, seatInFull } from '../telling.ts';
import { concurring, opinions } from './body.ts';
import { stories } from './doubts.ts';
import type { Set } from './fit.ts';

/** What the body had no room for, evidence, the card to fill in, and how the report came about. */
export const appendix = (set: Set): readonly Part[] => {
  const { document, words, fit } = set;
  const rest = [...opinions(set, document.dissents.slice(fit.dissents)), ...(fit.concurrences ? [] : concurring(set))];
  const further = document.preMortem.slice(fit.stories);
  return [
    { heading: words.appendix, says: [] },
    ...(rest.length > 0 ? [{ heading: words.dissents, says: rest }] : []),
    ...(further.length > 0 ? [{ heading: words.failedWhy, says: stories(set, further) }] : []),
    register(set),
    ...gaps(set),
    card(set),
    { heading: words.case, says: provenance(set) },
    movedTable(set),
    ...successTable(set),
    seatsOf(set),
    ...exchange(set),
    ...checks(set),
  ];
};

const register = ({ document, speech, words, say }: Set): Part => ({
  heading: words.evidence,
  says: [
    [words.says, words.source, words.state].join(' '),
    ...document.evidence.map((row) =>
      [
        row.evidenceId,
        row.claim,
        row.quote,
        row.source === 'web' ? (row.publisher ?? row.url ?? '') : words.fromYou,
        row.document?.name ?? '',
        row.document ? placeInReport(row.document.place, speech) : '',
        row.url ?? '',
        row.publishedAt ? speech.date(row.publishedAt) : '',
        words[row.verification?.status ?? 'unchecked'],
        say('grade', { grade: row.grade }),
        row.verification?.note ? speech.remark(row.verification.note) : '',
        row.verification?.instead ?? '',
      ].join(' '),
    ),
  ],
});

const gaps = (set: Set): Part[] =>
  set.document.gaps.length > 0
    ? [
        {
          heading: set.words.gaps,
          says: set.document.gaps.map(({ seat, remark }) => `${seatInFull(set, seat)} ${set.speech.remark(remark)}`),
        },
      ]
    : [];

const card = ({ document, speech, words }: Set): Part => ({
  heading: words.card,
  says: [
    words.cardNote,
    [
      words.options,
      ...document.options.map(({ optionId, final }) => `☐ ${optionId} ${final ? speech.percent(final.p) : ''}`),
    ].join(' '),
    words.decision,
    words.date,
    words.outcome,
    words.learned,
  ],
});

/** Which case this is, what it cost, and how its history is verified. */
export const provenance = (set: Set): string[] => {
  const { document, speech, words, say } = set;
  const { run, head, caseId } = document;
  const { usd, unknownCost, calls, promptChain } = run.counted;
  return [
    `${words.case} ${say('caseAt', { case: caseId, revision: speech.number(head.revision) })}`,
    `${words.submitted} ${speech.dateTime(run.submittedAt)}`,
    ...agreed(set),
    ...counting(set),
    ...(document.banner.rehearsal ? [] : [`${words.calls} ${speech.number(calls)}`]),
    words.cost,
    [
      ...(usd > 0 || unknownCost === 0 ? [`${speech.number(usd, 2)} USD`] : []),
      ...(unknownCost > 0 ? [`${speech.number(unknownCost)} × ${words.unknown}`] : []),
    ].join(' + '),
    `${words.prompts} ${promptChain}`,
    `${words.head} ${head.hash}`,
    `${words.verify} npm run audit -- verify ${caseId}`,
    `JSON ${words.json}`,
  ];
};

const movedTable = (set: Set): Part => {
  const { document, speech, words } = set;
  return {
    heading: words.movedChart,
    says: [
      [words.option, words.blind, words.final, words.firstChoices, words.blind, words.firstChoices, words.final].join(
        ' ',
      ),
      ...document.options.map(({ optionId, blind, final, counted }) =>
        [
          set.named(optionId),
          blind ? speech.percent(blind.p) : '',
          final ? speech.percent(final.p) : '',
          speech.number(counted.firstChoicesBlind),
          speech.number(counted.firstChoicesFinal),
        ].join(' '),
      ),
    ],
  };
};

const successTable = (set: Set): Part[] => {
  const { document, speech, words, say } = set;
  const { forecast } = document;
  if (!forecast || forecast.success.length === 0) return [];
  return [
    {
      heading: say('successTable', { date: speech.date(forecast.by) }),
      says: [
        `${words.option} ${words.likely}`,
        ...forecast.success
          .toSorted((a, b) => b.p - a.p)
          .map(({ optionId, p }) => `${set.named(optionId)} ${speech.percent(p)}`),
      ],
    },
  ];
};

const seatsOf = (set: Set): Part => ({ heading: set.words.seats, says: seats(set) });

const exchange = (set: Set): Part[] => {
  const { document, words } = set;
  const held = document.cruxes.filter(({ exchange: said }) => said.length > 0);
  if (held.length === 0) return [];
  return [
    {
      heading: words.exchange,
      says: held.flatMap(({ proposition, exchange: said }) => [
        proposition,
        ...said.map(({ seat, text, concession }) =>
          [seat ? seatInFull(set, seat) : '', text, concession ? `${words.conceded} ${concession}` : ''].join(' '),
        ),
      ]),
    },
  ];
};

const checks = (set: Set): Part[] => {
  const named = (set.document.gate?.checks ?? []).filter(
    ({ ok, rule, found }) => !ok || (rule === 'numbers_traceable' && found.length > 6),
  );
  return named.length > 0
    ? [{ heading: set.words.checks, says: named.map((one) => `${one.ok ? '✓' : '✗'} ${checked(set, one)}`) }]
    : [];
};
