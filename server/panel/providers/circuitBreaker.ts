/**
 * A circuit breaker per provider and model: after some outages in a row no call is made for a while, then one tries. Shared by
 * every case of a process, so that an outage is learned once. Only what shows that the provider is out counts: our own time
 * limits, token limits and schemas, refusals and rate limits do not.
 */
export type Breaker = {
  /** Milliseconds until this model may be asked; 0 when it may be asked now. */
  readonly waitFor: (provider: string, model: string, nowMs: number) => number;
  readonly report: (provider: string, model: string, seen: 'working' | 'out', nowMs: number) => void;
  /** The provider asked to be left alone until then. */
  readonly pause: (provider: string, model: string, untilMs: number) => void;
  /** Every model that was reported on, and whether it is left alone: for operators. */
  readonly resting: (nowMs: number) => { readonly provider: string; readonly model: string; readonly rests: boolean }[];
};

export const breaker = ({ failures = 5, restMs = 20_000 } = {}): Breaker => {
  type State = { provider: string; model: string; failed: number; restUntil: number; pausedUntil: number };
  const states = new Map<string, State>();
  const stateOf = (provider: string, model: string) => {
    const key = `${provider}/${model}`;
    const state = states.get(key) ?? { provider, model, failed: 0, restUntil: 0, pausedUntil: 0 };
    states.set(key, state);
    return state;
  };
  return {
    waitFor(provider, model, nowMs) {
      const { restUntil, pausedUntil } = stateOf(provider, model);
      return Math.max(0, restUntil - nowMs, pausedUntil - nowMs);
    },
    report(provider, model, seen, nowMs) {
      const state = stateOf(provider, model);
      state.failed = seen === 'working' ? 0 : state.failed + 1;
      // After the rest the count stays just below the limit: one more failure rests again, one success forgets all.
      state.restUntil = state.failed >= failures ? nowMs + restMs : 0;
    },
    pause(provider, model, untilMs) {
      const state = stateOf(provider, model);
      state.pausedUntil = Math.max(state.pausedUntil, untilMs);
    },
    resting: (nowMs) =>
      [...states.values()].map(({ provider, model, restUntil, pausedUntil }) => ({
        ...{ provider, model },
        rests: Math.max(restUntil, pausedUntil) > nowMs,
      })),
  };
};
