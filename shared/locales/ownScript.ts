/**
 * Whether a tag is read by who reads its language in the script it is usually written in: false for Hindi in Latin letters, whose words would
 * stand in Devanagari. Chinese, which has words in two scripts, is for its callers to tell apart.
 */
export const isInOwnScript = (locale: Intl.Locale): boolean => {
  const usual = new Intl.Locale(locale.language).maximize().script;
  return familyOf(locale.maximize().script) === familyOf(usual);
};

const familyOf = (script = ''): string => families[script] ?? script;
/** Scripts (ISO 15924) that are read by who reads another one. */
const families: Readonly<Record<string, string>> = {
  ...{ Hira: 'Jpan', Kana: 'Jpan', Hrkt: 'Jpan' },
  ...{ Hang: 'Kore' },
  ...{ Aran: 'Arab' },
  ...{ Latf: 'Latn', Latg: 'Latn' },
};
