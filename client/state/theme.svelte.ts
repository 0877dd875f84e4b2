export const themes = ['system', 'light', 'dark'] as const;
export type ThemeName = (typeof themes)[number];

/** Light, dark, or what the system says; kept on this device (`public/early.js` applies it before the first paint). */
export class Theme {
  #name = $state<ThemeName>('system');
  readonly #storage: Storage | null;

  constructor(storage: Storage | null) {
    this.#storage = storage;
    const kept = storage?.getItem('witan:theme');
    this.#name = kept === 'light' || kept === 'dark' ? kept : 'system';
  }

  get name(): ThemeName {
    return this.#name;
  }

  choose(name: ThemeName): void {
    this.#name = name;
    if (name === 'system') {
      delete document.documentElement.dataset['theme'];
      this.#storage?.removeItem('witan:theme');
    } else {
      document.documentElement.dataset['theme'] = name;
      this.#storage?.setItem('witan:theme', name);
    }
  }
}
