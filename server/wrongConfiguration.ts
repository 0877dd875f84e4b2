/** What an operator set cannot be used. Said plainly, all of it at once: no stack helps. */
export class WrongConfiguration extends Error {
  override readonly name = 'WrongConfiguration';
  readonly mistakes: readonly string[];

  constructor(mistakes: readonly string[], options?: ErrorOptions) {
    super(['The configuration has mistakes:', ...mistakes.map((mistake) => `  ${mistake}`)].join('\n'), options);
    this.mistakes = mistakes;
  }
}

/** Runs what only works if this variable is right; what goes wrong is told as its mistake. */
export async function trying<T>(variable: string, expected: string, work: () => T | Promise<T>): Promise<T> {
  try {
    return await work();
  } catch (cause) {
    throw new WrongConfiguration([`${variable}: expected ${expected}, found: ${(cause as Error).message}`], { cause });
  }
}
