import { createHash } from 'node:crypto';

import { type Rule, unless } from '../surfaces.ts';
import { letters } from '../reading/compared.ts';
import { isPartOf } from './historyRules.ts';

/** What the document counts, counted once more in the history. */
export const countedRules: Readonly<Record<string, Rule>> = {
  /** Whose ballot is missing from a round, as it was last opened; each seat once. */
  missing: ({ document: { moved, banner, head }, history }) => {
    if (!history || banner.rehearsal) return [];
    const said = moved.missing.map(({ seat, round }) => `${seat.seatId} ${round}`).toSorted();
    const last = new Map<string, boolean>();
    for (const { type, data, revision } of history)
      if (type === 'BallotsRevealed' && data && revision <= head.revision) {
        for (const { seatId } of data.ballots) last.set(`${seatId} ${data.round}`, false);
        for (const { seatId } of data.missing) last.set(`${seatId} ${data.round}`, true);
      }
    const real = [...last].flatMap(([ballot, isMissing]) => (isMissing ? [ballot] : [])).toSorted();
    return unless(real.join() === said.join(), `missing: ${real.join()}, said: ${said.join()}`);
  },
  /** Seats that lost a turn since the share of their work was spent, whatever else they lost. */
  budget: ({ document: { banner, head }, history }) => {
    if (!history) return [];
    const lost = history.flatMap((event) =>
      event.type === 'TurnLost' && event.data?.reason.code === 'budget_share_spent' && event.revision <= head.revision
        ? [event.data.seatId]
        : [],
    );
    const seats = new Set(lost).size;
    return unless(
      seats === banner.seatsWithoutBudget,
      `${seats} seats were without budget, said: ${banner.seatsWithoutBudget}`,
    );
  },
  /** What panels that asked in the same words believed, by so many of their seats. */
  sameCruxes: ({ document: { cruxes, head }, history }) => {
    const chosen = (history ?? []).flatMap(({ type, data, revision }) =>
      type === 'CruxChosen' && data && revision <= head.revision ? [data] : [],
    );
    return cruxes.flatMap(({ proposition, q, namedBy }) => {
      const same = chosen.filter((one) => letters(one.proposition ?? '') === letters(proposition));
      if (namedBy === null || same.length === 0) return [];
      const seats = same.reduce((n, one) => n + (one.namedBy?.seats ?? 0), 0);
      const believed = same.reduce((n, one) => n + one.q * (one.namedBy?.seats ?? 0), 0) / seats;
      return unless(
        seats === namedBy.seats && Math.abs(believed - q) < 1e-9,
        `“${proposition}”: ${believed} by ${seats} seats, said: ${q} by ${namedBy.seats}`,
      );
    });
  },
  /** What panels gave each option before they met: their own results put together, each counted once. */
  panelsBefore: ({ document: { options, panels }, history }) => {
    if (!history || !panels) return [];
    const own = new Map<number, Readonly<Record<string, number>>>();
    for (const { type, data } of history)
      if (type === 'BallotsPooled' && data && data.panel > 0) own.set(data.panel, data.pool.p);
    const results = [...own.values()];
    // Options that not every panel voted on are voted on once more, and variants share what they have.
    const isPlain =
      options.every(({ optionId, blind, variants }) => blind && !variants && results.every((p) => optionId in p)) &&
      results.every((p) => Object.keys(p).length === options.length) &&
      !history.some(({ type, data }) => type === 'BallotSealed' && data?.panel === 0 && data.round === 'blind');
    if (!isPlain) return [];
    const raw = options.map(({ optionId }) =>
      Math.exp(results.reduce((sum, p) => sum + Math.log(Math.max(p[optionId] ?? 0, 1e-4)), 0) / results.length),
    );
    const total = raw.reduce((a, b) => a + b, 0);
    return options.flatMap(({ optionId, blind }, i) =>
      unless(
        Math.abs((raw[i] ?? 0) / total - (blind?.p ?? 0)) < 1e-9,
        `the panels gave ${optionId} ${(raw[i] ?? 0) / total} before they met, said: ${blind?.p}`,
      ),
    );
  },
  calls: ({ document: { run, banner }, history: written }) => {
    if (!written) return [];
    // Turns of a script are no calls of a model.
    const history = banner.rehearsal ? [] : written;
    const ended = history.flatMap((event) => (event.type === 'ModelCallEnded' && event.data ? [event.data] : []));
    const sum = (of: (data: (typeof ended)[number]) => number | null | undefined) =>
      ended.reduce((total, data) => total + (of(data) ?? 0), 0);
    const counted = {
      calls: history.filter(({ type }) => type === 'ModelCallIntended').length,
      tokensIn: sum(({ usage }) => usage?.input),
      tokensOut: sum(({ usage }) => usage?.output),
      searches: sum(({ usage }) => usage?.searches),
      unknownCost: ended.filter(({ usd }) => usd === null).length,
      repeated: ended.filter(({ outcome }) => outcome === 'unknown').length,
    };
    const prompts = written.flatMap((event) =>
      event.type === 'ModelCallIntended' && event.data?.promptHash !== undefined ? [event.data.promptHash] : [],
    );
    const chain = prompts.reduce((so, hash) => createHash('sha256').update(so).update(hash).digest('hex'), '');
    return [
      ...unless(run.counted.promptChain === chain, `prompts chained to ${run.counted.promptChain}, found ${chain}`),
      ...unless(
        isPartOf({ ...run.counted }, counted) && Math.abs(run.counted.usd - sum(({ usd }) => usd)) < 1e-6,
        `${JSON.stringify(run.counted)}, counted ${JSON.stringify(counted)}`,
      ),
    ];
  },
  /** As many first choices before the exchange as seats cast a blind ballot; where panels met, a seat may have cast two. */
  blindChoices: ({ document: { options, panels, banner }, history }) => {
    if (!history || panels || banner.rehearsal) return [];
    const cast = new Set(
      history.flatMap(({ type, data }) =>
        type === 'BallotsRevealed' && data?.round === 'blind'
          ? data.ballots.flatMap(({ seatId, ballot }) => (ballot.abstain ? [] : [seatId]))
          : [],
      ),
    );
    const said = options.reduce((sum, { counted }) => sum + counted.firstChoicesBlind, 0);
    return unless(said === cast.size, `${said} first choices of ${cast.size} blind ballots`);
  },
};
