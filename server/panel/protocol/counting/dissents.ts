import type { Ballot } from '../../../../shared/events/panel/ballot.ts';
import type { Option } from '../../../../shared/events/panel/frame.ts';

import { fewestPooled, halfOfAProvider } from '../../../../shared/views/minority.ts';
import { type Cast, choiceOf, counted } from './ballots.ts';
import { inChoices } from './optionGroups.ts';
import { type PanelContext, poolOf, evidenceOf, frameOf } from '../state/panelContext.ts';
import { finalCasts } from './casts.ts';

export type DissentDue = {
  readonly optionId: string;
  /** Of the seats that hold it, the one that holds it most probable writes it. */
  readonly seatId: string;
  readonly probability: number;
  readonly because: readonly Because[];
};
type Because = 'two_seats' | 'half_a_bloc' | 'pooled' | 'unique_evidence';

export type Minorities = {
  /** Every seat's last ballot. */
  readonly final: readonly Cast[];
  readonly pooled: Readonly<Record<string, number>>;
  readonly winner: string;
  /** The options with their blocs: variants of one choice are held as one, and none of the winner's is dissented for. */
  readonly options?: readonly Pick<Option, 'optionId' | 'bloc'>[];
  /** Whether a seat brought verified evidence that speaks strongly against the winner and that no other seat brought. */
  readonly strikesAgainst?: (cast: Cast) => boolean;
};

const mostDissents = 3;

/**
 * Which minority options get a dissent, written by a seat that holds them at the end: the first choice of two seats, of half of a provider's
 * seats, or of any seat where it is pooled at 0.07 or more or carried by unique evidence. At most three, by what the panel as a
 * whole gives them.
 */
export const dissentsDue = ({
  final,
  pooled,
  winner,
  options = [],
  strikesAgainst = () => false,
}: Minorities): DissentDue[] => {
  const byChoice = inChoices(options);
  const choices = final.map((cast) => ({ ...cast, ballot: byChoice(cast.ballot) }));
  const choice = (optionId: string) => choiceOf(byChoice({ p: { [optionId]: 1 } }).p);
  return othersThan(winner, pooled)
    .filter((optionId, i, all) => choice(optionId) !== choice(winner) && isFirst(all.map(choice), i))
    .flatMap((optionId): DissentDue[] => {
      const holders = holding(choice(optionId), choices).flatMap((cast) => final[choices.indexOf(cast)] ?? []);
      const speaker = strongestFor(optionId, holders);
      const because = reasons(choice(optionId), choices, holders, pooled[optionId] ?? 0, strikesAgainst);
      return speaker && because.length > 0
        ? [{ optionId, seatId: speaker.seatId, probability: speaker.ballot.p[optionId] ?? 0, because }]
        : [];
    })
    .slice(0, mostDissents);
};

const isFirst = (all: readonly string[], i: number): boolean => all.indexOf(all[i] ?? '') === i;

/** By what the panel gives them, the most first. */
const othersThan = (winner: string, pooled: Readonly<Record<string, number>>): string[] =>
  Object.keys(pooled)
    .filter((option) => option !== winner)
    .toSorted((a, b) => (pooled[b] ?? 0) - (pooled[a] ?? 0) || (a < b ? -1 : 1));

const holding = (option: string, casts: readonly Cast[]): Cast[] =>
  casts.filter(({ ballot }) => choiceOf(ballot.p) === option);

const reasons = (
  option: string,
  casts: readonly Cast[],
  holders: readonly Cast[],
  pooled: number,
  strikesAgainst: (cast: Cast) => boolean,
): Because[] => {
  const choices = casts.map(({ seatId, provider, ballot }) => ({ seatId, provider, optionId: choiceOf(ballot.p) }));
  return [
    ...(holders.length >= 2 ? (['two_seats'] as const) : []),
    ...(halfOfAProvider(choices, option) ? (['half_a_bloc'] as const) : []),
    ...(pooled >= fewestPooled ? (['pooled'] as const) : []),
    ...(holders.some(strikesAgainst) ? (['unique_evidence'] as const) : []),
  ];
};

const strongestFor = (option: string, holders: readonly Cast[]): Cast | undefined =>
  holders.toSorted(
    (a, b) => (b.ballot.p[option] ?? 0) - (a.ballot.p[option] ?? 0) || (a.seatId < b.seatId ? -1 : 1),
  )[0];

/** A dissent in the seat's own words without asking it again: what it wrote on its last ballot. */
export const dissentFromBallot = ({ statement, topCrux, changeMyMind, evidenceIds }: Ballot) => ({
  text: statement,
  decisiveArgument: topCrux,
  conditions: changeMyMind,
  watch: topCrux,
  evidenceIds,
});

/** Which minority options get a dissent, by the ballots that count at the end. */
export const dueDissents = (context: PanelContext): DissentDue[] => {
  const pool = poolOf(context);
  if (!pool) return [];
  const status = new Map(evidenceOf(context).map((item) => [item.evidenceId, item]));
  const strikes = ({ ballot }: Cast) =>
    ballot.uniqueEvidence !== null &&
    ballot.evidenceIds.some(
      (id) => status.get(id)?.status === 'verified' && status.get(id)?.supports[pool.winner] === -2,
    );
  return dissentsDue({
    final: counted(finalCasts(context)),
    pooled: pool.p,
    winner: pool.winner,
    options: frameOf(context).options,
    strikesAgainst: strikes,
  });
};
