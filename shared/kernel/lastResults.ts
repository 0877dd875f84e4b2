/**
 * A pure function of texts, and of how they are to be read, that keeps what it answered last, `most` answers: what is asked again and again of one
 * case is read once. The texts stay in memory until others follow.
 */
export const keepingLast = <
  Asked extends readonly (string | Readonly<Record<string, boolean>>)[],
  R extends object | boolean,
>(
  read: (...asked: Asked) => R,
  most: number,
): ((...asked: Asked) => R) => {
  const kept = new Map<string, R>();
  return (...asked) => {
    const key = asked.map((one) => (typeof one === 'string' ? one : JSON.stringify(one))).join('\0');
    const result = kept.get(key) ?? read(...asked);
    kept.delete(key);
    kept.set(key, result);
    const [oldest] = kept.keys();
    if (kept.size > most && oldest !== undefined) kept.delete(oldest);
    return result;
  };
};
