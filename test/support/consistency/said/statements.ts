import { cutBetweenWords } from '../../../../shared/kernel/text/cutBetweenWords.ts';
import type { BreakEven } from '../../../../shared/views/reportDocument/types/figures.ts';
import type { SeatRef } from '../../../../shared/views/reportDocument/types/common.ts';
import { nearest } from './numbers.ts';
import { makerOf, type Telling } from './telling.ts';

/** How sure the panel is: that the recommended option is the best, and between which bounds. */
export const sureness = ({ document, speech, say }: Telling, ranged: boolean): string => {
  const { pool } = document.recommendation;
  if (!pool) return '';
  const { range } = pool;
  return [
    say('bestOf', { p: speech.percent(pool.p) }),
    ...(ranged && range ? [say('range', { range: speech.range(range.low, range.high) })] : []),
  ].join(' ');
};

export const strength = ({ document, words }: Telling): string =>
  `${words.strength} ${words[document.recommendation.strength ?? 'too_close']}`;

/** What was forecast of the recommended option, and of a better one where that is better by ten points. */
export const success = ({ document, speech, say }: Telling): string[] => {
  const { forecast, recommendation: r } = document;
  const own = forecast?.success.find(({ optionId }) => optionId === r.optionId);
  if (!forecast || !own) return [];
  const [best] = forecast.success.toSorted((a, b) => b.p - a.p);
  return [
    say('succeeds', { p: speech.percent(own.p), date: speech.date(forecast.by) }),
    ...(best && best.p - own.p > 0.0999999
      ? [say('succeedsMore', { option: best.optionId, p: speech.percent(best.p) })]
      : []),
  ];
};

/** What the numbers of a model's seats declined, lacked or left unread: the same on every surface. */
export const declined = ({ document, speech, say }: Telling): string[] =>
  document.banner.declined.map((one) =>
    say('declined', {
      provider: makerOf(one.provider),
      declined: speech.number(one.declined),
      seats: speech.number(one.seats),
    }),
  );
export const unread = ({ document, speech, say }: Telling): string[] => {
  const all = document.banner.unread ?? [];
  const first = all
    .slice(0, 5)
    .map(({ name, read, parts }) => `${name} (${speech.number(read)}/${speech.number(parts)})`);
  const more = all.length > 5 ? [`+${speech.number(all.length - 5)}`] : [];
  return all.length > 0 ? [say('documentsUnread', { documents: [...first, ...more].join(' ') })] : [];
};
export const lastBallots = ({ document: { recommendation: r, moved }, say }: Telling): string[] => {
  const cap = r.pool?.caps.find(({ code }) => code === 'last_ballots');
  if (!moved.uncounted || !cap) return [];
  return [say('limits' in cap ? 'byLastBallots' : 'lastBallots', { option: moved.uncounted.otherwise })];
};
/** Seats that count as before though the reason for their change would count are not said to have had none. */
export const uncounted = ({ document: { moved, banner }, speech, say }: Telling): string[] => {
  const isReasoned = (seatId: string) =>
    moved.flips.some(({ seat, kind }) => seat.seatId === seatId && /^(?:new_evidence|flaw_in_own_claim)$/u.test(kind));
  const seats = (moved.uncounted?.seats ?? []).filter((seatId) => !isReasoned(seatId));
  return seats.length > 0
    ? [say('uncounted', { n: speech.number(seats.length), of: speech.number(banner.counted.ballots) })]
    : [];
};

/** That nobody dissents in print, and how many hold another option all the same. */
export const noDissent = ({ document, speech, words, say }: Telling): string[] => {
  if (document.dissents.length > 0) return [];
  const own = document.options.find(({ optionId }) => optionId === document.recommendation.optionId);
  const sum = (some: typeof document.options) => some.reduce((n, { counted }) => n + counted.firstChoicesFinal, 0);
  const against = sum(document.options.filter((one) => one !== own && !own?.variants?.includes(one.title)));
  return [
    against === 0
      ? words.noDissent
      : say('fewAgainst', { n: speech.number(against), of: speech.number(sum(document.options)) }),
  ];
};

