import type { Frame } from '../../shared/api/live.ts';

/** Somebody speaking: words that are not yet a fact. */
export type Speaking = { readonly key: string; readonly panel: number; readonly seatId: string; readonly text: string };

/**
 * The words under way, put together from offset-numbered pieces. A lost piece is waited out until the next keyframe; what a
 * keyframe does not name is over.
 */
export class Deltas {
  readonly #texts = new Map<string, Speaking>();
  readonly #ended = new Set<string>();

  receive({ key: whole, words }: Frame): void {
    if (whole) {
      const named = new Set(words.map(([key]) => key));
      for (const key of this.#texts.keys()) if (!named.has(key)) this.#texts.delete(key);
    }
    for (const [key, panel, seatId, offset, piece] of words) {
      if (this.#ended.has(key)) continue;
      const held = this.#texts.get(key)?.text ?? '';
      if (offset > held.length) continue;
      this.#texts.set(key, { key, panel, seatId, text: held.slice(0, offset) + piece });
    }
  }

  /** Its fact has come; late pieces of it are dropped. */
  end(...keys: readonly string[]): void {
    for (const key of keys) {
      if (this.#texts.delete(key)) this.#ended.add(key);
      if (this.#ended.size > 500) this.#ended.delete(this.#ended.values().next().value ?? '');
    }
  }

  clear(): void {
    this.#texts.clear();
  }

  get speaking(): readonly Speaking[] {
    return [...this.#texts.values()].filter(({ text }) => text !== '');
  }
}
