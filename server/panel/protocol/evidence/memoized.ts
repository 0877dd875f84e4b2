/**
 * `make` called once for each object and name: for what is asked again and again of parts of a state that never change in place.
 */
export const memoized = <Key extends object, Name extends string, Made>(
  make: (key: Key, name: Name) => Made,
): ((key: Key, name: Name) => Made) => {
  const made = new WeakMap<Key, Map<Name, { readonly value: Made }>>();
  return (key, name) => {
    const known = made.get(key) ?? new Map<Name, { readonly value: Made }>();
    made.set(key, known);
    const found = known.get(name) ?? { value: make(key, name) };
    known.set(name, found);
    return found.value;
  };
};
