import { isFailedDiscovery, surviveFailedDiscovery } from '../../platform/store/esdb/discovery.ts';

/** A command was asked for what it does not know; the message says how it is used. */
export class WrongUsage extends Error {}

/** Runs a command and exits: with the code it returns, or after printing an error's message with `exitCodeOf` it. */
export async function runCommand(run: () => Promise<number | void>): Promise<never> {
  tellOfDiscovery();
  try {
    process.exit((await run()) ?? 0);
  } catch (error) {
    console.error(sentenceOf(error));
    process.exit(exitCodeOf(error));
  }
}

/** 2 where a command was asked wrongly, else 1. `parseArgs` refuses options that a command does not have. */
export const exitCodeOf = (error: unknown): 1 | 2 =>
  error instanceof WrongUsage ||
  (error instanceof TypeError && 'code' in error && String(error.code).startsWith('ERR_PARSE_ARGS_'))
    ? 2
    : 1;

/** A cluster without a leader ends no command by itself: the call that needs one does, with a sentence. */
export const tellOfDiscovery = (): void => surviveFailedDiscovery({ warn: (_, line) => console.error(line) });

export const sentenceOf = (error: unknown): unknown => {
  if (isFailedDiscovery(error))
    return 'expected a leader of the event store, found none: run this again when its cluster has elected one';
  return error instanceof Error ? error.message : error;
};
