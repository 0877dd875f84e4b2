import type { Option } from '../../shared/events/panel/frame.ts';
import type { Debate, SeatSeen } from '../../shared/views/debate/debate.ts';
import { firstOf } from '../../shared/views/minority.ts';
import { type Cast, castsOf } from '../../shared/views/moveReason.ts';

/** Options in their order: those of a debate, or of a row of the dashboard. */
export type Among = { readonly options: readonly Pick<Option, 'optionId' | 'title'>[] };

/** The place of an option among the case's options, from 0; -1 for none. Its letter and colour follow from it. */
export const placeOf = (among: Among, optionId: string | null): number =>
  among.options.findIndex((option) => option.optionId === optionId);
export const letterOf = (among: Among, optionId: string | null): string => {
  const place = placeOf(among, optionId);
  return place < 0 ? '?' : String.fromCharCode(65 + place);
};
export const titleOf = (among: Among, optionId: string | null): string =>
  among.options.find((option) => option.optionId === optionId)?.title ?? '';

export const seatOf = (debate: Debate, seatId: string | null): SeatSeen | undefined =>
  debate.seats.find((seat) => seat.seatId === seatId);
/** What a seat is called; its id until the panel is known. */
export const nameOf = (debate: Debate, seatId: string | null): string => seatOf(debate, seatId)?.name ?? seatId ?? '';

export type Stance = { readonly blind: Held | null; readonly revised: Held | null };
export type Held = { readonly optionId: string | null; readonly p: number };

/** What a seat puts first in each round that is open, as the report has it. */
export const stanceOf = (debate: Debate, seatId: string): Stance => {
  const firstIn = firstOf(debate.options);
  const held = (cast: Cast | undefined): Held | null => {
    if (!cast) return null;
    const optionId = firstIn(cast.ballot.p);
    return { optionId, p: optionId ? (cast.ballot.p[optionId] ?? 0) : 0 };
  };
  const casts = castsOf(debate, seatId);
  const last = casts.at(-1);
  return {
    blind: held(casts.findLast(({ round }) => round === 'blind')),
    revised: held(last?.round === 'revised' ? last : undefined),
  };
};

export type Group = { readonly key: string; readonly seats: readonly SeatSeen[] };

/** Voting seats by provider once that is known, by panel in deep mode, else all together. */
export const groupsOf = (debate: Debate): readonly Group[] => {
  const voting = debate.seats.filter(({ kind }) => kind === 'voting');
  const key = (seat: SeatSeen) =>
    debate.panels > 1 ? `panel/${seat.panel}` : seat.provider ? `provider/${seat.provider}` : 'all';
  return [...Map.groupBy(voting, key)].map(([name, seats]) => ({ key: name, seats }));
};

/** Service seats are named from the start; the voters' providers only once the blind ballots are open. */
export const providersKnown = (debate: Debate): boolean =>
  debate.seats.some(({ kind, provider }) => kind === 'voting' && provider !== null);
