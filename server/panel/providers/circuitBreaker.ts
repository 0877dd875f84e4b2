/**
 * A circuit breaker per provider and model: after some failures in a row no call is made for a while, then one tries. Shared by
 * every case of a process, so that an outage is learned once.
 */
export type Breaker = {
  /** Milliseconds until this model may be asked; 0 when it may be asked now. */
  readonly waitFor: (provider: string, model: string, nowMs: number) => number;
  readonly report: (provider: string, model: string, ok: boolean, nowMs: number) => void;
};

export const breaker = ({ failures = 5, restMs = 20_000 } = {}): Breaker => {
  const states = new Map<string, { failed: number; restUntil: number }>();
  const stateOf = (key: string) => {
    const state = states.get(key) ?? { failed: 0, restUntil: 0 };
    states.set(key, state);
    return state;
  };
  return {
    waitFor: (provider, model, nowMs) => Math.max(0, stateOf(`${provider}/${model}`).restUntil - nowMs),
    report(provider, model, ok, nowMs) {
      const state = stateOf(`${provider}/${model}`);
      state.failed = ok ? 0 : state.failed + 1;
      // After the rest the count stays just below the limit: one more failure rests again, one success forgets all.
      state.restUntil = state.failed >= failures ? nowMs + restMs : 0;
    },
  };
};
