import { expected } from './expected.ts';

/** By event, and kind where it differs, every field with what is expected of it. */
export const expectations = (): Map<string, Map<string, Expectation>> => {
  const all = new Map<string, Map<string, Expectation>>();
  let fields = new Map<string, Expectation>();
  for (const line of expected.split('\n')) {
    const [, owner, watcher, names] = /^ {2}([-+~]{4}) ([-+~]{4}) {2}(.+)$/u.exec(line) ?? [];
    if (owner && watcher && names)
      for (const path of pathsIn(names)) {
        if (fields.has(path)) throw new Error(`expected ${path} once, found it twice`);
        fields.set(path, { owner, watcher });
      }
    else if (line !== '') all.set(line, (fields = new Map()));
  }
  return all;
};
export type Expectation = { readonly owner: string; readonly watcher: string };

const pathsIn = (names: string): string[] =>
  [...names.matchAll(/([^\s{]*)\{([^}]*)\}|(\S+)/gu)].flatMap(([, prefix = '', inner, plain]) =>
    inner === undefined ? [plain ?? ''] : inner.split(' ').map((name) => prefix + name),
  );
