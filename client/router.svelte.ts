import type { Component } from 'svelte';

/** One page: its address with `:params`, the component, the parts of the catalogue it speaks with, how it is framed. */
export type Route = {
  readonly path: string;
  readonly page: () => Promise<{ readonly default: Component }>;
  readonly words: readonly string[];
  readonly layout: 'page' | 'whole';
  /** Reads the same for everybody, but for its links. */
  readonly open?: boolean;
};

/** Where the browser is. Links of our own pages change it without loading; every other link is the browser's. */
export class Router {
  #url = $state.raw(new URL(location.href));
  readonly #routes: readonly Route[];

  constructor(routes: readonly Route[]) {
    this.#routes = routes;
  }

  get url(): URL {
    return this.#url;
  }
  get path(): string {
    return this.#url.pathname;
  }
  get query(): URLSearchParams {
    return this.#url.searchParams;
  }
  get route(): Route | undefined {
    return this.match(this.path);
  }

  match(path: string): Route | undefined {
    return this.#routes.find((route) => paramsOf(route.path, path) !== null);
  }
  get params(): Readonly<Record<string, string>> {
    return paramsOf(this.route?.path ?? '', this.path) ?? {};
  }

  go(href: string, { replace = false } = {}): void {
    const url = new URL(href, location.href);
    history[replace ? 'replaceState' : 'pushState'](null, '', url);
    const moved = url.pathname !== this.#url.pathname;
    this.#url = url;
    if (moved) scrollTo(0, 0);
  }

  /** Listens for links and the back button until the returned function is called. */
  listen(): () => void {
    const back = () => (this.#url = new URL(location.href));
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
    addEventListener('popstate', back);
    document.addEventListener('click', click);
    return () => {
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
