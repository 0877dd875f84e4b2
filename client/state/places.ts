import { fieldOf } from '../../shared/kernel/thrown.ts';
import { ownJson } from '../../shared/kernel/collections.ts';
/** How long a page may take to become as long as it was. */
const patience = 5_000;
const keep = 50;
const stored = 'witan:places';

/**
 * Where each entry of the browser's history was scrolled to. Pages are filled after they are shown, so the browser's own
 * restoration finds them too short.
 */
export class Places {
  readonly #storage: Storage | null;
  #places: [entry: string, y: number][] = [];
  #entry: string;
  /** The last place the reader saw: a fragment moves the page before its event comes. */
  #y = 0;
  #stop: () => void = () => {};

  constructor(storage: Storage | null) {
    this.#storage = storage;
    this.#places = read(storage);
    this.#entry = this.#named();
  }

  /** Follows the scrolling until the returned function is called. */
  listen(): () => void {
    history.scrollRestoration = 'manual';
    const scrolled = () => (this.#y = scrollY);
    const hide = () => this.leave();
    addEventListener('scroll', scrolled, { passive: true });
    addEventListener('pagehide', hide);
    return () => {
      removeEventListener('scroll', scrolled);
      removeEventListener('pagehide', hide);
      this.#stop();
    };
  }

  /** Remembers the place of the entry that is left. */
  leave(): void {
    this.#stop();
    const others = this.#places.filter(([entry]) => entry !== this.#entry);
    this.#places = [...others, [this.#entry, this.#y] satisfies [string, number]].slice(-keep);
    try {
      this.#storage?.setItem(stored, JSON.stringify(this.#places));
    } catch {
      // A full device remembers less.
    }
  }

  /** Goes to the place of the entry that was entered; a new one begins at its section or at the top. */
  enter(): void {
    this.#entry = this.#named();
    const y = this.#places.find(([entry]) => entry === this.#entry)?.[1];
    if (y !== undefined) return this.#until(() => to(y));
    const section = decodeURIComponent(location.hash.slice(1));
    if (section) return this.#until(() => intoView(section));
    scrollTo(0, 0);
    this.#y = 0;
  }

  /** Another entry of the same page, at the same place or where the browser has moved to. */
  stay(): void {
    this.#entry = this.#named();
  }

  #named(): string {
    const named = fieldOf(history.state, 'entry');
    if (typeof named === 'string' && named !== '') return named;
    const entry = newEntry();
    history.replaceState({ entry }, '');
    return entry;
  }

  /** Tries again as the page grows, until it is there, the reader scrolls, or it has taken too long. */
  #until(arrived: () => boolean): void {
    this.#stop();
    if (arrived()) return void (this.#y = scrollY);
    const sizes = new ResizeObserver(() => {
      if (arrived()) stop();
    });
    const timer = setTimeout(() => stop(), patience);
    const own = ['wheel', 'touchstart', 'keydown', 'pointerdown'] as const;
    const stop = () => {
      sizes.disconnect();
      clearTimeout(timer);
      for (const name of own) removeEventListener(name, stop);
      this.#stop = () => {};
    };
    for (const name of own) addEventListener(name, stop, { passive: true });
    sizes.observe(document.body);
    this.#stop = stop;
  }
}

export const newEntry = (): string => Math.random().toString(36).slice(2);

const to = (y: number): boolean => {
  scrollTo(0, y);
  return Math.abs(scrollY - y) < 2;
};

const intoView = (id: string): boolean => {
  const section = document.getElementById(id);
  section?.scrollIntoView();
  return section !== null;
};

const read = (storage: Storage | null): [string, number][] => {
  try {
    const found = ownJson<[string, number][]>(storage?.getItem(stored) ?? '[]');
    return Array.isArray(found) ? found : [];
  } catch {
    return [];
  }
};
