/** The own names of a record that has no others than its type names. */
export const keysOf = <K extends string>(record: Readonly<Partial<Record<K, unknown>>>): K[] =>
  // oxlint-disable-next-line typescript/no-unsafe-type-assertion -- Object.keys forgets which names a record has
  Object.keys(record) as K[];

/** The entries of a record that has no other names than its type says. */
export const entriesOf = <K extends string, V>(record: { readonly [key in K]?: V }): [K, V][] =>
  // oxlint-disable-next-line typescript/no-unsafe-type-assertion -- as in `keysOf`
  Object.entries(record) as [K, V][];

/** A record with the same names, each with what is made of its value. */
export const mapValues = <K extends string, V, R>(
  record: Readonly<Record<K, V>>,
  make: (value: V, key: K) => R,
): Record<K, R> =>
  // oxlint-disable-next-line typescript/no-unsafe-type-assertion -- Object.fromEntries forgets the names
  Object.fromEntries(entriesOf(record).map(([key, value]) => [key, make(value, key)])) as Record<K, R>;

/** Text that this program has written itself, as JSON; what comes from outside is held against a schema instead. */
// oxlint-disable-next-line typescript/no-unnecessary-type-parameters -- the reader names the type that was written
export const ownJson = <T>(text: string): T =>
  // oxlint-disable-next-line typescript/no-unsafe-type-assertion -- as above
  JSON.parse(text) as T;

/** Drops the oldest entries until at most so many are left. Putting one in again (delete, set) makes it the newest. */
export const dropOldest = (kept: Map<unknown, unknown>, most: number): void => {
  for (const oldest of kept.keys()) {
    if (kept.size <= most) return;
    kept.delete(oldest);
  }
};
