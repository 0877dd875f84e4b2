type Waiting = { readonly caseId: string; readonly title: string; readonly questions: number };

/** What waits for the signed-in person, on every page; fed by `AttentionNotice` once it has loaded. */
export class Attention {
  waiting = $state.raw<readonly Waiting[]>([]);
  readonly #listeners = new Set<() => void>();

  /** Calls when something changed in the account's cases, until the returned function is called. */
  follow(listener: () => void): () => void {
    this.#listeners.add(listener);
    return () => this.#listeners.delete(listener);
  }
  changed(): void {
    for (const listener of this.#listeners) listener();
  }
}
