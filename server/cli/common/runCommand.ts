/** Runs a command and exits: with the code it returns, or with 1 after printing the error's message. */
export async function runCommand(run: () => Promise<number | void>): Promise<never> {
  try {
    process.exit((await run()) ?? 0);
  } catch (error) {
    console.error(error instanceof Error ? error.message : error);
    process.exit(1);
  }
}
