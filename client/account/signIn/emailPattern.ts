/** Enough to catch a slip of the finger; the server decides. */
export const looksLikeEmail = (text: string): boolean => /^[^\s@]+@[^\s@]+\.[^\s@.]+$/u.test(text.trim());
