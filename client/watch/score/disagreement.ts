import type { Crux, Debate, SeatSeen } from '../../../shared/views/debate/debate.ts';
import type { MoveReason } from '../../../shared/events/codes.ts';
import { moveReasonSeen } from '../../../shared/views/moveReason.ts';
import { panelsOf } from '../../debate/currentState.ts';
import { ballotOf, stanceOf } from '../../debate/seats.ts';
import type { Speaking } from '../../state/deltas.ts';

type Mover = {
  readonly seat: SeatSeen;
  readonly from: string;
  readonly to: string;
  readonly reason: MoveReason;
  /** What it cites for that. */
  readonly evidenceIds: readonly string[];
};

/** Seats that put another option first after the debate than before it, with the reason they gave, where it holds. */
export const moversOf = (debate: Debate): readonly Mover[] =>
  debate.seats.flatMap((seat) => {
    const { blind, revised } = stanceOf(debate, seat.seatId);
    if (!blind?.optionId || !revised?.optionId || blind.optionId === revised.optionId) return [];
    const change = ballotOf(debate, seat.seatId, 'revised')?.change ?? null;
    return [
      {
        ...{ seat, from: blind.optionId, to: revised.optionId },
        reason: moveReasonSeen(debate, seat.seatId, { change }),
        evidenceIds: change?.evidenceIds ?? [],
      },
    ];
  });

/** The evidence for which ballots were changed after the debate, in the order of the seats; a ballot with the same probabilities is not changed. */
export const reasonsOf = (debate: Debate): readonly string[] => {
  const named = debate.seats.flatMap(({ seatId }) => {
    const { p, change } = ballotOf(debate, seatId, 'revised') ?? {};
    const isChanged = JSON.stringify(p) !== JSON.stringify(ballotOf(debate, seatId, 'blind')?.p);
    return isChanged && change && change.kind !== 'none' ? change.evidenceIds : [];
  });
  return [...new Set(named)];
};

export type OpenCrux = {
  readonly crux: Crux;
  /** Whether it is being argued. */
  readonly now: boolean;
  /** Who speaks about it at this moment. */
  readonly speakers: ReadonlySet<string>;
};

/**
 * The questions on which the decision turns, those of the whole case or, while panels judge apart, the one of each that is argued
 * or would change most.
 */
export const openCruxes = (debate: Debate, speaking: readonly Speaking[]): readonly OpenCrux[] => {
  const cruxes = debate.cruxes
    .toSorted((a, b) => b.score - a.score)
    .map((crux) => {
      const speakers = new Set(speaking.filter(({ key }) => aboutOf(key) === crux.cruxId).map(({ seatId }) => seatId));
      return { crux, speakers, now: speakers.size > 0 || isLast(debate, crux) };
    });
  const whole = cruxes.filter(({ crux }) => crux.panel === 0);
  if (whole.length > 0) return whole;
  return panelsOf(debate).flatMap((panel) => {
    const own = cruxes.filter(({ crux }) => crux.panel === panel);
    return own.find(({ now }) => now) ?? own[0] ?? [];
  });
};

/** What somebody speaks about: the last part of the key that the statement will have. */
const aboutOf = (key: string): string | undefined => key.split('/').at(-1);

/** Whether what was said last in a cross-examination that goes on was about this crux. */
const isLast = ({ status, phases, transcript }: Debate, { panel, cruxId }: Crux): boolean =>
  status === 'running' &&
  phases.findLast((one) => one.panel === panel && one.skipped === null)?.phase === 'cross_examination' &&
  transcript.findLast((entry) => entry.panel === panel && entry.cruxId !== null)?.cruxId === cruxId;
