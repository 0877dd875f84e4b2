/**
 * A pure function of texts that keeps what it answered last, `most` answers: what is asked again and again of one case is read once. The texts stay
 * in memory until others follow.
 */
export const keepingLast = <Texts extends readonly string[], R extends object | boolean>(
  read: (...texts: Texts) => R,
  most: number,
): ((...texts: Texts) => R) => {
  const kept = new Map<string, R>();
  return (...texts) => {
    const key = texts.join('\0');
    const result = kept.get(key) ?? read(...texts);
    kept.delete(key);
    kept.set(key, result);
    const [oldest] = kept.keys();
    if (kept.size > most && oldest !== undefined) kept.delete(oldest);
    return result;
  };
};
