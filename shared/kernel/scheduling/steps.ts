/** What is calculated in steps, so that others get their turn between them. */
export type Steps<T> = Generator<undefined, T, unknown>;

export const inOneGo = <T>(steps: Steps<T>): T => {
  for (;;) {
    const { done, value } = steps.next();
    if (done) return value;
  }
};
