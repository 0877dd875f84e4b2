import type { Ballot } from '../../../shared/events/casePanel.ts';

import { type Cast, choiceOf } from './ballots.ts';

export type DissentDue = {
  readonly optionId: string;
  /** The blind holder who holds it most probable writes it. */
  readonly seatId: string;
  readonly probability: number;
  readonly because: readonly ('two_seats' | 'half_a_bloc' | 'pooled' | 'unique_evidence')[];
};

export const mostDissents = 3;

/**
 * Which minority options survive into the report: the blind first choice of two seats, or of half of a provider's bloc, or
 * pooled at 0.07 or more (0.10 loses too many right minorities: bench/panel, decision 0052), or carried by verified evidence that only one seat brought and that speaks strongly against the winner.
 * At most three, by pooled probability. An option that no seat held blind has nobody to speak for it and is left out.
 */
export const dissentsDue = (
  casts: readonly Cast[],
  pooled: Readonly<Record<string, number>>,
  winner: string,
  strikesAgainst: (cast: Cast) => boolean = () => false,
): DissentDue[] =>
  Object.keys(pooled)
    .filter((option) => option !== winner)
    .flatMap((optionId): DissentDue[] => {
      const holders = casts.filter(({ ballot }) => choiceOf(ballot.p) === optionId);
      const spokesman = strongestFor(optionId, holders.length > 0 ? holders : []);
      const because = reasons(optionId, casts, holders, pooled[optionId] ?? 0, strikesAgainst);
      return spokesman && because.length > 0
        ? [{ optionId, seatId: spokesman.seatId, probability: spokesman.ballot.p[optionId] ?? 0, because }]
        : [];
    })
    .toSorted(
      (a, b) =>
        (pooled[b.optionId] ?? 0) - (pooled[a.optionId] ?? 0) ||
        Number(b.because.includes('unique_evidence')) - Number(a.because.includes('unique_evidence')) ||
        (a.optionId < b.optionId ? -1 : 1),
    )
    .slice(0, mostDissents);

const reasons = (
  option: string,
  casts: readonly Cast[],
  holders: readonly Cast[],
  pooled: number,
  strikesAgainst: (cast: Cast) => boolean,
): DissentDue['because'] => {
  const blocs = [...new Set(casts.map(({ provider }) => provider))];
  const halfABloc = blocs.some((name) => {
    const bloc = casts.filter(({ provider }) => provider === name);
    return bloc.filter(({ ballot }) => choiceOf(ballot.p) === option).length * 2 >= bloc.length;
  });
  return [
    ...(holders.length >= 2 ? (['two_seats'] as const) : []),
    ...(halfABloc ? (['half_a_bloc'] as const) : []),
    ...(pooled >= 0.07 ? (['pooled'] as const) : []),
    ...(holders.some(strikesAgainst) ? (['unique_evidence'] as const) : []),
  ];
};

const strongestFor = (option: string, holders: readonly Cast[]): Cast | undefined =>
  holders.toSorted(
    (a, b) => (b.ballot.p[option] ?? 0) - (a.ballot.p[option] ?? 0) || (a.seatId < b.seatId ? -1 : 1),
  )[0];

/** A dissent in the seat's own words without asking it again: what it wrote on its sealed ballot. */
export const dissentFromBallot = ({ statement, topCrux, changeMyMind, evidenceIds }: Ballot) => ({
  text: statement,
  decisiveArgument: topCrux,
  conditions: changeMyMind,
  watch: topCrux,
  evidenceIds,
});