/** Why the strength is not higher, where nothing else on the surface says it. */
export const heldDown = ({ document: { recommendation: r }, say }: Telling): string[] => {
  const labels = {
    shift: 'movedWithoutEvidence',
    scores_disagree: 'scoresDisagree',
    drift: 'blindOnly',
    drift_panels: 'blindOnlyPanels',
    framed_by_code: 'framedByCode',
    low_coverage: 'lowCoverage',
    quotes_not_found: 'quotesNotFound',
    quorum: null,
    last_ballots: null,
    panels: null,
  } as const;
  const unlimited = {
    scores_disagree: 'byScores',
    low_coverage: 'littleVerified',
    framed_by_code: 'framedByCode',
    last_ballots: null,
  } as const;
  return (r.pool?.caps ?? []).flatMap((cap) => {
    const label = 'limits' in cap ? unlimited[cap.code] : labels[cap.code];
    const panels = cap.code === 'drift_panels' ? { panels: cap.panels, of: cap.of } : {};
    return label ? [say(label, { option: r.pool?.scoreWinner ?? '', ...panels })] : [];
  });
};

/** Leaving out what would make another option win. */
export const flips = (telling: Telling): string[] => {
  const { sensitivity: s, recommendation: r } = telling.document;
  return [...(s?.withoutProvider ?? []), ...(s?.withoutLens ?? []), ...(s?.withoutEvidence ?? [])]
    .filter(({ winner }) => winner !== r.optionId)
    .map(({ left, winner }) => `${without(telling, left)} ${telling.named(winner)}`);
};
const without = ({ speech, say }: Telling, left: string) => say('without', { what: makerOf(speech.lens(left)) });

/** That nothing that could be left out changes the winner, and that of one provider none could. */
export const firm = (telling: Telling): string[] => {
  const { document, words, say, speech } = telling;
  const s = document.sensitivity;
  if (!s) return [];
  const tried = [
    ...(s.withoutProvider.length > 0 ? [words.eachProvider] : []),
    ...(s.withoutLens.length > 0 ? [words.eachLens] : []),
    ...(s.withoutEvidence.length > 0 ? [words.eachEvidence] : []),
  ].join(speech.marks.comma);
  return [
    ...(document.banner.providers.length === 1 ? [words.oneProvider] : []),
    ...(tried !== '' && flips(telling).length === 0 ? [say('sameWinner', { what: tried })] : []),
  ];
};

/** The first whole percentage at which another option is in front: where a weight moves, by the scores alone. */
export const tip = ({ speech, say }: Telling, { kind, now, counted: { at, to } }: BreakEven): string =>
  say(kind === 'chance' ? 'tips' : 'tipsByScores', {
    now: speech.percent(now),
    at: speech.percent(tippedAt(now, at)),
    to,
  });
const tippedAt = (now: number, at: number): number => {
  if (Math.abs(now - at) < 1e-9) return at;
  const [step, away] = now > at ? [-1, -1e-9] : [1, 1e-9];
  const whole = step < 0 ? Math.ceil(at * 100 + away) : Math.floor(at * 100 + away);
  return (whole + step) / 100;
};

/** Numbers of the panel that nothing was found for, the first six and how many more. */
export const estimates = ({ document, speech, say }: Telling): string[] => {
  const found = (document.gate?.checks ?? []).flatMap(({ rule, found }) => (rule === 'numbers_traceable' ? found : []));
  const all = [...new Set(found)];
  const first = all.slice(0, 6).map((one) => (speech.rtl ? `\u2068${one}\u2069` : one));
  const apart = [...first, ...(all.length > 6 ? [`+${speech.number(all.length - 6)}`] : [])];
  return found.length > 0 ? [say('ownEstimates', { numbers: apart.join(speech.marks.series) })] : [];
};

/** By which learned weights the ballots were counted. */
export const counting = ({ document, speech, words, say }: Telling): string[] => {
  const { learned } = document.run;
  return learned
    ? [
        words.counting,
        say('learnedFrom', {
          n: learned.questions === null ? words.unknown : speech.number(learned.questions),
          weights: learned.weights.map(({ model, weight }) => `${model} ${speech.number(weight, 2)}`).join(' '),
          slope: speech.number(learned.slope, 2),
          intercept: speech.number(learned.intercept, 2),
        }),
      ]
    : [];
};

/** What the person said to an agent that brought the case. */
export const agreed = ({ document, speech, words }: Telling): string[] => {
  const { consent } = document.run;
  return consent
    ? [words.consent, consent.statement, words[consent.how], consent.agent, consent.client, speech.dateTime(consent.at)]
    : [];
};

/** What a check of the gate found, dates as the language writes them. */
export const checked = (
  { speech, words }: Telling,
  { rule, found }: NonNullable<Telling['document']['gate']>['checks'][number],
): string => {
  const states: Readonly<Record<string, string | undefined>> = rule === 'banner_true' ? words : {};
  return [speech.rule(rule), ...found.map((one) => states[one] ?? speech.date(one))].join(' ');
};

