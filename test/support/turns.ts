import { setImmediate as turn } from 'node:timers/promises';

/** Lets everything that is ready go on first, for so many turns of the event loop; no time is waited for. */
export const turns = async (count = 1): Promise<void> => {
  for (let i = 0; i < count; i++) await turn();
};
