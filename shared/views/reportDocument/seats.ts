import type { Debate } from '../debate/types.ts';
import type { SeatRef } from './types/common.ts';

/** The seat by its id, as the report names it; null for a seat nobody seated. */
export const seatOf = (debate: Debate, seatId: string | null): SeatRef | null => {
  const seat = debate.seats.find((known) => known.seatId === seatId);
  return seat
    ? {
        seatId: seat.seatId,
        name: seat.name,
        lens: seat.lens,
        provider: seat.provider,
        model: seat.model,
        revision: debate.marks['PanelSeated'] ?? 0,
      }
    : null;
};

/** The seat, which must be there: only a seat can do what is asked about. */
export const someSeat = (debate: Debate, seatId: string): SeatRef =>
  seatOf(debate, seatId) ?? {
    seatId,
    name: seatId,
    lens: '',
    provider: null,
    model: null,
    revision: debate.marks['PanelSeated'] ?? 0,
  };

/** The place of the transcript line with this key. */
export const lineAt = (debate: Debate, key: string): number =>
  debate.transcript.find((entry) => entry.key === key)?.revision ?? debate.revision;
