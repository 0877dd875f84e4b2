import { createSubscriber } from 'svelte/reactivity';

/** The time, ticking once a second while somebody looks at it. */
export class Clock {
  readonly #subscribe: () => void;

  constructor(every = 1000) {
    this.#subscribe = createSubscriber((update) => {
      const timer = setInterval(update, every);
      return () => clearInterval(timer);
    });
  }

  get now(): number {
    this.#subscribe();
    return Date.now();
  }
}
