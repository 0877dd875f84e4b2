const GENERATION = 32_768;

export type Written = { readonly stream: number; readonly revision: number };

/**
 * Ids written lately, each with the first place it was written to: what makes a repeated append with `any` idempotent, as far
 * as memory goes (the real server forgets likewise). Holds between one and two generations.
 */
export class RecentIds {
  #young = new Map<string, Written>();
  #old = new Map<string, Written>();

  get(id: string): Written | undefined {
    return this.#young.get(id) ?? this.#old.get(id);
  }

  add(id: string, stream: number, revision: number): void {
    if (this.#young.has(id) || this.#old.has(id)) return;
    if (this.#young.size >= GENERATION) {
      this.#old = this.#young;
      this.#young = new Map();
    }
    this.#young.set(id, { stream, revision });
  }
}
