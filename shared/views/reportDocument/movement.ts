import type { Debate, PoolSeen } from '../debate/types.ts';
import { breakEvensOf } from './sensitivity/breakEven.ts';
import { ballotsInForce } from './frame.ts';
import { firstOf } from '../minority.ts';
import type { Ballot } from '../../events/panel/ballot.ts';
import { countsAsReason, moveReasonOf, moveReasonSeen } from '../moveReason.ts';
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

/**
 * Seats whose first choice changed from their blind ballot to the one that is in force at the end, with the reason they gave on it.
 */
export const flipsIn = (debate: Debate): Flip[] => {
  const firstIn = firstOf(debate.options);
  const blind = new Map(ballotsInForce(debate, 'blind').map(({ seatId, ballot }) => [seatId, ballot]));
  const last = new Map(ballotsInForce(debate).map(({ seatId, ballot }) => [seatId, ballot]));
  return debate.ballots.flatMap((cast) => {
    const { seatId } = cast;
    if (cast.round !== 'revised' || !cast.ballot || last.get(seatId) !== cast.ballot) return [];
    const { panel, ballot } = movedOn(debate, seatId, firstIn) ?? { ...cast, ballot: cast.ballot };
    const from = firstIn(blind.get(seatId)?.p ?? {});
    const to = firstIn(ballot.p);
    if (!from || !to || from === to) return [];
    const revision = lineAt(debate, `ballot/${panel}/revised/${seatId}`);
    const afterChange = isAfterChange(debate, panel, revision);
    return [
      {
        seat: someSeat(debate, seatId),
        from,
        to,
        kind: moveReasonSeen(debate, seatId, ballot),
        note: ballot.change?.note ?? '',
        ...(afterChange && { afterChange }),
        revision,
      },
    ];
  });
};

/**
 * The revised ballot whose reason a seat's move goes by. Where panels meet, a seat votes again more than once, and need not say again on its
 * last ballot why it moved: of its ballots that put the same option first as the last one, it is the last one with a reason that counts;
 * without any the last of all. Undefined where it cast none.
 */
const movedOn = (
  { ballots, marks }: Pick<Debate, 'ballots' | 'marks'>,
  seatId: string,
  firstIn: (p: Ballot['p']) => string | null,
): (Debate['ballots'][number] & { readonly ballot: Ballot }) | undefined => {
  const own = ballots.flatMap((one) =>
    one.seatId === seatId && one.ballot && !one.ballot.abstain ? [{ ...one, ballot: one.ballot }] : [],
  );
  const blind = own.findLast(({ round }) => round === 'blind')?.ballot;
  const revised = own.filter(({ round }) => round === 'revised');
  const last = revised.at(-1);
  return (
    revised.findLast(({ ballot, revision }) => {
      const isChanged = revision > (marks['FindingsReused'] ?? Infinity);
      const isSame = firstIn(ballot.p) === firstIn(last?.ballot.p ?? {});
      return isSame && countsAsReason(moveReasonOf(blind, ballot, isChanged), isChanged);
    }) ?? last
  );
};

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
