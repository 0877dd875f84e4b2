import { type Component, tick } from 'svelte';

import { type Places, newEntry } from './state/places.ts';

/** One page: its address with `:params`, the component, the parts of the catalogue it speaks with, how it is framed. */
export type Route = {
  readonly path: string;
  readonly page: () => Promise<{ readonly default: Component }>;
  readonly words: readonly string[];
  readonly layout: 'page' | 'whole';
  /** Reads the same for everybody, but for its links. */
  readonly open?: boolean;
};

/**
 * Which page is shown, and which was asked for. Links of our own pages change it without loading; every other link is the
 * browser's. The page that is shown keeps its own address until the next one is loaded.
 */
export class Router {
  #url = $state.raw(new URL(location.href));
  #wanted = $state.raw(this.#url);
  readonly #routes: readonly Route[];
  readonly #places: Places;

  constructor(routes: readonly Route[], places: Places) {
    this.#routes = routes;
    this.#places = places;
  }

  get url(): URL {
    return this.#url;
  }
  /** The address in the address bar: the page it names may still be loading. */
  get wanted(): URL {
    return this.#wanted;
  }
  get path(): string {
    return this.#url.pathname;
  }
  get query(): URLSearchParams {
    return this.#url.searchParams;
  }
  /** Of the page that is shown. */
  get route(): Route | undefined {
    return this.match(this.path);
  }

  match(path: string): Route | undefined {
    return this.#routes.find((route) => paramsOf(route.path, path) !== null);
  }
  get params(): Readonly<Record<string, string>> {
    return paramsOf(this.route?.path ?? '', this.path) ?? {};
  }

  /** `replace`: by the page that is shown, in place of its own address; nothing where another page is wanted by now. */
  go(href: string, { replace = false } = {}): void {
    if (replace && this.match(this.#wanted.pathname) !== this.route) return;
    const url = new URL(href, location.href);
    const samePath = url.pathname === this.#wanted.pathname;
    if (replace && samePath) history.replaceState(history.state, '', url);
    else if (replace) history.replaceState({ entry: newEntry() }, '', url);
    else {
      this.#places.leave();
      history.pushState({ entry: newEntry() }, '', url);
    }
    this.#seek(url, !samePath);
  }

  /** The page of the wanted address is loaded: it is the one that is shown now. */
  arrive(): void {
    this.#url = this.#wanted;
  }
  /** The page is in the document: scrolls to its place. */
  enter(): void {
    this.#places.enter();
  }

  /** The page that is shown can show this address too, or `App` loads another. */
  #seek(url: URL, enter: boolean): void {
    this.#wanted = url;
    if (this.match(url.pathname) !== this.route) return;
    this.#url = url;
    if (enter) void tick().then(() => this.#places.enter());
    else this.#places.stay();
  }

  /** Listens for links and the back button until the returned function is called. */
  listen(): () => void {
    const back = ({ state }: PopStateEvent) => {
      this.#places.leave();
      // Without a state of ours the browser has only gone to a section of this page.
      this.#seek(new URL(location.href), state !== null);
    };
    const click = (event: MouseEvent) => {
      const link = event.target instanceof Element ? event.target.closest('a') : null;
      if (!link || event.defaultPrevented || event.button !== 0) return;
      if (event.metaKey || event.ctrlKey || event.shiftKey || event.altKey) return;
      if (link.target || link.hasAttribute('download') || link.origin !== location.origin) return;
      if (link.hash && link.pathname === location.pathname && link.search === location.search) return;
      if (!this.match(link.pathname)) return;
      event.preventDefault();
      this.go(link.href);
    };
    const stop = this.#places.listen();
    addEventListener('popstate', back);
    document.addEventListener('click', click);
    return () => {
      stop();
      removeEventListener('popstate', back);
      document.removeEventListener('click', click);
    };
  }
}

/** `/agents/:id` and `/agents/a7` give `{ id: 'a7' }`; null when the path is another. */
export const paramsOf = (pattern: string, path: string): Record<string, string> | null => {
  const wanted = pattern.split('/');
  const given = path.replace(/(.)\/$/, '$1').split('/');
  if (wanted.length !== given.length) return null;
  const params: Record<string, string> = {};
  for (const [i, part] of wanted.entries()) {
    const value = given[i] ?? '';
    if (part.startsWith(':')) params[part.slice(1)] = decode(value);
    else if (part !== value) return null;
  }
  return params;
};

const decode = (value: string) => {
  try {
    return decodeURIComponent(value);
  } catch {
    return value;
  }
};
