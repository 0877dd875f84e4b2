import { messageOf } from '../../../shared/kernel/thrown.ts';
/** What an operator set cannot be used. All of it is named at once, one mistake to a line. */
export class WrongConfiguration extends Error {
  override readonly name = 'WrongConfiguration';
  readonly mistakes: readonly string[];

  constructor(mistakes: readonly string[], options?: ErrorOptions) {
    const heading = 'The configuration has mistakes:';
    super(mistakes.length === 1 ? mistakes[0] : [heading, ...mistakes].join('\n  '), options);
    this.mistakes = mistakes;
  }
}

/** Runs what only works if this variable is right; what goes wrong is told as its mistake. */
export async function withConfigError<T>(variable: string, expected: string, work: () => T | Promise<T>): Promise<T> {
  try {
    return await work();
  } catch (cause) {
    throw new WrongConfiguration([`${variable}: expected ${expected}, found: ${messageOf(cause)}`], { cause });
  }
}
