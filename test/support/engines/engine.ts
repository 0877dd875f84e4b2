/** A page of a browser that is in everybody's hands, in the few commands that all three kinds understand. */
export type Tab = {
  readonly goTo: (url: string) => Promise<void>;
  /** Runs a function in the page: it sees what it is given and nothing else, and both ways lead through JSON. */
  readonly ask: <T, A = null>(run: (given: A) => T | Promise<T>, given: A) => Promise<T>;
  readonly clickAt: (place: { readonly x: number; readonly y: number }) => Promise<void>;
  /** Keys by their names in `KeyboardEvent.key`; a text is typed letter by letter. */
  readonly press: (...keys: readonly string[]) => Promise<void>;
  readonly back: () => Promise<void>;
  readonly forward: () => Promise<void>;
  readonly reload: () => Promise<void>;
  readonly picture: () => Promise<Buffer>;
  /** What the page complained about so far; nothing where the browser tells nobody (WebKit). */
  readonly errors: readonly string[];
  readonly close: () => Promise<void>;
};

export type Engine = {
  readonly name: EngineName;
  /** A page with cookies and storage of its own, in a window of 1280 by 860. */
  readonly open: () => Promise<Tab>;
  readonly close: () => Promise<void>;
};

export const engineNames = ['chromium', 'firefox', 'webkit'] as const;
export type EngineName = (typeof engineNames)[number];

export const size = { width: 1280, height: 860 };

/** Runs before the scripts of each page: what a policy forbids is an error like others. */
export const tellOfPolicy = (): void =>
  addEventListener('securitypolicyviolation', ({ violatedDirective, blockedURI, sourceFile }) =>
    console.error(`refused by policy: ${violatedDirective} ${blockedURI} in ${sourceFile}`),
  );
