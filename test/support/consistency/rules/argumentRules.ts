import { sha256 } from '../../../../shared/kernel/hash.ts';
import { letters } from '../reading/compared.ts';
import { type Rule, unless } from '../surfaces.ts';

/** A change with one of these may count. */
const reasoned: ReadonlySet<string> = new Set(['new_evidence', 'flaw_in_own_claim']);

/** What dissents, movement, evidence and sensitivity say of the result and of each other. */
export const argumentRules: Readonly<Record<string, Rule>> = {
  dissentAgainst: ({ document: { dissents, recommendation: r } }) =>
    dissents.flatMap(({ optionId, seat }) =>
      unless(optionId !== r.optionId, `${seat.name} dissents for what is recommended`),
    ),
  /** Variants of one choice are held as one. */
  dissentHeld: ({ document: { dissents, options, moved } }) =>
    dissents.flatMap(({ optionId, seat }) => {
      const option = options.find((one) => one.optionId === optionId);
      const choice = options.filter((one) => one === option || option?.variants?.includes(one.title));
      const isOfChoice = (id: string) => choice.some((one) => one.optionId === id);
      const went = moved.flips.find(
        ({ from, to, seat: { seatId } }) => seatId === seat.seatId && isOfChoice(from) && !isOfChoice(to),
      );
      return [
        ...unless(option !== undefined, `a dissent for ${optionId}, which is no option`),
        ...unless(
          choice.some(({ counted }) => counted.firstChoicesFinal > 0),
          `a dissent for ${optionId}, which no seat puts first`,
        ),
        ...unless(went === undefined, `${seat.name} dissents for ${optionId} and moved to ${went?.to}`),
      ];
    }),
  dissentOrder: ({ document: { dissents, options } }) => {
    const support = dissents.map(({ optionId }) => options.find((one) => one.optionId === optionId)?.final?.p ?? 0);
    return unless(
      support.every((p, i) => i === 0 || p <= (support[i - 1] ?? 1) + 1e-6),
      `dissents with ${support.join()}`,
    );
  },
  dissentVerbatim: ({ document: { dissents } }) =>
    dissents.flatMap(({ text, textHash, dissentId }) =>
      unless(sha256(text) === textHash, `${dissentId} is not as filed`),
    ),
  movedDissents: ({ document: { movedDissents, options, dissents, recommendation: r } }) =>
    movedDissents.flatMap(({ optionId, seats }) => {
      const option = options.find((one) => one.optionId === optionId);
      const counted = option?.counted;
      const winner = options.find((one) => one.optionId === r.optionId);
      return [
        ...unless(optionId !== r.optionId, `${optionId} is recommended and said to be given up`),
        ...unless(
          !option || !winner?.variants?.includes(option.title),
          `${optionId} is a variant of what is recommended and said to be given up`,
        ),
        ...unless(
          counted?.firstChoicesFinal === 0,
          `${optionId} is said to be given up and has ${counted?.firstChoicesFinal} seats`,
        ),
        ...unless(
          (counted?.firstChoicesBlind ?? 0) >= seats.length,
          `${seats.length} left ${optionId}, ${counted?.firstChoicesBlind} held it`,
        ),
        ...unless(
          !dissents.some((one) => one.optionId === optionId),
          `${optionId} has a dissent and is said to be given up`,
        ),
        ...seats.flatMap(({ from, seat }) => unless(from === optionId, `${seat.name} left ${from}, not ${optionId}`)),
      ];
    }),
  movement: ({ document: { moved, options } }) => {
    const change = (optionId: string) =>
      moved.flips.filter(({ to }) => to === optionId).length -
      moved.flips.filter(({ from }) => from === optionId).length;
    const revised =
      options.some(({ counted }) => counted.firstChoicesFinal !== counted.firstChoicesBlind) || moved.flips.length > 0;
    return [
      ...moved.flips.flatMap(({ from, to, seat }) => unless(from !== to, `${seat.name} moved from ${from} to ${to}`)),
      ...(revised && moved.missing.length === 0
        ? options.flatMap(({ optionId, counted }) =>
            unless(
              counted.firstChoicesFinal - counted.firstChoicesBlind === change(optionId),
              `${optionId}: ${counted.firstChoicesBlind} → ${counted.firstChoicesFinal} first choices, moves come to ${change(optionId)}`,
            ),
          )
        : []),
    ];
  },
  uncounted: ({ document: { moved, recommendation: r, options, panels, again } }) => {
    if (!r.pool) return [];
    const said = moved.uncounted?.seats ?? [];
    const told = r.pool.caps.some(({ code }) => code === 'last_ballots');
    const held = options.filter(({ counted }) => counted.firstChoicesFinal > 0);
    const only = held.length === 1 ? held[0] : undefined;
    // Where variants are counted as one, more than a first choice decides which change counts.
    const isPlain = options.every(({ variants }) => variants === undefined);
    // Where panels met, a seat may move and come back, or have moved with its panel, whose blind ballots alone counted.
    const isAlone = isPlain && !panels;
    return [
      ...unless(
        (moved.uncounted !== null && moved.uncounted.otherwise !== r.optionId) === told,
        `by the last ballots ${moved.uncounted?.otherwise} wins, ${r.optionId} is recommended, caps ${told}`,
      ),
      ...unless(!told || r.strength === 'too_close', `${r.strength} though the last ballots choose another option`),
      ...(isPlain
        ? [
            ...moved.flips.flatMap(({ seat, kind, from, to, afterChange }) =>
              unless(
                // What its owner changed is a reason for a seat that names one.
                // A ballot on the options that panels have together counts as it is cast.
                reasoned.has(kind) ||
                  (afterChange === true && kind !== 'none') ||
                  (panels !== null && kind === 'recalculated') ||
                  said.includes(seat.seatId),
                `${seat.name} went from ${from} to ${to} without a reason and is said to count`,
              ),
            ),
            ...(isAlone ? moved.flips : []).flatMap(({ seat, kind, from, to }) =>
              unless(
                // Who votes as in the case that is asked again counts as there.
                !reasoned.has(kind) ||
                  !said.includes(seat.seatId) ||
                  moved.drift?.blindOnly === true ||
                  again !== undefined,
                `${seat.name} went from ${from} to ${to}: ${kind}, and is said not to count`,
              ),
            ),
            ...(isAlone ? said : []).flatMap((seatId) =>
              unless(
                moved.flips.some(({ seat }) => seat.seatId === seatId),
                `the change of ${seatId}, which changed nothing, is said not to count`,
              ),
            ),
            ...unless(
              only === undefined || only.optionId === r.optionId || told,
              `all seats hold ${only?.optionId} at the end, ${r.optionId} is recommended`,
            ),
          ]
        : []),
    ];
  },
  drift: ({ document: { moved, recommendation: r } }) =>
    moved.drift
      ? [
          ...unless(moved.drift.unevidencedTowardPlurality <= moved.drift.flips, 'more unevidenced moves than moves'),
          ...unless(
            !r.pool?.caps.some(({ code }) => code === 'drift') || moved.drift.blindOnly,
            'blind ballots alone are said to count and do not',
          ),
          ...unless(
            !moved.drift.blindOnly || moved.flips.length === 0 || moved.uncounted !== null,
            'blind ballots alone count, and no change is said not to',
          ),
        ]
      : [],
  firstChoices: ({ document: { options, banner, panels } }) => {
    const total = options.reduce((sum, { counted }) => sum + counted.firstChoicesFinal, 0);
    return panels
      ? []
      : unless(
          total === 0 || total === banner.counted.ballots,
          `${total} first choices of ${banner.counted.ballots} ballots`,
        );
  },
  evidence: ({ document }) => {
    const known = new Map(document.evidence.map((item) => [item.evidenceId, item.verification?.status ?? 'unchecked']));
    const cited = [...document.reasons, ...document.dissents, ...document.preMortem].flatMap(
      ({ evidenceIds }) => evidenceIds,
    );
    const refuted = document.reasons
      .flatMap(({ evidenceIds }) => evidenceIds)
      .filter((id) => known.get(id) === 'refuted');
    const warned = document.gate?.verdict === 'publish_with_warning';
    return [
      ...cited.flatMap((id) => unless(known.has(id), `${id} is cited and not listed`)),
      ...(warned ? [] : refuted.map((id) => `${id} carries the recommendation and is refuted`)),
      ...document.recommendation.evidenceIds.flatMap((id) =>
        unless(
          document.reasons.some((one) => one.evidenceIds.includes(id)),
          `it rests on ${id}, which no reason cites`,
        ),
      ),
    ];
  },
  leftOut: ({ document: { sensitivity, options, banner } }) =>
    sensitivity
      ? [
          ...[...sensitivity.withoutProvider, ...sensitivity.withoutLens, ...sensitivity.withoutEvidence].flatMap(
            ({ left, winner }) =>
              unless(
                options.some(({ optionId }) => optionId === winner),
                `without ${left} wins ${winner}, which is no option`,
              ),
          ),
          ...sensitivity.withoutProvider.flatMap(({ left }) =>
            unless(
              banner.providers.some(({ provider }) => provider === left),
              `left out ${left}, which was not counted`,
            ),
          ),
          ...(banner.providers.length > 1 ? banner.providers : []).flatMap(({ provider }) =>
            unless(
              sensitivity.withoutProvider.some(({ left }) => left === provider),
              `nothing is said of leaving out ${provider}`,
            ),
          ),
        ]
      : [],
  breakEvens: ({ document: { sensitivity, recommendation: r } }) =>
    (sensitivity?.breakEvens ?? []).flatMap(({ counted, kind, text, ...tip }) => [
      ...unless(byOf(tip) === (kind === 'weight' ? 'scores' : null), `${text}: a ${kind} tips by ${byOf(tip)}`),
      ...unless(counted.at > 0 && counted.at < 1, `${text}: ${counted.to} only draws level, at ${counted.at}`),
      ...unless(counted.from !== counted.to, `${text}: ${counted.from} to ${counted.to}`),
      ...unless(counted.from === r.optionId, `${text}: ${counted.from} is not recommended`),
      ...(kind === 'weight'
        ? unless(
            counted.from === r.pool?.scoreWinner,
            `${text}: a weight moves the scores alone, which put ${r.pool?.scoreWinner} first`,
          )
        : []),
    ]),
  panels: ({ document: { panels, options, recommendation: r } }) =>
    panels
      ? [
          ...unless(
            panels.agreeing <= panels.of && panels.winners.length <= panels.of,
            `${panels.agreeing} of ${panels.of}`,
          ),
          ...unless(
            panels.winners.filter(({ optionId }) => optionId === r.optionId).length === panels.agreeing,
            `${panels.agreeing} are said to agree`,
          ),
          ...panels.winners.flatMap(({ optionId }) =>
            unless(
              options.some((one) => one.optionId === optionId),
              `a panel chose ${optionId}, which is no option`,
            ),
          ),
        ]
      : [],
  cruxesOnce: ({ document: { cruxes } }) =>
    cruxes.flatMap(({ proposition }, i) =>
      unless(
        cruxes.findIndex((one) => letters(one.proposition) === letters(proposition)) === i,
        `“${proposition}” is asked twice`,
      ),
    ),
  cruxes: ({ document: { cruxes, options, sensitivity } }) => [
    ...(sensitivity?.breakEvens ?? []).flatMap((tip) =>
      unless(
        tip.kind !== 'chance' || cruxes.some(({ proposition, q }) => proposition === tip.text && q === tip.now),
        `“${tip.text}” is said to be true by ${tip.now} where the result would tip, and otherwise elsewhere`,
      ),
    ),
    ...unless(
      new Set(cruxes.map(({ namedBy }) => namedBy?.of)).size < 2,
      'cruxes are named of different numbers of seats',
    ),
    ...cruxes.flatMap(({ favours, advocateFor, advocateAgainst, proposition }) => [
      ...Object.values(favours).flatMap((id) =>
        unless(
          options.some(({ optionId }) => optionId === id),
          `“${proposition}” favours ${id}`,
        ),
      ),
      ...unless(
        advocateFor === null || advocateFor.seatId !== advocateAgainst?.seatId,
        `one seat on both sides of “${proposition}”`,
      ),
    ]),
  ],
  forecast: ({ document: { forecast, options, plan, banner } }) =>
    forecast
      ? [
          ...unless(!banner.rehearsal, 'scripted seats forecast'),
          ...unless(
            forecast.seats <= banner.counted.ballots,
            `${forecast.seats} of ${banner.counted.ballots} forecast`,
          ),
          ...forecast.success.flatMap(({ optionId, p }) => [
            ...unless(
              options.some((one) => one.optionId === optionId),
              `${optionId} is forecast and is no option`,
            ),
            ...unless(p >= 0 && p <= 1, `${optionId} succeeds by ${p}`),
          ]),
          ...forecast.tripwires.flatMap(({ tripwire }) =>
            unless(plan.tripwires[tripwire] !== undefined, `a forecast of tripwire ${tripwire}, which is none`),
          ),
        ]
      : [],
  likeliestFirst: ({ document: { preMortem } }) =>
    preMortem.flatMap(({ probability, story }, i) =>
      unless(
        i === 0 || probability <= (preMortem[i - 1]?.probability ?? 1),
        `${story.slice(0, 40)} is likelier than the one before`,
      ),
    ),
};

/** By what alone a number tips; null for the result itself. */
const byOf = (tip: object): string | null => ('by' in tip ? String(tip.by) : null);
