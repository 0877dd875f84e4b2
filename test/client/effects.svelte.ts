import { flushSync } from 'svelte';

/** Somebody looking: runs `look` as an effect until the returned function is called. */
export const looking = (look: () => void): (() => void) => {
  const stop = $effect.root(() => {
    $effect(look);
  });
  flushSync();
  return stop;
};
