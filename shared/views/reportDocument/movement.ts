import type { Debate, PoolSeen } from '../debate/types.ts';
import { breakEvensOf } from './sensitivity/breakEven.ts';
import { movesOf } from '../moveReason.ts';
import { lineAt, someSeat } from './seats.ts';
import type { Flip, Moved } from './types/dissents.ts';
import type { LeftOut, Sensitivity } from './types/figures.ts';

/** Who changed its first choice and why, who was missing, and how much of it was mere following. */
export function movedOf(debate: Debate, pooled: PoolSeen | null): Moved {
  return {
    drift: pooled?.pool.drift ? { ...pooled.pool.drift, revision: pooled.revision } : null,
    uncounted: pooled?.pool.uncounted ? { ...pooled.pool.uncounted, revision: pooled.revision } : null,
    flips: flipsIn(debate),
    missing: debate.missing.flatMap(({ panel, round, seatId, reason }) =>
      // A report follows the reveal, after which no reason is withheld.
      reason === null
        ? []
        : [
            {
              seat: someSeat(debate, seatId),
              round,
              reason,
              revision: debate.marks[`BallotsRevealed/${panel}/${round}`] ?? debate.revision,
            },
          ],
    ),
  };
}

/** Whether the blind ballots of a panel are those of the case that is asked again, and one at a revision was cast after what was changed. */
const isAfterChange = ({ marks }: Debate, panel: number, revision: number): boolean => {
  const changed = marks['FindingsReused'] ?? -1;
  return (marks[`BallotsRevealed/${panel}/blind`] ?? Infinity) < changed && changed < revision;
};

/** Seats whose first choice changed from their blind ballot to the one that is in force at the end, with the reason they gave. */
export const flipsIn = (debate: Debate): Flip[] =>
  movesOf(debate).map(({ seatId, from, to, reason, cast: { panel, ballot } }) => {
    const revision = lineAt(debate, `ballot/${panel}/revised/${seatId}`);
    return {
      ...{ seat: someSeat(debate, seatId), from, to, kind: reason, note: ballot.change?.note ?? '' },
      ...(isAfterChange(debate, panel, revision) && { afterChange: true }),
      revision,
    };
  });

export const sensitivityOf = (debate: Debate, pooled: PoolSeen | null): Sensitivity | null =>
  pooled && {
    withoutProvider: leftOut(pooled.pool.sensitivity.withoutProvider),
    withoutLens: leftOut(pooled.pool.sensitivity.withoutLens),
    withoutEvidence: leftOut(pooled.pool.sensitivity.withoutEvidence),
    weightsStable: pooled.pool.sensitivity.weightsStable,
    breakEvens: breakEvensOf(debate, pooled),
    revision: pooled.revision,
  };

const leftOut = (winners: Readonly<Record<string, string>>): readonly LeftOut[] =>
  Object.entries(winners)
    .toSorted(([a], [b]) => (a < b ? -1 : 1))
    .map(([left, winner]) => ({ left, winner }));
