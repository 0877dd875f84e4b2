import type { Change } from '../events/case.ts';
import type { Strength } from '../events/casePanel.ts';
import { type Debate, finalPool, leaderOf, recommendation } from './debate/debate.ts';
import { ballotsInForce } from './reportDocument/frame.ts';

/** A case that was asked again beside the one it follows: what moved, and the reasons that seats gave for moving. */
export type Comparison = {
  readonly of: string;
  readonly change: Change;
  /** Model calls whose results were taken over. */
  readonly reusedCalls: number | null;
  readonly before: Side;
  readonly after: Side;
  readonly options: readonly {
    readonly optionId: string;
    readonly title: string;
    readonly before: number | null;
    readonly after: number | null;
  }[];
  /** Seats whose first choice is another one now. */
  readonly moved: readonly {
    readonly seatId: string;
    readonly name: string;
    readonly from: string;
    readonly to: string;
    readonly why: string;
  }[];
};
type Side = {
  readonly headline: string | null;
  readonly optionId: string | null;
  readonly strength: Strength | null;
  readonly dissents: number;
};

/** Null where nothing was asked again, or one of the two has no result. */
export const comparisonOf = (before: Debate, after: Debate): Comparison | null => {
  const [was, is] = [finalPool(before), finalPool(after)];
  if (!after.again || !was || !is) return null;
  const titles = new Map([...before.options, ...after.options].map(({ optionId, title }) => [optionId, title]));
  return {
    of: after.again.of,
    change: after.again.change,
    reusedCalls: after.reusedCalls,
    before: sideOf(before),
    after: sideOf(after),
    options: [...titles].map(([optionId, title]) => ({
      optionId,
      title,
      before: was.p[optionId] ?? null,
      after: is.p[optionId] ?? null,
    })),
    moved: movedSeats(before, after),
  };
};

const sideOf = (debate: Debate): Side => {
  const draft = recommendation(debate);
  return {
    headline: draft?.headline ?? null,
    optionId: draft?.optionId ?? null,
    strength: draft?.strength ?? null,
    dissents: debate.dissents.length,
  };
};

const movedSeats = (before: Debate, after: Debate): Comparison['moved'] => {
  const first = new Map(ballotsInForce(before).map(({ seatId, ballot }) => [seatId, leaderOf(ballot.p)]));
  return ballotsInForce(after).flatMap(({ seatId, ballot }) => {
    const from = first.get(seatId);
    const to = leaderOf(ballot.p);
    if (!from || !to || from === to) return [];
    const name = after.seats.find((seat) => seat.seatId === seatId)?.name ?? seatId;
    return [{ seatId, name, from, to, why: ballot.change?.note ?? '' }];
  });
};
