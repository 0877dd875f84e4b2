import type { Declined } from '../../../../shared/events/panel/pool.ts';
import type { Provider } from '../../../../shared/events/providers.ts';
import type { Quorum } from '../../../../shared/events/codes.ts';
import { type PanelContext, panelsBehind, votersOf } from '../state/panelContext.ts';
import { runOf } from '../state/state.ts';
import { entriesOf } from '../../../../shared/kernel/collections.ts';

/** How many seats of a provider were asked, how many gave a valid ballot and how many declined to answer. */
export type Turnout = Readonly<
  Partial<Record<Provider, { readonly seats: number; readonly valid: number; readonly declined?: number }>>
>;

/**
 * FULL: two valid seats in each of three providers, 80 % of the seats, and a frame by a seat. DEGRADED: two providers with three seats each.
 * SINGLE-SOURCE: less than that, from three valid seats on. FAILED: fewer. Scripted seats are a REHEARSAL whatever the numbers.
 */
export const quorumOf = (turnout: Turnout, framedByCode = false): Quorum => {
  const entries = Object.entries(turnout);
  const valid = entries.reduce((n, [, t]) => n + t.valid, 0);
  const seats = entries.reduce((n, [, t]) => n + t.seats, 0);
  if (valid < minSeats) return 'failed';
  if (entries.some(([provider, t]) => provider === 'rehearsal' && t.valid > 0)) return 'rehearsal';
  if (entries.filter(([, t]) => t.valid >= 2).length >= 3 && valid >= 0.8 * seats)
    return framedByCode ? 'degraded' : 'full';
  if (entries.filter(([, t]) => t.valid >= 3).length >= 2) return 'degraded';
  // Three providers with two seats each but too many missing: still more than one source.
  if (entries.filter(([, t]) => t.valid >= 2).length >= 3) return 'degraded';
  return 'single_source';
};

export const minSeats = 3;

/** Providers at least half of whose voting seats declined: a panel must say so, a gap of this kind is no accident. */
export const declinedIn = (turnout: Turnout): Declined =>
  entriesOf(turnout)
    .filter(([, { seats, declined = 0 }]) => declined > 0 && declined * 2 >= seats)
    .map(([provider, { seats, declined = 0 }]) => ({ provider, declined, seats }))
    .toSorted((a, b) => (a.provider < b.provider ? -1 : 1));

/** How many seats of each provider voted, of the panels whose ballots count. */
export const turnoutOf = (context: PanelContext, panels = panelsBehind(context)): Turnout => {
  const turnout: Partial<Record<Provider, { seats: number; valid: number; declined: number }>> = {};
  for (const { seatId, provider, panel } of votersOf(context).filter((seat) => panels.includes(seat.panel))) {
    const known = turnout[provider] ?? { seats: 0, valid: 0, declined: 0 };
    const own = runOf(context.state, panel).ballots.blind[seatId];
    const declined = !own && context.state.lost[`${panel}/ballot/${seatId}`]?.code === 'declined';
    turnout[provider] = {
      seats: known.seats + 1,
      valid: known.valid + (own && !own.ballot.abstain ? 1 : 0),
      declined: known.declined + (declined ? 1 : 0),
    };
  }
  return turnout;
};
