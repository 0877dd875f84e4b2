import { wordsNameOf } from '../../text/language.ts';

/** What a researcher looks for about an option beside the criteria, in the languages of the pages; English in others. BCP 47. */
export const baseRateIn = (language: string): ((option: string) => string) => {
  const asked = said[wordsNameOf(language)] ?? english;
  return (option) => asked + option;
};

const english = 'base rate: how often does this work out: ';
const said: Readonly<Record<string, string>> = {
  en: english,
  de: 'Grundrate: Wie oft geht so etwas gut aus: ',
  es: 'tasa base: con qué frecuencia sale bien algo así: ',
  fr: 'taux de base : combien de fois cela réussit-il : ',
  ar: 'المعدل الأساسي: كم مرة ينجح مثل هذا: ',
  hi: 'आधार दर: ऐसा कितनी बार सफल होता है: ',
  ja: '基準率：このようなことがうまくいく割合：',
  'zh-Hant': '基準率：此類做法成功的頻率：',
  zh: '基准率：此类做法成功的频率：',
};
