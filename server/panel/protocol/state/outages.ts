import type { Loss } from '../../../../shared/events/codes.ts';

import { silence } from './deadlines.ts';
import { type Call, type PanelState, panelTime } from './state.ts';

/** After so long without a try a provider that was out is asked again, ms. */
const askAgainMs = 60_000;

/**
 * Why no seat of a provider is asked now; null when it may be. A provider whose account, key or model is refused is asked no more in
 * this case; one that never gave a sign of life is left alone for a minute, so that it costs a case little time, as long as there is
 * another to ask. A provider that has answered before may fail now and then: the attempts of each turn are for that.
 */
export const providerOut = (state: PanelState, provider: string, nowMs: number): Loss | null => {
  const own = outOf(state, provider, nowMs);
  if (own?.code !== 'unreachable') return own;
  const others = new Set(state.seated?.seats.map((seat) => seat.provider));
  return [...others].some((other) => outOf(state, other, nowMs) === null) ? own : null;
};

/** What is known against a provider by itself. */
const outOf = (state: PanelState, provider: string, nowMs: number): Loss | null => {
  const calls = Object.values(state.calls)
    .flat()
    .filter((call) => call.provider === provider && call.endedAt !== null);
  const refused = calls.map(({ problem }) => problem).find(isAccount);
  if (refused) return { code: refused };
  if (calls.some(({ outcome }) => outcome === 'ok')) return null;
  const lastMs = Math.max(0, ...calls.map(({ endedAt }) => panelTime(state, endedAt ?? '')));
  const dead = calls.reduce((sum, { problem }) => sum + (weights[problem ?? ''] ?? 0), 0) >= 1;
  return dead && nowMs - lastMs < askAgainMs ? { code: 'unreachable' } : null;
};

/** A call that waited in silence for its whole time is proof enough; a refused connection is tried once more. */
const weights: Readonly<Partial<Record<string, number>>> = { silent: 1, unreachable: 0.5 };

/** Whether a turn was lost because its provider is out. */
export const isOutage = ({ code }: Loss): boolean => code === 'unreachable' || isAccount(code);

const isAccount = (code: Call['problem'] | Loss['code']): code is 'no_credit' | 'bad_key' =>
  code === 'no_credit' || code === 'bad_key';

/**
 * How long a provider's call may say nothing before it is given up, in seconds: less for one that has answered nothing in this case,
 * and less again when it has been silent before, so that a dead provider costs its waiting once.
 */
export const patienceWith = (state: PanelState, provider: string): number => {
  const calls = Object.values(state.calls)
    .flat()
    .filter((call) => call.provider === provider);
  if (calls.some(({ outcome }) => outcome === 'ok')) return silence.giveUp;
  return calls.some(({ problem }) => problem === 'silent') ? silence.giveUpAgain : silence.giveUpUnheard;
};
