/** What a compiled message asks for: the way in which a language counts this number. Paraglide's own, without its runtime. */
export const plural = (language: string, n: unknown): string => new Intl.PluralRules(language).select(Number(n));
