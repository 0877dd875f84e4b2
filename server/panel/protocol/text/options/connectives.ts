/**
 * Words that join the sides of a choice, as alternatives of a pattern. `ambiguous`: so written, they are other words in other languages, and count only where
 * something else shows the language.
 */
type Connectives = {
  readonly or: string;
  readonly and: string;
  readonly ambiguous?: { readonly or?: string; readonly and?: string };
};

export const connectives = {
  en: { or: 'or', and: 'and' },
  de: { or: 'oder', and: 'und' },
  nl: { or: 'ofwel', and: 'alsook', ambiguous: { or: '[oó]f', and: 'en' } },
  fr: { or: 'ou', and: 'et' },
  es: { or: 'o bien', and: 'así como', ambiguous: { or: '[oóu]', and: 'y|e' } },
  it: { or: 'oppure', and: 'nonché', ambiguous: { or: 'o', and: 'ed?' } },
  pt: { or: 'ou', and: 'bem como', ambiguous: { and: 'e' } },
  pl: { or: 'lub|albo|bądź', and: 'oraz', ambiguous: { or: 'czy', and: 'i' } },
  ru: { or: 'или|либо', and: 'и' },
  uk: { or: 'або|чи', and: 'та', ambiguous: { and: 'і|й' } },
  el: { or: 'ή|είτε', and: 'και' },
  tr: { or: 'veya|ya da|yoksa|yahut', and: 've' },
  ar: { or: 'أو|أم', and: 'و' },
  fa: { or: 'یا', and: 'و' },
  he: { or: 'או', and: 'וכן' },
  hi: { or: 'या|अथवा', and: 'और' },
  bn: { or: 'বা|অথবা|নাকি|কিংবা', and: 'এবং|ও' },
  ta: { or: 'அல்லது', and: 'மற்றும்' },
  vi: { or: 'hay|hoặc', and: 'và' },
  id: { or: 'atau', and: 'dan' },
  sw: { or: 'ama', and: 'pamoja na', ambiguous: { or: 'au', and: 'na' } },
  sv: { or: 'eller', and: 'och' },
  da: { or: 'eller', and: 'og' },
  nb: { or: 'eller', and: 'og' },
  fi: { or: 'tai|vai', and: 'sekä', ambiguous: { and: 'ja' } },
  cs: { or: 'nebo|anebo', and: 'jakož i', ambiguous: { or: 'či', and: 'a|i' } },
  hu: { or: 'vagy|illetve', and: 'és' },
  ro: { or: 'sau', and: 'și|şi', ambiguous: { or: 'ori' } },
} as const satisfies Readonly<Record<string, Connectives>>;

/** In one language any of its words for "or"; in others those that are no other word anywhere. */
export const orIn = (language: string): string => {
  const own = new Map<string, Connectives>(Object.entries(connectives)).get(language.split('-')[0] ?? '');
  return own ? [own.or, own.ambiguous?.or ?? []].flat().join('|') : or;
};

const all: readonly Connectives[] = Object.values(connectives);
/** Those that are no other word anywhere. */
export const or = all.map((one) => one.or).join('|');
export const and = all.map((one) => one.and).join('|');
/** Any of them, for places where no other word could stand. */
export const anyOr = all.flatMap((one) => [one.or, one.ambiguous?.or ?? []].flat()).join('|');
export const anyAnd = all.flatMap((one) => [one.and, one.ambiguous?.and ?? []].flat()).join('|');

/** The same where no space parts words. */
export const orWithin = '还是|還是|或者|或是|または|又は|それとも|あるいは|もしくは|또는|혹은|아니면|หรือ';
export const andWithin = '以及|和|그리고|และ';
