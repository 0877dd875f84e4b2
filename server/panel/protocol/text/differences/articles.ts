/** The words of a text but for its articles, in languages where they are no other words. */
export const withoutArticles = (words: readonly string[], language: string): readonly string[] => {
  const article = articles[language.split('-')[0] ?? ''];
  return article ? words.filter((word) => !article.test(word)) : words;
};

const articles: Readonly<Record<string, RegExp>> = {
  en: /^(?:the|an?)$/iu,
  de: /^(?:d(?:er|ie|as|en|em|es)|eine?[mnrs]?)$/iu,
  fr: /^(?:l[ae]s?|une?|des)$/iu,
  es: /^(?:el|l[ao]s?|un[ao]?s?)$/iu,
  it: /^(?:il|l[aoe]|gli|i|un[ao]?)$/iu,
  pt: /^(?:[ao]s?|uma?)$/iu,
  nl: /^(?:de|het|een)$/iu,
  ...{ sv: /^(?:en|ett|den|det)$/iu, da: /^(?:en|et|den|det)$/iu, nb: /^(?:en|ei|et|den|det)$/iu },
  el: /^(?:ο|η|το|τον|την|τα|τους|τις|ένα[νς]?|μια)$/iu,
};