/** That checks did not pass, and how the panels of deep mode stood to each other: said beside the state of the panel. */
export const reservations = ({ document: { gate, panels }, speech, words, say }: Telling): string[] => [
  ...(gate?.verdict === 'publish_with_warning' ? [words.warning] : []),
  ...(panels ? [say('panelsAgree', { agreeing: speech.number(panels.agreeing), of: speech.number(panels.of) })] : []),
];

/** Strong minorities that no seat holds at the end, seat by seat with the reason for moving; a surface names seats in its own way. */
export const heldBefore = ({ document, words, say }: Telling, named: (seat: SeatRef) => string): string[] =>
  document.movedDissents.flatMap(({ seats }) =>
    seats.flatMap(({ seat, from, kind, note, afterChange }) => [
      say(afterChange ? 'heldBeforeChange' : 'heldBefore', {
        seat: named(seat),
        option: from,
        reason: words[kind],
      }),
      note,
    ]),
  );

/** That a case was asked again: the earlier one by its day, and what was changed, with `most` signs of the owner's words: those that hold now before those that held. */
export const again = (telling: Telling, most = Infinity): string[] => {
  const { document, speech, words, say } = telling;
  if (!document.again) return [];
  const day = document.again.ofSubmittedAt;
  const of = day === null ? words.askedAgain : say('askedAgainOf', { date: speech.date(day) });
  return [[of, ...changed(telling, most)].join(' ')];
};
export const changed = ({ document: { again }, speech, words, say }: Telling, most = Infinity): string[] => {
  if (!again) return [];
  const { change } = again;
  const own = (text: string, room = most) => cutBetweenWords(text.trim(), room, speech.language);
  const share = (weight: number) => speech.percent(weight);
  if (change.kind === 'weight')
    return [say('changedWeight', { criterion: own(change.name), now: share(change.now), was: share(change.was) })];
  if (change.kind === 'document') return [speech.named(words.changedDocument, own(change.name))];
  const now = own(change.now);
  if (change.kind === 'fact') return [speech.named(words.changedFact, now)];
  const room = most - now.length;
  return [
    ...(room < 30 ? [] : [speech.named(words.changedWas, own(change.was, room))]),
    speech.named(words.changedTo, now),
  ];
};
/** The change in full, and what was stated before it. */
export const changes = (telling: Telling): string[] =>
  telling.document.again
    ? [
        telling.words.changed,
        ...changed(telling),
        ...telling.document.again.stated.map((text) => `${telling.words.changedBefore} ${text}`),
      ]
    : [];
/** What stands above everything on page and files: the kind of result, who voted, and when. */
export const opening = (telling: Telling): string[] => {
  const { document, speech, words, say } = telling;
  const { banner: b } = document;
  return [
    b.example ?? '',
    ...again(telling),
    words[b.quorum],
    words[b.mode],
    `${words.seats} ${speech.number(b.counted.ballots)}/${speech.number(b.counted.votingSeats)}`,
    b.nEff === null ? '' : say('effectiveVotes', { votes: speech.number(b.nEff, 1) }),
    speech.dateTime(document.at),
  ];
};

/** What to do and what to watch. `wrong`: what is lost where the recommendation is wrong, if the surface says it among them. */
export const essentials = (telling: Telling, wrong: readonly string[] = []): string[] => {
  const { document, speech, words } = telling;
  const { nextAction: next, whatWouldChange, biggestRisk, reversible, exitCost } = document.recommendation;
  const changes = [...whatWouldChange, ...nearest(telling)];
  const undone = [reversible ? words[reversible.kind] : '', exitCost].filter(Boolean);
  return [
    `${words.next} ${next.what} ${next.owner} ${speech.date(next.by)}`,
    ...(changes.length > 0 ? [words.change, ...changes] : []),
    ...(biggestRisk ? [words.risk, biggestRisk] : []),
    ...(wrong.length > 0 ? [words.wrong, ...wrong] : []),
    ...(undone.length > 0 ? [words.undone, ...undone] : []),
  ];
};

/** Everybody on the panel, in a table. */
export const seats = ({ document, speech, words }: Telling): string[] =>
  document.banner.rehearsal
    ? []
    : [
        [words.seat, words.lens, words.provider, words.model].join(' '),
        ...document.run.seats.map(({ name, kind, lens, role, provider, model }) =>
          [name, speech.lens(kind === 'voting' ? lens : role), makerOf(provider), model ?? ''].join(' '),
        ),
      ];
