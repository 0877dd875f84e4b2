import { ownJson } from '../../shared/kernel/collections.ts';

/** Texts not yet sent, kept on this device by account, so that no one else who uses it sees them. */
export class Drafts {
  readonly #storage: Storage | null;
  readonly #account: string;

  constructor(storage: Storage | null, account: string) {
    this.#storage = storage;
    this.#account = account;
  }

  read<T>(name: string, otherwise: T): T {
    try {
      const kept = this.#storage?.getItem(this.#key(name));
      return kept ? ownJson<T>(kept) : otherwise;
    } catch {
      return otherwise;
    }
  }

  /** Storage may be full or closed; a draft is a comfort, never a condition. */
  keep(name: string, value: unknown): boolean {
    try {
      this.#storage?.setItem(this.#key(name), JSON.stringify(value));
      return this.#storage !== null;
    } catch {
      return false;
    }
  }

  clear(name: string): void {
    this.#storage?.removeItem(this.#key(name));
  }

  /** Whether this account left anything here. */
  get some(): boolean {
    return this.#own().length > 0;
  }

  /** Everything this account left here: when it logs out or is deleted. */
  clearAll(): void {
    for (const key of this.#own()) this.#storage?.removeItem(key);
  }

  #own = (): string[] =>
    Array.from({ length: this.#storage?.length ?? 0 }, (_, i) => this.#storage?.key(i) ?? '').filter((key) =>
      key.startsWith(this.#key('')),
    );

  #key = (name: string) => `witan:draft:${this.#account}:${name}`;
}
