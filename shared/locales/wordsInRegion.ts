/**
 * The name of the words that a tag (BCP 47) is given: its language, but for regions that say some things otherwise. Portuguese anywhere but in Brazil is
 * written as in Portugal; a tag without a region is Brazil's.
 */
export const wordsInRegion = (locale: Intl.Locale): string => {
  const { language, region } = locale.maximize();
  return language === 'pt' && region !== 'BR' ? 'pt-PT' : language;
};
