import { isDeepStrictEqual } from 'node:util';

/** Paths of what one reader does not see, and what is in its place. */
export type Withheld = readonly (readonly [path: RegExp, instead: unknown])[];

/** Where what a watcher sees is not what the owner sees, less this and less the owner's words. */
export function* unlike(withheld: Withheld, owner: unknown, watcher: unknown, path = ''): Iterable<string> {
  if (isDeepStrictEqual(owner, watcher)) return;
  const rule = withheld.find(([pattern]) => pattern.test(path));
  if (rule && isDeepStrictEqual(watcher, rule[1])) return;
  if (isObject(owner) && isObject(watcher) && Array.isArray(owner) === Array.isArray(watcher)) {
    for (const name of new Set([...Object.keys(owner), ...Object.keys(watcher)]))
      yield* unlike(withheld, owner[name], watcher[name], path ? `${path}.${name}` : name);
  } else if (!(typeof owner === 'string' && typeof watcher === 'string' && isLess(owner, watcher)))
    yield `${path}: ${JSON.stringify(owner)} and ${JSON.stringify(watcher)}`;
}
const isObject = (value: unknown): value is Record<string, unknown> => typeof value === 'object' && value !== null;

/** The same text with parts left out of it. */
const isLess = (owner: string, watcher: string): boolean => {
  const pieces = watcher.split('[…]');
  let from = 0;
  return (
    pieces.length > 1 &&
    pieces.every((piece) => {
      const at = owner.indexOf(piece, from);
      from = at + piece.length;
      return at >= 0;
    })
  );
};
