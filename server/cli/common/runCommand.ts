import { isFailedDiscovery, surviveFailedDiscovery } from '../../platform/store/esdb/discovery.ts';

/** Runs a command and exits: with the code it returns, or with 1 after printing the error's message. */
export async function runCommand(run: () => Promise<number | void>): Promise<never> {
  tellOfDiscovery();
  try {
    process.exit((await run()) ?? 0);
  } catch (error) {
    console.error(sentenceOf(error));
    process.exit(1);
  }
}

/** A cluster without a leader ends no command by itself: the call that needs one does, with a sentence. */
export const tellOfDiscovery = (): void => surviveFailedDiscovery({ warn: (_, line) => console.error(line) });

export const sentenceOf = (error: unknown): unknown => {
  if (isFailedDiscovery(error))
    return 'expected a leader of the event store, found none: run this again when its cluster has elected one';
  return error instanceof Error ? error.message : error;
};
